"""People of known strength who play rated matches: what they are worth, ratings must find."""

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from backroom.server.ratings import ledger
from backroom.server.ratings.anchors import measured
from backroom.server.storage.records import RatedMatch, RatedSeat, Rating, Surplus

GAME: Final = "mafioso"
LEVELS: Final = list(measured(GAME))
TABLE: Final = 4
HOUR: Final = 3600.0


class Crowd:
    """Everybody's true strength, and what the ledger believes after what they played."""

    def __init__(self, seed: str, strengths: Mapping[str, float]) -> None:
        self.rng = Random(seed)
        self.strengths = dict(strengths)
        self.ratings: dict[str, Rating] = {}
        self.surpluses: dict[tuple[str, str], Surplus] = {}
        self.at = 1_800_000_000.0

    def play(
        self, *players: str, order: Sequence[str] = (), deserters: Sequence[str] = ()
    ) -> None:
        """A match of people and bots, by chance and strength unless its order is arranged."""
        ranked = list(order) or sorted(players, key=self._luck(len(players)), reverse=True)
        seats = [
            RatedSeat(
                player if player in self.strengths else None,
                None if player in self.strengths else player,
                ranked.index(player) + 1,
                player in deserters,
            )
            for player in players
        ]
        self.at += HOUR / 4
        match = RatedMatch(f"match at {self.at}", GAME, self.at, seats)
        ledger.enter(match, self.ratings, self.surpluses)

    def _luck(self, seats: int) -> Callable[[str], float]:
        """The world is as the model says: Gumbel's noise, the more the more there are."""
        scale = math.sqrt(seats) * ledger.BETA

        def performance(player: str) -> float:
            known = self.strengths.get(player)
            strength = measured(GAME)[player] if known is None else known
            return strength - scale * math.log(-math.log(self.rng.random()))

        return performance

    def among_bots(self, person: str) -> None:
        """A match of one person against three measured bots."""
        self.play(person, *self.rng.sample(LEVELS, TABLE - 1))

    def settle_in(self, person: str) -> None:
        """So many matches against bots that a rating is settled."""
        while self.believed(person).counted < ledger.SETTLED:
            self.among_bots(person)

    def evening(self, share_of_bots: float) -> None:
        """Everybody plays a match, some of them against bots and the others together."""
        people = sorted(self.strengths)
        self.rng.shuffle(people)
        for first in range(0, len(people), TABLE):
            table = people[first : first + TABLE]
            if self.rng.random() < share_of_bots:
                for person in table:
                    self.among_bots(person)
            else:
                self.play(*table)

    def believed(self, person: str) -> Rating:
        """What is believed of a person."""
        return self.ratings.get(person, ledger.newcomer(GAME))


def rank_correlation(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    """Spearman's: 1 if two measures put everybody in the same order."""
    places = [
        {key: place for place, key in enumerate(sorted(measure, key=lambda k: measure[k]))}
        for measure in (one, other)
    ]
    size = len(one)
    apart = sum((places[0][key] - places[1][key]) ** 2 for key in one)
    return 1 - 6 * apart / (size * (size**2 - 1))
