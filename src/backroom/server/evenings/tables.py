"""The tables of an evening: made with everybody seated, left, and closed."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.server import wire
from backroom.server.people.accounts import FORGOTTEN
from backroom.server.refusals import BadFrame
from backroom.server.storage.evenings import EveningDoc, Sitting
from backroom.server.storage.records import Person
from backroom.server.tables import lifecycle, seating
from backroom.server.tables.creation import paired_table, table_options
from backroom.server.tables.registry import TableRegistry
from backroom.server.tables.table import Table

SMALLEST: Final = 3
LARGEST: Final = 6


def sizes_of(game: AnyGame, least: int, most: int) -> list[int]:
    """How many can sit at a table of an evening, as far as the game allows."""
    return [one for one in game.meta.seats if max(least, SMALLEST) <= one <= min(most, LARGEST)]


def check_order(game: AnyGame, doc: EveningDoc) -> None:
    """Refuse an evening at which no table could be set."""
    sizes = sizes_of(game, doc.least, doc.most)
    if not sizes:
        raise BadFrame("evening-sizes", {"game": game.meta.title})
    for seats in sizes:
        table_options(game, _order(game, doc, seats))


def _order(game: AnyGame, doc: EveningDoc, seats: int) -> wire.NewTable:
    """A table of the evening; options that go with other numbers of seats stay as usual."""
    known = {one.name: one.seats for one in game.meta.options}
    options = {
        name: value for name, value in doc.options.items() if seats in known.get(name, (seats,))
    }
    return wire.NewTable(
        game=doc.game,
        seats=seats,
        options=options,
        pace=doc.pace,
        clock=doc.clock,
        club=doc.club or None,
    )


class EveningTables:
    """Sets tables as the draw has it; on another node than theirs they are left alone."""

    def __init__(self, games: Mapping[str, AnyGame], registry: TableRegistry) -> None:
        self._games = games
        self._registry = registry

    def sizes(self, doc: EveningDoc) -> list[int]:
        """How many can sit at a table of this evening."""
        return sizes_of(self._games[doc.game], doc.least, doc.most)

    async def set_up(self, doc: EveningDoc, sitting: Sitting, names: Mapping[str, str]) -> bool:
        """Make a table and let its match begin, whatever of that was done before."""
        game = self._games[doc.game]
        people = [Person(one, names.get(one, FORGOTTEN)) for one in sitting.people]
        order = _order(game, doc, len(people) + sitting.bots)
        made = paired_table(sitting.table, game, order, people, doc.fill)
        made.evening = doc.id
        with suppress(Refusal):  # whoever looks after the evening next tries again
            table = await self._registry.set_up_once(made)
            if table is not None:
                await table.do(partial(_begin, table))
                return True
        return False

    async def leave(self, table: str, person: str) -> None:
        """Somebody gets up from a table where the match goes on without them."""
        with suppress(Refusal):
            opened = await self._registry.open(table)
            await opened.do(partial(seating.leave, opened, Person(person, "")))

    async def close(self, table: str) -> None:
        """Close a table whose match nobody waits for any more."""
        with suppress(Refusal):
            opened = await self._registry.open(table)
            await opened.do(partial(_close, opened))


async def _begin(table: Table) -> None:
    if table.doc.status == "gathering":
        # Whoever does not open the table is away from the start: a bot plays for them soon.
        table.away = dict.fromkeys(table.doc.seated(), table.now())
        await lifecycle.start(table, Person(table.doc.host, ""))


async def _close(table: Table) -> None:
    if table.doc.status not in ("over", "closed"):
        await seating.close(table)
