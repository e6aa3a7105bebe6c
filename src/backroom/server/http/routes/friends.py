"""Calls about friends: asking and agreeing, links, blocks, presence, invitations to a table."""

from functools import partial
from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.tables import seating

MILLI: Final = 1000


async def show_friends(ask: Ask) -> wire.Friends:
    """My friends, those who are on first; who asks me, and what I am invited to."""
    return await ask.house.friends.listed(ask.person.id)


async def show_person(ask: Ask) -> wire.Person:
    """Somebody with an account, by their id."""
    return await ask.house.friends.show(ask.person.id, ask.params["person"])


async def befriend(ask: Ask) -> wire.Person:
    """I want somebody I met at a table as a friend, or agree to be theirs."""
    told = await ask.house.friends.ask(ask.person.id, ask.body.person)
    if told.relation == "asked":
        await ask.house.notices.note_requested(ask.body.person, ask.person.id)
    return told


async def part(ask: Ask) -> wire.Done:
    """Friends no more; a request of mine or of theirs is gone, too."""
    await ask.house.friends.part(ask.person.id, ask.params["person"])
    return wire.Done()


async def make_friend_link(ask: Ask) -> wire.FriendLink:
    """A link by which others become my friends; the one before works no more."""
    token, seconds = await ask.house.friends.make_link(ask.person.id)
    return wire.FriendLink(f"/friend/{token}", token, round(seconds * MILLI))


async def read_friend_link(ask: Ask) -> wire.Acquaintance:
    """Whose link it is that I was given."""
    owner = await ask.house.friends.read_link(ask.params["token"])
    return wire.Acquaintance(owner.id, owner.name)


async def use_friend_link(ask: Ask) -> wire.Person:
    """I become a friend of whoever gave me this link."""
    return await ask.house.friends.use_link(ask.person.id, ask.body.token)


async def block(ask: Ask) -> wire.Done:
    """Somebody cannot befriend, invite or write to me any more, and is not told so."""
    return await _block(ask, True)


async def unblock(ask: Ask) -> wire.Done:
    """Somebody is a stranger again."""
    return await _block(ask, False)


async def _block(ask: Ask, on: bool) -> wire.Done:
    house, person, other = ask.house, ask.person.id, ask.params["person"]
    await house.friends.block(person, other, on)
    await house.storage.people.mute(person, other, on)
    muted = await house.storage.people.muted_by(person)
    for tab in house.tables.open_tabs():
        if tab.person == person:
            tab.muted = muted
    return wire.Done()


async def show_presence(ask: Ask) -> wire.Done:
    """My friends may know that I am on, or nobody may."""
    await ask.house.friends.hide(ask.person.id, ask.body.hidden)
    return wire.Done()


async def invite_friend(ask: Ask) -> wire.Done:
    """I want a friend at the table where I sit."""
    house, friend = ask.house, ask.body.person
    await house.friends.check_friends(ask.person.id, friend)
    table = await house.tables.open(ask.params["table"])
    await seating.check_at_home(table, ask.person.id)
    await table.do(partial(seating.invite_friend, table, ask.person, friend))
    await house.friends.invite(table.doc.id, ask.person.id, friend)
    await house.notices.note_invited(friend, table.doc.id)
    return wire.Done()


async def decline(ask: Ask) -> wire.Done:
    """I do not want to sit down where a friend invited me."""
    await ask.house.friends.decline(ask.params["table"], ask.person.id)
    return wire.Done()


FRIENDS: Final = "/api/me/friends"
CALLS: Final = (
    Call("GET", FRIENDS, show_friends, wire.Friends),
    Call("POST", FRIENDS, befriend, wire.Person, wire.Befriend, limit="friends"),
    Call("DELETE", f"{FRIENDS}/{{person}}", part, wire.Done),
    Call("POST", "/api/me/friend-link", make_friend_link, wire.FriendLink, limit="friends"),
    Call(
        "GET",
        "/api/friend-links/{token}",
        read_friend_link,
        wire.Acquaintance,
        open_to_all=True,
        limit="friends",
    ),
    Call(
        "POST",
        "/api/friend-links",
        use_friend_link,
        wire.Person,
        wire.UseFriendLink,
        limit="friends",
    ),
    Call("PUT", "/api/me/blocks/{person}", block, wire.Done, limit="friends"),
    Call("DELETE", "/api/me/blocks/{person}", unblock, wire.Done),
    Call("PUT", "/api/me/presence", show_presence, wire.Done, wire.ShowPresence),
    Call("GET", "/api/people/{person}", show_person, wire.Person),
    Call(
        "POST",
        "/api/tables/{table}/invitations",
        invite_friend,
        wire.Done,
        wire.InviteFriend,
        limit="friends",
    ),
    Call("DELETE", "/api/me/invitations/{table}", decline, wire.Done),
)
