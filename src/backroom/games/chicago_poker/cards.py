"""Everything in the box of Chicago Poker, as printed (rulebook chapter 2)."""

from typing import Final

from backroom.engine.domains import Domain

COLOURS: Final = ("red", "blue", "green", "gold", "black")
HIGHEST: Final = 15
GANGSTERS: Final = 75
RAIDS: Final[tuple[int, ...]] = (75, 76)
MURDER: Final = 77
LIMOUSINE: Final = 78
PISTOL: Final = 79
BLACKMAIL: Final = 80
ALL_CARDS: Final = 81

KEYS: Final = (
    *(f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST + 1)),
    "raid1",
    "raid2",
    "murder",
    "limousine",
    "pistol",
    "blackmail",
)
CARD: Final = Domain("card", KEYS)
GANGSTER: Final = Domain("card", KEYS[:GANGSTERS])
# Printed values by card; a special counts 0 in a tie-break (P14).
VALUES: Final = [card % HIGHEST + 1 if card < GANGSTERS else 0 for card in range(ALL_CARDS)]
COLOUR_OF: Final = [card // HIGHEST for card in range(GANGSTERS)]

# The specials that can be thrown away for nothing (P5); a pistol's extra actions are
# optional anyway (P4).
WASTABLE: Final = Domain("special", ("raid", "murder", "limousine", "blackmail"))

KINDS: Final = 4
COPIES: Final = 5
BUSINESS: Final = Domain("business", ("pub", "jazz", "brewery", "den"))
# Which of a player's five cards lie face up at each kind of business, first card lowest bit.
FACES: Final[tuple[int, ...]] = (0b11100, 0b00111, 0b11111, 0b00000)

BOSSES: Final = ("capone", "yale", "weiss", "moran", "obannion", "torrio")

PLACES: Final = 4
PLACE: Final = Domain("place", ("a", "b", "c", "d"))
# Open businesses, and bullets, by number of players.
OPEN_BUSINESSES: Final[tuple[int, ...]] = (0, 0, 2, 2, 3, 4, 4)
SERIES: Final = 5
FIRST_HAND: Final = 5
HAND_LIMIT: Final = 7
