"""The declarative tables of a game: its actions, its events and what can be said."""

from typing import NamedTuple

from .domains import Domain
from .errors import BadNotation
from .shapes import Shape, key, record


class Arg(NamedTuple):
    """A named argument; `many` makes it a list of values, for events only."""

    name: str
    domain: Domain
    many: bool = False


class Verb(NamedTuple):
    """One thing that can be done, said or seen, with its arguments."""

    name: str
    args: tuple[Arg, ...] = ()


class ActionTable:
    """All actions of a game as small ints: each verb times all values of its arguments.

    Built once; an action's number is the verb's first number plus its arguments in mixed
    radix, the last argument running fastest.
    """

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        self.verb_of: list[Verb] = []
        self.args_of: list[tuple[int, ...]] = []
        self._texts: dict[str, int] = {}
        for verb in verbs:
            self.first[verb.name] = len(self.args_of)
            for args in _products(verb.args):
                self._texts[_text(verb, args)] = len(self.args_of)
                self.verb_of.append(verb)
                self.args_of.append(args)
        self.size = len(self.args_of)

    def __repr__(self) -> str:
        """How many actions there are, and their verbs."""
        return f"<ActionTable of {self.size} actions: {', '.join(self.first)}>"

    def text(self, action: int) -> str:
        """An action in notation: the verb, then its arguments by key."""
        return _text(self.verb_of[action], self.args_of[action])

    def parse(self, text: str) -> int:
        """The action that a notation names."""
        action = self._texts.get(" ".join(text.split()))
        if action is None:
            raise BadNotation("unknown-action", {"text": text.strip()})
        return action

    def number(self, name: str, args: tuple[int, ...] = ()) -> int:
        """The action with this verb and these argument values."""
        action = self.first[name]
        scale = 1
        offset = 0
        for arg, value in zip(reversed(self.verb_of[action].args), reversed(args), strict=True):
            offset += value * scale
            scale *= arg.domain.size
        return action + offset

    def data(self, action: int) -> dict[str, object]:
        """An action as JSON has it: its number, its verb and its arguments by name."""
        verb = self.verb_of[action]
        named = zip(verb.args, self.args_of[action], strict=True)
        args = {arg.name: arg.domain.data(value) for arg, value in named}
        return {"id": action, "verb": verb.name, "args": args}

    def shape(self, verb: Verb) -> Shape:
        """What `data` gives as the arguments of actions with a verb."""
        return record(*((arg.name, key(arg.domain)) for arg in verb.args))

    def rotated(self, action: int, by: int, seats: int) -> int:
        """The same action when everybody moves up `by` seats."""
        verb = self.verb_of[action]
        named = zip(verb.args, self.args_of[action], strict=True)
        args = [arg.domain.rotated(value, by, seats) for arg, value in named]
        return self.number(verb.name, tuple(args))


def _products(args: tuple[Arg, ...]) -> list[tuple[int, ...]]:
    """All combinations of argument values, the last one running fastest."""
    rows: list[tuple[int, ...]] = [()]
    for arg in args:
        rows = [(*row, value) for row in rows for value in range(arg.domain.size)]
    return rows


def _text(verb: Verb, args: tuple[int, ...]) -> str:
    """A verb and its arguments by key, with a space between."""
    named = zip(verb.args, args, strict=True)
    return " ".join([verb.name, *(arg.domain.text(value) for arg, value in named)])
