"""Calls about an account: signing up and in, passkeys, recovery codes, one's belongings."""

from functools import partial
from typing import Final

from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.http.operations import Ask, Call, Reply
from backroom.server.matches.records import record_text
from backroom.server.people.accounts import clean_name
from backroom.server.people.friends import MOST_TIES
from backroom.server.people.history import played
from backroom.server.people.origins import can_have_passkeys
from backroom.server.refusals import NotFound, NotNow
from backroom.server.storage.records import JournalLine, MatchHeading, Person

MILLI: Final = 1000
# All of a person's tables, matches and words are as much work as this many other calls.
DEAR: Final = 20


async def show_door(ask: Ask) -> wire.Door:
    """Who may have an account here, and whether passkeys work under this address."""
    passkeys = can_have_passkeys(ask.origin)
    if passkeys:
        ask.house.passkeys.read_ahead()
    return wire.Door(ask.house.settings.sign_up, passkeys)


async def show_account(ask: Ask) -> wire.Account:
    """My account: its passkeys, recovery codes and devices."""
    account = await _account(ask)
    if account is None:
        raise NotFound("no-account")
    return account


async def _account(ask: Ask) -> wire.Account | None:
    house, person = ask.house, ask.person
    account = await house.storage.accounts.find(person.id)
    if account is None:
        return None
    kept = [
        wire.Passkey(one.id, one.name, round(one.created * MILLI), round(one.used * MILLI))
        for one in account.passkeys
    ]
    me = wire.Me(person.id, person.name, True)
    devices = await house.storage.people.count_sessions(person.id)
    return wire.Account(me, round(account.created * MILLI), kept, account.codes, devices)


async def ask_passkey(ask: Ask) -> wire.PasskeyOptions:
    """What my authenticator needs to make a passkey; a guest's first makes an account."""
    passkeys = ask.house.passkeys
    invitation = ask.body.invitation
    return wire.PasskeyOptions(await passkeys.ask_to_make(ask.origin, ask.person, invitation))


async def add_passkey(ask: Ask) -> wire.RecoveryCodes:
    """My authenticator made a passkey; with the first one come recovery codes."""
    body, name = ask.body, clean_name(ask.body.name)
    codes = await ask.house.passkeys.make(
        ask.origin, ask.person, body.credential, name, body.invitation
    )
    return wire.RecoveryCodes(codes)


async def name_passkey(ask: Ask) -> wire.Done:
    """I call a passkey by another name."""
    name = clean_name(ask.body.name)
    id = ask.params["passkey"]
    if not await ask.house.storage.accounts.name_passkey(ask.person.id, id, name):
        raise NotFound("no-such-passkey")
    return wire.Done()


async def drop_passkey(ask: Ask) -> wire.Done:
    """A passkey of mine opens nothing any more; the last one stays."""
    accounts = ask.house.storage.accounts
    account = await accounts.find(ask.person.id)
    id = ask.params["passkey"]
    if account is None or id not in {one.id for one in account.passkeys}:
        raise NotFound("no-such-passkey")
    if not await accounts.drop_passkey(ask.person.id, id):
        raise NotNow("last-passkey")
    return wire.Done()


async def new_codes(ask: Ask) -> wire.RecoveryCodes:
    """Fresh recovery codes; those before them work no more."""
    return wire.RecoveryCodes(await ask.house.passkeys.new_codes(ask.person.id))


async def ask_sign_in(ask: Ask) -> wire.PasskeyOptions:
    """What an authenticator needs to sign somebody in; the same for everybody."""
    return wire.PasskeyOptions(await ask.house.passkeys.ask_to_use(ask.origin))


async def sign_in(ask: Ask) -> Reply:
    """A passkey says who I am, and this device knows me from now on."""
    return await _enter(ask, *await ask.house.passkeys.use(ask.origin, ask.body.credential))


async def recover(ask: Ask) -> Reply:
    """A recovery code lets me in once, to make another passkey."""
    return await _enter(ask, *await ask.house.passkeys.use_code(ask.body.code))


async def _enter(ask: Ask, person: Person, token: str) -> Reply:
    """Whoever this browser was before, it is somebody else's now."""
    if ask.person.id:
        await ask.house.storage.people.end_session(ask.session)
        await ask.house.sign_out(ask.person.id, ask.session)
    return Reply(wire.Me(person.id, person.name, True), token=token)


async def sign_out_others(ask: Ask) -> wire.Done:
    """Every device but the one I hold knows me no more."""
    await ask.house.storage.people.end_other_sessions(ask.person.id, ask.session)
    await ask.house.sign_out(ask.person.id, but=ask.session)
    return wire.Done()


async def export_me(ask: Ask) -> Reply:
    """Everything that is kept about me, as one file."""
    storage, person = ask.house.storage, ask.person
    account = await _account(ask)
    tables = await storage.tables.of_person(person.id, None)
    matches = await storage.matches.of_person(person.id, None)
    chat = await storage.people.chat_of(person.id)
    circle = await storage.friends.circle(person.id, MOST_TIES)
    house, id = ask.house, person.id
    ratings = [] if house.rater is None else await house.rater.of(id)
    wishes = await house.notices.settings(id)
    told = wire.Belongings(
        me=wire.Me(person.id, person.name, account is not None),
        account=account,
        tables=[doc.id for doc in tables],
        matches=[played(heading, seat) for heading, seat in matches],
        records=await _records(ask, [heading for heading, _ in matches]),
        statistics=await ask.house.statistics.of(person.id),
        chat=[wire.Written(one.table, round(one.at * MILLI), one.text) for one in chat],
        muted=sorted(await storage.people.muted_by(person.id)),
        friends=[one.person.name for one in circle.friends],
        asked=[one.person.name for one in circle.asked],
        blocked=[one.name for one in circle.blocked],
        hidden=circle.hidden,
        notices_off=sorted(wishes.off),
        mail=wishes.mail,
        browsers=[one.endpoint for one in await storage.notices.subscriptions(id)],
        holidays=[
            wire.Away(round(one.since * MILLI), round(one.until * MILLI))
            for one in await storage.people.holidays([id], 0.0)
        ],
        evenings=[] if house.evenings is None else await house.evenings.of_person(id),
        ratings=ratings,
        rated=[
            step
            for one in ratings
            if house.rater is not None
            for step in await house.rater.curve(id, one.game)
        ],
        reports=[] if house.desk is None else await house.desk.sent_by(id),
        measures=[] if house.desk is None else await house.desk.about(id),
        waits=[] if house.usher is None else await house.usher.waits(id, False),
        clubs=[] if house.clubs is None else await house.clubs.of_person(id),
    )
    return Reply(told, file="backroom.json")


async def _records(ask: Ask, headings: list[MatchHeading]) -> dict[str, str]:
    """Every match that is over, in writing; one that is not still has its secrets."""
    found = {}
    for heading in headings:
        game = ask.house.games.get(heading.game)
        if game is not None and heading.ended is not None:
            key = (heading.id, "record", *heading.names, *heading.people)
            read = partial(ask.house.storage.matches.lines, heading.id)
            made = await ask.house.replays.fetch(key, read, partial(_record, game, heading))
            found[heading.id] = made.decode()
    return found


def _record(game: AnyGame, heading: MatchHeading, lines: list[JournalLine]) -> bytes:
    return record_text(game, heading, lines).encode()


PASSKEYS: Final = "/api/me/passkeys"
CALLS: Final = (
    Call("GET", "/api/accounts", show_door, wire.Door, open_to_all=True),
    Call("GET", "/api/me/account", show_account, wire.Account),
    Call(
        "POST",
        f"{PASSKEYS}/options",
        ask_passkey,
        wire.PasskeyOptions,
        wire.AskPasskey,
        limit="passkeys",
    ),
    Call("POST", PASSKEYS, add_passkey, wire.RecoveryCodes, wire.NewPasskey, limit="passkeys"),
    Call("PATCH", f"{PASSKEYS}/{{passkey}}", name_passkey, wire.Done, wire.NamePasskey),
    Call("DELETE", f"{PASSKEYS}/{{passkey}}", drop_passkey, wire.Done),
    Call("POST", "/api/me/codes", new_codes, wire.RecoveryCodes, limit="passkeys"),
    Call(
        "POST",
        "/api/sessions/options",
        ask_sign_in,
        wire.PasskeyOptions,
        open_to_all=True,
        limit="passkeys",
    ),
    Call(
        "POST",
        "/api/sessions/passkey",
        sign_in,
        wire.Me,
        wire.UsePasskey,
        open_to_all=True,
        limit="passkeys",
    ),
    Call(
        "POST",
        "/api/sessions/code",
        recover,
        wire.Me,
        wire.UseCode,
        open_to_all=True,
        limit="recovery",
    ),
    Call("DELETE", "/api/me/sessions", sign_out_others, wire.Done),
    Call("GET", "/api/me/export", export_me, wire.Belongings, cost=DEAR),
)
