"""The city of Capone with full words, where there is room for them."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.capone.board import (
    BITS,
    BLOCKS,
    BUSINESS,
    DIVERTED,
    EMPTY,
    EVERYBODY,
    GOAL,
    GUARD,
    GUARDS,
    MEMBER,
    MEMBERS,
    OWNER,
    SHOP,
    STONES,
    worth,
)
from backroom.games.capone.cards import CARD, DIVERSION, LEGAL, LEGAL_INCOME, MINIMUM
from backroom.games.capone.moves import names
from backroom.games.capone.view import CaponeView
from backroom.terminal.story import Heard
from backroom.terminal.tables.grids import asked, grid, listed
from backroom.texts.words import Words

from .small import STYLES

FEW_AWAY: Final = 3


def large(view: CaponeView, words: Words, heard: Heard) -> RenderableType:
    """The year, the illegal businesses, the families, what else is occupied, and the hand."""
    told: dict[str, object] = {
        "year": view.year,
        "seat": words.names[view.starter],
        "left": view.left,
        "deck": view.deck,
    }
    return Group(
        Text(words.text("table-year", told), "bold"),
        _city(view, words),
        _families(view, words),
        _elsewhere(view, words),
        *_hand(view, words),
    )


def stones_in_words(words: Words, pile: int) -> Text:
    """Some stones in full words: the members by name, then the bodyguards."""
    parts = [words.value(MEMBER, member) for member in names(pile & EVERYBODY)]
    if pile // GUARD:
        parts.append(words.value(GUARDS, pile // GUARD))
    return Text(", ".join(parts) or "-")


def _city(view: CaponeView, words: Words) -> Table:
    """The illegal businesses with what they need and who holds their two fields."""
    first, second = words.text("capone-field", {"n": 1}), words.text("capone-field", {"n": 2})
    table = grid(words.text("capone-business"), words.text("capone-needs"), first, second)
    for business in range(BUSINESS.size):
        fields = [_field(view, words, business * 2 + n) for n in (0, 1)]
        name = words.value(BUSINESS, business)
        table.add_row(Text(name, "bold"), f"${MINIMUM[business]}k", *fields)
    return table


def _field(view: CaponeView, words: Words, field: int) -> Text:
    code = view.fields[field]
    if code == EMPTY:
        return Text(words.text("capone-free"), "dim")
    seat = code // OWNER
    line = Text(f"{words.names[seat]}: ", f"bold {STYLES[seat]}")
    line.append_text(stones_in_words(words, code & STONES))
    return line.append(f" = ${worth(code)}k", "bold")


def _families(view: CaponeView, words: Words) -> Table:
    """A row a family: its marker, its money, and where its people are."""
    headings = ("capone-family", "capone-marker", "capone-cash", "capone-home")
    away = ("capone-prison", "capone-harbour", "capone-park")
    table = grid(*(words.text(id) for id in (*headings, *away)))
    for seat in range(view.seats):
        marker = view.markers[seat]
        track = Text("■" * marker, STYLES[seat]).append("·" * (GOAL - marker), "dim")
        home = _home(words, view.home[seat])
        table.add_row(
            asked(words.names[seat], bool(view.waiting >> seat & 1), f"bold {STYLES[seat]}"),
            track.append(f" {marker}/{GOAL}"),
            f"${view.cash[seat]}k",
            home,
            _prison(view, words, seat),
            stones_in_words(words, view.harbour[seat]),
            str(view.park[seat] or "-"),
        )
    return table


def _home(words: Words, pile: int) -> Text:
    """Who is at home; of a family that is nearly whole, who is not."""
    away = names(EVERYBODY & ~pile)
    if len(away) > FEW_AWAY:
        home = stones_in_words(words, pile)
    else:
        missing = words.listed([words.value(MEMBER, member) for member in away])
        guards = words.value(GUARDS, pile // GUARD)
        told: dict[str, object] = {"who": missing, "away": len(away), "guards": guards}
        home = Text(words.text("capone-nearly-all", told))
    return home.append(f" = ${worth(pile)}k", "dim")


def _prison(view: CaponeView, words: Words, seat: int) -> Text:
    """Who sits in which block; block 1 is out next."""
    parts = []
    for block in range(BLOCKS):
        cell = view.cells[seat * BLOCKS + block]
        if cell:
            parts.append(Text(f"{block + 1}: ").append_text(stones_in_words(words, cell)))
    return listed(parts, "; ")


def _elsewhere(view: CaponeView, words: Words) -> Text:
    """The diversions and the legal businesses that are taken."""
    parts = []
    for place, who in enumerate(view.diverted):
        if who != EMPTY:
            owner, member = divmod(who, MEMBERS)
            named = stones_in_words(words, BITS[member]).plain
            parts.append(f"{words.value(DIVERTED, place)}: {words.names[owner]}, {named}")
    for shop, owner in enumerate(view.shops):
        if owner != EMPTY:
            parts.append(f"{words.value(SHOP, shop)}: {words.names[owner]}")
    return Text(words.text("capone-elsewhere", {"where": " · ".join(parts) or "-"}))


def _hand(view: CaponeView, words: Words) -> list[Text]:
    """The own cards, with what they need or pay; nothing for a spectator."""
    if view.seat < 0:
        return []
    parts = []
    for card in view.hands[view.seat]:
        part = Text(words.value(CARD, card), "bold")
        if card < LEGAL:
            part.append(f" ({words.text('table-minimum', {'value': MINIMUM[card]})})", "dim")
        elif card < DIVERSION:
            part.append(f" (+${LEGAL_INCOME[min(9, view.markers[view.seat])]}k)", "dim")
        parts.append(part)
    return [Text(f"{words.text('table-hand')} ", "bold").append_text(listed(parts, " · "))]
