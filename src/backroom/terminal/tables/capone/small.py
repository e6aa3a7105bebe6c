"""The city of Capone at 80 columns, readable without colour.

A letter for each player, letters for members, a number for bodyguards: `aMS2=100` is player
a with Mama, the secretary and two bodyguards, worth 100.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from backroom.games.capone.actions import ACTIONS
from backroom.games.capone.board import (
    BITS,
    BLOCKS,
    BUSINESS,
    DIVERTED,
    EMPTY,
    EQUAL_BEFORE,
    EVERYBODY,
    GUARD,
    GUARD_VALUE,
    MEMBER,
    MEMBERS,
    OWNER,
    STONES,
    VALUES,
    worth,
)
from backroom.games.capone.cards import (
    CARD,
    DIVERSION,
    LEGAL,
    LEGAL_INCOME,
    MINIMUM,
    PROTECTION_MONEY,
    TAKEOVER,
)
from backroom.games.capone.moves import STEP_COST, STEP_SALE, names
from backroom.games.capone.view import CaponeView
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

TELLING: Final = Telling(
    quiet=frozenset(("dealt-hidden", "kept")),
    suffered=frozenset(("expelled", "returned", "diverted", "arrested", "fetched", "drowned")),
)
LETTERS: Final = "abcdef"
MEMBER_TEXTS: Final = (
    "table-don",
    "table-mama",
    "table-right_hand",
    "table-collector",
    "table-lawyer",
    "table-accountant",
    "table-secretary",
    "table-newcomer",
)
# Short names, so that fields with many stones fit beside them.
BUSINESS_TEXTS: Final = (
    "table-bar",
    "table-pawnbroker",
    "table-exchange",
    "table-credit",
    "table-print",
    "table-nightclub",
    "table-casino",
    "table-bank",
    "table-jeweller",
    "table-guns",
)
STYLES: Final = ("green", "red", "bright_blue", "yellow", "dark_orange", "magenta")
TITLE: Final = 10
# C10: an enemy is beaten by so much at least, in thousands.
STRONGER: Final = 5
FIELD_WIDTH: Final = 13
NAME_WIDTH: Final = 10
MOST_EXPLAINED: Final = 5


def draw(view: CaponeView, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """The year, the businesses, the players and the own hand."""
    half = BUSINESS.size // 2
    return [
        _year(view, words),
        *[_businesses(view, words, (row, row + half)) for row in range(half)],
        _aside(view, words),
        *[_player(view, words, seat) for seat in range(view.seats)],
        *_hand(view, words, width),
        Text(words.text("table-legend"), "dim"),
        *_explained(view, words),
    ]


def _explained(view: CaponeView, words: Words) -> list[Text]:
    """How a field is read; with six players there is no room for it."""
    is_crowded = view.seats > MOST_EXPLAINED
    return [] if is_crowded else [Text(words.text("table-legend-field"), "dim")]


def note(view: CaponeView, words: Words, action: int) -> str:
    """What a card needs or pays, who is at a field, what a member or a step is worth."""
    verb = ACTIONS.verb_of[action].name
    args = ACTIONS.args_of[action]
    if verb == "play" and args[0] < LEGAL:
        return words.text("table-minimum", {"value": MINIMUM[args[0]]})
    if verb == "play" and args[0] < DIVERSION:
        return f"+${LEGAL_INCOME[view.markers[view.seat]]}k"
    if verb == "victim":
        paid = min(PROTECTION_MONEY[view.markers[args[0]]], view.cash[args[0]])
        return f"+${paid}k"
    if verb == "at" and view.fields[args[0]] != EMPTY:
        code = view.fields[args[0]]
        return f"{words.names[code // OWNER]} {stones(words, code & STONES)}={worth(code)}"
    if verb in ("member", "bail"):
        return f"${VALUES[args[0]]}k"
    if verb == "invest":
        return _price(args[0] - view.markers[view.seat])
    return ""


def standing(view: CaponeView, words: Words, seat: int) -> str:
    """The marker, and the cash that decides among equals."""
    told: dict[str, object] = {"marker": view.markers[seat], "cash": view.cash[seat]}
    return words.text("capone-standing", told)


def reckoning(
    view: CaponeView, words: Words, picks: Sequence[int], meant: Sequence[int]
) -> list[str]:
    """What the stones chosen so far are worth and what they must be, and who waits for whom."""
    named = [(ACTIONS.verb_of[pick].name, ACTIONS.args_of[pick]) for pick in picks]
    cards = [args[0] for verb, args in named if verb == "play"]
    fields = [args[0] for verb, args in named if verb == "at"]
    if not cards or not fields or not (cards[0] < LEGAL or cards[0] == TAKEOVER):
        return []
    chosen = sum(VALUES[args[0]] for verb, args in named if verb == "member")
    chosen += sum(GUARD_VALUE * args[0] for verb, args in named if verb == "guards")
    code = view.fields[fields[0]]
    there = 0 if code == EMPTY or code // OWNER == view.seat else worth(code)
    is_exact = cards[0] == TAKEOVER
    need = there if is_exact else max(MINIMUM[cards[0]], there + STRONGER if there else 0)
    told: dict[str, object] = {
        "sum": chosen,
        "need": need,
        "exact": "yes" if is_exact else "no",
        "guards": view.home[view.seat] // GUARD,
    }
    return [words.text("capone-sum", told), *_waiting(view, words, meant)]


def _waiting(view: CaponeView, words: Words, meant: Sequence[int]) -> list[str]:
    """C27: of two who are worth the same, the second is not offered while the first can go."""
    offered = {
        ACTIONS.args_of[one][0] for one in meant if ACTIONS.verb_of[one].name == "member"
    }
    # Where members are only one of several lists, they are not looked at yet.
    if len({ACTIONS.verb_of[one].name for one in meant} - {"done"}) > 1:
        return []
    lines = []
    for second, before in enumerate(EQUAL_BEFORE):
        first = before.bit_length() - 1
        if first in offered and second not in offered and view.home[view.seat] & BITS[second]:
            equals: dict[str, object] = {
                "first": words.value(MEMBER, first),
                "second": words.value(MEMBER, second),
            }
            lines.append(words.text("capone-equal", equals))
    return lines


def stones(words: Words, pile: int) -> str:
    """Some stones in a few characters, for narrow terminals."""
    members = "".join(words.text(MEMBER_TEXTS[member]) for member in names(pile & EVERYBODY))
    guards = pile // GUARD
    return (members + (str(guards) if guards else "")) or "-"


def _price(steps: int) -> str:
    if steps > 0:
        return f"-${steps * STEP_COST}k"
    return f"+${-steps * STEP_SALE}k" if steps else ""


def _year(view: CaponeView, words: Words) -> Text:
    told: dict[str, object] = {
        "year": view.year,
        "seat": words.names[view.starter],
        "left": view.left,
        "deck": view.deck,
    }
    return Text(words.text("table-year", told))


def _businesses(view: CaponeView, words: Words, pair: tuple[int, int]) -> Text:
    """A line with two businesses side by side."""
    line = _business(view, words, pair[0]).append_text(_business(view, words, pair[1]))
    line.rstrip()
    return line


def _business(view: CaponeView, words: Words, business: int) -> Text:
    """A business with its minimum and its two fields, in half a line."""
    title = words.text(BUSINESS_TEXTS[business])
    line = Text(f"{title:{TITLE}}{MINIMUM[business]:>3} ")
    for field in (business * 2, business * 2 + 1):
        code = view.fields[field]
        cell = Text(".", "dim") if code == EMPTY else _held(words, code)
        cell.pad_right(FIELD_WIDTH - cell.cell_len)
        line.append_text(cell)
    return line


def _held(words: Words, code: int) -> Text:
    seat = code // OWNER
    return Text(f"{LETTERS[seat]}{stones(words, code & STONES)}={worth(code)}", STYLES[seat])


def _aside(view: CaponeView, words: Words) -> Text:
    """Who was diverted, and whose bodyguards earn honest money."""
    parts = []
    for place, who in enumerate(view.diverted):
        owner, member = divmod(who, MEMBERS)
        there = "-" if who == EMPTY else LETTERS[owner] + stones(words, BITS[member])
        parts.append(f"{words.value(DIVERTED, place)} {there}")
    honest = "".join(LETTERS[seat] for seat in view.shops if seat != EMPTY) or "-"
    return Text(" · ".join([*parts, words.text("table-legal", {"seats": honest})]))


def _player(view: CaponeView, words: Words, seat: int) -> Text:
    """A player: marker, cash, and where the stones are that earn nothing now."""
    mark = ">" if view.waiting >> seat & 1 else " "
    cells = view.cells[seat * BLOCKS : seat * BLOCKS + BLOCKS]
    told: dict[str, object] = {
        "marker": str(view.markers[seat]).rjust(2),
        "cash": f"${view.cash[seat]}k".rjust(6),
        "home": stones(words, view.home[seat]),
        "cells": "/".join(stones(words, cell) for cell in reversed(cells)),
        "harbour": stones(words, view.harbour[seat]),
        "park": view.park[seat],
    }
    name = words.names[seat][: NAME_WIDTH - 1]
    head = f"{mark}{LETTERS[seat]} {name:{NAME_WIDTH}}"
    return Text(head + words.text("table-player", told), STYLES[seat])


def _hand(view: CaponeView, words: Words, width: int) -> list[Text]:
    """The own cards; nothing for a spectator."""
    if view.seat < 0:
        return []
    cards = ", ".join(words.value(CARD, card) for card in view.hands[view.seat])
    line = Text(f"{words.text('table-hand')} {cards}", "bold")
    line.truncate(width)
    return [line]
