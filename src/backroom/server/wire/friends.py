"""Bodies and answers of the calls about friends: who is on, who asks, who invites."""

from typing import Literal, TypeAlias

from msgspec import Struct

from .fields import PersonId, Sent, Token

# What somebody is to me; somebody who asks or was asked may become a friend.
Relation: TypeAlias = Literal["self", "stranger", "asks", "asked", "friend"]


class Seating(Struct, frozen=True):
    """A table where somebody plays now, and which I may watch."""

    table: str
    game: str
    players: list[str]


class Acquaintance(Struct, frozen=True):
    """Somebody by name, and the id under which their page is."""

    person: str
    name: str


class Friend(Struct, frozen=True):
    """A friend; whether they are on, unless they hide it, and where they can be watched."""

    person: str
    name: str
    on: bool
    tables: list[Seating]


class Invitation(Struct, frozen=True):
    """A friend wants me at a table that gathers."""

    table: str
    game: str
    seats: int
    by: Acquaintance
    at: int


class Friends(Struct, frozen=True):
    """My friends, those who ask me, those I asked, whom I blocked, and what I am invited to.

    `met` are people with an account from my last tables, whom I may ask.
    """

    friends: list[Friend]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    blocked: list[Acquaintance]
    met: list[Acquaintance]
    invitations: list[Invitation]
    hidden: bool


class Person(Struct, frozen=True):
    """Somebody with an account as I see them; `on` and `tables` are told to friends."""

    person: str
    name: str
    since: int
    relation: Relation
    blocked: bool
    on: bool
    tables: list[Seating]


class Befriend(Sent, frozen=True):
    """Somebody I met is to be my friend."""

    person: PersonId


class FriendLink(Struct, frozen=True):
    """A link by which whoever has it becomes my friend, for some days."""

    path: str
    token: str
    expires_in: int


class UseFriendLink(Sent, frozen=True):
    """The token of somebody's link."""

    token: Token


class ShowPresence(Sent, frozen=True):
    """Whether my friends may know that I am on."""

    hidden: bool


class InviteFriend(Sent, frozen=True):
    """Which friend I want at my table."""

    person: PersonId
