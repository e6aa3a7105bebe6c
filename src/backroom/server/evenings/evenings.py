"""Evenings: people come by a link, the host starts rounds, and the house sets the tables.

An evening is one document that is saved whole. Whoever changes it reads it first, and reads
it again if somebody else was faster: so any number of nodes can look after it, and whatever
stops in the middle is taken up from what was kept.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from backroom.engine.game import AnyGame
from backroom.server import logs, wire
from backroom.server.ids import new_id
from backroom.server.people.accounts import clean_text
from backroom.server.refusals import (
    BadFrame,
    NotAllowed,
    NotFound,
    NotNow,
    TooMany,
    Unavailable,
)
from backroom.server.storage.clubs import ClubStore
from backroom.server.storage.evenings import (
    EveningDoc,
    EveningStore,
    Outcome,
    RoundDoc,
    Sitting,
)
from backroom.server.storage.interfaces import PeopleStore
from backroom.server.storage.records import Person
from backroom.server.tables.creation import level_named
from backroom.server.timekeeper import Timekeeper

from . import points, standings
from .draw import Drawn, Round, draw
from .tables import EveningTables, check_order

MOST_PEOPLE: Final = 120
MOST_HOSTED: Final = 5
MOST_LISTED: Final = 50
MOST_TRIES: Final = 8
LONGEST_CLOCK: Final = 3600
HOUR: Final = 3600.0
DAY: Final = 86_400.0
LOOK_SECONDS: Final = 2.0


class Evenings:
    """Changes evenings, sets their tables, and notes what was played at them."""

    def __init__(
        self,
        store: EveningStore,
        people: PeopleStore,
        games: Mapping[str, AnyGame],
        tables: EveningTables,
        time: Timekeeper,
        keep_days: float,
        clubs: ClubStore | None = None,
        has_turn: Callable[[float], bool] = lambda _: True,
    ) -> None:
        self._store = store
        self._people = people
        self._games = games
        self._tables = tables
        self._time = time
        self._keep_days = keep_days
        self._clubs = clubs
        self._has_turn = has_turn
        self._cleared = time.now()

    async def create(self, person: Person, order: wire.NewEvening) -> wire.Evening:
        """A new evening; its host is whoever makes it."""
        doc = self._new(person, order)
        if doc.club and not await self._is_member(doc.club, person.id):
            raise NotFound("no-such-club")
        hosted = await self._store.of_person(person.id, MOST_LISTED)
        if sum(one.is_open and one.host == person.id for one in hosted) >= MOST_HOSTED:
            raise TooMany("enough-evenings", {"most": str(MOST_HOSTED)})
        await self._store.add(doc)
        return await self._told(doc)

    def _new(self, person: Person, order: wire.NewEvening) -> EveningDoc:
        if order.game not in self._games:
            raise NotFound("no-such-game", {"game": order.game})
        game, name, now = self._games[order.game], clean_text(order.name), self._time.wall()
        if not name:
            raise BadFrame("bad-text")
        _check_dates(order, now)
        if order.fill is not None:
            level_named(game, order.fill)
        doc = EveningDoc(
            id=new_id(),
            name=name,
            host=person.id,
            game=order.game,
            options=order.options,
            pace="day" if order.days else "live",
            clock=order.clock,
            least=order.least,
            most=order.most,
            rounds=order.rounds,
            fill=order.fill or "",
            auto=order.auto,
            days=order.days,
            due=order.starts / 1000 if order.days else 0.0,
            seed=new_id(),
            created=now,
            here=[person.id] if order.come else [],
            club=order.club or "",
        )
        check_order(game, doc)
        return doc

    async def show(self, id: str, person: str = "") -> wire.Evening:
        """An evening, for whoever has its link; a club's for its members."""
        return await self._told(await self._seen_by(id, person))

    async def of_person(self, person: str) -> list[wire.EveningLine]:
        """The evenings that somebody hosts or takes part in, those changed last first."""
        found = await self._store.of_person(person, MOST_LISTED)
        return [standings.line(doc, person) for doc in found]

    async def come(self, id: str, person: str) -> wire.Evening:
        """Take part from the next round on, for the first time or again."""
        await self._seen_by(id, person)

        def work(doc: EveningDoc) -> None:
            _check_open(doc)
            if person in doc.here:
                return
            if len(doc.people) >= MOST_PEOPLE and person not in doc.gone:
                raise TooMany("evening-full", {"most": str(MOST_PEOPLE)})
            doc.gone = [one for one in doc.gone if one != person]
            doc.here.append(person)

        return await self._told(await self._change(id, work))

    async def leave(self, id: str, person: str, by: str) -> wire.Evening:
        """Play no more rounds, by one's own wish or the host's; a bot plays on at the table."""
        await self._seen_by(id, by)

        def work(doc: EveningDoc) -> None:
            if by not in (person, doc.host):
                raise NotAllowed("not-host")
            if person not in doc.here:
                raise NotFound("evening-not-here")
            doc.here.remove(person)
            if any(person in _named(each) for each in doc.played):
                doc.gone.append(person)

        doc = await self._change(id, work)
        for sitting in doc.open_sittings():
            if person in sitting.people:
                await self._tables.leave(sitting.table, person)
        return await self._told(doc)

    async def start_round(self, id: str, person: str) -> wire.Evening:
        """The host lets the next round begin."""
        doc = await self._seen_by(id, person)
        _check_host(doc, person)
        if doc.days:
            raise NotNow("evening-by-date")
        return await self._told(await self._draw(id, len(doc.played)))

    async def close_round(self, id: str, person: str) -> wire.Evening:
        """The host waits no longer: tables that still play are closed, and all there share."""
        doc = await self._seen_by(id, person)
        _check_host(doc, person)
        if not doc.open_sittings():
            raise NotNow("evening-no-round")
        for sitting in doc.open_sittings():
            await self._tables.close(sitting.table)
        await self._note_results(doc)

        def work(doc: EveningDoc) -> None:
            # A table that another node plays could not be closed from here.
            for sitting in doc.open_sittings():
                _note_result(doc, sitting, Outcome(sitting.table, "", [], [], 0))
            _end_with_the_last_round(doc)

        return await self._told(await self._change(id, work))

    async def end(self, id: str, person: str) -> wire.Evening:
        """The host ends the evening after the rounds that were played."""
        await self._seen_by(id, person)

        def work(doc: EveningDoc) -> None:
            _check_host(doc, person)
            _check_open(doc)
            if doc.open_sittings():
                raise NotNow("evening-round-open")
            doc.status = "over"

        return await self._told(await self._change(id, work))

    async def take_out(self, person: str) -> None:
        """Somebody is forgotten or banned: others host what they hosted, or it is over."""
        for one in await self._store.of_person(person, MOST_LISTED):
            if one.is_open:
                await self._change(one.id, lambda doc: _pass_on(doc, person))

    async def keep_looking(self) -> None:
        """Look after every evening that is on, whatever went wrong the last time."""
        while True:
            await self._time.sleep_until(self._time.now() + LOOK_SECONDS)
            try:
                if self._has_turn(LOOK_SECONDS):
                    await self.look_after_all()
                await self._clear_out()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("evenings", error)

    async def _clear_out(self) -> None:
        """Once an hour, delete what guests hosted long ago."""
        if self._keep_days and self._time.now() >= self._cleared + HOUR:
            self._cleared = self._time.now()
            before = self._time.wall() - self._keep_days * DAY
            logs.tell("evenings cleared out", evenings=await self._store.drop_old(before))

    async def look_after_all(self) -> None:
        """Every evening where a round is played, or begins by now."""
        for id in await self._store.to_look_after(self._time.wall()):
            try:
                await self._look_after(id)
            except Exception as error:  # one evening must not keep the others waiting
                logs.failure("evening", error, evening=id)

    async def _look_after(self, id: str) -> EveningDoc:
        """Set the tables that are missing, note what was played, and go on if it is time to."""
        doc = await self._note_results(await self._set_tables(await self._find(id)))
        if not doc.is_open or len(doc.played) >= doc.rounds:
            return doc
        if doc.days and 0 < doc.due <= self._time.wall():
            return await self._draw_by_date(doc)
        if doc.auto and doc.played and doc.played[-1].is_over:
            return await self._try_to_draw(doc)
        return doc

    async def _set_tables(self, doc: EveningDoc) -> EveningDoc:
        """Every table of the rounds that were drawn is there, and its match has begun."""
        missing = [one for one in doc.open_sittings() if not one.made]
        if not missing:
            return doc
        names = await self._people.names([one for each in missing for one in each.people])
        made = {one.table for one in missing if await self._tables.set_up(doc, one, names)}

        def work(doc: EveningDoc) -> None:
            for one in doc.open_sittings():
                one.made = one.made or one.table in made

        return await self._change(doc.id, work)

    async def _note_results(self, doc: EveningDoc) -> EveningDoc:
        waiting = [one.table for one in doc.open_sittings() if one.made]
        found = {one.table: one for one in await self._store.outcomes(waiting)}
        if not found:
            return doc

        def work(doc: EveningDoc) -> None:
            for sitting in doc.open_sittings():
                if sitting.table in found:
                    _note_result(doc, sitting, found[sitting.table])
            _end_with_the_last_round(doc)

        return await self._change(doc.id, work)

    async def _draw_by_date(self, doc: EveningDoc) -> EveningDoc:
        """The next round of a league; a day later if there are too few for one."""
        drawn = await self._try_to_draw(doc)
        if len(drawn.played) > len(doc.played):
            return drawn
        now = self._time.wall()

        def work(doc: EveningDoc) -> None:
            if doc.due <= now:
                doc.due = now + DAY

        return await self._change(doc.id, work)

    async def _try_to_draw(self, doc: EveningDoc) -> EveningDoc:
        try:
            return await self._draw(doc.id, len(doc.played))
        except NotNow:  # too few, or somebody else was faster: the host sees it
            return await self._find(doc.id)

    async def _draw(self, id: str, after: int) -> EveningDoc:
        """Draw the round after so many, and set its tables."""
        for _ in range(MOST_TRIES):
            doc = await self._find(id)
            _check_may_draw(doc, after)
            sizes = self._tables.sizes(doc)
            past = [_drawn(one) for one in doc.played]
            ahead = doc.rounds - len(past)
            fill = bool(doc.fill)
            # Half a second of work, which nobody at a table shall wait for.
            one = await asyncio.to_thread(draw, doc.here, sizes, past, ahead, doc.seed, fill)
            sittings = [Sitting(new_id(), table.people, table.bots) for table in one.tables]
            now = self._time.wall()
            doc.played.append(RoundDoc(now, sittings, one.byes))
            doc.status = "playing"
            doc.due = max(now, doc.due + doc.days * DAY) if doc.days and ahead > 1 else 0.0
            if await self._store.save(doc):
                logs.tell("round", evening=id, round=len(doc.played), tables=len(sittings))
                return await self._set_tables(doc)
        raise Unavailable("try-again")

    async def _change(self, id: str, work: Callable[[EveningDoc], None]) -> EveningDoc:
        """Change an evening as it is kept now, and keep it."""
        for _ in range(MOST_TRIES):
            doc = await self._find(id)
            work(doc)
            if await self._store.save(doc):
                return doc
        raise Unavailable("try-again")

    async def _seen_by(self, id: str, person: str) -> EveningDoc:
        """An evening as far as somebody may know of it: of a club's, as a member or in it."""
        doc = await self._find(id)
        if not doc.club or person in (doc.host, *doc.people):
            return doc
        if not await self._is_member(doc.club, person):
            raise NotFound("no-such-evening")
        return doc

    async def _is_member(self, club: str, person: str) -> bool:
        return self._clubs is not None and await self._clubs.is_member(club, person)

    async def _find(self, id: str) -> EveningDoc:
        doc = await self._store.find(id)
        if doc is None:
            raise NotFound("no-such-evening")
        return doc

    async def _told(self, doc: EveningDoc) -> wire.Evening:
        names = await self._people.names([doc.host, *doc.people])
        return standings.told(doc, names)


def _check_dates(order: wire.NewEvening, now: float) -> None:
    """Refuse a clock that does not go with the pace, and a date that is past or far away."""
    if not order.days and order.clock > LONGEST_CLOCK:
        raise BadFrame("long-clock")
    if order.days and order.clock < LONGEST_CLOCK:
        raise BadFrame("short-clock")
    if order.days and not -DAY <= order.starts / 1000 - now <= 365 * DAY:
        raise BadFrame("evening-bad-date")


def _check_host(doc: EveningDoc, person: str) -> None:
    if doc.host != person:
        raise NotAllowed("not-host")


def _check_open(doc: EveningDoc) -> None:
    if not doc.is_open:
        raise NotNow("evening-over")


def _check_may_draw(doc: EveningDoc, after: int) -> None:
    _check_open(doc)
    if len(doc.played) != after:
        raise NotNow("evening-begun")
    if not doc.days and doc.open_sittings():
        raise NotNow("evening-round-open")
    if after >= doc.rounds:
        raise NotNow("evening-over")


def _note_result(doc: EveningDoc, sitting: Sitting, outcome: Outcome) -> None:
    sitting.over, sitting.match = True, outcome.match
    sitting.points = points.at_table(sitting.people, outcome)
    sitting.winners = points.winners(sitting.people, outcome)
    for person in set(doc.gone) & set(sitting.people):
        sitting.points[person] = 0.0


def _end_with_the_last_round(doc: EveningDoc) -> None:
    if len(doc.played) >= doc.rounds and not doc.open_sittings():
        doc.status = "over"


def _named(each: RoundDoc) -> list[str]:
    return [*each.byes, *(one for sitting in each.sittings for one in sitting.people)]


def _drawn(each: RoundDoc) -> Round:
    return Round([Drawn(one.people, one.bots) for one in each.sittings], each.byes)


def _pass_on(doc: EveningDoc, person: str) -> None:
    """Take somebody out of an evening; the next who is there hosts it."""
    if person in doc.here:
        doc.here.remove(person)
        doc.gone.append(person)
    if doc.host == person:
        if doc.here:
            doc.host = doc.here[0]
        elif not doc.open_sittings():
            doc.status = "over"
