"""What a game says, in words for one reader: actions, events, questions and things.

Ids follow from the tables of a game: `action-<verb>`, `say-<verb>`, `event-<kind>` and
`event-<kind>-hidden` (told when a value is hidden), `step-<key>` (the question put to the seat
asked), `ask-<verb>` (the question for a pick within a choice, if the step's own is too wide),
`group-<verb>` (a list of actions of one verb), `option-<name>`, `option-<name>-<value>`,
`reason-<id>`, `help-<page>` (its first line is its title) and `<domain>-<key>` for things.
Without a text of its own a key is split before its trailing digits: `red7` is `card-red` with
`$number` 7, and `7` is `<domain>` with `$number` 7, or just the number 7. In a list a thing is
told by `<domain>-<key>-listed` if there is one, with its article, or by `<domain>-listed`, with
its name as `$thing`. An event whose text is empty
is not worth telling. Picks of one verb are told together by `action-<verb>-listed`, if there is
one, with lists like these.

Variables are the argument names, in words. `$you` is `yes` if the acting seat (the argument
`seat`, else the first seat named) is the reader; `$<name>-you` says so of each seat named, and
`$<name>-count` counts a list, `$<name>-row` is a list with commas alone, for a sentence that
adds one more, and `$<name>-number` is a number whose name is words. A list of seats is of those
to whom something is done: in it the reader is `list-you`, or `list-yourself` if he acts. What
is said is quoted, so its `$you` is always `no`: whoever speaks does not call himself you.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from backroom.engine.domains import HIDDEN, Domain, Numbers
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR, Values
from backroom.engine.game import AnyGame
from backroom.engine.steps import AnyStep
from backroom.engine.tables import ActionTable, Arg, Verb

from .bundles import texts
from .refusals import tell

Variables: TypeAlias = dict[str, object]

ELLIPSIS: Final = "…"
NUMBERED: Final = re.compile(r"(.*?)-?(\d+)")
NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9_-]")


class Words:
    """Tells one match of a game to one reader, by the names of those who play."""

    def __init__(
        self, game: AnyGame, language: str, names: Sequence[str], reader: int = SPECTATOR
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.reader = reader
        self.texts = texts(language, game.name)

    def text(self, id: str, args: Variables | None = None) -> str:
        """Any text of the house or the game."""
        return self.texts.text(id, args)

    def action(self, action: int) -> str:
        """An action as an order: what one does."""
        return self._called("action", self.game.actions, action, {})

    def picks(self, picks: Sequence[int]) -> str:
        """The picks of one choice, in their order; several of one kind are told as one."""
        told: list[str] = []
        for _, some in groupby(picks, lambda pick: self.game.actions.verb_of[pick].name):
            alike = list(some)
            told += [self._together(alike)] if len(alike) > 1 else map(self.action, alike)
        return " · ".join(told)

    def say(self, say: int) -> str:
        """Something that can be said at the table, in the words of whoever says it."""
        return self._called("say", self.game.says, say, {"you": "no"})

    def started_action(self, action: int, known: int) -> str:
        """An action of which only the first arguments are chosen; dots stand for the rest."""
        verb = self.game.actions.verb_of[action]
        told = self._variables(verb, self.game.actions.args_of[action])
        told |= {arg.name: ELLIPSIS for arg in verb.args[known:]}
        return self.text(f"action-{verb.name}", told)

    def event(self, kind: str, values: Values) -> str:
        """An event as this reader was told it."""
        verb = self.game.events.kinds[kind]
        hidden = any(HIDDEN in (v if isinstance(v, tuple) else (v,)) for v in values)
        id = f"event-{kind}"
        if hidden and self.texts.has(f"{id}-hidden"):
            id = f"{id}-hidden"
        return self.text(id, self._variables(verb, values))

    def question(self, step: AnyStep) -> str:
        """What a step asks of the seat it asks."""
        return self.text(f"step-{step.KEY}")

    def reason(self, reason: str) -> str:
        """Why a bot chose what it chose."""
        return self.text(f"reason-{reason}")

    def refusal(self, refusal: Refusal) -> str:
        """A sentence that says why something cannot be done."""
        return tell(refusal, self.language, self.game.name)

    def value(self, domain: Domain, value: int) -> str:
        """A card, a seat or any other value by its name in the reader's language."""
        return str(self._value(domain, value))

    def seats(self, seats: Sequence[int]) -> str:
        """Several players, named one after the other."""
        return self.listed([self.names[seat] for seat in seats])

    def listed(self, told: Sequence[str]) -> str:
        """Several things as a list in words."""
        if len(told) < 2:
            return told[0] if told else self.text("list-empty")
        return self.text("list-last", {"head": ", ".join(told[:-1]), "last": told[-1]})

    def _together(self, picks: Sequence[int]) -> str:
        """Actions of one verb, with what they are about as a list."""
        table = self.game.actions
        verb = table.verb_of[picks[0]]
        id = f"action-{verb.name}-listed"
        is_listed = self.texts.has(id)
        named = self._in_a_list if is_listed else self.value
        values = zip(*(table.args_of[pick] for pick in picks), strict=True)
        lists: Variables = {
            arg.name: self.listed([named(arg.domain, one) for one in some])
            for arg, some in zip(verb.args, values, strict=True)
        }
        if is_listed:
            return self.text(id, lists)
        return self._called("action", table, picks[0], lists)

    def _called(self, room: str, table: ActionTable, number: int, more: Variables) -> str:
        verb = table.verb_of[number]
        told = self._variables(verb, table.args_of[number])
        return self.text(f"{room}-{verb.name}", told | more)

    def _variables(self, verb: Verb, values: Values) -> Variables:
        acting = acting_seat(verb, values)
        told: Variables = {"you": self._is_reader(acting)}
        for arg, value in zip(verb.args, values, strict=True):
            if isinstance(value, tuple) and arg.domain.name == "action":
                # As it was chosen; an action may be a cry, the sentence is not.
                told[arg.name] = self.picks(value).rstrip("!")
                continue
            if isinstance(value, tuple):
                several = self._several(arg, value, acting)
                told[arg.name] = self.listed(several)
                told[f"{arg.name}-row"] = ", ".join(several)
                told[f"{arg.name}-count"] = len(value)
                continue
            told[arg.name] = self._value(arg.domain, value)
            if isinstance(arg.domain, Numbers):
                told[f"{arg.name}-number"] = value
            elif arg.domain.turns:
                told[f"{arg.name}-you"] = self._is_reader(value)
        return told

    def _is_reader(self, seat: int) -> str:
        return "yes" if seat == self.reader != SPECTATOR else "no"

    def _several(self, arg: Arg, values: tuple[int, ...], acting: int) -> list[str]:
        if arg.domain.turns:
            # Nobody is named twice: both cards of a Snitch may go to one player.
            return [self._target(seat, acting) for seat in dict.fromkeys(values)]
        told = [self._in_a_list(arg.domain, one) for one in values if one != HIDDEN]
        if hidden := values.count(HIDDEN):
            told.append(self.text("list-hidden", {"count": hidden}))
        return told

    def _in_a_list(self, domain: Domain, value: int) -> str:
        id = f"{text_id(domain, domain.text(value))}-listed"
        if self.texts.has(id):
            return self.text(id)
        told, every = self.value(domain, value), f"{domain.name}-listed"
        return self.text(every, {"thing": told}) if self.texts.has(every) else told

    def _target(self, seat: int, acting: int) -> str:
        """A player in a list; the reader is spoken to."""
        if seat != self.reader:
            return self.names[seat]
        return self.text("list-yourself" if seat == acting else "list-you")

    def _value(self, domain: Domain, value: int) -> object:
        if value == HIDDEN:
            return self.text("hidden")
        if domain.turns:
            return self.names[value]
        if domain.name in ("action", "say"):
            return self.action(value) if domain.name == "action" else self.say(value)
        return self._thing(domain, domain.text(value))

    def _thing(self, domain: Domain, key: str) -> object:
        id = text_id(domain, key)
        split = NUMBERED.fullmatch(key)
        if self.texts.has(id) or split is None:
            return self.text(id)
        stem, number = split[1], int(split[2])
        id = text_id(domain, stem)
        if isinstance(domain, Numbers) and not self.texts.has(id):
            return number
        return self.text(id, {"number": number})


def text_id(domain: Domain, key: str) -> str:
    """The id of a thing's name; the id of the domain itself for a key that is all number."""
    return NOT_IN_IDS.sub("-", f"{domain.name}-{key}" if key else domain.name)


def acting_seat(verb: Verb, values: Values) -> int:
    """Who did it: the argument `seat`, else the first single seat named."""
    named = zip(verb.args, values, strict=True)
    seats = {a.name: v for a, v in named if a.domain.turns and isinstance(v, int)}
    return seats.get("seat", next(iter(seats.values()), SPECTATOR))
