"""What a person is sent where remembering is the game: Omerta without memory aid (O3)."""

from pathlib import Path
from typing import Any

import pytest

from backroom.games.omerta.actions import DISCARD, DRAW, PEEK
from backroom.server import wire
from backroom.server.house import House
from backroom.server.tables.table import Table
from tests.server.scene import Tab, open_house, open_tab, play


async def peek(house: House, aid: bool) -> tuple[Table, list[Tab]]:
    """A match in which both have just looked at two own cards."""
    options = {"race": "sealed", "memory_aid": "true" if aid else "false"}
    table, tabs = await play(house, "Ann Bob", game="omerta", options=options)
    for tab in tabs:
        await tab.move(PEEK, PEEK + 1)
    return table, tabs


def peeked(tab: Tab) -> list[Any]:
    """The cards of the own peek as the last update tells it."""
    seat = str(tab.connection.seat)
    events = tab.last("update")["events"]
    return next(
        one["cards"] for one in events if one["kind"] == "peeked" and one["seat"] == seat
    )


def own_cards(tab: Tab) -> list[Any]:
    """The own hand as the last update shows it."""
    assert tab.connection.seat is not None
    return [one["card"] for one in tab.last("update")["view"]["hands"][tab.connection.seat]]


async def test_a_peek_is_told_once_and_never_shown_again(tmp_path: Path) -> None:
    """Not in the view, not in the options, and not in the story told after coming back."""
    async with open_house(tmp_path) as house:
        table, tabs = await peek(house, aid=False)
        mine = tabs[table.live.match.pending()[0]] if table.live else tabs[0]
        assert None not in peeked(mine)
        assert own_cards(mine) == [None] * 4

        prompt = mine.last("update")["prompt"]
        choices = await mine.ask(wire.Options(prompt, []))
        back = await open_tab(house, table, mine.person)

        hand = choices["view"]["hands"][mine.connection.seat]
        assert [one["card"] for one in hand] == [None] * 4
        assert peeked(back) == [None, None]


async def test_with_memory_aid_all_is_shown_again(tmp_path: Path) -> None:
    """The option's whole point."""
    async with open_house(tmp_path) as house:
        table, tabs = await peek(house, aid=True)
        await tabs[0].send(wire.Ping())

        back = await open_tab(house, table, tabs[0].person)

        assert None not in peeked(back)
        assert own_cards(back)[:2] == peeked(back)


@pytest.mark.parametrize("heard", [False, True])
async def test_what_a_cut_line_swallowed_is_sent_once_more(tmp_path: Path, heard: bool) -> None:
    """A tab that said nothing since may not have got it; one that did has seen it."""
    async with open_house(tmp_path) as house:
        table, tabs = await peek(house, aid=False)
        before = tabs[0].got[-1]["number"] - 1
        if heard:
            await tabs[0].send(wire.Ping())
        await tabs[0].leave()

        back = await open_tab(house, table, tabs[0].person, since=before)

        assert (None in peeked(back)) is heard


async def test_a_house_taken_up_again_repeats_no_face(tmp_path: Path) -> None:
    """Nobody knows then what was seen; better too little than too much."""
    async with open_house(tmp_path) as house:
        table, tabs = await peek(house, aid=False)
    async with open_house(tmp_path) as house:
        back = await open_tab(house, await house.tables.open(table.doc.id), tabs[0].person)
        assert peeked(back) == [None, None]


async def test_the_card_just_drawn_stays_on_the_screen(tmp_path: Path) -> None:
    """It may be looked at until it is laid down."""
    async with open_house(tmp_path) as house:
        table, tabs = await peek(house, aid=False)
        assert table.live is not None
        mine = tabs[table.live.match.pending()[0]]
        await mine.move(DRAW)

        back = await open_tab(house, table, mine.person)

        assert back.last("update")["view"]["drawn"] is not None
        await mine.move(DISCARD)
        assert mine.last("update")["view"]["drawn"] is None
