"""The table of Chicago Gangsters at 80 columns, readable without colour.

A player is a line, or as many as it takes: role, clan, cards in hand, bottles and what lies
before him; then his persons and what everybody has seen in his hand. A card is a letter for its
kind and its value. Nothing is cut off: what does not fit goes on in the next line.
"""

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from backroom.engine.domains import HIDDEN
from backroom.games.chicago_gangsters.actions import ACTIONS
from backroom.games.chicago_gangsters.cards import (
    ALL_PACTS,
    ALLOWS,
    CLAN,
    DISTRICT,
    END_CARD,
    FACES,
    KIND_OF,
    LOOTS,
    PERSON,
    PERSON_BITS,
    PERSONS,
    SPECIALISTS,
    VALUE_OF,
    Package,
)
from backroom.games.chicago_gangsters.meta import EXPERT
from backroom.games.chicago_gangsters.moves import faces_of
from backroom.games.chicago_gangsters.scoring import heads, persons_strength
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

TELLING: Final = Telling(frozenset(("closed", "spent")))
NAME_WIDTH: Final = 7
CLAN_WIDTH: Final = 8
INDENT: Final = "      "
LETTERS: Final = {1: "table-weapon", 2: "table-bribe", 4: "table-blackmail"}
STYLES: Final = {1: "red", 2: "green", 4: "magenta"}
SIGNS: Final = ("?", "&", "&", " ")


def draw(view: GangstersView, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """The round, the loot, the players by side, the sums and the own hand."""
    lines = _wrapped(round_line(view, words), width, "bold")
    lines += _wrapped(loot_line(view, words), width)
    for seat in order(view):
        lines += _flowing(_player(view, words, seat), _belongings(view, words, seat), width)
    lines += _wrapped(sums_line(view, words, heard), width)
    if view.seat >= 0:
        lines += _flowing(Text(words.text("table-hand"), "bold"), _hand(view, words), width)
    return [*lines, *_wrapped(words.text("table-legend"), width, "dim")]


def note(view: GangstersView, words: Words, action: int) -> str:
    """Whether a card is valid here; what lies in a package."""
    verb = ACTIONS.verb_of[action].name
    args = ACTIONS.args_of[action]
    if verb in ("put", "hide") and not KIND_OF[args[0]] & usable(view):
        return words.text("table-useless")
    if verb == "take":
        first = 2 * view.steps[-1].values()[0]
        return _package(words, LOOTS[view.loot][first + args[0]])
    return ""


def standing(view: GangstersView, words: Words, seat: int) -> str:
    """The bottles, and at the end the persons, who decide among equals (G17)."""
    told: dict[str, object] = {
        "bottles": view.bottles[seat],
        "persons": heads(view.persons[seat]),
        "over": "yes" if view.winners else "no",
    }
    return words.text("gangsters-standing", told)


def reckoning(
    view: GangstersView, words: Words, picks: Sequence[int], meant: Sequence[int]
) -> list[str]:
    """What the cards put in so far are worth here, with the persons who count."""
    if view.steps[-1].KEY not in ("commit", "lurk"):
        return []
    faces = [
        ACTIONS.args_of[one][0] for one in picks if ACTIONS.verb_of[one].name in ("put", "hide")
    ]
    means = sum(VALUE_OF[face] for face in faces if KIND_OF[face] & usable(view))
    persons = persons_strength(view.persons[view.seat], ALLOWS[view.district])
    told: dict[str, object] = {"means": means, "persons": persons, "sum": means + persons}
    return [words.text("gangsters-sum", told)]


def _wrapped(line: str, width: int, style: str = "") -> list[Text]:
    parts = textwrap.wrap(line, width, subsequent_indent=INDENT)
    return [Text(part, style) for part in parts]


def _flowing(head: Text, parts: Sequence[Text], width: int) -> list[Text]:
    """Parts one after the other behind a heading, on as many lines as they need."""
    lines = [head]
    for part in parts:
        if lines[-1].cell_len + 1 + part.cell_len > width:
            lines.append(Text(INDENT[1:]))
        lines[-1].append(" ").append_text(part)
    return lines


def usable(view: GangstersView) -> int:
    """The kinds of means that are valid for the observer in this district."""
    kinds = ALLOWS[view.district]
    for bit, kind in SPECIALISTS:
        if view.persons[view.seat] & bit:
            kinds |= kind
    return kinds


def round_line(view: GangstersView, words: Words) -> str:
    """Number, district and the person on offer."""
    if view.coalition == END_CARD:
        return words.text("table-over")
    number = ALL_PACTS - len([card for card in view.coalitions if card != END_CARD])
    told: dict[str, object] = {
        "number": number,
        "district": words.value(DISTRICT, view.district),
        "person": _person(words, view.person) if view.person >= 0 else "-",
    }
    return words.text("table-round", told)


def loot_line(view: GangstersView, words: Words) -> str:
    """The packages of winners and losers."""
    packages = [_package(words, package) for package in LOOTS[view.loot]]
    told: dict[str, object] = {
        "winners": " | ".join(packages[:2]),
        "losers": " | ".join(packages[2:]),
    }
    return words.text("table-loot", told)


def _package(words: Words, package: Package) -> str:
    parts = []
    if package.person:
        parts.append(words.text("table-person"))
    if package.bottles:
        parts.append(words.text("table-bottles", {"count": package.bottles}))
    if package.means:
        parts.append(words.text("table-cards", {"count": package.means}))
    return ", ".join(parts)


def order(view: GangstersView) -> list[int]:
    """Challengers, defenders, Mr. X; before the first round, by clan."""
    placed = [seat for seat in view.line_up if seat >= 0]
    rest = [seat for seat in (*view.holders, view.mr_x) if seat >= 0 and seat not in placed]
    return placed + rest


def _player(view: GangstersView, words: Words, seat: int) -> Text:
    """Who it is, and on which side."""
    mark = ">" if view.waiting >> seat & 1 else " "
    name = words.names[seat][:NAME_WIDTH]
    head = f"{mark}{_sign(view, words, seat)} {name:{NAME_WIDTH}} {_role(view, words, seat)}"
    return Text(head, "bold" if seat == view.seat else "")


def _belongings(view: GangstersView, words: Words, seat: int) -> list[Text]:
    """How rich he is, the cards before him and his persons."""
    told: dict[str, object] = {
        "hand": f"{view.sizes[seat]:>2}",
        "bottles": f"{view.bottles[seat]:>2}",
    }
    rich = Text(words.text("table-player", told))
    return [rich, *_front(view, words, seat), *_people(view, words, seat)]


def _sign(view: GangstersView, words: Words, seat: int) -> str:
    """A letter for the side, then `?` or `&`; `x` for a partner who was thrown out."""
    sides = (words.text("table-challenger"), words.text("table-defender"))
    if seat not in view.line_up:
        return f"{sides[view.mr_x_side]} " if view.mr_x_side >= 0 else "  "
    slot = view.line_up.index(seat)
    return sides[slot // 2] + ("x" if seat == view.kicked else SIGNS[slot])


def _role(view: GangstersView, words: Words, seat: int) -> str:
    if seat == view.mr_x:
        return f"{'Mr. X':{CLAN_WIDTH}}"
    return f"{words.value(CLAN, view.holders.index(seat)):{CLAN_WIDTH}}"


def _front(view: GangstersView, words: Words, seat: int) -> list[Text]:
    """Cards that can be seen before a player, and how many cannot."""
    shown = faces_of(view.committed, seat * FACES)
    parts = [card_text(words, face) for face in shown]
    if seat == view.mr_x and view.lurking and not shown:
        parts.append(Text(words.text("table-lurking", {"count": view.lurking})))
    if view.hides and seat == view.line_up[0]:
        own = f"({card_text(words, view.hidden).plain})" if view.hidden >= 0 else "(?)"
        parts.append(Text(own, "bold"))
    if seat == view.brawling:
        parts.append(Text("x2", "bold"))
    return parts


def _people(view: GangstersView, words: Words, seat: int) -> list[Text]:
    """Persons with their values, godfather points, and what was seen return to the hand."""
    parts = []
    if seat == view.godfather:
        parts.append(Text(words.text("table-godfather"), "bold"))
    if view.options[EXPERT]:
        parts.append(Text(words.text("table-points", {"points": view.points[seat]}).strip()))
    held = [n for n in range(len(PERSONS)) if view.persons[seat] & PERSON_BITS[n]]
    persons = [_person(words, person) for person in held] or ["-"]
    parts += [Text(f"{one},", "dim") for one in persons[:-1]]
    parts.append(Text(persons[-1], "dim"))
    known = faces_of(view.known, seat * FACES)
    if known and seat != view.seat:
        cards = " ".join(card_text(words, face).plain for face in known)
        parts += map(Text, ["·", *words.text("table-known", {"cards": cards}).split()])
    return [Text("·"), *parts]


def _person(words: Words, person: int) -> str:
    return f"{words.value(PERSON, person)} {PERSONS[person].value}"


def sums_line(view: GangstersView, words: Words, heard: Heard) -> str:
    """What the sides have announced, or after a fight what they had; and the piles."""
    fought = heard.since("fought", "round")
    strengths = view.announced if fought is None else fought[1:3]
    sums = [str(one) if one != HIDDEN else "-" for one in strengths]
    told: dict[str, object] = {
        "challengers": sums[0] + ("+?" if view.hides else ""),
        "defenders": sums[1],
        "deck": view.deck,
        "discards": sum(view.discards),
    }
    return words.text("table-sums", told)


def _hand(view: GangstersView, words: Words) -> list[Text]:
    """The own cards; those that are valid here are marked."""
    parts = []
    for face in faces_of(view.hand, 0):
        is_valid = view.district >= 0 and KIND_OF[face] & usable(view)
        parts.append(Text(" ").append_text(card_text(words, face)).append("*" * bool(is_valid)))
    return parts


def card_text(words: Words, face: int) -> Text:
    """A means card in two characters."""
    kind = KIND_OF[face]
    return Text(f"{words.text(LETTERS[kind])}{VALUE_OF[face]}", STYLES[kind])
