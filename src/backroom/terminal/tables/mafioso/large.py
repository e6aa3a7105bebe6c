"""The long table of Mafioso with full words, where there is room for them."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.mafioso.board import (
    ASLEEP,
    CHAIRS,
    EMPTY,
    KINDS,
    MAN,
    MEN,
    OBJECTS,
)
from backroom.games.mafioso.cards import CARD
from backroom.games.mafioso.scoring import income_at
from backroom.games.mafioso.state import GONE, IN_HAND
from backroom.games.mafioso.view import MafiosoView
from backroom.terminal.story import Heard
from backroom.terminal.tables.grids import asked, boxed, grid, listed
from backroom.texts.words import Words

from .small import BOTTOM, STYLES, TOP

CELL: Final = 8
LEFT: Final = (29, 28)
RIGHT: Final = (13, 14)
SHOWN_DISCARDS: Final = 4
HEADINGS: Final = (
    "mafioso-family",
    "mafioso-money",
    "mafioso-income",
    "mafioso-men",
    "mafioso-cards",
    "mafioso-cake-heading",
)
OBJECT_TEXTS: Final = {
    "revolver": "mafioso-object-revolver",
    "knife": "mafioso-object-knife",
    "drink": "mafioso-object-drink",
    "register": "mafioso-object-register",
    "cafe": "mafioso-object-cafe",
    "restaurant": "mafioso-object-restaurant",
    "casino": "mafioso-object-casino",
    "nothing": "mafioso-object-nothing",
}
COLOUR_TEXTS: Final = (
    "mafioso-colour-yellow",
    "mafioso-colour-red",
    "mafioso-colour-blue",
    "mafioso-colour-green",
    "mafioso-colour-orange",
    "mafioso-colour-purple",
)
KIND_TEXTS: Final = ("mafioso-boss", "mafioso-robbie", "mafioso-jack", "mafioso-henkie")


def large(view: MafiosoView, words: Words, heard: Heard) -> RenderableType:
    """The chairs all round with the pot between them, the families, the piles and the hand."""
    assert len(TOP) + len(BOTTOM) + len(LEFT) + len(RIGHT) == CHAIRS
    return Group(
        _row(view, words, TOP),
        _middle(view, words),
        _row(view, words, BOTTOM),
        _families(view, words),
        _piles(view, words),
        *_hand(view, words),
    )


def colour(words: Words, family: int) -> str:
    """The colour of a family as it is called on its own, not before a man."""
    return words.text(COLOUR_TEXTS[family])


def _row(view: MafiosoView, words: Words, chairs: tuple[int, ...]) -> Table:
    """A long side: number and object, family, man, and what is the matter with him."""
    table = boxed(len(chairs), CELL)
    table.add_row(*(_chair(view, words, chair) for chair in chairs))
    return table


def _chair(view: MafiosoView, words: Words, chair: int) -> Text:
    text = Text(f"{chair} ", "bold")
    text.append(words.text(OBJECT_TEXTS[OBJECTS[chair]]), "dim")
    man = view.chairs[chair]
    if man == EMPTY:
        text.append("\n\n")
    else:
        style = STYLES[man // MEN]
        text.append(f"\n{colour(words, man // MEN)}", style)
        # A sleeping man is the same man: his state has a word of its own below.
        text.append(f"\n{words.text(KIND_TEXTS[man % KINDS])}", f"bold {style}")
    return text.append("\n").append_text(_matter(view, words, chair))


def _matter(view: MafiosoView, words: Words, chair: int) -> Text:
    """Whether a man sleeps, and whose cake stands before him."""
    man = view.chairs[chair]
    if chair in view.cakes:
        owner = view.cakes.index(chair)
        return Text(words.text("mafioso-cake"), f"bold reverse {STYLES[owner]}")
    is_asleep = man != EMPTY and man & ASLEEP
    return Text(words.text("mafioso-asleep") if is_asleep else "", "italic")


def _middle(view: MafiosoView, words: Words) -> Table:
    """The short ends, out of gunshot, and between them the pot and who still stands."""
    table = Table.grid(padding=(0, 1))
    ones, fives, tens = view.pot
    money = {"value": ones + 5 * fives + 10 * tens, "ones": ones, "fives": fives, "tens": tens}
    middle = Text(words.text("table-pot", dict(money)), "bold")
    standing = [
        Text(f"{colour(words, family)} {sum(_standing(view, family))}", STYLES[family])
        for family in range(view.seats)
        if sum(_standing(view, family))
    ]
    if standing:
        middle.append("\n" + words.text("mafioso-standing-men"), "")
        middle.append_text(listed(standing))
    middle.append("\n" + words.text("mafioso-ends"), "dim")
    table.add_row(_ends(view, words, LEFT), middle, _ends(view, words, RIGHT))
    return table


def _ends(view: MafiosoView, words: Words, chairs: tuple[int, ...]) -> Table:
    return _row(view, words, chairs)


def _standing(view: MafiosoView, family: int) -> list[int]:
    """How many men of each kind wait for a chair."""
    return list(view.standing[family * MEN : family * MEN + MEN])


def _families(view: MafiosoView, words: Words) -> Table:
    """A row a family, in turn order."""
    table = grid(*(words.text(id) for id in HEADINGS))
    for family in range(view.seats):
        seat = (view.first + family) % view.seats
        men = sum(man // MEN == family for man in view.chairs) + sum(_standing(view, family))
        name = f"{words.names[seat]} ({colour(words, family)})"
        told: dict[str, object] = {"number": income_at(view.chairs, family)}
        table.add_row(
            asked(name, bool(view.waiting >> seat & 1), f"bold {STYLES[family]}"),
            words.text("mafioso-grand", {"number": view.money[seat]}),
            "-" if view.out[seat] else words.text("mafioso-a-turn", told),
            words.text("mafioso-is-out") if view.out[seat] else str(men),
            str(len(view.hands[seat])),
            _cake(view, words, family),
        )
    return table


def _cake(view: MafiosoView, words: Words, family: int) -> str:
    place = view.cakes[family]
    if place == IN_HAND:
        return words.text("mafioso-cake-unused")
    return words.text("mafioso-cake-gone") if place == GONE else words.text(f"chair-{place}")


def _piles(view: MafiosoView, words: Words) -> Text:
    newest = [words.value(CARD, card) for card in view.discards[: -SHOWN_DISCARDS - 1 : -1]]
    told: dict[str, object] = {
        "turn": view.turns,
        "deck": view.deck,
        "discards": len(view.discards),
        "newest": ", ".join(newest) or "-",
    }
    return Text(words.text("table-piles", told))


def _hand(view: MafiosoView, words: Words) -> list[Text]:
    """The own men who wait and the own cards by name; a spectator has neither."""
    if view.seat < 0:
        return []
    names = [Text(words.value(CARD, card)) for card in view.hands[view.seat]]
    lines = [Text(f"{words.text('table-hand')} ", "bold").append_text(listed(names))]
    family = view.family(view.seat)
    waiting = [
        Text(f"{words.value(MAN, man)}{f' x{count}' if count > 1 else ''}", STYLES[family])
        for man, count in enumerate(_standing(view, family))
        if count
    ]
    if waiting:
        label = Text(words.text("mafioso-own-standing"), "bold")
        lines.append(label.append_text(listed(waiting)))
    return lines
