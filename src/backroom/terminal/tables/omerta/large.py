"""The table of Omerta with full words, where there is room for them."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.domains import HIDDEN
from backroom.games.omerta.cards import BOTTLES, CARD, MAMMA, PATROL
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.scoring import totals
from backroom.games.omerta.state import FACE, FROM_DISCARDS, KNOWERS, UNKNOWN
from backroom.games.omerta.view import OmertaView
from backroom.terminal.story import Heard
from backroom.terminal.tables.grids import asked, boxed
from backroom.texts.words import Words

from .small import pool_lines

CELL: Final = 13
NAME: Final = 20


def large(view: OmertaView, words: Words, heard: Heard) -> RenderableType:
    """Where the round stands, everybody's cards, the vault, and what is known of mixed ones."""
    seen = OMERTA.shown(view)
    rows = [_row(seen, words, seat) for seat in range(seen.seats)]
    known = [Text(line, "dim") for line in pool_lines(seen, words)]
    return Group(
        Text(words.text("omerta-round", _round(seen)), "bold"),
        _piles(seen, words),
        *rows,
        _vault(seen, words),
        *known,
    )


def _round(view: OmertaView) -> dict[str, object]:
    return {"round": view.round, "rounds": view.seats, "turn": view.turns}


def _piles(view: OmertaView, words: Words) -> Text:
    """The deck, the top discard, and the card just drawn."""
    top = words.value(CARD, view.discards[-1]) if view.discards else words.text("list-empty")
    told: dict[str, object] = {"deck": view.deck, "discards": len(view.discards), "top": top}
    line = Text(words.text("omerta-piles", told))
    if view.drawn != HIDDEN:
        source = "discards" if view.source == FROM_DISCARDS else "deck"
        drawn: dict[str, object] = {"card": words.value(CARD, view.drawn), "source": source}
        line.append(" · " + words.text("omerta-drawn", drawn), "bold yellow")
    return line


def _row(view: OmertaView, words: Words, seat: int) -> Table:
    """A player's name and total, and his cards side by side."""
    total: dict[str, object] = {"points": totals(view.sheet, view.seats)[seat]}
    style = "bold" if seat == view.seat else ""
    name = asked(words.names[seat], bool(view.waiting >> seat & 1), style)
    name.append(f"\n  {words.text('omerta-standing', total)}", "dim")
    if any(one.card == MAMMA and one.seat == seat for one in view.blockers):
        name.append(f"\n  {words.text('omerta-under-mamma')}", "bold")
    cards = boxed(max(1, len(view.hands[seat])), CELL)
    cards.add_row(*(_card(view, words, seat, slot) for slot in range(len(view.hands[seat]))))
    return _beside(name, cards)


def _beside(name: Text, cards: Table) -> Table:
    table = Table.grid()
    table.add_column(width=NAME)
    table.add_column()
    table.add_row(name, cards)
    return table


def _card(view: OmertaView, words: Words, seat: int, slot: int) -> Text:
    """A card: its slot, its name and points, whether its owner knows it, a Patrol on it."""
    code = view.hands[seat][slot]
    text = _named(words, slot, code & FACE)
    marks = []
    if code & KNOWERS[seat]:
        marks.append(words.text("omerta-known"))
    patrols = [(one.seat, one.slot) for one in view.blockers if one.card == PATROL]
    if (seat, slot) in patrols:
        marks.append(words.text("omerta-guarded"))
    return text.append("\n" + ", ".join(marks), "dim")


def _named(words: Words, slot: int, face: int) -> Text:
    text = Text(f"{slot + 1} ", "dim")
    if face in (HIDDEN, UNKNOWN):
        return text.append("?")
    return text.append(words.value(CARD, face), "bold green" if face < BOTTLES else "bold cyan")


def _vault(view: OmertaView, words: Words) -> Table:
    cards = boxed(max(1, len(view.vault)), CELL)
    cards.add_row(*(_named(words, slot, code & FACE) for slot, code in enumerate(view.vault)))
    return _beside(Text(f"  {words.text('omerta-vault')}"), cards)
