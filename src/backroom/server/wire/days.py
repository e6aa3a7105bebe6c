"""Bodies and answers of the calls about play by the day."""

from typing import Annotated

from msgspec import Meta, Struct

from .fields import Sent
from .frames import Table


class Engagement(Struct, frozen=True):
    """A table where I sit; whether I am asked there, and until when if there is a clock."""

    table: Table
    asked: bool
    until: int | None


class GoAway(Sent, frozen=True):
    """A holiday that begins now."""

    days: Annotated[int, Meta(ge=1, le=28)]


class Absence(Struct, frozen=True):
    """Until when I am on holiday, if I am, and how many days of it are left this year."""

    until: int | None
    days: int


class Away(Struct, frozen=True):
    """A holiday of mine, gone by or not."""

    since: int
    until: int
