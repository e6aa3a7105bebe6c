"""Shows people who want company to a table, on whatever node they wait.

All nodes of a house keep those who wait in one database. Each looks at them once a second and
sets the tables it finds; who was faster is settled by the database. A page that waits asks
again and again, and its questions are held for some seconds, so that it hears at once.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from statistics import fmean, median
from typing import Final

from backroom.bots.registry import best_bot
from backroom.engine.game import AnyGame
from backroom.server import logs, wire
from backroom.server.ids import new_id
from backroom.server.ratings.anchors import is_rated, measured, middle
from backroom.server.refusals import BadFrame, NotAllowed, NotFound
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.pairing import Crowd, PairingStore, Wait
from backroom.server.storage.records import Person
from backroom.server.tables import lifecycle
from backroom.server.tables.creation import paired_table
from backroom.server.tables.registry import TableRegistry
from backroom.server.tables.table import Table
from backroom.server.timekeeper import Timekeeper

from .queue import NEVER, Party, Pool, Waiting, parties

ROUND_SECONDS: Final = 1.0
# A server that is asked to stop waits for open questions a little longer than that.
HOLD_SECONDS: Final = 4.0
NOTE_SECONDS: Final = 3.0
# Whoever was not heard of for so long is not seated live, and later waits no more.
HERE_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 30.0
TIDY_SECONDS: Final = 10.0
# So many of each kind are looked at, and so many tables are set, before others have a turn.
MOST_WAITING: Final = 1000
MOST_TABLES: Final = 50
# With more people than that, who sits with whom is thought out beside the sockets.
MANY: Final = 100
CLOCKS: Final = {"live": 60, "day": 86_400}
# Patience shorter than that would leave people no time to come.
LEAST_PATIENCE: Final = {"live": 60, "day": 3600}
LATELY_SECONDS: Final = {"live": 86_400.0, "day": 14 * 86_400.0}
PACES: Final[tuple[wire.PairedPace, ...]] = ("live", "day")


class Usher:
    """One a node; what it knows beyond the database is which pages wait here."""

    def __init__(
        self,
        store: PairingStore,
        storage: Storage,
        games: Mapping[str, AnyGame],
        tables: TableRegistry,
        time: Timekeeper,
        let_settle: Callable[[Table], Awaitable[None]],
        has_turn: Callable[[float], bool],
    ) -> None:
        self._store = store
        self._storage = storage
        self._games = games
        self._tables = tables
        self._time = time
        self._let_settle = let_settle
        self._has_turn = has_turn
        self._heard: set[str] = set()
        self._holding: dict[str, set[asyncio.Future[None]]] = {}
        self._noted = self._tidied = time.now()
        self._seated = time.wall()

    async def enter(self, person: str, wish: wire.Wish) -> wire.Wait:
        """Somebody waits from now on; who waits for the same already keeps their turn."""
        await self._check(person, wish)
        now = self._time.wall()
        wait = Wait(
            person,
            wish.game,
            wish.pace,
            wish.rated,
            wish.least,
            wish.most,
            wish.patience or None,
            await self._strength(person, wish.game),
            since=now,
            seen=now,
        )
        return await self._told(await self._store.enter(wait))

    async def leave(self, person: str, game: str, pace: str) -> None:
        """Somebody thought better of it and waits no more."""
        await self._store.leave(person, game, pace)

    async def waits(self, person: str, hold: bool) -> list[wire.Wait]:
        """What somebody waits for; held, it is told when they are seated or a while later."""
        found = await self._store.of_person(person)
        if any(one.pace == "live" for one in found):
            self._heard.add(person)
            if hold and not any(one.table for one in found):
                await self._hold(person)
                found = await self._store.of_person(person)
        return [await self._told(one) for one in found]

    async def lately(self, game: str) -> list[wire.Lately]:
        """How many wait at a game, and how long others waited."""
        if game not in self._games:
            raise NotFound("no-such-game", {"game": game})
        kinds = [(pace, rated) for pace in PACES for rated in (False, True)]
        return [await self._lately(Pool(game, pace, rated)) for pace, rated in kinds]

    async def keep_pairing(self) -> None:
        """Set tables, once a second and whatever went wrong the last time, until cancelled."""
        while True:
            await self._time.sleep_until(self._time.now() + ROUND_SECONDS)
            try:
                await self.round(self._has_turn(ROUND_SECONDS))
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("pairing", error)

    async def round(self, has_turn: bool = True) -> None:
        """Note who is here, set tables if it is this node's turn, and tell those seated."""
        now = self._time.wall()
        if self._time.now() >= self._noted + NOTE_SECONDS:
            self._noted = self._time.now()
            here, self._heard = self._heard | set(self._holding), set()
            await self._store.note_here(sorted(here), now)
        if self._time.now() >= self._tidied + TIDY_SECONDS:
            self._tidied = self._time.now()
            await self._store.tidy(now - GRACE_SECONDS, now)
        if has_turn:
            await self._set_tables(now)
        await self._tell(now)

    async def _set_tables(self, now: float) -> None:
        """As many as there are parties for; of several nodes any may do it."""
        crowd = await self._store.waiting(now - HERE_SECONDS, MOST_WAITING)
        many = len(crowd.waits) > MANY
        found = await asyncio.to_thread(_set, crowd, now) if many else _set(crowd, now)
        for pool, party in found[:MOST_TABLES]:
            await self._seat(pool, party, crowd)

    async def _tell(self, now: float) -> None:
        """Wake the pages of those who were seated, here or on another node."""
        if self._holding:
            for person in await self._store.seated_since(self._seated - 2 * ROUND_SECONDS):
                for waiter in self._holding.pop(person, ()):
                    if not waiter.done():
                        waiter.set_result(None)
        self._seated = now

    async def _hold(self, person: str) -> None:
        waiter = asyncio.get_running_loop().create_future()
        self._holding.setdefault(person, set()).add(waiter)
        try:
            async with self._time.timeout_at(self._time.now() + HOLD_SECONDS):
                await waiter
        except TimeoutError:
            self._heard.add(person)
        finally:
            waiters = self._holding.get(person, set())
            waiters.discard(waiter)
            if not waiters:
                self._holding.pop(person, None)

    async def _seat(self, pool: Pool, party: Party, crowd: Crowd) -> None:
        """Set a table for a party, unless one of them has gone or sits elsewhere meanwhile."""
        ids = {one.person for one in party.people}
        waits = [
            one
            for one in crowd.waits
            if one.person in ids and (one.game, one.pace) == (pool.game, pool.pace)
        ]
        table = new_id()
        if not await self._store.claim(waits, table, self._time.wall()):
            return
        try:
            await self._begin(table, party.seats, waits, crowd.names)
        except Exception:
            await self._store.release(table)
            raise

    async def _begin(
        self, id: str, seats: int, waits: list[Wait], names: dict[str, str]
    ) -> None:
        """A table with these people and bots in the other chairs, whose match begins."""
        first = waits[0]
        game = self._games[first.game]
        pace: wire.Pace = "day" if first.pace == "day" else "live"
        order = wire.NewTable(
            game=first.game,
            seats=seats,
            pace=pace,
            clock=CLOCKS[first.pace],
            rated=first.rated,
        )
        sitters = [Person(one.person, names[one.person]) for one in waits]
        secrets.SystemRandom().shuffle(sitters)
        level = _bot_like(game, fmean(one.strength for one in waits))
        table = await self._tables.set_up(paired_table(id, game, order, sitters, level))
        await table.do(partial(lifecycle.start, table, sitters[0]))
        await self._let_settle(table)

    async def _check(self, person: str, wish: wire.Wish) -> None:
        if wish.game not in self._games:
            raise NotFound("no-such-game", {"game": wish.game})
        seats = self._games[wish.game].meta.seats
        if not min(seats) <= wish.least <= wish.most <= max(seats):
            told = {"least": str(min(seats)), "most": str(max(seats))}
            raise BadFrame("pairing-seats", told)
        if 0 < wish.patience < LEAST_PATIENCE[wish.pace]:
            raise BadFrame("pairing-patience")
        if not wish.rated:
            return
        if self._storage.ratings is None or not is_rated(wish.game):
            raise NotFound("no-ratings")
        if await self._storage.accounts.find(person) is None:
            raise NotAllowed("rated-account")

    async def _strength(self, person: str, game: str) -> float:
        """What is believed of somebody; of whom nothing is known they are in the middle."""
        if self._storage.ratings is None or not is_rated(game):
            return 0.0
        known = (await self._storage.ratings.find(person)).get(game)
        return middle(game) if known is None else known.mean

    async def _told(self, wait: Wait) -> wire.Wait:
        pool = Pool(wait.game, wait.pace, wait.rated)
        lately = await self._lately(pool)
        return wire.Wait(
            wait.game,
            lately.pace,
            wait.rated,
            wait.least,
            wait.most,
            round(wait.patience or 0),
            round(wait.since * 1000),
            round(self._time.wall() * 1000),
            wait.table or None,
            max(0, lately.waiting - (not wait.table)),
            lately.seated,
            lately.waited,
        )

    async def _lately(self, pool: Pool) -> wire.Lately:
        since = self._time.wall() - LATELY_SECONDS[pool.pace]
        found = await self._store.lately(*pool, since)
        waited = round(median(found.waited) * 1000) if found.waited else None
        pace: wire.PairedPace = "day" if pool.pace == "day" else "live"
        return wire.Lately(pace, pool.rated, found.waiting, len(found.waited), waited)


def _set(crowd: Crowd, now: float) -> list[tuple[Pool, Party]]:
    """The tables that can be set now, kind by kind."""
    apart: dict[str, set[str]] = {}
    for one, other in crowd.apart:
        apart.setdefault(one, set()).add(other)
        apart.setdefault(other, set()).add(one)
    pools: dict[Pool, list[Waiting]] = {}
    for wait in crowd.waits:
        patience = NEVER if wait.patience is None else wait.patience
        pools.setdefault(Pool(wait.game, wait.pace, wait.rated), []).append(
            Waiting(wait.person, wait.since, wait.strength, wait.least, wait.most, patience)
        )
    return [
        (pool, party)
        for pool, waiting in pools.items()
        for party in parties(waiting, apart, now, pool.beat)
    ]


def _bot_like(game: AnyGame, strength: float) -> str:
    """The measured bot that is nearest in strength to those it plays with."""
    known = measured(game.meta.name)
    if not known:
        return best_bot(game)
    return min(known, key=lambda level: abs(known[level] - strength))
