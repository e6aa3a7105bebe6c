"""Calls about tables: the lobby, and everything but the play itself."""

from functools import partial
from typing import Any, Final

from backroom.bots.ladder import anchors, by_strength
from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.house import House
from backroom.server.http.operations import Ask, Call
from backroom.server.matches.replays import reveal_of
from backroom.server.people.accounts import FORGOTTEN
from backroom.server.refusals import NotAllowed, NotFound
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import MatchHeading
from backroom.server.tables import lifecycle, seating
from backroom.server.tables.description import describe, describe_doc
from backroom.server.tables.lobby import MOST_LISTED
from backroom.server.tables.table import Table

from .clubs import clubs_of


async def list_games(ask: Ask) -> list[wire.Game]:
    """What can be played here, with options and bots."""
    is_local = bool(ask.house.settings.site)
    return [describe_game(game, is_local) for game in ask.house.games.values()]


def describe_game(game: AnyGame, is_local: bool) -> wire.Game:
    """A game's title page, its announcements and its bots."""
    meta = game.meta
    options = [wire.Option(one.name, list(one.values), list(one.seats)) for one in meta.options]
    says: list[Any] = [game.says.data(say) for say in range(game.says.size)]
    return wire.Game(
        name=meta.name,
        title=meta.title,
        designers=meta.designers,
        seats=list(meta.seats),
        options=options,
        rules_version=meta.rules_version,
        says=[wire.Action(**say) for say in says],
        levels=by_strength(game),
        strengths=[
            wire.Strength(name, round(one.mean), round(one.low), round(one.high))
            for name, one in anchors(game).items()
        ],
        house_seats=list(meta.house_seats),
        local=is_local,
    )


async def list_tables(ask: Ask) -> list[wire.Table]:
    """The lobby: open tables where somebody is, those with a free chair first."""
    return await ask.house.listed()


async def my_tables(ask: Ask) -> list[wire.Table]:
    """The tables where I sit, the latest first; those that are asleep sleep on."""
    house = ask.house
    found = await house.storage.tables.of_person(ask.person.id, MOST_LISTED)
    docs = [doc for doc in found if doc.game in house.games]
    asleep = [doc.match for doc in docs if doc.match and doc.id not in house.tables.awake]
    kept = await house.storage.matches.find_many(asleep)
    return [_describe(house, doc, kept.get(doc.match or "")) for doc in docs]


def _describe(house: House, doc: TableDoc, kept: MatchHeading | None) -> wire.Table:
    if doc.id in house.tables.awake:
        return describe(house.tables.awake[doc.id])
    rules = house.games[doc.game].meta.rules_version
    is_over = kept is not None and kept.ended is not None and kept.rules == rules
    return describe_doc(doc, reveal_of(kept) if kept and is_over else None)


async def create_table(ask: Ask) -> wire.Table:
    """A new table; with `start` its match begins at once."""
    if ask.body.rated:
        await _check_account(ask)
    if ask.body.club:
        await clubs_of(ask).check_member(ask.body.club, ask.person.id)
    table = await ask.house.tables.create(ask.person, ask.body)
    if ask.body.start:
        await table.do(partial(lifecycle.start, table, ask.person))
    told = describe(table)
    await ask.house.let_settle(table)
    return told


async def _check_account(ask: Ask) -> None:
    """Refuse guests where places count: a name of a minute has nothing to lose."""
    if ask.house.rater is None:
        raise NotFound("no-ratings")
    if await ask.house.storage.accounts.find(ask.person.id) is None:
        raise NotAllowed("rated-account")


async def _table(ask: Ask) -> Table:
    table = await ask.house.tables.open(ask.params["table"])
    await seating.check_at_home(table, ask.person.id)
    return table


async def show_table(ask: Ask) -> wire.Table:
    """One table, for whoever may look at it."""
    table = await _table(ask)
    return await table.do(partial(seating.look, table, ask.person, ask.query.get("invite")))


async def join(ask: Ask) -> wire.Table:
    """I sit down on a free chair of the table."""
    table = await _table(ask)
    if table.doc.rated:
        await _check_account(ask)
    return await table.do(partial(seating.join, table, ask.person, ask.body))


async def leave(ask: Ask) -> wire.Table:
    """I get up; a bot plays on for me if the match has begun."""
    table = await _table(ask)
    return await table.do(partial(seating.leave, table, ask.person))


async def invite(ask: Ask) -> wire.Invite:
    """A link that opens this table, private or not."""
    table = await _table(ask)
    return await table.do(partial(seating.invite, table, ask.person))


async def seat_bot(ask: Ask) -> wire.Table:
    """The host gives a free chair to a bot, or takes the bot away."""
    table = await _table(ask)
    seat = ask.params["seat"]
    if not seat.isascii() or not seat.isdigit() or len(seat) > 1:
        raise NotFound("no-such-chair")
    order = partial(seating.seat_bot, table, ask.person, int(seat), ask.body)
    return await table.do(order)


async def remove(ask: Ask) -> wire.Table:
    """The host shows somebody the door, before the start."""
    table = await _table(ask)
    return await table.do(partial(seating.remove, table, ask.person, ask.body))


async def shown_out(ask: Ask) -> list[wire.Acquaintance]:
    """Those whom the host showed the door, by name and for the host alone."""
    table = await _table(ask)
    people = await table.do(partial(seating.shown_out, table, ask.person))
    names = await ask.house.storage.people.names(people)
    return [wire.Acquaintance(one, names.get(one, FORGOTTEN)) for one in people]


async def welcome_back(ask: Ask) -> wire.Table:
    """The host lets somebody in again who was shown the door."""
    table = await _table(ask)
    return await table.do(partial(seating.welcome_back, table, ask.person, ask.body))


async def ready(ask: Ask) -> wire.Table:
    """I am ready, with my share of the shuffle, or not ready after all."""
    table = await _table(ask)
    return await table.do(partial(lifecycle.ready, table, ask.person, ask.body))


async def start(ask: Ask) -> wire.Table:
    """The host starts the match."""
    table = await _table(ask)
    return await table.do(partial(lifecycle.start, table, ask.person))


async def adjourn(ask: Ask) -> wire.Table:
    """Enough for today: clocks and bots stop."""
    table = await _table(ask)
    return await table.do(partial(lifecycle.adjourn, table, ask.person))


async def go_on(ask: Ask) -> wire.Table:
    """An adjourned match goes on."""
    table = await _table(ask)
    return await table.do(partial(lifecycle.go_on, table, ask.person))


async def rematch(ask: Ask) -> wire.Table:
    """The same table again, with a new secret."""
    table = await _table(ask)
    return await table.do(partial(lifecycle.rematch, table, ask.person))


async def close(ask: Ask) -> wire.Table:
    """The host closes the table for good."""
    table = await _table(ask)
    return await table.do(partial(seating.close_by_host, table, ask.person))


TABLE: Final = "/api/tables/{table}"
CALLS: Final = (
    Call("GET", "/api/games", list_games, list[wire.Game], open_to_all=True),
    Call("GET", "/api/tables", list_tables, list[wire.Table], open_to_all=True),
    Call("POST", "/api/tables", create_table, wire.Table, wire.NewTable, limit="tables"),
    Call("GET", "/api/me/tables", my_tables, list[wire.Table]),
    Call("GET", TABLE, show_table, wire.Table),
    Call("POST", f"{TABLE}/join", join, wire.Table, wire.Join),
    Call("POST", f"{TABLE}/leave", leave, wire.Table),
    Call("POST", f"{TABLE}/invite", invite, wire.Invite),
    Call("PUT", f"{TABLE}/chairs/{{seat}}/bot", seat_bot, wire.Table, wire.SeatBot),
    Call("POST", f"{TABLE}/remove", remove, wire.Table, wire.Remove),
    Call("GET", f"{TABLE}/door", shown_out, list[wire.Acquaintance]),
    Call("POST", f"{TABLE}/welcome", welcome_back, wire.Table, wire.Welcome),
    Call("POST", f"{TABLE}/ready", ready, wire.Table, wire.Ready),
    Call("POST", f"{TABLE}/start", start, wire.Table),
    Call("POST", f"{TABLE}/adjourn", adjourn, wire.Table),
    Call("POST", f"{TABLE}/continue", go_on, wire.Table),
    Call("POST", f"{TABLE}/rematch", rematch, wire.Table),
    Call("POST", f"{TABLE}/close", close, wire.Table),
)
