"""The table of Chicago Gangsters at 80 columns, readable without colour.

Two lines a player: role, clan, cards in hand, bottles and what lies before him; then his
persons and what everybody has seen in his hand. A card is a letter for its kind and its value.
"""

from typing import Final

from rich.text import Text

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
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.texts.words import Words

QUIET: Final = frozenset(("closed", "spent"))
NAME_WIDTH: Final = 10
CLAN_WIDTH: Final = 9
INDENT: Final = "      "
LETTERS: Final = {1: "table-weapon", 2: "table-bribe", 4: "table-blackmail"}
STYLES: Final = {1: "red", 2: "green", 4: "magenta"}
SIGNS: Final = ("?", "&", "&", " ")


def draw(view: GangstersView, words: Words, width: int) -> list[Text]:
    """The round, the loot, the players by side, the sums and the own hand."""
    lines = [_round(view, words), _loot(view, words)]
    for seat in _order(view):
        lines += [_player(view, words, seat), _people(view, words, seat)]
    lines.append(_sums(view, words))
    if view.seat >= 0:
        lines.append(_hand(view, words))
    lines.append(Text(words.text("table-legend"), "dim"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def note(view: GangstersView, words: Words, action: int) -> str:
    """Whether a card is valid here; what lies in a package."""
    verb = ACTIONS.verb_of[action].name
    args = ACTIONS.args_of[action]
    if verb in ("put", "hide") and not KIND_OF[args[0]] & _usable(view):
        return words.text("table-useless")
    if verb == "take":
        first = 2 * view.steps[-1].values()[0]
        return _package(words, LOOTS[view.loot][first + args[0]])
    return ""


def _usable(view: GangstersView) -> int:
    kinds = ALLOWS[view.district]
    for bit, kind in SPECIALISTS:
        if view.persons[view.seat] & bit:
            kinds |= kind
    return kinds


def _round(view: GangstersView, words: Words) -> Text:
    """Number, district and the person on offer."""
    if view.coalition == END_CARD:
        return Text(words.text("table-over"), "bold")
    number = ALL_PACTS - len([card for card in view.coalitions if card != END_CARD])
    told: dict[str, object] = {
        "number": number,
        "district": words.value(DISTRICT, view.district),
        "person": _person(words, view.person) if view.person >= 0 else "-",
    }
    return Text(words.text("table-round", told), "bold")


def _loot(view: GangstersView, words: Words) -> Text:
    """The packages of winners and losers."""
    packages = [_package(words, package) for package in LOOTS[view.loot]]
    told: dict[str, object] = {
        "winners": " | ".join(packages[:2]),
        "losers": " | ".join(packages[2:]),
    }
    return Text(words.text("table-loot", told))


def _package(words: Words, package: Package) -> str:
    parts = []
    if package.person:
        parts.append(words.text("table-person"))
    if package.bottles:
        parts.append(words.text("table-bottles", {"count": package.bottles}))
    if package.means:
        parts.append(words.text("table-cards", {"count": package.means}))
    return ", ".join(parts)


def _order(view: GangstersView) -> list[int]:
    """Challengers, defenders, Mr. X; before the first round, by clan."""
    placed = [seat for seat in view.line_up if seat >= 0]
    rest = [seat for seat in (*view.holders, view.mr_x) if seat >= 0 and seat not in placed]
    return placed + rest


def _player(view: GangstersView, words: Words, seat: int) -> Text:
    """Who it is, how rich, and the cards before him."""
    mark = ">" if view.waiting >> seat & 1 else " "
    name = words.names[seat][:NAME_WIDTH]
    told: dict[str, object] = {
        "hand": f"{view.sizes[seat]:>2}",
        "bottles": f"{view.bottles[seat]:>2}",
    }
    head = f"{mark}{_sign(view, words, seat)} {name:{NAME_WIDTH}} {_role(view, words, seat)}"
    line = Text(head, "bold" if seat == view.seat else "")
    line.append(words.text("table-player", told))
    line.append_text(_front(view, words, seat))
    return line


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


def _front(view: GangstersView, words: Words, seat: int) -> Text:
    """Cards that can be seen before a player, and how many cannot."""
    line = Text("  ")
    shown = faces_of(view.committed, seat * FACES)
    for face in shown:
        line.append_text(card_text(words, face)).append(" ")
    if seat == view.mr_x and view.lurking and not shown:
        line.append(words.text("table-lurking", {"count": view.lurking}))
    if view.hides and seat == view.line_up[0]:
        own = f"({card_text(words, view.hidden).plain})" if view.hidden >= 0 else "(?)"
        line.append(own, "bold")
    if seat == view.brawling:
        line.append(" x2", "bold")
    return line


def _people(view: GangstersView, words: Words, seat: int) -> Text:
    """Persons with their values, godfather points, and what was seen return to the hand."""
    held = [n for n in range(len(PERSONS)) if view.persons[seat] & PERSON_BITS[n]]
    line = Text(INDENT)
    if seat == view.godfather:
        line.append(f"{words.text('table-godfather')} ", "bold")
    if view.options[EXPERT]:
        line.append(words.text("table-points", {"points": view.points[seat]}))
    line.append(", ".join(_person(words, person) for person in held) or "-", "dim")
    known = faces_of(view.known, seat * FACES)
    if known and seat != view.seat:
        cards = " ".join(card_text(words, face).plain for face in known)
        line.append(f" · {words.text('table-known', {'cards': cards})}")
    return line


def _person(words: Words, person: int) -> str:
    return f"{words.value(PERSON, person)} {PERSONS[person].value}"


def _sums(view: GangstersView, words: Words) -> Text:
    """What the sides have announced, and the piles."""
    sums = [str(one) if one >= 0 else "-" for one in view.announced]
    told: dict[str, object] = {
        "challengers": sums[0] + ("+?" if view.hides else ""),
        "defenders": sums[1],
        "deck": view.deck,
        "discards": sum(view.discards),
    }
    return Text(words.text("table-sums", told))


def _hand(view: GangstersView, words: Words) -> Text:
    """The own cards; those that are valid here are marked."""
    line = Text(words.text("table-hand"), "bold")
    for face in faces_of(view.hand, 0):
        line.append("  ")
        line.append_text(card_text(words, face))
        if view.district >= 0 and KIND_OF[face] & _usable(view):
            line.append("*")
    return line


def card_text(words: Words, face: int) -> Text:
    """A means card in two characters."""
    kind = KIND_OF[face]
    return Text(f"{words.text(LETTERS[kind])}{VALUE_OF[face]}", STYLES[kind])
