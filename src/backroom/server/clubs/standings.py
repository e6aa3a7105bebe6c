"""The standings of a club: points by place of every match, by game and in all, kept summed."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from backroom.server import wire
from backroom.server.chores import Chore
from backroom.server.evenings import points
from backroom.server.ratings import periods
from backroom.server.storage.clubs import ClubScores, ClubStore, Score, Scored
from backroom.server.storage.records import MatchHeading
from backroom.server.timekeeper import Timekeeper

# What the board of all games together goes by.
ALL: Final = ""
# One alone among bots plays for nobody's standings.
LEAST_PEOPLE: Final = 2
AT_ONCE: Final = 50
NOTHING: Final = Score(0.0, 0, 0)


class Standings(Chore):
    """Takes matches into the standings of their clubs, each once, whichever process does it."""

    name = "standings"

    def __init__(self, store: ClubStore, time: Timekeeper) -> None:
        super().__init__(time)
        self._store = store

    async def settle(self) -> None:
        """Take in every match that is over."""
        while await self._store.settle(AT_ONCE, scored):
            pass

    async def recompute(self) -> int:
        """Sum all standings anew from the matches; gives how many there were.

        Whoever asks meanwhile gets them right: what is not summed yet is added to the answer.
        """
        found = 0
        for club in await self._store.summed():
            found += await self._store.sum_anew(club)
            await self.settle()
        return found


def scored(match: MatchHeading) -> Scored | None:
    """What a match is worth, as at evenings; nothing for who had left their chair to a bot."""
    if match.ended is None or match.levels.count(None) < LEAST_PEOPLE:
        return None
    worth = zip(match.places, points.by_place(match.places), strict=True)
    seats = [
        Score(0.0, 0, 1) if match.deserted >> seat & 1 else Score(got, int(place == 1), 1)
        for seat, (place, got) in enumerate(worth)
    ]
    return Scored(periods.named("season", match.ended), seats)


def boards(kept: ClubScores, season: str, members: Collection[str]) -> list[wire.ClubBoard]:
    """All games together first, then each by itself, those played most first."""
    played = dict(kept.matches)
    scores = {game: dict(kept.scores.get(game, {})) for game in played}
    for match in kept.waiting:
        one = scored(match)
        if one is not None and one.season == season:
            played[match.game] = played.get(match.game, 0) + 1
            who = zip(match.people, one.seats, strict=True)
            _add(scores.setdefault(match.game, {}), who)
    if not played:
        return []
    together: dict[str, Score] = {}
    for board in scores.values():
        _add(together, board.items())
    games = sorted(played, key=lambda game: (-played[game], game))
    return [
        wire.ClubBoard(ALL, sum(played.values()), _places(together, kept.names, members)),
        *(
            wire.ClubBoard(game, played[game], _places(scores[game], kept.names, members))
            for game in games
        ),
    ]


def first_season(kept: ClubScores, now: str) -> str:
    """The first season that a match of the club counted in; this one if none did."""
    waiting = [one.season for match in kept.waiting if (one := scored(match)) is not None]
    return min([*filter(None, [kept.first]), *waiting, now])


def _add(scores: dict[str, Score], more: Iterable[tuple[str | None, Score]]) -> None:
    """Add to what people have; who was forgotten has nothing."""
    for person, score in more:
        if person is not None:
            scores[person] = scores.get(person, NOTHING).and_also(score)


def _worth(score: Score) -> tuple[float, int]:
    """By which people stand."""
    return -score.points, -score.won


def _places(
    scores: Mapping[str, Score], names: Mapping[str, str], members: Collection[str]
) -> list[wire.ClubPlace]:
    """Everybody by points, then by matches won; who has the same of both shares the place."""
    known = [person for person in scores if person in names]
    order = sorted(known, key=lambda one: (*_worth(scores[one]), names[one].casefold(), one))
    places: list[wire.ClubPlace] = []
    for number, person in enumerate(order, 1):
        score = scores[person]
        tied = number > 1 and _worth(scores[order[number - 2]]) == _worth(score)
        places.append(
            wire.ClubPlace(
                person=person,
                name=names[person],
                place=places[-1].place if tied else number,
                points=score.points,
                played=score.played,
                won=score.won,
                gone=person not in members,
            )
        )
    return places
