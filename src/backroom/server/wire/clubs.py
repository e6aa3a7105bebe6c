"""Bodies and answers of the calls about clubs: members, tables, talk and standings."""

from msgspec import Struct

from .evenings import EveningLine, Title
from .fields import Favourite, Key, Line, PersonId, Sent, Token
from .frames import Table


class NewClub(Sent, frozen=True):
    """A club to make, or how it is called from now on; `game` is its favourite, if any."""

    name: Title
    game: Favourite = ""


class JoinClub(Sent, frozen=True):
    """The token of a club's link."""

    token: Token


class GiveClub(Sent, frozen=True):
    """Which member is to own the club."""

    person: PersonId


class SayInClub(Sent, frozen=True):
    """Words for everybody in the club; the same key again says nothing twice."""

    key: Key
    text: Line


class ClubLine(Struct, frozen=True):
    """A club in a list; `tables` are those that gather or play."""

    id: str
    name: str
    game: str
    members: int
    tables: int
    owned: bool


class ClubDoor(Struct, frozen=True):
    """A club as whoever has its link sees it; `id` is told to those who are in it already."""

    name: str
    owner_name: str
    members: int
    id: str


class ClubMember(Struct, frozen=True):
    """Somebody in a club; whether they are on, unless they hide it."""

    person: str
    name: str
    since: int
    on: bool


class ClubWords(Struct, frozen=True):
    """A line of talk in a club."""

    number: int
    person: str
    name: str
    text: str
    at: int


class Club(Struct, frozen=True):
    """A club as its members see it; `link` is the path that lets others in, for its owner.

    `tables` are those that gather or play, `chat` the last lines, the newest last.
    """

    id: str
    name: str
    game: str
    owner: str
    link: str
    members: list[ClubMember]
    tables: list[Table]
    evenings: list[EveningLine]
    chat: list[ClubWords]


class ClubPlace(Struct, frozen=True):
    """A line of the standings; `gone` is somebody who is in the club no more."""

    person: str
    name: str
    place: int
    points: float
    played: int
    won: int
    gone: bool


class ClubBoard(Struct, frozen=True):
    """The standings of one game, or of all of them where `game` is empty."""

    game: str
    matches: int
    places: list[ClubPlace]


class ClubStandings(Struct, frozen=True):
    """The standings of a season, such as 2026-S4; `seasons` can be asked for, newest first."""

    season: str
    seasons: list[str]
    boards: list[ClubBoard]
