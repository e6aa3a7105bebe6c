"""All calls of the server, listed by hand."""

from typing import Final

from backroom.server.http.operations import Call

from . import (
    account,
    admin,
    clubs,
    evenings,
    friends,
    lobby,
    matches,
    me,
    mine,
    moderation,
    notices,
    pairing,
    ratings,
)

CALLS: Final[tuple[Call, ...]] = (
    *me.CALLS,
    *account.CALLS,
    *friends.CALLS,
    *notices.CALLS,
    *lobby.CALLS,
    *mine.CALLS,
    *pairing.CALLS,
    *matches.CALLS,
    *evenings.CALLS,
    *clubs.CALLS,
    *ratings.CALLS,
    *moderation.CALLS,
    *admin.CALLS,
)
