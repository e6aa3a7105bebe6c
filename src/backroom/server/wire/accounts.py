"""Bodies and answers of the calls about accounts: passkeys, recovery codes, export."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from .clubs import ClubLine
from .days import Away
from .evenings import EveningLine
from .fields import Name, Sent, Token
from .moderation import Measure, Reported
from .pairing import Wait
from .ratings import Rated, RatedMatch
from .resources import Me, Played, Tally

# What the browser's own functions write and read as JSON; WebAuthn says what is in it.
Ceremony: TypeAlias = dict[str, Any]
SignUp: TypeAlias = Literal["open", "invitation", "closed"]


class Door(Struct, frozen=True):
    """Who may have an account here, and whether passkeys work under this address."""

    sign_up: SignUp
    passkeys: bool


class AskPasskey(Sent, frozen=True):
    """A passkey is to be made; a guest's first makes an account, perhaps by invitation."""

    invitation: Token | None = None


class PasskeyOptions(Struct, frozen=True):
    """What the browser hands to an authenticator; it is good for one answer."""

    options: Ceremony


class NewPasskey(Sent, frozen=True):
    """What an authenticator made, and what its owner calls it."""

    credential: Ceremony
    name: Name
    invitation: Token | None = None


class UsePasskey(Sent, frozen=True):
    """What an authenticator signed."""

    credential: Ceremony


class UseCode(Sent, frozen=True):
    """One of the codes that were shown once, for whoever has no passkey at hand."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class NamePasskey(Sent, frozen=True):
    """What a passkey is called from now on."""

    name: Name


class Passkey(Struct, frozen=True):
    """A passkey of mine; the secret half never leaves its device."""

    id: str
    name: str
    created: int
    used: int


class Account(Struct, frozen=True):
    """My account: passkeys, how many recovery codes are left, how many devices know me."""

    me: Me
    created: int
    passkeys: list[Passkey]
    codes: int
    devices: int


class RecoveryCodes(Struct, frozen=True):
    """Codes that are shown once, each for one sign-in; those before them work no more."""

    codes: list[str]


class Written(Struct, frozen=True):
    """A line of chat that I wrote."""

    table: str
    at: int
    text: str


class Belongings(Struct, frozen=True):
    """Everything that is kept about me; `records` are my finished matches in writing, by id.

    `rated` is what my rating was after my last rated matches of each game; `reports` are those
    that I sent, and `measures` what the operator did about me. `asked` are those whom I want as
    friends, `hidden` says that nobody sees whether I am on; `notices_off` is what I do not want
    to be told, `mail` where mail goes, and `browsers` are the addresses of those that are told.
    A line of `chat` was written at a table, or in one of my `clubs` under its id.
    """

    me: Me
    account: Account | None
    tables: list[str]
    matches: list[Played]
    records: dict[str, str]
    statistics: list[Tally]
    chat: list[Written]
    muted: list[str]
    friends: list[str]
    asked: list[str]
    blocked: list[str]
    hidden: bool
    notices_off: list[str]
    mail: str
    browsers: list[str]
    holidays: list[Away]
    evenings: list[EveningLine]
    ratings: list[Rated]
    rated: list[RatedMatch]
    reports: list[Reported]
    measures: list[Measure]
    waits: list[Wait]
    clubs: list[ClubLine]
