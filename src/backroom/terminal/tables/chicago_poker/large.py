"""The table of Chicago Poker with full words, where there is room for them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.chicago_poker.cards import (
    BUSINESS,
    CARD,
    COLOUR_OF,
    FACES,
    GANGSTERS,
    PLACE,
    SERIES,
)
from backroom.games.chicago_poker.view import PokerView
from backroom.terminal.story import Heard
from backroom.terminal.tables.grids import asked, grid, listed
from backroom.texts.words import Words

from .small import BULLET, STYLES, owned, piles, pool_lines


def large(view: PokerView, words: Words, heard: Heard) -> RenderableType:
    """Businesses and series, what is won, the deck, and the own hand."""
    known = [Text(line, "dim") for line in pool_lines(view, words)]
    return Group(
        _table(view, words),
        *known,
        piles(view, words, 200),
        *_hand(view, words),
        Text(words.text("poker-legend-large"), "dim"),
    )


def _table(view: PokerView, words: Words) -> Table:
    """A column a business, a row a player."""
    heads = [_head(view, words, place) for place in range(len(view.open))]
    turn = words.text("poker-turn-label", {"turn": view.turns})
    table = grid(turn, *heads, words.text("poker-won-heading"))
    for seat in range(view.seats):
        style = "bold" if seat == view.seat else ""
        name = asked(words.names[seat], bool(view.waiting >> seat & 1), style)
        cards: dict[str, object] = {"count": len(view.hands[seat])}
        name.append(f"\n  {words.text('poker-cards-held', cards)}", "dim")
        series = [_series(view, words, place, seat) for place in range(len(view.open))]
        table.add_row(name, *series, owned(view, words, seat) or "-", end_section=True)
    return table


def _head(view: PokerView, words: Words, place: int) -> str:
    """A business and how the five cards of a player lie there."""
    kind = view.open[place]
    letter = words.value(PLACE, place)
    if kind < 0:
        return f"{letter} -"
    up, down = words.text("poker-letter-up"), words.text("poker-letter-down")
    faces = "".join(up if FACES[kind] >> card & 1 else down for card in range(SERIES))
    return f"{letter} {words.value(BUSINESS, kind)} {faces}"


def _series(view: PokerView, words: Words, place: int, seat: int) -> Text:
    """The cards of a player at a business, in order; those face down in brackets."""
    cards = [_laid(words, code) for code in view.series[place][seat]]
    if view.bullets[place] == seat:
        cards.append(Text(f"{BULLET} {words.text('poker-bullet')}", "bold"))
    return listed(cards)


def _laid(words: Words, code: int) -> Text:
    if code < 0:
        return Text(words.text("poker-hidden"), "dim")
    named = words.value(CARD, code >> 1)
    style = STYLES[COLOUR_OF[code >> 1]]
    return Text(named, f"bold {style}") if code & 1 else Text(f"({named})", style)


def _hand(view: PokerView, words: Words) -> list[Text]:
    """The own cards by name; nothing for a spectator."""
    if view.seat < 0:
        return []
    hand = view.hands[view.seat]
    styles = [STYLES[COLOUR_OF[card]] if card < GANGSTERS else "magenta" for card in hand]
    named = zip(hand, styles, strict=True)
    cards = [Text(words.value(CARD, card), style) for card, style in named]
    return [Text(f"{words.text('poker-hand-label')} ", "bold").append_text(listed(cards))]
