"""How strong the bots of the house are: the measured ladder of each game, with its intervals.

The figures lie in `ladder.json` and were made by `benchmarks/ladder.py`, which the file names
with its settings. Ratings are openskill's (Plackett-Luce, from 25). Whoever rates people on the
same scale holds these ratings fast: they are the anchors.

The ladder has the bots that answer at once alone. Beside it stands what one bot of each kind
wins against three `scripted`, with the command that measured it: by that advice is given.
"""

import json
from functools import cache
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from backroom.engine.game import AnyGame

from .registry import bots_for, full_name

LADDERS: Final = Path(__file__).with_name("ladder.json")
# Half a 95 % interval in standard deviations.
NORMAL: Final = 1.959964


class Strength(NamedTuple):
    """The rating of one bot in one game, and how unsure it still is.

    `mean` and `spread` are the mu and sigma of openskill; `share` is the part of the wins that
    the bot took at tables of `seats` with all the others, and `matches` how many it played.
    """

    mean: float
    spread: float
    share: float
    seats: int
    matches: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - NORMAL * self.spread

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + NORMAL * self.spread


def anchors(game: AnyGame) -> dict[str, Strength]:
    """The bots of a game that were measured, by full name, from weak to strong."""
    ladder = _measured()["games"].get(game.name)
    if ladder is None:
        return {}
    found = {
        rung["name"]: Strength(
            rung["mean"], rung["spread"], rung["share"], ladder["seats"], rung["matches"]
        )
        for rung in ladder["rungs"]
    }
    return dict(sorted(found.items(), key=lambda one: one[1].mean))


def strength_of(name: str, game: AnyGame) -> Strength | None:
    """How strong a bot is; nothing where nobody has measured it."""
    return anchors(game).get(full_name(name))


def by_strength(game: AnyGame) -> list[str]:
    """The bots of a game from weak to strong, as measured.

    Who was not measured stands right after the one that the registry has before it.
    """
    measured = anchors(game)
    ratings: dict[str, float] = {}
    last = -inf
    for name in bots_for(game):
        last = ratings[name] = measured[name].mean if name in measured else last
    return sorted(ratings, key=lambda name: ratings[name])


def against_scripted(game: AnyGame) -> dict[str, float]:
    """What one bot wins against three `scripted`, by full name; nothing if nobody measured."""
    return {
        row["name"]: row["share"] for row in _measured()["against_scripted"].get(game.name, ())
    }


@cache
def _measured() -> dict[str, Any]:
    measured: dict[str, Any] = json.loads(LADDERS.read_text(encoding="utf-8"))
    return measured
