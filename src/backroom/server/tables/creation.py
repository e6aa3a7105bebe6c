"""A new table, with its host, its bots and perhaps its first match at once."""

from backroom.bots.registry import bots_for, full_name
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.bots.names import bot_name
from backroom.server.house import House
from backroom.server.people.accounts import Person, clean_name
from backroom.server.refusals import BadFrame, NotFound
from backroom.server.storage.documents import Chair, TableDoc, new_doc

from .table import Table


async def create(house: House, person: Person, order: wire.NewTable) -> Table:
    """The table is durable before anybody hears of it."""
    if order.game not in house.games:
        raise NotFound("no-such-game", {"game": order.game})
    game = house.games[order.game]
    options = game.meta.option_texts(game.meta.read_options(order.options, order.seats))
    doc = new_doc(order, options, person.id)
    _seat_people(doc, person, order)
    _seat_bots(doc, game, order.bots)
    await house.journal.write(doc.save())
    if order.bots:
        house.bots.warm_up()
    return house.add_table(doc)


def level_named(game: AnyGame, name: str) -> str:
    """The full name of a bot, or a refusal if it does not play this game."""
    level = full_name(name)
    if level not in bots_for(game):
        raise BadSetup("no-such-level", {"level": name})
    return level


def _seat_people(doc: TableDoc, person: Person, order: wire.NewTable) -> None:
    if not order.device:
        doc.chairs[0] = Chair(person.id, person.name, nonce=order.nonce)
    elif len(order.names) + len(order.bots) != order.seats or not order.names:
        raise BadFrame("names-and-bots")
    else:
        for seat, name in enumerate(order.names):
            nonce = order.nonce if seat == 0 else ""
            doc.chairs[seat] = Chair(person.id, clean_name(name), ready=True, nonce=nonce)


def _seat_bots(doc: TableDoc, game: AnyGame, levels: list[str]) -> None:
    """Bots take the last chairs."""
    first = doc.seats - len(levels)
    if any(not chair.is_free for chair in doc.chairs[first:]) or first < 0:
        raise BadFrame("too-many-players")
    for seat, name in enumerate(levels, first):
        level = level_named(game, name)
        doc.chairs[seat] = Chair(name=bot_name(doc.id, seat), level=level, ready=True)
