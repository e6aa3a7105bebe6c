"""What bots are called at a table: invented regulars of a speakeasy, in any language."""

from random import Random
from typing import Final

NAMES: Final = (
    "Bathtub Bertha",
    "Bowler Hat Bram",
    "Cigarillo Celeste",
    "Cloakroom Cleo",
    "Cufflinks Carmela",
    "Doorbell Delaney",
    "Eyepatch Edna",
    "Feather Boa Flo",
    "Fedora Flanagan",
    "Foghorn Phil",
    "Galoshes Gallo",
    "Gin Fizz Gertie",
    "Gramophone Gus",
    "Hiccup Higgins",
    "Icebox Ivo",
    "Ledger Leo",
    "Left-Hand Lorenzo",
    "Marmalade Moe",
    "Molasses Mick",
    "Moonshine Maud",
    "Nickelodeon Nel",
    "Pinstripe Pete",
    "Pocketwatch Pearl",
    "Postage Due Dora",
    "Quickstep Quinn",
    "Ragtime Rosa",
    "Rumble Seat Ray",
    "Running Board Ruth",
    "Sarsaparilla Sven",
    "Saxophone Sal",
    "Sidecar Sadie",
    "Silk Stocking Stan",
    "Teacup Tommaso",
    "Tiptoe Tessa",
    "Trombone Toon",
    "Two-Clock Tilly",
    "Umbrella Ida",
    "Velvet Mulrooney",
    "Wallpaper Walt",
    "Whispering Wim",
)


def bot_name(table: str, seat: int) -> str:
    """The name of a chair's bot: another for each chair, and the same again for the same."""
    return Random(table).sample(NAMES, len(NAMES))[seat]
