"""The cases of the suite: every game at every seat count, each option value on its own."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from backroom.engine.chance import Chance, MatchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Match

from .allowances import Allowances, allowances_of


class Case(NamedTuple):
    """A game as it is set up for a walk."""

    game: AnyGame
    seats: int
    options: tuple[int, ...]
    allowances: Allowances

    @property
    def name(self) -> str:
        """What the test report calls it: `chicago-poker-5-short=true`."""
        meta = self.game.meta
        chosen = [
            f"{option.name}={option.values[value]}"
            for option, value in zip(meta.options, self.options, strict=True)
            if value
        ]
        return "-".join([meta.name, str(self.seats), *chosen])

    def match(self, seed: object) -> Match:
        """A new match of this case; equal seeds give equal deals."""
        return self.match_with(MatchChance(f"{self.name}/{seed}".encode()))

    def match_with(self, source: Chance) -> Match:
        """A new match of this case with chance from a given source."""
        return Match(self.game, self.seats, self.options, source)


def cases(games: Mapping[str, AnyGame]) -> list[Case]:
    """All cases of some games."""
    return [case for game in games.values() for case in cases_of(game)]


def cases_of(game: AnyGame, allowances: Allowances | None = None) -> list[Case]:
    """One game: the defaults, and each other value of each option, where seats allow it."""
    allowed = allowances_of(game.name) if allowances is None else allowances
    return [
        Case(game, seats, game.meta.read_options(given, seats), allowed)
        for seats in game.meta.seats
        for given in _option_sets(game, seats)
    ]


def _option_sets(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    yield {}
    for option in game.meta.options:
        if seats in option.seats:
            yield from ({option.name: value} for value in option.values[1:])
