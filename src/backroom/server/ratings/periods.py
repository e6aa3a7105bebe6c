"""Weeks and seasons: the times that leaderboards are about."""

from datetime import UTC, datetime
from typing import Final

from backroom.server import wire
from backroom.server.storage.ratings import ALL_TIME

MONTHS_A_SEASON: Final = 3


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
