"""Time at a table: clocks, races, people who vanish, bots who stand in."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from backroom.games.leduc.actions import CALL
from backroom.server import metrics, wire
from backroom.server.bots import worker
from backroom.server.house import House
from backroom.server.tables import schedule
from backroom.server.tables.clocks import LEAST_AFTER_RESTART, Clocks
from backroom.server.tables.table import Table
from tests.promises.envelopes import CLAIM, DONE, PASS, EnvelopesState

from .scene import Tab, open_house, open_tab, play, run


def log(table: Table) -> list[tuple[str, int]]:
    """The kinds and seats of the entries so far."""
    assert table.live is not None
    return [(entry.kind, entry.seat) for entry in table.live.match.log]


def asked(table: Table, tabs: list[Tab]) -> Tab:
    """The first tab whose seat owes an answer."""
    assert table.live is not None
    return tabs[table.live.match.pending()[0]]


def with_bot(house: House, answer: Callable[[worker.Question], int]) -> None:
    """Bots of this house answer here and now."""

    async def ask(question: worker.Question) -> worker.Told:
        return worker.Told(answer(question), "test")

    house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process


def test_a_time_out_plays_the_default(tmp_path: Path) -> None:
    """Once: the clock of the next seat is a fresh one."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob", clock=5)
            first = asked(table, tabs)
            clock = first.last("update")["clock"]
            assert clock["of"] == 5000
            assert not clock["race"]
            table.doc.clock = 0.05
            await first.move(CALL)
            second = asked(table, tabs)

            table.doc.clock = 5
            await second.until(lambda: second.last("update")["prompt"] == 3)

            assert log(table)[2] == ("timeout", second.connection.seat)
            assert asked(table, tabs).last("update")["clock"]["left"] > 4000

    run(scene())


def test_a_table_without_a_clock_waits(tmp_path: Path) -> None:
    """As long as it takes."""

    async def scene() -> None:
        async with open_house(tmp_path, grace=0.01) as house:
            table, tabs = await play(house, "Ann Bob")
            await tabs[0].leave()

            await asyncio.sleep(0.1)

            assert tabs[1].last("update")["clock"] is None
            assert log(table) == [("start", -1)]
            assert not any(chair.stand_in for chair in table.doc.chairs)

    run(scene())


def test_two_time_outs_in_a_row_bring_a_stand_in_until_the_person_is_back(
    tmp_path: Path,
) -> None:
    """The bot answers from then on; `back` gives the next decision to the person."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            with_bot(house, lambda question: question.legal[0])
            table, tabs = await play(house, "Ann Bob", clock=60, game="envelopes")
            table.doc.clock = 0.03
            lazy, awake = tabs
            assert (await lazy.ask(wire.Back()))["id"] == "no-stand-in"
            await awake.move(DONE)
            table.clocks.deadlines[0] = house.now()
            await house_tick(table)
            assert log(table)[-1] == ("timeout", 0)
            table.doc.clock = 60
            await race_through(table, awake)
            table.clocks.deadlines[0] = house.now()

            await house_tick(table)

            assert table.doc.chairs[0].stand_in
            assert awake.last("table")["table"]["chairs"][0]["stand_in"]
            table.doc.window = 0.1
            await awake.move(DONE)
            await awake.until(lambda: ("move", 0) in log(table))
            await lazy.send(wire.Back())
            assert not table.doc.chairs[0].stand_in

    run(scene())


async def house_tick(table: Table) -> None:
    """What is due at a table happens now."""

    async def tick() -> None:
        await schedule.tick(table)

    await table.do(tick)


async def race_through(table: Table, awake: Tab) -> None:
    """A race goes by: one passes, the other's window closes."""
    assert table.clocks.race
    await awake.move(PASS)
    table.clocks.deadlines[0] = table.house.now()
    await house_tick(table)


def test_who_is_away_for_a_while_is_stood_in_for_and_plays_again_on_return(
    tmp_path: Path,
) -> None:
    """Only where a clock runs; opening a tab is coming back."""

    async def scene() -> None:
        async with open_house(tmp_path, grace=0.05) as house:
            with_bot(house, lambda question: CALL)
            table, tabs = await play(house, "Ann Bob", clock=60)
            away, stays = (
                asked(table, tabs),
                tabs[1 - (asked(table, tabs).connection.seat or 0)],
            )
            seat = away.connection.seat or 0

            await away.leave()

            assert not stays.last("table")["table"]["chairs"][seat]["present"]
            await stays.until(lambda: table.doc.chairs[seat].stand_in)
            await stays.until(lambda: len(log(table)) == 2)
            back = await open_tab(table, away.person)
            assert not table.doc.chairs[seat].stand_in
            assert back.last("table")["table"]["chairs"][seat]["present"]

    run(scene())


def test_at_a_table_without_a_clock_the_others_vote(tmp_path: Path) -> None:
    """More than half of the other people; not about oneself, not where a clock runs."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            with_bot(house, lambda question: question.legal[0])
            table, tabs = await play(house, "Ann Bob Cas", game="envelopes")

            assert (await tabs[0].ask(wire.Vote(0, True)))["id"] == "no-vote-there"
            await tabs[0].send(wire.Vote(2, True))
            assert tabs[1].last("table")["table"]["chairs"][2]["votes"] == 1
            assert not tabs[1].last("table")["table"]["chairs"][2]["stand_in"]
            await tabs[1].send(wire.Vote(2, True))

            assert table.doc.chairs[2].stand_in
            assert (await tabs[0].ask(wire.Vote(2, True)))["id"] == "no-vote-there"
            clocked, others = await play(house, "Dirk Els", clock=60)
            assert (await others[0].ask(wire.Vote(1, True)))["id"] == "no-vote"
            assert clocked.votes == {}

    run(scene())


def test_a_race_window_starts_with_the_acknowledgement(tmp_path: Path) -> None:
    """At most two seconds after it was sent; once; also where no clock runs."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob", game="envelopes")
            for tab in tabs:
                await tab.move(DONE)
            prompt = tabs[0].last("update")["prompt"]
            opened = house.now()
            assert table.clocks.deadlines[1] == pytest.approx(opened + 2 + 5, abs=0.3)

            await tabs[0].send(wire.Ack(prompt))
            first = table.clocks.deadlines[0]
            await asyncio.sleep(0.05)
            await tabs[0].send(wire.Ack(prompt))
            await tabs[1].send(wire.Ack(prompt - 1))

            assert first == pytest.approx(opened + 5, abs=0.3)
            assert table.clocks.deadlines[0] == first
            assert table.clocks.deadlines[1] > first + 1
            clock = tabs[0].last("update")["clock"]
            assert clock == {"left": 5000, "of": 5000, "race": True}

    run(scene())


def test_a_race_closes_when_the_last_window_does(tmp_path: Path) -> None:
    """Silence is a pass, and is no reason for a stand-in."""

    async def scene() -> None:
        async with open_house(tmp_path, race_ack=0.02) as house:
            table, tabs = await play(house, "Ann Bob", game="envelopes")
            table.doc.window = 0.05
            for tab in tabs:
                await tab.move(DONE)
            prompt = tabs[0].last("update")["prompt"]

            await tabs[0].until(lambda: tabs[0].last("update")["prompt"] > prompt)

            assert log(table)[-2:] == [("timeout", 0), ("timeout", 1)]
            assert table.misses == {}

    run(scene())


def test_a_bot_that_is_slow_in_a_race_passes_in_time(tmp_path: Path) -> None:
    """Thinking longer about a claim must not show."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:

            async def ask(question: worker.Question) -> worker.Told:
                is_race = PASS in question.legal
                await asyncio.sleep(60 if is_race else 0)
                return worker.Told(CLAIM if is_race else DONE, "test")

            house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
            table, tabs = await play(house, "Ann", game="envelopes", bots=["random"])
            table.doc.window = 0.2
            await tabs[0].until(lambda: len(log(table)) == 2)
            assert table.live is not None
            assert isinstance(table.live.match.state, EnvelopesState)
            table.live.match.state.hands[1] = [14, 15, 16, 17]
            await tabs[0].move(DONE)

            await tabs[0].until(lambda: len(log(table)) == 4)

            assert log(table)[-1] == ("timeout", 1)

    run(scene())


def test_no_clock_runs_while_the_server_does_not(tmp_path: Path) -> None:
    """What was used before stays used; what was nearly used up leaves time to come back."""

    async def scene(used: float, left: float) -> None:
        folder = tmp_path / str(used)
        folder.mkdir()
        async with open_house(folder) as house:
            table, _ = await play(house, "Ann Bob", clock=60)
        await stop_the_world(folder, used)
        async with open_house(folder) as house:
            table = await house.table(table.doc.id)
            (deadline,) = table.clocks.deadlines.values()
            assert deadline - house.now() == pytest.approx(left, abs=0.5)

    run(scene(20.0, 40.0))
    run(scene(59.0, LEAST_AFTER_RESTART))


def test_a_clock_does_not_count_any_of_several_outages(tmp_path: Path) -> None:
    """A question may be open through more than one of them."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await play(house, "Ann Bob", clock=60)
        opened = await stop_the_world(tmp_path, 10.0)
        async with open_house(tmp_path) as house:
            await house.table(table.doc.id)
        # The second server ran for five seconds, and then the power failed again.
        await sign_of_life(tmp_path, time.time() + 5.0)
        async with open_house(tmp_path) as house:
            table = await house.table(table.doc.id)
            (deadline,) = table.clocks.deadlines.values()
            assert time.time() - opened > 1000
            assert deadline - house.now() == pytest.approx(60 - 10 - 5, abs=1.0)

    run(scene())


async def stop_the_world(folder: Path, used: float) -> float:
    """As if the prompt was put and the server was last alive `used` seconds later, long ago."""
    opened = time.time() - 100_000
    connection = sqlite3.connect(folder / "backroom.sqlite")
    with connection:
        connection.execute("UPDATE journal SET at = ?", (opened,))
    connection.close()
    await sign_of_life(folder, opened + used)
    return opened


async def sign_of_life(folder: Path, at: float) -> None:
    """As if the server was last seen to run at this moment."""
    connection = sqlite3.connect(folder / "backroom.sqlite")
    with connection:
        connection.execute("UPDATE house SET value = ? WHERE name = 'alive'", (repr(at),))
    connection.close()


def test_clocks_tell_a_racer_only_about_the_own_window() -> None:
    """Who has answered, or was never asked, sees no time at all."""
    clocks = Clocks()
    clocks.open_race(7, [0, 1], window=5, wait=2, now=100)
    clocks.acknowledge(0, 7, now=101)

    assert clocks.told_to(0, True, now=102) == wire.Clock(4000, 5000, True)
    assert clocks.told_to(1, True, now=102) == wire.Clock(5000, 5000, True)
    assert clocks.told_to(2, False, now=102) is None
    assert clocks.told_to(-1, False, now=102) is None


def test_a_failing_bot_is_replaced_by_its_default(tmp_path: Path) -> None:
    """Whatever it does wrong: raise, or answer what is not legal."""

    async def scene(answer: Callable[[worker.Question], int]) -> None:
        async with open_house(tmp_path) as house:
            with_bot(house, answer)
            table, tabs = await play(house, "Ann", bots=["random"])
            if first(table) == 0:
                await tabs[0].move(CALL)

            await tabs[0].until(lambda: ("timeout", 1) in log(table))

    def first(table: Table) -> int:
        assert table.live is not None
        return table.live.match.pending()[0]

    def fails(question: worker.Question) -> int:
        raise ValueError(question.prompt)

    run(scene(fails))
    run(scene(lambda question: 999))


def test_a_bot_that_is_late_is_replaced_by_its_default(tmp_path: Path) -> None:
    """When the patience of the house is at an end, the match goes on, and the log says why."""

    async def ask(question: worker.Question) -> worker.Told:
        await asyncio.sleep(60)
        return worker.Told(question.legal[0], "test")

    async def scene() -> None:
        async with open_house(tmp_path, bot_patience=0.05) as house:
            house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
            table, tabs = await play(house, "Ann", bots=["random"])
            assert table.live is not None
            if table.live.match.pending() == [0]:
                await tabs[0].move(CALL)

            await tabs[0].until(lambda: ("timeout", 1) in log(table))

    failures = metrics.BOT_FAILURES._value.get()
    run(scene())
    assert metrics.BOT_FAILURES._value.get() > failures
