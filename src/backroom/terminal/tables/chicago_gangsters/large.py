"""The table of Chicago Gangsters with full words, where there is room for them."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_gangsters.actions import SIDE
from backroom.games.chicago_gangsters.cards import (
    CLAN,
    FACE,
    FACES,
    KIND_OF,
    PERSON,
    PERSON_BITS,
    PERSONS,
)
from backroom.games.chicago_gangsters.meta import EXPERT
from backroom.games.chicago_gangsters.moves import faces_of
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.terminal.story import Heard
from backroom.terminal.tables.grids import asked, grid, listed
from backroom.texts.words import Words

from .small import STYLES, loot_line, order, round_line, sums_line, usable

HEADINGS: Final = (
    "gangsters-player",
    "gangsters-side",
    "gangsters-bottles",
    "gangsters-hand",
    "gangsters-put-in",
    "gangsters-persons",
    "gangsters-seen",
)


def large(view: GangstersView, words: Words, heard: Heard) -> RenderableType:
    """The round, the loot, the players by side, the sums and the own hand."""
    return Group(
        Text(round_line(view, words), "bold"),
        Text(loot_line(view, words)),
        _players(view, words),
        Text(sums_line(view, words, heard), "bold"),
        *_hand(view, words),
    )


def _players(view: GangstersView, words: Words) -> Table:
    """Challengers, defenders, Mr. X: a row each."""
    table = grid(*(words.text(id) for id in HEADINGS))
    for seat in order(view):
        name = asked(
            words.names[seat],
            bool(view.waiting >> seat & 1),
            "bold" if seat == view.seat else "",
        )
        known = faces_of(view.known, seat * FACES) if seat != view.seat else ()
        table.add_row(
            name.append(f"\n  {_clan(view, words, seat)}", "dim"),
            _side(view, words, seat),
            str(view.bottles[seat]),
            str(view.sizes[seat]),
            _front(view, words, seat),
            _persons(view, words, seat),
            listed([card_name(words, face) for face in known]),
        )
    return table


def card_name(words: Words, face: int) -> Text:
    """A means card by name, in its colour."""
    return Text(words.value(FACE, face), STYLES[KIND_OF[face]])


def _clan(view: GangstersView, words: Words, seat: int) -> str:
    if seat == view.mr_x:
        return "Mr. X"
    return words.value(CLAN, view.holders.index(seat))


def _side(view: GangstersView, words: Words, seat: int) -> Text:
    """Which side, whether with a hidden card, and what else is special this round."""
    parts = []
    if seat in view.line_up:
        slot = view.line_up.index(seat)
        parts.append(words.value(SIDE, slot // 2))
        if slot == 0:
            parts.append(words.text("gangsters-may-hide"))
    elif view.mr_x_side >= 0:
        parts.append(words.value(SIDE, view.mr_x_side))
    if seat == view.kicked:
        parts.append(words.text("gangsters-thrown-out"))
    if seat == view.godfather:
        parts.append(words.text("table-godfather"))
    if view.options[EXPERT]:
        parts.append(words.text("gangsters-points", {"points": view.points[seat]}))
    return Text(", ".join(parts) or "-")


def _front(view: GangstersView, words: Words, seat: int) -> Text:
    """Cards that can be seen before a player, and those that cannot."""
    shown = faces_of(view.committed, seat * FACES)
    parts = [card_name(words, face) for face in shown]
    if seat == view.mr_x and view.lurking and not shown:
        parts.append(Text(words.text("table-lurking", {"count": view.lurking})))
    if view.hides and seat == view.line_up[0]:
        own = words.value(FACE, view.hidden) if view.hidden >= 0 else "?"
        parts.append(Text(words.text("gangsters-hidden", {"card": own}), "bold"))
    if seat == view.brawling:
        parts.append(Text("x2", "bold"))
    return listed(parts)


def _persons(view: GangstersView, words: Words, seat: int) -> Text:
    held = [n for n in range(len(PERSONS)) if view.persons[seat] & PERSON_BITS[n]]
    return listed([Text(f"{words.value(PERSON, one)} {PERSONS[one].value}") for one in held])


def _hand(view: GangstersView, words: Words) -> list[Text]:
    """The own cards, those of no use here dimmed; nothing for a spectator."""
    if view.seat < 0:
        return []
    cards = []
    for face in faces_of(view.hand, 0):
        card = card_name(words, face)
        if view.district >= 0 and not KIND_OF[face] & usable(view):
            card = Text(f"{card.plain} ({words.text('table-useless')})", "dim")
        cards.append(card)
    return [Text(f"{words.text('table-hand')} ", "bold").append_text(listed(cards))]
