"""Refusals: what is wrong, as an id with arguments; `backroom.texts` tells the sentence."""

from collections.abc import Callable


class Refusal(Exception):  # noqa: N818 - the house word; a refusal is not a failure
    """Something that cannot be done, and why; nothing has changed when it is raised.

    This is the one exception to catch: unknown games, bots and options, wrong numbers of
    players, illegal actions, impossible positions and damaged records are all refusals. As text
    it is a sentence, followed by its `id` in brackets. `arguments` are what the sentence is
    about, and `game` is the name of the game whose rules refused, if they did.
    """

    def __init__(self, id: str, args: dict[str, str] | None = None) -> None:
        self.id = id
        self.arguments: dict[str, str] = args or {}
        self.game = ""
        told = "".join(f" {name}={value}" for name, value in self.arguments.items())
        super().__init__(id + told)

    def because(self, why: BaseException | None) -> "Refusal":
        """The same refusal, with what stands behind it as its cause."""
        # mypyc: a compiled `raise … from …` forgets the cause.
        self.__cause__ = why
        return self

    def __str__(self) -> str:
        sentence = TELLERS[-1](self) if TELLERS else ""
        return f"{sentence} [{self.id}]" if sentence else str(self.args[0])


# The engine has no texts: who has them puts a function here that tells a refusal's sentence, or
# nothing if there is none.
TELLERS: list[Callable[[Refusal], str]] = []


class NotYourPrompt(Refusal):
    """The seat is not asked anything, or not what it answers."""


class IllegalAction(Refusal):
    """The seat is asked, and this is no answer to it."""


class BadNotation(Refusal):
    """A text that names no action, position or record."""


class BadRecord(Refusal):
    """A record that is damaged, or of a game or rules version that is not known here."""


class BadSetup(Refusal):
    """A match that cannot be: seats, options or players that do not fit the game."""
