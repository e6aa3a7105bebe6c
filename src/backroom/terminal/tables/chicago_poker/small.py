"""The table of Chicago Poker at 80 columns, readable without colour.

A column a business, a row a player. A card is a letter for its colour and its value; a capital
lies face up, a small letter face down, `?` is a card that you do not know.
"""

import textwrap
from typing import Final

from rich.text import Text

from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.cards import (
    BUSINESS,
    CARD,
    COLOUR_OF,
    COLOURS,
    FACES,
    GANGSTERS,
    KINDS,
    PLACE,
    SERIES,
    VALUES,
)
from backroom.games.chicago_poker.rules.duel import Duel, TieBreak
from backroom.games.chicago_poker.view import PokerView
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

TELLING: Final = Telling(frozenset(("turn", "actions", "cleared", "put_aside")))
NAME_WIDTH: Final = 11
WIDEST_CELL: Final = 24
LETTERS: Final = (
    "poker-letter-red",
    "poker-letter-blue",
    "poker-letter-green",
    "poker-letter-gold",
    "poker-letter-black",
)
STYLES: Final = ("red", "bright_blue", "green", "yellow", "white")
SHORT_NAMES: Final = (
    "poker-short-pub",
    "poker-short-jazz",
    "poker-short-brewery",
    "poker-short-den",
)
BULLET: Final = "*"
# Discards shown on the line of the deck.
SHOWN_DISCARDS: Final = 3


def draw(view: PokerView, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """Businesses, series, what is won, the deck, and the own hand."""
    places = len(view.open)
    size = min(WIDEST_CELL, (width - NAME_WIDTH) // places)
    rows = [_row(view, words, seat, size) for seat in range(view.seats)]
    return [
        *_heads(view, words, size),
        *rows,
        *_pools(view, words, width),
        *_won(view, words, width),
        piles(view, words, width),
        _hand(view, words),
        _legend(words),
    ]


def note(view: PokerView, words: Words, action: int) -> str:
    """Which business a place is and how a card would lie there; which card a position is."""
    verb = ACTIONS.verb_of[action].name
    args = ACTIONS.args_of[action]
    if verb == "play":
        kind = view.open[args[1]]
        face = FACES[kind] >> len(view.series[args[1]][view.seat]) & 1
        business = words.value(BUSINESS, kind)
        return words.text("poker-lies", {"business": business, "up": "yes" if face else "no"})
    if verb == "pick":
        source = ACTIONS.args_of[view.draft[0]][0]
        return words.value(CARD, view.series[source][view.seat][args[0]] >> 1)
    if verb == "duel":
        return words.value(BUSINESS, view.open[args[0]])
    return ""


def standing(view: PokerView, words: Words, seat: int) -> str:
    """The businesses that are won, by kind."""
    count = sum(view.won[seat * KINDS : seat * KINDS + KINDS])
    return words.text("poker-standing", {"count": count, "owned": owned(view, words, seat)})


def owned(view: PokerView, words: Words, seat: int) -> str:
    """The businesses of a player by kind, in short; empty if there are none."""
    counts = view.won[seat * KINDS : seat * KINDS + KINDS]
    kinds = [
        words.text(SHORT_NAMES[kind]) + (f" x{count}" if count > 1 else "")
        for kind, count in enumerate(counts)
        if count
    ]
    return ", ".join(kinds)


def card_text(words: Words, card: int, is_up: bool) -> Text:
    """A gangster in two or three characters."""
    colour = COLOUR_OF[card]
    letter = words.text(LETTERS[colour])
    shown = letter.upper() if is_up else letter.lower()
    style = STYLES[colour] if is_up else f"{STYLES[colour]} dim"
    return Text(f"{shown}{VALUES[card]}", style)


def _heads(view: PokerView, words: Words, size: int) -> list[Text]:
    """The businesses, and below them how the five cards of a player lie there."""
    names = Text(_turn(view, words).ljust(NAME_WIDTH))
    faces = Text(words.text("poker-faces-label").ljust(NAME_WIDTH))
    for place, kind in enumerate(view.open):
        letter = words.value(PLACE, place)
        business = words.value(BUSINESS, kind) if kind >= 0 else "-"
        names.append(f"{letter} {business}"[: size - 1].ljust(size), "bold")
        faces.append((f"  {_faces(words, kind)}" if kind >= 0 else "").ljust(size), "dim")
    return [names, faces]


def _turn(view: PokerView, words: Words) -> str:
    return words.text("poker-turn-label", {"turn": view.turns})


def _faces(words: Words, kind: int) -> str:
    up, down = words.text("poker-letter-up"), words.text("poker-letter-down")
    return "".join(up if FACES[kind] >> card & 1 else down for card in range(SERIES))


def _row(view: PokerView, words: Words, seat: int, size: int) -> Text:
    """A player: the mark of who is waited for, the name, the cards in hand, the series."""
    mark = ">" if view.waiting >> seat & 1 else " "
    hand = str(len(view.hands[seat]))
    name = words.names[seat][: NAME_WIDTH - 4]
    own = "bold" if seat == view.seat else ""
    row = Text(f"{mark}{name:{NAME_WIDTH - 4}}{hand:>2} ", own)
    for place in range(len(view.open)):
        row.append_text(_series(view, words, place, seat, size))
    return row


def _series(view: PokerView, words: Words, place: int, seat: int, size: int) -> Text:
    """The cards of a player at a business, with the bullet if it marks them."""
    cards = [_laid(words, code) for code in view.series[place][seat]]
    if not cards:
        return Text("  .".ljust(size), "dim")
    if view.bullets[place] == seat:
        cards.append(Text(BULLET, "bold"))
    wide = Text("  ") + Text(" ").join(cards)
    cell = wide if wide.cell_len < size else Text(" ") + Text("").join(cards)
    cell.pad_right(max(0, size - cell.cell_len))
    return cell


def _laid(words: Words, code: int) -> Text:
    return card_text(words, code >> 1, bool(code & 1)) if code >= 0 else Text("?", "dim")


def _pools(view: PokerView, words: Words, width: int) -> list[Text]:
    return [part for line in pool_lines(view, words) for part in _wrapped(line, width, "dim")]


def pool_lines(view: PokerView, words: Words) -> list[str]:
    """What is known to lie somewhere in a player's series, but not which card it is."""
    lines = []
    for pool in view.pools:
        series = [member // SERIES for member in pool.members]
        places = dict.fromkeys(one // view.seats for one in series)
        told: dict[str, object] = {
            "seat": words.names[series[0] % view.seats],
            "place": words.listed([words.value(PLACE, place) for place in places]),
            "cards": words.listed([words.value(CARD, card) for card in pool.known]),
        }
        lines.append(words.text("poker-pool-note", told))
    return lines


def _wrapped(line: str, width: int, style: str = "") -> list[Text]:
    return [Text(part, style) for part in textwrap.wrap(line, width, subsequent_indent="  ")]


def _won(view: PokerView, words: Words, width: int) -> list[Text]:
    """The businesses that everybody has, by name."""
    everybody = [
        f"{words.names[seat]} {kinds}"
        for seat in range(view.seats)
        if (kinds := owned(view, words, seat))
    ]
    told = " · ".join(everybody) or words.text("list-empty")
    return _wrapped(words.text("poker-won-label", {"owned": told}), width)


def piles(view: PokerView, words: Words, width: int) -> Text:
    """What lasts of the turn, the deck, and the newest discards, as many as fit."""
    is_turn = not view.winners and not isinstance(view.steps[-1], Duel | TieBreak)
    id = "poker-piles-line-turn" if is_turn else "poker-piles-line"
    newest = [_short(words, card) for card in view.discards[: -SHOWN_DISCARDS - 1 : -1]]
    told = {
        "deck": view.deck,
        "discards": len(view.discards),
        "newest": " ".join(newest) or "-",
        "actions": view.left + view.extra,
    }
    while newest and len(words.text(id, told)) > width:
        newest.pop()
        told["newest"] = " ".join(newest)
    return Text(words.text(id, told))


def _short(words: Words, card: int) -> str:
    if card < GANGSTERS:
        return card_text(words, card, True).plain
    return words.value(CARD, card)


def _hand(view: PokerView, words: Words) -> Text:
    """The own cards, gangsters by colour, specials by name."""
    line = Text(words.text("poker-hand-label"), "bold")
    for card in view.hands[view.seat]:
        line.append("  ")
        if card < GANGSTERS:
            line.append_text(card_text(words, card, True))
        else:
            line.append(words.value(CARD, card), "magenta")
    return line


def _legend(words: Words) -> Text:
    """A line that explains the letters of the colours."""
    colours = "  ".join(
        f"{words.text(LETTERS[colour])} {words.text(f'colour-{name}')}"
        for colour, name in enumerate(COLOURS)
    )
    return Text(words.text("poker-legend", {"colours": colours}), "dim")
