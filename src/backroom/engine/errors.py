"""Refusals: what is wrong, as an id with arguments; `backroom.texts` tells the sentence."""


class Refusal(Exception):  # noqa: N818 - the house word; a refusal is not a failure
    """Something that cannot be done, and why; nothing has changed when it is raised."""

    def __init__(self, id: str, args: dict[str, str] | None = None) -> None:
        self.id = id
        self.arguments: dict[str, str] = args or {}
        told = "".join(f" {name}={value}" for name, value in self.arguments.items())
        super().__init__(id + told)


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
