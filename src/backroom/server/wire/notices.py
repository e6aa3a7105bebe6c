"""Bodies and answers of the calls about notices: what I am told, and by which way."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .fields import Sent, Token

# A kind of notice and the way it takes, as `turn:push`.
Switch: TypeAlias = Annotated[
    str, Meta(pattern="^(turn|reminder|invitation|request):(page|push|mail)$")
]


class News(Struct, frozen=True):
    """What waits for me and is to be shown in the page: tables, invitations, requests."""

    turns: int
    invitations: int
    requests: int


class NoticeWishes(Struct, frozen=True):
    """What is switched off, where mail goes and whether it may, and how many browsers are told.

    `push_key` is what a browser needs to subscribe.
    """

    off: list[str]
    mail: str
    confirmed: bool
    can_mail: bool
    push_key: str
    browsers: int


class SwitchNotices(Sent, frozen=True):
    """Everything that is switched off from now on."""

    off: Annotated[list[Switch], Meta(max_length=12)]


class SetMail(Sent, frozen=True):
    """Where I want mail; the address is asked first."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]


class UseMailLink(Sent, frozen=True):
    """The token of a link in a mail."""

    token: Token


class Subscribe(Sent, frozen=True):
    """A browser that takes notices, as its push service described it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=200)]
    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Unsubscribe(Sent, frozen=True):
    """A browser that is told nothing any more."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
