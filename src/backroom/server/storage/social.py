"""The seam to the database for what is between people: friends, and what they are told."""

from typing import Protocol

from .documents import TableDoc
from .records import (
    Bond,
    Circle,
    Notice,
    NoticeSettings,
    Person,
    Profile,
    Subscription,
    TableInvitation,
)


class FriendStore(Protocol):
    """Ties between people with an account, links that tie, and when people were last seen."""

    async def profile(self, person: str) -> Profile | None:
        """What others see of an account; None of a guest and of nobody at all."""
        ...

    async def circle(self, person: str, most: int) -> Circle:
        """Everybody a person is tied to, so many of each kind at most, by name."""
        ...

    async def bond(self, person: str, other: str) -> Bond:
        """What stands between a person and another."""
        ...

    async def have_met(self, person: str, other: str) -> bool:
        """Whether two people were at one table, or played a match together."""
        ...

    async def count_ties(self, person: str) -> int:
        """How many friends a person has, with those they asked and wait for."""
        ...

    async def count_asking(self, person: str) -> int:
        """How many want to be a person's friend, without those who are blocked."""
        ...

    async def ask(self, person: str, other: str, at: float) -> Bond:
        """Keep that a person wants a friend; who was asked before agrees by asking back."""
        ...

    async def befriend(self, person: str, other: str, at: float) -> None:
        """Keep that two are friends, as both of them agreed."""
        ...

    async def part(self, person: str, other: str) -> None:
        """Forget what ties two people, be it a friendship or a request of either."""
        ...

    async def block(self, person: str, blocked: str, on: bool) -> None:
        """Keep that a person wants nothing of somebody, which ends all ties; or does again."""
        ...

    async def keep_link(self, person: str, link: str, expires: float) -> None:
        """Keep the link by which others become friends of a person; the one before is gone."""
        ...

    async def link_owner(self, link: str, at: float) -> Person | None:
        """Whose link it is, if it can still be used."""
        ...

    async def note_seen(self, people: list[str], at: float) -> None:
        """Keep that these were here; nothing about guests, and about those who hide."""
        ...

    async def hide(self, person: str, hidden: bool) -> None:
        """Keep that nobody is to know whether a person is on, or that friends may again."""
        ...

    async def live_tables(self, people: list[str], most: int) -> list[tuple[str, TableDoc]]:
        """Matches under way that are not by the day, with whom of these sits there."""
        ...

    async def invite(self, table: str, person: str, by: str, at: float, most: int) -> bool:
        """Keep an invitation to a table; False when that table has invited so many already."""
        ...

    async def invitations(self, person: str, since: float) -> list[TableInvitation]:
        """What a person was invited to since then and still gathers, newest first."""
        ...

    async def drop_invitation(self, table: str, person: str) -> None:
        """Forget that a person was invited to a table."""
        ...


class NoticeStore(Protocol):
    """What people are to be told, which way they want to hear it, and where that leads."""

    async def plan(self, notices: list[Notice]) -> None:
        """Keep what is to be told; of a decision that was planned or told nothing changes."""
        ...

    async def take_due(self, at: float, most: int) -> list[Notice]:
        """What is due by now, which nobody else is given any more, those due longest first."""
        ...

    async def plan_again(self, notice: Notice) -> None:
        """Tell something at another time than it was taken for."""
        ...

    async def clear(self, before: float) -> None:
        """Forget what was told before then."""
        ...

    async def settings(self, person: str) -> NoticeSettings:
        """What a person wants to be told, and how."""
        ...

    async def keep_settings(self, person: str, settings: NoticeSettings) -> None:
        """Keep what a person wants to be told, and how."""
        ...

    async def confirm_mail(self, token: str) -> bool:
        """Send mail from now on to where this link was sent; False if nobody has it."""
        ...

    async def stop_mail(self, stop: str) -> bool:
        """Send no mail any more to whoever has this link; False if nobody has it."""
        ...

    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """Keep a browser that takes notices; False when the person has so many already."""
        ...

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The browsers of a person that take notices and are still signed in."""
        ...

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Send nothing there any more; with a person, only if it is theirs."""
        ...

    async def house_key(self, fresh: str = "") -> str:
        """The key by which push services know this house: the first one that was offered."""
        ...
