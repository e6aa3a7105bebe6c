"""The standings of a club: points by place of every match, by game and in all."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from backroom.server import wire
from backroom.server.evenings import points
from backroom.server.people.accounts import FORGOTTEN
from backroom.server.storage.clubs import ClubMatch

# What the board of all games together goes by.
ALL: Final = ""


@dataclass
class _Score:
    """What somebody has so far."""

    points: float = 0.0
    won: int = 0
    played: int = 0

    @property
    def worth(self) -> tuple[float, int]:
        """By which people stand; shares of 60 are not all whole, whatever their order."""
        return -round(self.points, 6), -self.won


def boards(
    played: Sequence[ClubMatch], names: Mapping[str, str], members: Collection[str]
) -> list[wire.ClubBoard]:
    """All games together first, then each by itself, those played most first."""
    if not played:
        return []
    scores: dict[str, dict[str, _Score]] = {ALL: {}}
    count = Counter({ALL: len(played)})
    for match in played:
        count[match.game] += 1
        _add(match, (scores[ALL], scores.setdefault(match.game, {})))
    games = [ALL, *sorted(scores.keys() - {ALL}, key=lambda game: (-count[game], game))]
    return [
        wire.ClubBoard(game, count[game], _places(scores[game], names, members))
        for game in games
    ]


def _add(match: ClubMatch, standing: tuple[dict[str, _Score], ...]) -> None:
    """What a match is worth, as at evenings; who was forgotten has nothing of it."""
    there = {person for person in match.outcome.people if person is not None}
    got = points.at_table(there, match.outcome)
    won = points.winners(there, match.outcome)
    for scores in standing:
        for person in there:
            score = scores.setdefault(person, _Score())
            score.points += got[person]
            score.won += person in won
            score.played += 1


def _places(
    scores: Mapping[str, _Score], names: Mapping[str, str], members: Collection[str]
) -> list[wire.ClubPlace]:
    """Everybody by points, then by matches won; who has the same of both shares the place."""

    def name(person: str) -> str:
        return names.get(person, FORGOTTEN)

    order = sorted(scores, key=lambda one: (*scores[one].worth, name(one).casefold(), one))
    places: list[wire.ClubPlace] = []
    for number, person in enumerate(order, 1):
        score = scores[person]
        tied = number > 1 and scores[order[number - 2]].worth == score.worth
        places.append(
            wire.ClubPlace(
                person=person,
                name=name(person),
                place=places[-1].place if tied else number,
                points=-score.worth[0],
                played=score.played,
                won=score.won,
                gone=person not in members,
            )
        )
    return places
