"""Weeks and seasons: the times that leaderboards are about."""

import re
from datetime import UTC, datetime
from typing import Final

from backroom.server import wire
from backroom.server.storage.ratings import ALL_TIME

MONTHS_A_SEASON: Final = 3
SEASONS_A_YEAR: Final = 4
SEASON: Final = re.compile(r"([12][0-9]{3})-S([1-4])")


def periods(at: float) -> list[str]:
    """The week and the season that a moment belongs to, by the calendar of Greenwich."""
    return [named("week", at), named("season", at)]


def named(period: wire.Period, at: float) -> str:
    """What a period is called in the database: a week by its number, a season by quarter."""
    day = datetime.fromtimestamp(at, UTC)
    if period == "week":
        year, week, _ = day.isocalendar()
        return f"{year}-W{week:02}"
    if period == "season":
        return f"{day.year}-S{(day.month - 1) // MONTHS_A_SEASON + 1}"
    return ALL_TIME


def span(season: str) -> tuple[float, float] | None:
    """From when until when a season lasts; None of what is no season's name."""
    found = SEASON.fullmatch(season)
    if found is None:
        return None
    number = int(found[1]) * SEASONS_A_YEAR + int(found[2]) - 1
    return _start(number), _start(number + 1)


def _start(number: int) -> float:
    """When the season of a number begins, counted from the year nought."""
    year, quarter = divmod(number, SEASONS_A_YEAR)
    return datetime(year, quarter * MONTHS_A_SEASON + 1, 1, tzinfo=UTC).timestamp()


def seasons(first: float, last: float) -> list[str]:
    """Every season from one moment to another, the newest first."""
    found = [named("season", last)]
    while (begun := span(found[-1])) is not None and begun[0] > first:
        found.append(named("season", begun[0] - 1))
    return found
