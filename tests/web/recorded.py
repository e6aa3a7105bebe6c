"""Moments of real matches for the tests of the browser: `python -m tests.web.recorded`.

Random players, so that the files change with the rules and the wire, and with nothing else.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from backroom.engine.chance import MatchChance
from backroom.engine.events import Told
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS

READER: Final = 0
MOST_EVENTS: Final = 60
GAMES_OF_THE_WEB: Final = Path(__file__).parents[2] / "web" / "src" / "games"
GANGSTERS_FILE: Final = GAMES_OF_THE_WEB / "chicago_gangsters" / "model" / "recorded.json"


class Moment(NamedTuple):
    """A moment to wait for: at which table, and how it is known."""

    name: str
    seats: int
    options: tuple[int, ...]
    is_here: Callable[[Match], bool]


def told(match: Match) -> list[dict[str, Told]]:
    """The events that the reader was told, as the wire has them."""
    frames = match.frames(READER)
    return [match.game.events.data(*event) for frame in frames for event in frame.events]


def has_just(kind: str) -> Callable[[Match], bool]:
    """Whether the last frame tells of something."""
    return lambda match: any(kind == one for one, _ in match.frames(READER)[-1].events)


def asks(key: str, *values: int) -> Callable[[Match], bool]:
    """Whether the reader is asked this."""

    def is_asked(match: Match) -> bool:
        step = match.state.steps[-1]
        return (
            READER in match.pending()
            and key == step.KEY
            and step.values()[: len(values)] == values
        )

    return is_asked


def is_over(match: Match) -> bool:
    """The end."""
    return match.is_over


GANGSTERS: Final = (
    Moment("4-fought", 4, (0,), has_just("fought")),
    Moment("5-fought", 5, (0,), has_just("fought")),
    Moment("5-over", 5, (0,), is_over),
    Moment("5-defend", 5, (0,), asks("commit", 1)),
    Moment("4x-fought", 4, (1,), has_just("fought")),
    Moment("3x-pay", 3, (1,), asks("pay")),
    Moment("3x-over", 3, (1,), is_over),
    Moment("5-mini", 5, (0,), asks("mini")),
    Moment("3-loot", 3, (0,), asks("loot")),
)


def play(game: AnyGame, moment: Moment, seed: str) -> Iterator[Match]:
    """A match of random players, after each answer."""
    match = Match(game, moment.seats, moment.options, MatchChance(seed.encode()))
    rng = Random(seed)
    yield match
    while not match.is_over:
        seat = rng.choice(match.pending())
        picks: list[int] = []
        prompt = match.state.prompt
        state = match.state.clone()
        while state.prompt == prompt and state.pending >> seat & 1:
            picks.append(rng.choice(state.legal(seat)))
            state.apply(seat, picks[-1], MatchChance(b"thrown away"))
        match.submit(seat, prompt, picks)
        yield match


def find(game: AnyGame, moment: Moment) -> Match:
    """The first match, and the first time in it, that the moment comes."""
    for number in count():
        for match in play(game, moment, f"{moment.name}/{number}"):
            if moment.is_here(match):
                return match
    raise AssertionError("counting never ends")


def update(match: Match) -> dict[str, object]:
    """What the server would send to the reader, without its clock."""
    frame = match.frames(READER)[-1]
    asked = not match.is_over and READER in match.pending()
    decision = match.decision(READER) if asked else None
    view = match.view(READER) if decision is None else decision.view
    table = match.game.actions
    return {
        "kind": "update",
        "number": frame.number,
        "since": 0,
        "you": READER,
        "prompt": frame.prompt,
        "pending": [seat for seat in range(match.state.seats) if frame.waiting >> seat & 1],
        "view": match.game.view_data(view),
        "events": told(match)[-MOST_EVENTS:],
        "legal": [table.data(action) for action in decision.legal] if decision else [],
        "default": decision.default if decision else None,
        "clock": None,
        "over": match.is_over,
    }


def moments(game: AnyGame, wanted: tuple[Moment, ...]) -> str:
    """All moments of a game as the file has them."""
    found = {moment.name: update(find(game, moment)) for moment in wanted}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    GANGSTERS_FILE.write_text(moments(CHICAGO_GANGSTERS, GANGSTERS), encoding="utf-8")
