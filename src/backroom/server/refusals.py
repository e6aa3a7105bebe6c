"""Refusals of the server, each with its code; the engine's own are given one here."""

from typing import Final

from backroom.engine.errors import BadNotation, BadSetup, IllegalAction, NotYourPrompt, Refusal


class BadFrame(Refusal):
    """Something that is not a frame, or not a body, of this protocol."""


class NoSession(Refusal):
    """Nobody is known by this session."""


class NotAllowed(Refusal):
    """A refusal of something that only somebody else may do."""


class NotFound(Refusal):
    """There is no such table, match or chair, or not for you."""


class NotNow(Refusal):
    """The table is not in a state for this."""


class Elsewhere(Refusal):
    """Another node plays this table."""


class TooLarge(Refusal):
    """More bytes than anything here needs."""


class TooMany(Refusal):
    """Too often in too short a time."""


class CutOff(Refusal):
    """The node that was asked is cut off from the others; any of them may help."""


class Unavailable(Refusal):
    """The server cannot do it at the moment; trying again may help."""


CODES: Final[dict[type[Refusal], int]] = {
    BadFrame: 4400,
    BadSetup: 4400,
    BadNotation: 4400,
    NoSession: 4401,
    NotAllowed: 4403,
    NotFound: 4404,
    NotNow: 4409,
    NotYourPrompt: 4409,
    IllegalAction: 4409,
    TooLarge: 4413,
    Elsewhere: 4421,
    TooMany: 4429,
    # Its own code: a proxy sends nobody more to who says so, for a while, which would harm all
    # other tables where only one cannot be played at the moment.
    CutOff: 4502,
    Unavailable: 4503,
}


def code_of(refusal: Refusal) -> int:
    """The code of a refusal: 4000 plus what HTTP would say."""
    return CODES.get(type(refusal), 4400)
