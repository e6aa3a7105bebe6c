"""The table of Omerta at 80 columns, readable without colour.

A row a player: slots with a bottle's value, a short name for a character, or `?`. A card that
its owner knows has a dot, one under the Police Patrol a `#`.
"""

import textwrap
from typing import Final

from rich.text import Text

from backroom.engine.domains import HIDDEN
from backroom.games.omerta.actions import ACTIONS, AIM
from backroom.games.omerta.cards import BOTTLES, CARD, MAMMA, PATROL, POINTS
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.scoring import totals
from backroom.games.omerta.state import FACE, FROM_DISCARDS, KNOWERS, ROW, UNKNOWN
from backroom.games.omerta.view import OmertaView
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

TELLING: Final = Telling(quiet=frozenset(("turn", "held")), suffered=frozenset(("given",)))
NAME_WIDTH: Final = 11
LEFT: Final = NAME_WIDTH + 6
CELL: Final = 7
OWN_SLOTS: Final = frozenset(("swap", "peek", "claim", "kill", "throw", "crack"))
SHORT: Final = (
    "omerta-short-gangster",
    "omerta-short-lady",
    "omerta-short-mole",
    "omerta-short-snitch",
    "omerta-short-driver",
    "omerta-short-safecracker",
    "omerta-short-killer",
    "omerta-short-witness",
    "omerta-short-alibi",
    "omerta-short-mamma",
    "omerta-short-patrol",
)


def draw(view: OmertaView, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """Where the round stands, everybody's cards, the vault, and what is known of mixed ones."""
    seen = OMERTA.shown(view)
    rows = [line for seat in range(seen.seats) for line in _hand(seen, words, seat, width)]
    return [
        _round(seen, words),
        _piles(seen, words),
        *rows,
        *_cells(words.text("omerta-vault").ljust(LEFT), _vault(seen, words), width),
        *_pools(seen, words, width),
        Text(words.text("omerta-legend"), "dim"),
    ]


def note(view: OmertaView, words: Words, action: int) -> str:
    """Which card a slot is, as far as that may be shown, and what the top discard is."""
    seen = OMERTA.shown(view)
    verb = ACTIONS.verb_of[action].name
    if verb == "take":
        return words.value(CARD, seen.discards[-1])
    if verb in OWN_SLOTS:
        return _named(words, seen.hands[seen.seat][ACTIONS.args_of[action][0]])
    if verb == "pick":
        victim = seen.draft[-1] - AIM
        return _named(words, seen.hands[victim][ACTIONS.args_of[action][0]])
    if verb == "open":
        return _named(words, seen.vault[ACTIONS.args_of[action][0]])
    return ""


def standing(view: OmertaView, words: Words, seat: int) -> str:
    """The points of all rounds; the fewest win."""
    told: dict[str, object] = {"points": totals(view.sheet, view.seats)[seat]}
    return words.text("omerta-standing", told)


def short(words: Words, face: int) -> str:
    """A card in a few characters: a bottle's value, or a short name."""
    if face in (HIDDEN, UNKNOWN):
        return "?"
    return str(POINTS[face]) if face < BOTTLES else words.text(SHORT[face - BOTTLES])


def _named(words: Words, code: int) -> str:
    return "" if code & FACE == UNKNOWN else words.value(CARD, code & FACE)


def _round(view: OmertaView, words: Words) -> Text:
    """Where the match stands, and the card just drawn."""
    told: dict[str, object] = {"round": view.round, "rounds": view.seats, "turn": view.turns}
    line = Text(words.text("omerta-round", told))
    if view.drawn != HIDDEN:
        source = "discards" if view.source == FROM_DISCARDS else "deck"
        drawn: dict[str, object] = {"card": words.value(CARD, view.drawn), "source": source}
        line.append(" · " + words.text("omerta-drawn", drawn), "bold")
    return line


def _piles(view: OmertaView, words: Words) -> Text:
    """The deck and the top discard."""
    top = words.value(CARD, view.discards[-1]) if view.discards else words.text("list-empty")
    told: dict[str, object] = {"deck": view.deck, "discards": len(view.discards), "top": top}
    return Text(words.text("omerta-piles", told))


def _hand(view: OmertaView, words: Words, seat: int, width: int) -> list[Text]:
    """A player: who is waited for, the name, the total, a Mamma, and the cards."""
    mark = ">" if view.waiting >> seat & 1 else " "
    total = totals(view.sheet, view.seats)[seat]
    name = words.names[seat][: NAME_WIDTH - 1]
    head = f"{mark}{name:{NAME_WIDTH - 1}}{total:>4}  "
    cells = [_cell(view, words, seat, slot) for slot in range(len(view.hands[seat]))]
    if any(one.card == MAMMA and one.seat == seat for one in view.blockers):
        cells.insert(0, words.text("omerta-under-mamma"))
    return _cells(head, cells, width, "bold" if seat == view.seat else "")


def _cell(view: OmertaView, words: Words, seat: int, slot: int) -> str:
    """One card: slot, face, a dot if its owner knows it, `#` under a Patrol."""
    code = view.hands[seat][slot]
    known = "." if code & KNOWERS[seat] else ""
    blocked = any(
        one.card == PATROL and one.seat == seat and one.slot == slot for one in view.blockers
    )
    return f"{slot + 1}:{short(words, code & FACE)}{known}{'#' if blocked else ''}"


def _vault(view: OmertaView, words: Words) -> list[str]:
    return [f"{slot + 1}:{short(words, code & FACE)}" for slot, code in enumerate(view.vault)]


def _cells(head: str, cells: list[str], width: int, style: str = "") -> list[Text]:
    """Cells in columns after a heading, on as many lines as they need."""
    each = max(1, (width - LEFT) // CELL)
    parts = [cells[first : first + each] for first in range(0, len(cells), each)] or [["-"]]
    lines = ["".join(cell.ljust(CELL) for cell in part).rstrip() for part in parts]
    heads = [head, *[" " * LEFT] * (len(lines) - 1)]
    return [Text(one + two, style) for one, two in zip(heads, lines, strict=True)]


def _pools(view: OmertaView, words: Words, width: int) -> list[Text]:
    wrapper = textwrap.TextWrapper(width, subsequent_indent="  ")
    parts = [part for line in pool_lines(view, words) for part in wrapper.wrap(line)]
    return [Text(part, "dim") for part in parts]


def pool_lines(view: OmertaView, words: Words) -> list[str]:
    """What is known to lie among some places."""
    lines = []
    for members, known in view.pools:
        places = words.listed([_place(view, words, place) for place in members])
        cards = words.listed([words.value(CARD, face) for face in known])
        lines.append(words.text("omerta-pool", {"places": places, "cards": cards}))
    return lines


def _place(view: OmertaView, words: Words, place: int) -> str:
    owner, slot = divmod(place, ROW)
    name = words.text("omerta-vault") if owner == view.seats else words.names[owner]
    return f"{name} {slot + 1}"
