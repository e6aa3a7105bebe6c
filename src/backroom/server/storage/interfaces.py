"""The seam to the database: what the server asks of storage, in its own terms.

Callers see these interfaces and the records of `storage.records`, and never SQL. Everything is
async, and every write about a table names that table, so that a database shared by several
nodes can check on each write that this node still holds the table.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from .clubs import ClubStore
from .deeds import DeedStore
from .documents import TableDoc
from .evenings import EveningStore
from .moderation import ModerationStore
from .pairing import PairingStore
from .ratings import RatingStore
from .records import (
    Account,
    Challenge,
    ChatLine,
    Found,
    Holiday,
    JournalLine,
    MatchHeading,
    MatchResult,
    Node,
    Outage,
    Passkey,
    Person,
    Roll,
    Share,
    SignsOfLife,
    Standing,
    StoredTable,
    Tenure,
)
from .social import FriendStore, NoticeStore


class StorageError(Exception):
    """The database could not do what was asked; the text says why, in its own words."""


class LostTableError(StorageError):
    """The node does not hold the table any more, so nothing was written about it."""


class Journal(Protocol):
    """Writes about tables; each is durable, all of it, when it comes back, or it raises."""

    async def save_table(self, doc: TableDoc) -> None:
        """Keep a table as it is now, whether it is new or known."""
        ...

    async def begin_match(
        self, doc: TableDoc, heading: MatchHeading, line: JournalLine
    ) -> None:
        """Keep a new match with its first line, and the table where it is played."""
        ...

    async def append(self, table: str, line: JournalLine, doc: TableDoc | None = None) -> None:
        """Keep the next line of the match at a table, and the table if that changed, too."""
        ...

    async def end_match(self, doc: TableDoc, line: JournalLine, result: MatchResult) -> None:
        """Keep the last line of a match with its result, and the table after it."""
        ...

    async def add_chat(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        ...


class TableStore(Protocol):
    """Tables as they were kept, for those who bring them back or list them."""

    async def clocked(self) -> list[str]:
        """The tables with a match under way and a live clock, those changed last first."""
        ...

    async def playing(self, after: str, most: int) -> list[Standing]:
        """The next few with a match under way and no clock, by id, without damaged ones."""
        ...

    async def read(self, ids: list[str], most_chat: int) -> list[StoredTable]:
        """All that these tables are brought back from; a damaged document is left out."""
        ...

    async def due(self, at: float, most: int) -> list[str]:
        """Tables by the day where something is due by now, those due longest first."""
        ...

    async def standing_of(self, person: str, most: int) -> list[Standing]:
        """The tables that are not over where a person sits, with what was played last.

        Where a match is under way without a clock that is its newest line; by the day the
        document says who is asked.
        """
        ...

    async def find(self, id: str) -> TableDoc | None:
        """One table, if there is such a table."""
        ...

    async def of_person(self, person: str, most: int | None) -> list[TableDoc]:
        """The tables that are not closed where a person sits, those changed last first."""
        ...

    async def find_chat(self, table: str, key: str) -> ChatLine | None:
        """The line of chat that was sent to a table with a key."""
        ...


class MatchStore(Protocol):
    """Matches as they were kept, with their logs and what was found in them."""

    async def ids(self) -> list[str]:
        """The ids of all matches, the oldest first."""
        ...

    async def find(self, id: str) -> MatchHeading | None:
        """One match's heading, if there is such a match."""
        ...

    async def find_many(self, ids: list[str]) -> dict[str, MatchHeading]:
        """The headings of those of these matches that there are, by id."""
        ...

    async def lines(self, match: str) -> list[JournalLine]:
        """The log of a match, in order."""
        ...

    async def read(self, id: str) -> tuple[MatchHeading, list[JournalLine]] | None:
        """A match's heading and log as of one moment."""
        ...

    async def of_person(self, person: str, most: int | None) -> list[tuple[MatchHeading, int]]:
        """What a person played and in which seat, the latest first."""
        ...

    async def share(self, match: str) -> None:
        """Let whoever has the link see a match."""
        ...

    async def find_analysis(self, match: str, seat: int) -> bytes | None:
        """What was found in a match with the eyes of a seat."""
        ...

    async def keep_analysis(self, match: str, seat: int, data: bytes) -> None:
        """Keep what was found, for whoever asks next."""
        ...


class PeopleStore(Protocol):
    """People, their sessions and links (by the hash of a token), mutes and bans."""

    async def add_person(self, person: Person, session: str, at: float) -> None:
        """Keep a new person with their first session."""
        ...

    async def add_session(self, person: str, session: str, at: float) -> None:
        """Keep another session of a person."""
        ...

    async def find_session(self, session: str, at: float, since: float) -> Person | None:
        """Whose session it is, if it was seen since then; that it is seen now may be noted."""
        ...

    async def end_session(self, session: str) -> None:
        """Forget one session, so that its cookie opens nothing any more."""
        ...

    async def end_sessions(self, person: str) -> None:
        """Forget every session and link of a person."""
        ...

    async def is_known(self, person: str) -> bool:
        """Whether somebody has this id."""
        ...

    async def names(self, people: list[str]) -> dict[str, str]:
        """What these people are called."""
        ...

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        ...

    async def forget(self, person: str, name: str) -> None:
        """Put another name wherever a person's stands, and end their sessions."""
        ...

    async def add_link(self, person: str, link: str, expires: float) -> None:
        """Keep a link for another device of a person."""
        ...

    async def use_link(self, link: str, session: str, at: float) -> Person | None:
        """Turn a link that has not expired into a session, once."""
        ...

    async def count_sessions(self, person: str) -> int:
        """How many devices know a person."""
        ...

    async def end_other_sessions(self, person: str, session: str) -> None:
        """Forget every session and link of a person but this session."""
        ...

    async def add_holiday(self, holiday: Holiday) -> None:
        """Keep that a person is away."""
        ...

    async def end_holiday(self, person: str, at: float) -> None:
        """Let a holiday end now that would last longer; one that has not begun never was."""
        ...

    async def holidays(self, people: list[str], since: float) -> list[Holiday]:
        """The holidays of these people that lasted at least until then, oldest first."""
        ...

    async def chat_of(self, person: str) -> list[ChatLine]:
        """Every line of chat that a person wrote, oldest first."""
        ...

    async def muted_by(self, person: str) -> set[str]:
        """Those a person does not want to hear."""
        ...

    async def mute(self, person: str, muted: str, on: bool) -> None:
        """Keep that a person hears somebody no more, or again."""
        ...

    async def banned(self) -> set[str]:
        """The people and addresses that are not welcome."""
        ...

    async def ban(self, target: str, on: bool) -> None:
        """Keep that a person or an address is not welcome, or is again."""
        ...


class RetentionStore(Protocol):
    """Old tables and guests, found and deleted a little at a time: nobody waits long for it.

    People with an account are never found here, nor are tables where they have begun a match.
    """

    async def old_tables(self, before: float, after: str) -> Found:
        """Which of the next tables, by id, nothing has happened at since then."""
        ...

    async def forgotten_tables(self, before: float, after: str) -> Found:
        """Which of the next tables, by id, still gather players and have been quiet since then.

        Accounts do not save these: nothing was begun there that anybody could go on with.
        """
        ...

    async def drop_table(self, id: str) -> None:
        """Delete a table with its chat and its unfinished matches; finished ones stay."""
        ...

    async def old_guests(self, before: float, after: str) -> Found:
        """Which of the next guests, by id, no device and no table has known since then."""
        ...

    async def drop_guest(self, person: str) -> None:
        """Delete a guest; the matches they finished stay, with the name they had."""
        ...


class AccountStore(Protocol):
    """Accounts: passkeys, recovery codes and invitations, all but the first by a hash."""

    async def find(self, person: str) -> Account | None:
        """A person's account; None for a guest."""
        ...

    async def add_challenge(self, challenge: Challenge, at: float) -> None:
        """Keep a challenge; those that have expired are forgotten."""
        ...

    async def use_challenge(self, challenge: str, person: str, at: float) -> bool:
        """Whether this challenge was put to this person and has not expired; it works once."""
        ...

    async def add_invitation(self, invitation: str, expires: float) -> None:
        """Keep an invitation to sign up."""
        ...

    async def is_invitation(self, invitation: str, at: float) -> bool:
        """Whether an invitation can still be used."""
        ...

    async def sign_up(
        self, passkey: Passkey, codes: list[str], invitation: str | None, at: float
    ) -> bool:
        """Give a guest an account; False, and nothing kept, if the invitation is not good."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep another passkey of an account."""
        ...

    async def find_passkey(self, id: str) -> Passkey | None:
        """One passkey, if there is such a passkey."""
        ...

    async def use_passkey(
        self, passkey: Passkey, uses: int, session: str, at: float
    ) -> Person | None:
        """Open a session with a passkey that is still as it was read; keeps its new count."""
        ...

    async def name_passkey(self, person: str, id: str, name: str) -> bool:
        """Call a passkey of a person by another name; False if there is none."""
        ...

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Forget a passkey of a person, unless it is the last; False if nothing was done."""
        ...

    async def replace_codes(self, person: str, codes: list[str]) -> None:
        """Keep these recovery codes of an account, and none of those before."""
        ...

    async def use_code(self, code: str, session: str, at: float) -> Person | None:
        """Turn a recovery code into a session, once."""
        ...


class UptimeStore(Protocol):
    """When the server ran, so that no clock counts the time when it did not."""

    async def signs(self) -> SignsOfLife:
        """What is known of the time before this start."""
        ...

    async def note_outages(self, outages: list[Outage]) -> None:
        """Keep the outages that are known now."""
        ...

    async def note_alive(self, at: float) -> None:
        """Keep that the server ran at this moment; durable when it comes back."""
        ...


class HealthStore(Protocol):
    """Whether the database is sound and can be written to, for whoever looks after it."""

    async def quick_fault(self) -> str:
        """What is wrong with the database, if that can be told quickly and something is."""
        ...

    async def fault(self) -> str:
        """What is wrong with the database, however long that takes; empty if nothing is."""
        ...

    async def is_older(self) -> bool:
        """Whether the database still waits to be brought up to the schema of this version."""
        ...

    async def damaged_tables(self) -> list[str]:
        """The tables whose document cannot be read, or whose match is gone."""
        ...

    async def write(self, at: float) -> None:
        """Write something small, durable when it comes back, or raise what is against it."""
        ...


class NewsStore(Protocol):
    """What one node tells all others that share a database."""

    async def publish(self, news: bytes) -> None:
        """Tell every node that listens, this one included."""
        ...

    async def listen(
        self, hear: Callable[[bytes], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        """Hear all that is told, until cancelled; `missed` when some of it may be lost."""
        ...


class LeaseStore(Protocol):
    """Which node plays which table, where several nodes share a database.

    A node lives as long as it renews in time. Once it is taken for dead nothing is written in
    its name any more, whatever it believes itself: it has to join anew. The database's clock
    says when a lease ends; `at` is the node's own time, by which its tables' clocks run.
    """

    @property
    def node(self) -> str:
        """The name of this node as long as it lives; empty before it has joined."""
        ...

    async def join(
        self,
        address: str,
        version: str,
        seconds: float,
        at: float,
        replace: bool = False,
        rules: Mapping[str, int] | None = None,
    ) -> None:
        """Become a node that lives so long, under a new name, and hold nothing yet.

        `replace`: whoever listened at this address before is gone, as this node does now.
        `rules`: by game, the version of its rules that this node plays.
        """
        ...

    async def renew(self, seconds: float, at: float, early: float = 0.0) -> Roll | None:
        """Live so many seconds more, and see the others; None if they took this node for dead.

        `early`: so long before its lease ends a node is late.
        """
        ...

    async def alive(self) -> list[Node]:
        """Every node that lives, this one included."""
        ...

    async def bury(self, early: float = 0.0) -> list[str]:
        """Free what dead nodes held; gives the nodes that were found dead.

        `early`: so long before its lease ends a node is dead whose connection is gone, too.
        """
        ...

    def hang_up(self) -> None:
        """Wait for no answer any more: everything under way fails at once, on every connection.

        A line that was cut without a word would keep people waiting long after it is mended.
        """
        ...

    async def take(
        self, tables: list[str], at: float, are_new: bool = False
    ) -> dict[str, Tenure]:
        """Hold those of these tables that no node holds, and tell which they are.

        A match that others could go on with, and this node only end, is left to them.
        `are_new`: they are not in the database yet.
        """
        ...

    async def holds(self, table: str) -> bool:
        """Whether this node holds a table, by what the database says."""
        ...

    async def holder(self, table: str) -> Node | None:
        """The living node that holds a table; if none does, one that knows its match's rules.

        A table where nothing is played has none of the latter.
        """
        ...

    async def unheld(self, tables: list[str]) -> list[str]:
        """Those of these tables with a match under way that no node plays at this moment."""
        ...

    async def give_up(self, tables: list[str], at: float) -> None:
        """Hold these tables no longer; nothing may be under way about them."""
        ...

    async def show(self, lobby: bytes) -> None:
        """Let the other nodes see which tables of this one are to be listed."""
        ...

    async def lobbies(self) -> list[bytes]:
        """What the other living nodes show."""
        ...

    async def shares(self) -> list[Share]:
        """Every node with the tables it holds, and at last the matches that nobody plays."""
        ...

    async def secret(self) -> str:
        """What only those who may use the database know: by it nodes know each other."""
        ...

    async def orphans(self) -> list[str]:
        """The tables with a match under way and a clock that no node holds."""
        ...

    async def leave(self, at: float) -> None:
        """Stop to be a node, and hold nothing any more."""
        ...


@dataclass(frozen=True)
class Storage:
    """One open database, by what it is asked for; one that is not shared has no leases.

    A house in a browser has no accounts, and so no ratings, and nobody to be paired with, to
    spend an evening with or to have a club with.
    """

    journal: Journal
    tables: TableStore
    matches: MatchStore
    people: PeopleStore
    retention: RetentionStore
    accounts: AccountStore
    friends: FriendStore
    notices: NoticeStore
    uptime: UptimeStore
    health: HealthStore
    deeds: DeedStore
    close: Callable[[], Awaitable[None]]
    ratings: RatingStore | None = None
    moderation: ModerationStore | None = None
    pairing: PairingStore | None = None
    evenings: EveningStore | None = None
    clubs: ClubStore | None = None
    leases: LeaseStore | None = None
    news: NewsStore | None = None
