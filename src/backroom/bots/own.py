"""Bots from outside the house, named `module:Class`, and what is said when they do not work."""

import os
import sys
from random import Random
from typing import Any

from backroom.engine.descriptor import load
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.views import View

from .bot import Bot, Pick
from .registry import FAMILIES, bot_named


def find_bot(name: str, game: AnyGame) -> Bot:
    """A bot of the house by its name, or one of your own as `module:Class`.

    The module is imported as Python would import it from the current folder, so that this is
    for names that the user of the program gives, never for those found in a file.
    """
    family, colon, _ = name.partition(":")
    if not colon or family in FAMILIES:
        return bot_named(name, game)
    return OwnBot(name, _made(name))


class OwnBot:
    """A bot from outside the house: what it answers is checked, and its faults are told.

    It needs a method `choose(decision, rng)` that gives a legal action, alone or in a `Pick`.
    """

    reasons = ("own",)

    def __init__(self, name: str, bot: Any) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise BadSetup("own-bot-cannot-choose", {"bot": name})
        self.name = name
        self._bot = bot

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The bot's pick; one that is not legal, or a fault, is refused with the bot's name."""
        try:
            given = self._bot.choose(decision, rng)
        except Exception as fault:
            raise BadSetup(
                "own-bot-failed", {"bot": self.name, "fault": _told(fault)}
            ) from fault
        action = getattr(given, "action", given)
        if not isinstance(action, int) or action not in decision.legal:
            raise BadSetup(
                "own-bot-illegal",
                {"bot": self.name, "given": repr(given), "legal": str(decision.legal)},
            )
        return Pick(action, "own")

    def announce(self, view: View, rng: Random) -> list[int]:
        """What the bot has to say, if it talks at all."""
        announce = getattr(self._bot, "announce", None)
        return [] if announce is None else list(announce(view, rng))


def _made(name: str) -> Any:
    """An instance of the class that a name of the form `module:Class` stands for."""
    if not {"", os.getcwd()} & {*sys.path}:
        # A program that is installed does not look into the current folder by itself.
        sys.path.append(os.getcwd())
    try:
        found = load(name)
        bot = found() if isinstance(found, type) else found
    except Exception as fault:
        raise BadSetup("own-bot-not-found", {"bot": name, "fault": _told(fault)}) from fault
    return bot


def _told(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
