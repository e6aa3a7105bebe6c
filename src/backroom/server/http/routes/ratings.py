"""Calls about how people do: leaderboards, a person's ratings, their course, statistics."""

from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.ratings.anchors import is_rated
from backroom.server.ratings.rater import Rater
from backroom.server.refusals import NotFound

PERIODS: Final[dict[str, wire.Period]] = {"week": "week", "season": "season", "all": "all"}
MOST_PAGES: Final = 200


def _rater(ask: Ask) -> Rater:
    if ask.house.rater is None:
        raise NotFound("no-ratings")
    return ask.house.rater


def _game(ask: Ask) -> str:
    game = ask.params["game"]
    if game not in ask.house.games or not is_rated(game):
        raise NotFound("no-ratings")
    return game


async def leaderboard(ask: Ask) -> wire.Leaderboard:
    """The strongest of the `period` (week, season, all), a `page` at a time; I am named."""
    period = PERIODS.get(ask.query.get("period", "all"))
    page = ask.query.get("page", "0")
    if period is None or not page.isascii() or not page.isdigit() or len(page) > 4:
        raise NotFound("no-such-page")
    if int(page) >= MOST_PAGES:
        raise NotFound("no-such-page")
    return await _rater(ask).board(_game(ask), period, int(page), ask.person.id)


async def ratings_of(ask: Ask) -> list[wire.Rated]:
    """A person's rating at each game they were rated at."""
    return await _rater(ask).of(await _person(ask))


async def course_of(ask: Ask) -> list[wire.RatedMatch]:
    """What a person's rating was after each of their last matches, the oldest first."""
    return await _rater(ask).curve(await _person(ask), _game(ask))


async def statistics_of(ask: Ask) -> list[wire.Tally]:
    """How a person did, by game: places, and what each game counts of its own."""
    return await ask.house.statistics.of(await _person(ask))


async def _person(ask: Ask) -> str:
    person = ask.params["person"]
    if not await ask.house.storage.people.is_known(person):
        raise NotFound("no-such-person", {"person": person})
    return person


CALLS: Final = (
    Call("GET", "/api/ratings/{game}", leaderboard, wire.Leaderboard, open_to_all=True, cost=2),
    Call("GET", "/api/people/{person}/ratings", ratings_of, list[wire.Rated], open_to_all=True),
    Call(
        "GET",
        "/api/people/{person}/statistics",
        statistics_of,
        list[wire.Tally],
        open_to_all=True,
    ),
    Call(
        "GET",
        "/api/people/{person}/ratings/{game}",
        course_of,
        list[wire.RatedMatch],
        open_to_all=True,
        cost=2,
    ),
)
