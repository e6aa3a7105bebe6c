"""No friends in a cupboard: nobody else comes to a house that is one browser."""

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import Bond, Circle, Person, Profile, TableInvitation


class LocalFriends:
    """Nobody has an account here; see `storage.social.FriendStore` for what is asked."""

    async def profile(self, person: str) -> Profile | None:
        """Nobody has an account that others could see."""
        return None

    async def circle(self, person: str, most: int) -> Circle:
        """Nobody is tied to anybody."""
        return Circle([], [], [], [], [], False)

    async def bond(self, person: str, other: str) -> Bond:
        """Nothing stands between anybody."""
        return Bond()

    async def have_met(self, person: str, other: str) -> bool:
        """There is nobody to meet."""
        return False

    async def count_ties(self, person: str) -> int:
        """Nobody is tied to anybody."""
        return 0

    async def count_asking(self, person: str) -> int:
        """There is nobody who could ask."""
        return 0

    async def ask(self, person: str, other: str, at: float) -> Bond:
        """There is nobody to ask."""
        return Bond()

    async def befriend(self, person: str, other: str, at: float) -> None:
        """There is nobody to be friends with."""

    async def part(self, person: str, other: str) -> None:
        """There is nothing to end."""

    async def block(self, person: str, blocked: str, on: bool) -> None:
        """There is nobody to block."""

    async def keep_link(self, person: str, link: str, expires: float) -> None:
        """A link would lead to nobody, so none is kept."""

    async def link_owner(self, link: str, at: float) -> Person | None:
        """No link was kept."""
        return None

    async def note_seen(self, people: list[str], at: float) -> None:
        """Nobody asks who was here."""

    async def hide(self, person: str, hidden: bool) -> None:
        """There is nobody to hide from."""

    async def live_tables(self, people: list[str], most: int) -> list[tuple[str, TableDoc]]:
        """There is nobody to watch."""
        return []

    async def invite(self, table: str, person: str, by: str, at: float, most: int) -> bool:
        """There is nobody to invite."""
        return False

    async def invitations(self, person: str, since: float) -> list[TableInvitation]:
        """There is nobody who could have been invited."""
        return []

    async def drop_invitation(self, table: str, person: str) -> None:
        """There is none to be dropped."""
