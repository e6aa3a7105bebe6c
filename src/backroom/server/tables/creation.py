"""A new table: its options, its host and its bots, checked and seated."""

from collections.abc import Sequence
from typing import Final

from backroom.bots.registry import bots_for, full_name
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.bots.names import bot_name
from backroom.server.ids import new_id
from backroom.server.matches import fairness
from backroom.server.people.accounts import clean_name
from backroom.server.ratings.anchors import anchor, is_rated
from backroom.server.refusals import BadFrame
from backroom.server.storage.documents import Chair, TableDoc
from backroom.server.storage.records import Person

HOUR: Final = 3600
# The value of the option that turns a race into answers opened together.
SEALED: Final = "sealed"


def new_table(game: AnyGame, person: Person, order: wire.NewTable) -> TableDoc:
    """A table with its host and its bots, as it is to be kept first."""
    _check_pace(order)
    if order.club and order.device:
        raise BadFrame("club-device")
    if order.rated:
        _check_rated(game, order)
    doc = empty_table(order, table_options(game, order), person.id)
    _seat_people(doc, person, order)
    _seat_bots(doc, game, order.bots)
    return doc


def table_options(game: AnyGame, order: wire.NewTable) -> dict[str, str]:
    """Every option of a table with its value: as chosen, as the pace asks for, or as usual."""
    chosen = {**order.options, **_by_day(game, order)}
    return game.meta.option_texts(game.meta.read_options(chosen, order.seats))


def paired_table(
    id: str, game: AnyGame, order: wire.NewTable, sitters: Sequence[Person], level: str
) -> TableDoc:
    """A table of people who were put together; bots of a level take the other chairs.

    The first of them is the host, and all are ready.
    """
    _check_pace(order)
    doc = empty_table(order, table_options(game, order), sitters[0].id)
    doc.id = id
    for seat, person in enumerate(sitters):
        name = name_of_its_own(doc, person.id, person.name)
        doc.chairs[seat] = Chair(person.id, name, ready=True)
    _seat_bots(doc, game, [level] * (order.seats - len(sitters)))
    return doc


def name_of_its_own(doc: TableDoc, person: str, name: str) -> str:
    """A name that nobody else at the table goes by: the second Anna is Anna 2."""
    taken = {chair.name.casefold() for chair in doc.chairs if chair.person != person}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *numbered) if one.casefold() not in taken)


def _check_pace(order: wire.NewTable) -> None:
    """Refuse a clock that does not go with the pace of a table."""
    if order.pace != "day" and order.clock > HOUR:
        raise BadFrame("long-clock")
    if order.pace == "day" and order.clock < HOUR:
        raise BadFrame("short-clock")
    if order.pace == "day" and order.device:
        raise BadFrame("no-device-by-day")


def _check_rated(game: AnyGame, order: wire.NewTable) -> None:
    """Refuse what cannot be rated: without a clock nobody could be held to the end."""
    if not is_rated(game.meta.name):
        raise BadFrame("no-ratings")
    if order.device:
        raise BadFrame("rated-device")
    if not order.clock or order.pace == "calm":
        raise BadFrame("rated-clock")


def _by_day(game: AnyGame, order: wire.NewTable) -> dict[str, str]:
    """The options that play by the day asks for: nobody races who is not there at once."""
    races = [one for one in game.meta.options if SEALED in one.values]
    if order.pace != "day":
        return {}
    return {one.name: SEALED for one in races if order.seats in one.seats}


def empty_table(order: wire.NewTable, options: dict[str, str], host: str) -> TableDoc:
    """A table with nobody at it and its first secret seed."""
    return TableDoc(
        id=new_id(),
        game=order.game,
        seats=order.seats,
        options=options,
        access="private" if order.club else order.access,
        pace=order.pace,
        clock=0 if order.pace == "calm" else order.clock,
        window=order.window,
        device=order.device,
        tempo=order.tempo,
        rated=order.rated,
        patient=order.patient and not order.rated,
        host=host,
        chairs=[Chair() for _ in range(order.seats)],
        seed=fairness.new_seed(),
        invite=new_id(),
        club=order.club or "",
    )


def level_named(game: AnyGame, name: str, rated: bool = False) -> str:
    """The full name of a bot, or a refusal if it does not play this game, or not rated."""
    level = full_name(name)
    if level not in bots_for(game):
        raise BadSetup("no-such-level", {"level": name})
    if rated and anchor(game.meta.name, level) is None:
        raise BadSetup("rated-level", {"level": name})
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
    """Put bots on the last chairs, which must be free."""
    first = doc.seats - len(levels)
    if any(not chair.is_free for chair in doc.chairs[first:]) or first < 0:
        raise BadFrame("too-many-players")
    for seat, name in enumerate(levels, first):
        level = level_named(game, name, doc.rated)
        doc.chairs[seat] = Chair(name=bot_name(doc.id, seat), level=level, ready=True)
