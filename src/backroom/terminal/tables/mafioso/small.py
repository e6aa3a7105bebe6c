"""The table of Mafioso at 80 columns, readable without colour.

The two long sides with what lies before each chair, and below or above it who sits there: a
letter for the family, a letter for the man, `z` if he sleeps. `*` and a letter is a cake.
"""

from typing import Final

from rich.text import Text

from backroom.games.mafioso.actions import ACTIONS
from backroom.games.mafioso.board import (
    ASLEEP,
    CHAIR,
    COLOUR,
    EMPTY,
    KINDS,
    LEFT_OF,
    MAN,
    MEN,
    OBJECTS,
    RIGHT_OF,
)
from backroom.games.mafioso.cards import CARD
from backroom.games.mafioso.effects import next_man
from backroom.games.mafioso.meta import MANUAL, SEATING
from backroom.games.mafioso.scoring import income_at
from backroom.games.mafioso.state import GONE, IN_HAND
from backroom.games.mafioso.view import MafiosoView
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

TELLING: Final = Telling(
    quiet=frozenset(("turn", "stopped")), suffered=frozenset(("died", "eliminated"))
)
CELL: Final = 6
TOP: Final = tuple(range(13))
BOTTOM: Final = tuple(range(27, 14, -1))
STYLES: Final = ("yellow", "red", "bright_blue", "green", "dark_orange", "magenta")
OBJECT_TEXTS: Final = {
    "revolver": "table-revolver",
    "knife": "table-knife",
    "drink": "table-drink",
    "register": "table-register",
    "cafe": "table-cafe",
    "restaurant": "table-restaurant",
    "casino": "table-casino",
    "nothing": "table-nothing",
}
FAMILY_TEXTS: Final = (
    "table-yellow",
    "table-red",
    "table-blue",
    "table-green",
    "table-orange",
    "table-purple",
)
KIND_TEXTS: Final = ("table-boss", "table-robbie", "table-jack", "table-henkie")
PLAYER_WIDTH: Final = 39
NAME_WIDTH: Final = 10
SHOWN_DISCARDS: Final = 2
MOST_EXPLAINED: Final = 4


def draw(view: MafiosoView, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """The chairs all round, the players, the piles and the own hand."""
    return [
        _things(words, TOP),
        _people(view, words, TOP),
        _ends(view, words, 29, 13, _pot(view, words), width),
        _ends(view, words, 28, 14, _standing(view, words), width),
        _people(view, words, BOTTOM),
        _things(words, BOTTOM),
        *_players(view, words),
        _youngest(view, words) if _opening(view) else _piles(view, words),
        *_hand(view, words),
        Text(words.text("table-legend"), "dim"),
        *_explained(view, words),
    ]


def _explained(view: MafiosoView, words: Words) -> list[Text]:
    """What lies before the chairs; with five and more there is no room for it."""
    is_crowded = view.seats > MOST_EXPLAINED
    return [] if is_crowded else [Text(words.text("table-legend-objects"), "dim")]


def note(view: MafiosoView, words: Words, action: int) -> str:
    """Who sits at the chair an action names; whom a cake would reach, or where it goes."""
    verb = ACTIONS.verb_of[action]
    args = ACTIONS.args_of[action]
    if verb.name == "cake":
        chair = args[0]
        blast = [view.chairs[one] for one in (RIGHT_OF[chair], chair, LEFT_OF[chair])]
        return words.listed([man_name(words, man) for man in blast if man != EMPTY])
    if verb.name == "pass":
        return _passed(view, words, args[0], args[1])
    if verb.name == "boom":
        return _where(words, view.cakes[args[0]])
    if verb.args and verb.args[0].domain.name == "chair" and verb.name != "to":
        chair = int(verb.args[0].domain.keys[args[0]])
        return man_name(words, view.chairs[chair])
    return ""


def standing(view: MafiosoView, words: Words, seat: int) -> str:
    """The money, which is all that counts."""
    told: dict[str, object] = {"money": view.money[seat]}
    return words.text("mafioso-standing", told)


def man_name(words: Words, man: int) -> str:
    """A man with his colour, in words."""
    told = {"colour": words.value(COLOUR, man // MEN), "man": words.value(MAN, man % MEN)}
    return words.text("table-man", dict(told))


def _passed(view: MafiosoView, words: Words, owner: int, side: int) -> str:
    """The chair that a cake goes to, and who sits there (M24)."""
    chair = next_man(view.chairs, view.cakes[owner], side)
    told = {"man": man_name(words, view.chairs[chair]), "chair": words.value(CHAIR, chair)}
    return words.text("table-passed", dict(told))


def _things(words: Words, chairs: tuple[int, ...]) -> Text:
    """The numbers of the chairs and what lies before them."""
    return Text("".join(f"{chair:>2} {_object(words, chair):<{CELL - 3}}" for chair in chairs))


def _object(words: Words, chair: int) -> str:
    return words.text(OBJECT_TEXTS[OBJECTS[chair]])


def _people(view: MafiosoView, words: Words, chairs: tuple[int, ...]) -> Text:
    """Who sits on a row of chairs, and the cakes there."""
    line = Text()
    for chair in chairs:
        cell = _seat(view, words, chair)
        cell.pad_right(CELL - cell.cell_len)
        line.append_text(cell)
    return line


def _seat(view: MafiosoView, words: Words, chair: int) -> Text:
    """A man in two or three characters, and a cake in two."""
    man = view.chairs[chair]
    text = Text(" ..", "dim") if man == EMPTY else Text(" ") + _man(words, man)
    if chair in view.cakes:
        owner = view.cakes.index(chair)
        text.append(f"*{words.text(FAMILY_TEXTS[owner])}", "bold reverse")
    return text


def _man(words: Words, man: int) -> Text:
    family = man // MEN
    letters = words.text(FAMILY_TEXTS[family]) + words.text(KIND_TEXTS[man % KINDS])
    return Text(letters + ("z" if man & ASLEEP else ""), STYLES[family])


def _ends(
    view: MafiosoView, words: Words, left: int, right: int, middle: Text, width: int
) -> Text:
    """A chair at each short end, crossed, and a line between them."""
    line = Text(f"{left} {_object(words, left)} x")
    line.append_text(_seat(view, words, left))
    last = Text(f"{right} {_object(words, right)} x")
    last.append_text(_seat(view, words, right))
    line.pad_right(20 - line.cell_len)
    line.append_text(middle)
    line.pad_right(max(1, min(width, 13 * CELL) - last.cell_len - line.cell_len))
    line.append_text(last)
    return line


def _pot(view: MafiosoView, words: Words) -> Text:
    ones, fives, tens = view.pot
    told = {"value": ones + 5 * fives + 10 * tens, "ones": ones, "fives": fives, "tens": tens}
    return Text(words.text("table-pot", dict(told)), "bold")


def _standing(view: MafiosoView, words: Words) -> Text:
    """The own men who wait for a chair, and how many of each other family."""
    line = Text()
    own = view.family(view.seat) if view.seat >= 0 else -1
    for family in range(view.seats):
        counts = view.standing[family * MEN : family * MEN + MEN]
        if family == own:
            for man, count in enumerate(counts):
                if count:
                    line.append_text(_man(words, family * MEN + man))
                    line.append(f"{count} " if count > 1 else " ")
        elif any(counts):
            line.append(f"{words.text(FAMILY_TEXTS[family])}{sum(counts)} ", STYLES[family])
    return line


def _players(view: MafiosoView, words: Words) -> list[Text]:
    """Two players a line, in turn order."""
    cells = [_player(view, words, family) for family in range(view.seats)]
    lines = []
    for first in range(0, len(cells), 2):
        line = cells[first]
        line.pad_right(max(0, PLAYER_WIDTH - line.cell_len))
        for cell in cells[first + 1 : first + 2]:
            line.append_text(cell)
        lines.append(line)
    return lines


def _player(view: MafiosoView, words: Words, family: int) -> Text:
    """The mark of who is asked, the letter, the name; money, income, men, cards, cake."""
    seat = (view.first + family) % view.seats
    mark = ">" if view.waiting >> seat & 1 else " "
    line = Text(mark)
    line.append(words.text(FAMILY_TEXTS[family]), STYLES[family])
    name = words.names[seat][:NAME_WIDTH]
    line.append(f" {name:{NAME_WIDTH}} ", "bold" if seat == view.seat else "")
    standing = view.standing[family * MEN : family * MEN + MEN]
    told: dict[str, object] = {
        "money": view.money[seat],
        "income": income_at(view.chairs, family),
        "men": sum(man // MEN == family for man in view.chairs) + sum(standing),
        "cards": len(view.hands[seat]),
    }
    line.append(words.text("table-out" if view.out[seat] else "table-player", told))
    return line


def _where(words: Words, cake: int) -> str:
    """The place of a cake, in words."""
    if cake in (IN_HAND, GONE):
        return words.text("list-empty")
    return words.text(f"chair-{cake}")


def _opening(view: MafiosoView) -> bool:
    """Whether the players seat their men by hand before the first turn (M2)."""
    return view.options[SEATING] == MANUAL and view.turns == 0


def _youngest(view: MafiosoView, words: Words) -> Text:
    """M2: who seats the first man, and who the last; there are no piles to speak of yet."""
    youngest = (view.first + 1) % view.seats
    reader = {youngest: "youngest", view.first: "first"}
    told = {
        "you": reader.get(view.seat, "no"),
        "youngest": words.names[youngest][:NAME_WIDTH],
        "first": words.names[view.first][:NAME_WIDTH],
    }
    return Text(words.text("table-youngest", dict(told)))


def _piles(view: MafiosoView, words: Words) -> Text:
    newest = [words.value(CARD, card) for card in view.discards[: -SHOWN_DISCARDS - 1 : -1]]
    told = {
        "turn": view.turns,
        "deck": view.deck,
        "discards": len(view.discards),
        "newest": ", ".join(newest) or "-",
    }
    return Text(words.text("table-piles", dict(told)))


def _hand(view: MafiosoView, words: Words) -> list[Text]:
    """The own cards by name; a spectator has none."""
    if view.seat < 0:
        return []
    line = Text(words.text("table-hand"), "bold")
    names = [words.value(CARD, card) for card in view.hands[view.seat]]
    line.append(f" {', '.join(names) or '-'}", "")
    return [line]
