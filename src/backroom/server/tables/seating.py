"""Who sits where: join, leave, bots, the door."""

from backroom.server import wire
from backroom.server.bots.names import bot_name
from backroom.server.people.accounts import FORGOTTEN
from backroom.server.refusals import NotAllowed, NotFound, NotNow
from backroom.server.storage.documents import Chair
from backroom.server.storage.records import Person

from . import days
from .creation import level_named, name_of_its_own
from .description import describe
from .services import Tab
from .table import Table


async def let_in(table: Table, person: str, invite: str | None) -> None:
    """Refuse who was shown the door, and at a private table who was not invited.

    At a club's table its members are, and nobody else, whatever link they have.
    Who came with an invitation is a guest for good, also after a restart.
    """
    doc = table.doc
    await check_at_home(table, person)
    if person in doc.unwelcome:
        raise NotAllowed("shown-the-door")
    if doc.club:
        return
    if invite == doc.invite and person not in doc.guests:
        doc.guests.append(person)
        await table.save()
    invited = person in doc.guests or person == doc.host or doc.seats_of(person)
    if doc.access == "private" and not invited:
        raise NotAllowed("private-table")


async def check_at_home(table: Table, person: str) -> None:
    """At a club's table: whoever is no member learns no more than that there is no table."""
    if table.doc.club and not await _is_at_home(table, person):
        raise NotFound("no-such-table")


async def _is_at_home(table: Table, person: str) -> bool:
    """Whether somebody is in the table's club, or sits here and may play to the end."""
    clubs = table.services.clubs
    if clubs is None or table.doc.seats_of(person):
        return True
    return await clubs.is_member(table.doc.club, person)


async def look(table: Table, person: Person, invite: str | None) -> wire.Table:
    """The table, for whoever may look at it."""
    await let_in(table, person.id, invite)
    return describe(table)


async def changed(table: Table) -> wire.Table:
    """Keep the table as it is now, and tell everybody at it."""
    days.note(table)
    await table.save()
    for tab in table.tabs:
        seats = table.doc.seats_of(tab.person)
        if tab.seat not in seats:
            tab.seat = seats[0] if seats and not table.doc.device else None
            tab.number = 0
    table.send_table()
    return describe(table)


async def join(table: Table, person: Person, order: wire.Join) -> wire.Table:
    """Sit down before the start; who sits already stays where they are."""
    await let_in(table, person.id, order.invite)
    if table.doc.seats_of(person.id):
        return describe(table)
    table.check_gathering()
    name = name_of_its_own(table.doc, person.id, person.name)
    table.doc.chairs[_free_chair(table, order.seat)] = Chair(person.id, name)
    return await changed(table)


def chair_at(table: Table, seat: int) -> Chair:
    """A chair by its number, or a refusal."""
    if not 0 <= seat < table.doc.seats:
        raise NotFound("no-such-chair")
    return table.doc.chairs[seat]


def _free_chair(table: Table, wish: int | None) -> int:
    if wish is not None:
        if not chair_at(table, wish).is_free:
            raise NotNow("chair-taken")
        return wish
    for seat, chair in enumerate(table.doc.chairs):
        if chair.is_free:
            return seat
    raise NotNow("no-free-chair")


async def leave(table: Table, person: Person) -> wire.Table:
    """Get up: before the start the chair is free, after it a bot plays on for good."""
    doc = table.doc
    seats = doc.seats_of(person.id)
    if not seats:
        raise NotAllowed("not-seated")
    for seat in seats:
        if doc.status == "gathering":
            doc.chairs[seat] = Chair()
        else:
            doc.chairs[seat].left = True
            table.clocks.answered(seat)
    _pass_on_host(table, person.id)
    told = await changed(table)
    table.arrange()
    return told


def _pass_on_host(table: Table, person: str) -> None:
    """The next person at the table is the host; with nobody left it closes.

    A rated match is played to its end by bots, so that nobody can leave it into nothing.
    """
    doc = table.doc
    staying = [one.person for one in doc.chairs if one.person and not one.left]
    if not staying and doc.rated and doc.status == "playing":
        return
    if not staying:
        doc.status = "over" if doc.status == "over" else "closed"
    elif doc.host == person:
        doc.host = staying[0]


async def forget(table: Table, person: Person) -> wire.Table:
    """A person is gone, their name too, also from a chair they left before."""
    if table.doc.seats_of(person.id):
        await leave(table, person)
    table.doc.forget(person.id, FORGOTTEN)
    return await changed(table)


async def rename(table: Table, person: str, name: str) -> wire.Table:
    """A person at a table goes by another name; on a shared device each has their own."""
    if not table.doc.device:
        name = name_of_its_own(table.doc, person, name)
        for seat in table.doc.seats_of(person):
            table.doc.chairs[seat].name = name
    return await changed(table)


async def seat_bot(table: Table, person: Person, seat: int, order: wire.SeatBot) -> wire.Table:
    """The host gives a free chair to a bot, changes its level, or takes it away."""
    table.check_host(person.id)
    table.check_gathering()
    if chair_at(table, seat).person is not None:
        raise NotNow("chair-taken")
    chair = Chair()
    if order.level is not None:
        level = level_named(table.game, order.level, table.doc.rated)
        chair = Chair(name=bot_name(table.doc.id, seat), level=level, ready=True)
        table.services.bots.warm_up()
    table.doc.chairs[seat] = chair
    return await changed(table)


async def remove(table: Table, person: Person, order: wire.Remove) -> wire.Table:
    """The host shows somebody the door, before the start."""
    table.check_host(person.id)
    table.check_gathering()
    gone = chair_at(table, order.seat).person
    if gone is None or gone == person.id:
        raise NotFound("no-such-chair")
    table.doc.chairs[order.seat] = Chair()
    table.doc.unwelcome.append(gone)
    told = await changed(table)
    for tab in table.tabs:
        if tab.person == gone:
            tab.close(4403, "shown the door")
    return told


async def shown_out(table: Table, person: Person) -> list[str]:
    """Whom the host showed the door, for the host alone."""
    table.check_host(person.id)
    return list(table.doc.unwelcome)


async def welcome_back(table: Table, person: Person, order: wire.Welcome) -> wire.Table:
    """The host opens the door again to somebody who was shown it."""
    table.check_host(person.id)
    if order.person not in table.doc.unwelcome:
        raise NotFound("no-such-person", {"person": order.person})
    table.doc.unwelcome.remove(order.person)
    return await changed(table)


async def invite(table: Table, person: Person) -> wire.Invite:
    """What a player hands to a friend."""
    if not table.doc.seats_of(person.id):
        raise NotAllowed("not-seated")
    token = table.doc.invite
    return wire.Invite(f"/tables/{table.doc.id}?invite={token}", token)


async def invite_friend(table: Table, person: Person, friend: str) -> None:
    """Let a friend of somebody who sits here in, be the table private or not."""
    doc = table.doc
    if not doc.seats_of(person.id):
        raise NotAllowed("not-seated")
    table.check_gathering()
    if friend in doc.unwelcome:
        raise NotNow("friend-shown-out")
    if doc.club and not await _is_at_home(table, friend):
        raise NotNow("friend-not-in-club")
    if friend not in doc.guests:
        doc.guests.append(friend)
        await table.save()


async def close(table: Table) -> wire.Table:
    """The table is closed for good; what was played stays."""
    table.doc.status = "closed"
    told = await changed(table)
    table.arrange()
    return told


async def close_by_host(table: Table, person: Person) -> wire.Table:
    """Close a table at the wish of its host."""
    table.check_host(person.id)
    check_unrated(table)
    check_no_evening(table)
    return await close(table)


def check_no_evening(table: Table) -> None:
    """Refuse what would keep an evening waiting, or play its round twice."""
    if table.doc.evening:
        raise NotNow("evening-goes-on")


def check_unrated(table: Table) -> None:
    """Refuse what would let a rated match end in nothing."""
    if table.doc.rated and table.doc.status == "playing":
        raise NotNow("rated-goes-on")


def own_seat(table: Table, tab: Tab) -> int:
    """The seat a tab shows, if its person may play it."""
    if tab.seat is None or tab.seat not in table.doc.seats_of(tab.person):
        raise NotAllowed("not-seated")
    return tab.seat
