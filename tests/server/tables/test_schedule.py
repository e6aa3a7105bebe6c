"""Time at a table: clocks, races, people who vanish, bots who stand in."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from backroom.games.leduc.actions import CALL
from backroom.server import metrics, wire
from backroom.server.bots import worker
from backroom.server.house import House
from backroom.server.tables import lifecycle
from backroom.server.tables.clocks import LEAST_AFTER_RESTART, Clocks
from backroom.server.tables.table import Table
from tests.promises.envelopes import CLAIM, DONE, PASS, EnvelopesState
from tests.server.browsers import change
from tests.server.manual_time import ManualTime
from tests.server.scene import Tab, at_rest, open_house, open_tab, pass_time, play, until

START: Final = 1_800_000_000.0
DAY: Final = 86_400.0


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


async def test_a_time_out_plays_the_default(tmp_path: Path) -> None:
    """Once: the clock of the next seat is a fresh one."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", clock=5)
        first = asked(table, tabs)
        assert first.last("update")["clock"] == {"left": 5000, "of": 5000, "race": False}
        await pass_time(house, 2)
        await first.move(CALL)
        second = asked(table, tabs)
        assert second.last("update")["clock"]["left"] == 5000
        await pass_time(house, 4.9)
        assert len(log(table)) == 2

        await pass_time(house, 0.1)

        assert log(table)[2] == ("timeout", second.connection.seat)
        assert len(log(table)) == 3
        assert asked(table, tabs).last("update")["clock"]["left"] == 5000


async def test_what_the_clock_played_is_not_told_as_ones_own_move(tmp_path: Path) -> None:
    """To whoever was too slow, at once and after coming back; the others see a move."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", clock=5)
        slow = asked(table, tabs)
        [other] = [tab for tab in tabs if tab is not slow]

        await pass_time(house, 5)

        late = {"kind": "timed_out", "seat": str(slow.connection.seat)}
        assert slow.last("update")["events"][0] == late
        assert late not in other.last("update")["events"]

    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table = await house.tables.open(table.doc.id)
        back = await open_tab(house, table, slow.person)
        assert back.last("update")["events"].count(late) == 1


async def test_a_table_without_a_clock_waits(tmp_path: Path) -> None:
    """As long as it takes."""
    async with open_house(tmp_path, timekeeper=ManualTime(), grace=1) as house:
        table, tabs = await play(house, "Ann Bob")
        await tabs[0].leave()

        await pass_time(house, 600)

        assert tabs[1].last("update")["clock"] is None
        assert log(table) == [("start", -1)]
        assert not any(chair.stand_in for chair in table.doc.chairs)


async def test_two_time_outs_in_a_row_bring_a_stand_in_until_the_person_is_back(
    tmp_path: Path,
) -> None:
    """The bot answers from then on; `back` gives the next decision to the person."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        with_bot(house, lambda question: question.legal[0])
        table, tabs = await play(house, "Ann Bob", clock=60, game="envelopes")
        lazy, awake = tabs
        assert (await lazy.ask(wire.Back()))["id"] == "no-stand-in"
        await awake.move(DONE)
        await pass_time(house, 60)
        assert log(table)[-1] == ("timeout", 0)
        assert table.misses == {0: 1}
        await race_through(house, table, awake)
        await awake.move(DONE)

        await pass_time(house, 60)

        assert table.doc.chairs[0].stand_in
        assert awake.last("table")["table"]["chairs"][0]["stand_in"]
        assert table.clocks.race
        await pass_time(house, table.doc.window)
        assert ("move", 0) in log(table)
        await lazy.send(wire.Back())
        assert not table.doc.chairs[0].stand_in


async def race_through(house: House, table: Table, awake: Tab) -> None:
    """A race goes by: one passes, the other's window closes."""
    assert table.clocks.race
    await awake.move(PASS)
    await pass_time(house, house.settings.race_ack + table.doc.window)
    assert not table.clocks.race


async def test_a_newcomers_first_race_waits_for_them_and_the_second_does_not(
    tmp_path: Path,
) -> None:
    """However long they look at it; a bot that could claim goes after them."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        with_bot(house, lambda question: question.legal[0])
        table, (tab,) = await play(
            house, "Ann", game="envelopes", seats=2, bots=["random"], patient=True
        )
        await tab.move(DONE)
        await pass_time(house, 60)
        assert not table.clocks.race
        assert tab.last("update")["clock"] is None
        before = log(table)

        await pass_time(house, 600)

        assert log(table) == before
        await tab.move(PASS)
        await pass_time(house, 60)
        await tab.move(DONE)
        await pass_time(house, 1)
        assert table.clocks.race


async def test_who_is_away_for_a_while_is_stood_in_for_and_plays_again_on_return(
    tmp_path: Path,
) -> None:
    """Only where a clock runs; opening a tab is coming back."""
    async with open_house(tmp_path, timekeeper=ManualTime(), grace=60) as house:
        with_bot(house, lambda question: CALL)
        table, tabs = await play(house, "Ann Bob", clock=600)
        away = asked(table, tabs)
        seat = away.connection.seat or 0
        stays = tabs[1 - seat]

        await away.leave()

        assert not stays.last("table")["table"]["chairs"][seat]["present"]
        await pass_time(house, 59)
        assert not table.doc.chairs[seat].stand_in
        await pass_time(house, 1)
        assert table.doc.chairs[seat].stand_in
        assert len(log(table)) == 2
        back = await open_tab(house, table, away.person)
        assert not table.doc.chairs[seat].stand_in
        assert back.last("table")["table"]["chairs"][seat]["present"]


async def test_at_a_table_without_a_clock_the_others_vote(tmp_path: Path) -> None:
    """More than half of the other people; not about oneself, not where a clock runs."""
    async with open_house(tmp_path) as house:
        with_bot(house, lambda question: question.legal[0])
        table, tabs = await play(house, "Ann Bob Cas", game="envelopes")

        assert (await tabs[0].ask(wire.Vote(0, True)))["id"] == "no-vote-there"
        await tabs[2].leave()
        await tabs[0].send(wire.Vote(2, True))
        assert tabs[1].last("table")["table"]["chairs"][2]["votes"] == 1
        assert not tabs[1].last("table")["table"]["chairs"][2]["stand_in"]
        await tabs[1].send(wire.Vote(2, True))

        assert table.doc.chairs[2].stand_in
        assert (await tabs[0].ask(wire.Vote(2, True)))["id"] == "no-vote-there"
        clocked, others = await play(house, "Dirk Els", clock=60)
        assert (await others[0].ask(wire.Vote(1, True)))["id"] == "no-vote"
        assert clocked.votes == {}


async def test_nobody_who_is_at_the_table_is_voted_out(tmp_path: Path) -> None:
    """Not by any number of votes; and votes given while they were away are void."""
    async with open_house(tmp_path) as house:
        with_bot(house, lambda question: question.legal[0])
        table, tabs = await play(house, "Ann Bob Cas", game="envelopes")
        for tab in tabs[:2]:
            assert (await tab.ask(wire.Vote(2, True)))["id"] == "still-here"
        await tabs[2].leave()
        await tabs[0].send(wire.Vote(2, True))

        await open_tab(house, table, tabs[2].person)

        assert not table.doc.chairs[2].stand_in
        assert tabs[0].last("table")["table"]["chairs"][2]["votes"] == 0


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_pause_fills_no_clock_again(tmp_path: Path, restarted: bool) -> None:
    """However often the match is adjourned, and also where the server starts anew meanwhile."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", clock=60)
        for _ in range(5):
            await pass_time(house, 10)
            await table.do(partial(lifecycle.adjourn, table, tabs[0].person))
            await pass_time(house, 100)
            if not restarted:
                await table.do(partial(lifecycle.go_on, table, tabs[0].person))
                continue
            break
        used = 10 if restarted else 50
        wall = house.time.wall()
    async with open_house(tmp_path, timekeeper=ManualTime(wall)) as house:
        table = await house.tables.open(table.doc.id)
        if restarted:
            await table.do(partial(lifecycle.go_on, table, tabs[0].person))
        (left,) = (until - house.time.now() for until in table.clocks.deadlines.values())
        assert left == pytest.approx(60 - used)
        await pass_time(house, left)
        assert log(table)[1][0] == "timeout"


async def test_a_pause_fills_no_race_window_again(tmp_path: Path) -> None:
    """The next question has all of its time."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        for _ in range(3):
            await pass_time(house, 2)
            await table.do(partial(lifecycle.adjourn, table, tabs[0].person))
            await pass_time(house, 100)
            await table.do(partial(lifecycle.go_on, table, tabs[0].person))

        left = {until - house.time.now() for until in table.clocks.deadlines.values()}

        assert left == {1.0}


async def test_a_race_window_starts_with_the_acknowledgement(tmp_path: Path) -> None:
    """At most two seconds after it was sent; once; also where no clock runs."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        prompt = tabs[0].last("update")["prompt"]
        opened = house.time.now()
        assert table.clocks.deadlines == {0: opened + 2 + 5, 1: opened + 2 + 5}

        await tabs[0].send(wire.Ack(prompt))
        await pass_time(house, 1)
        await tabs[0].send(wire.Ack(prompt))
        await tabs[1].send(wire.Ack(prompt - 1))

        assert table.clocks.deadlines == {0: opened + 5, 1: opened + 2 + 5}
        clock = tabs[0].last("update")["clock"]
        assert clock == {"left": 5000, "of": 5000, "race": True}


async def test_a_race_closes_when_the_last_window_does(tmp_path: Path) -> None:
    """Silence is a pass, and is no reason for a stand-in."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        prompt = tabs[0].last("update")["prompt"]
        await pass_time(house, 6.9)
        assert tabs[0].last("update")["prompt"] == prompt

        await pass_time(house, 0.1)

        assert tabs[0].last("update")["prompt"] > prompt
        assert log(table)[-2:] == [("timeout", 0), ("timeout", 1)]
        assert table.misses == {}


async def test_a_bot_that_is_slow_in_a_race_passes_in_time(tmp_path: Path) -> None:
    """Thinking longer about a claim must not show."""
    time = ManualTime()

    async def ask(question: worker.Question) -> worker.Told:
        is_race = PASS in question.legal
        await time.sleep_until(time.now() + (60 if is_race else 0))
        return worker.Told(CLAIM if is_race else DONE, "test")

    async with open_house(tmp_path, timekeeper=time) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
        table, tabs = await play(house, "Ann", game="envelopes", bots=["random"])
        await at_rest(house)
        assert len(log(table)) == 2
        assert table.live is not None
        assert isinstance(table.live.match.state, EnvelopesState)
        table.live.match.state.hands[1] = [14, 15, 16, 17]
        await tabs[0].move(DONE)

        await pass_time(house, table.doc.window)

        assert len(log(table)) == 4
        assert log(table)[-1] == ("timeout", 1)


@pytest.mark.parametrize(
    ("used", "left"), [(20.0, 40.0), (54.0, 6.0), (59.0, LEAST_AFTER_RESTART)]
)
async def test_no_clock_runs_while_the_server_does_not(
    tmp_path: Path, used: float, left: float
) -> None:
    """What was used before stays used; what was nearly used up leaves time to come back."""
    async with open_house(tmp_path, timekeeper=ManualTime(START)) as house:
        table, _ = await play(house, "Ann Bob", clock=60)
        await pass_time(house, used)

    async with open_house(tmp_path, timekeeper=ManualTime(START + DAY)) as house:
        table = await house.tables.open(table.doc.id)

        (deadline,) = table.clocks.deadlines.values()
        assert deadline - house.time.now() == pytest.approx(left)


async def test_a_clock_does_not_count_any_of_several_outages(tmp_path: Path) -> None:
    """A question may be open through more than one of them."""
    async with open_house(tmp_path, timekeeper=ManualTime(START)) as house:
        table, _ = await play(house, "Ann Bob", clock=60)
        await pass_time(house, 10)
    async with open_house(tmp_path, timekeeper=ManualTime(START + DAY)) as house:
        await house.tables.open(table.doc.id)
        await pass_time(house, 5)

    async with open_house(tmp_path, timekeeper=ManualTime(START + 2 * DAY)) as house:
        table = await house.tables.open(table.doc.id)

        (deadline,) = table.clocks.deadlines.values()
        assert deadline - house.time.now() == pytest.approx(60 - 10 - 5)


async def test_after_a_power_cut_time_counts_up_to_the_last_sign_of_life(
    tmp_path: Path,
) -> None:
    """While a clock runs there is one every second."""
    async with open_house(tmp_path, timekeeper=ManualTime(START)) as house:
        table, _ = await play(house, "Ann Bob", clock=60)
        for _ in range(10):
            await pass_time(house, 1)
            await until(lambda: house.uptime.alive == house.time.wall())
        await pass_time(house, 0.5)
        noted = house.uptime.alive
    change(tmp_path, f"UPDATE house SET value = '{noted!r}' WHERE name = 'alive'")

    async with open_house(tmp_path, timekeeper=ManualTime(START + DAY)) as house:
        table = await house.tables.open(table.doc.id)

        (deadline,) = table.clocks.deadlines.values()
        assert deadline - house.time.now() == pytest.approx(60 - 10)


def test_clocks_tell_a_racer_only_about_the_own_window() -> None:
    """Who has answered, or was never asked, sees no time at all."""
    clocks = Clocks()
    clocks.open_race(7, [0, 1], window=5, wait=2, now=100)
    clocks.acknowledge(0, 7, now=101)

    assert clocks.told_to(0, True, now=102) == wire.Clock(4000, 5000, True)
    assert clocks.told_to(1, True, now=102) == wire.Clock(5000, 5000, True)
    assert clocks.told_to(2, False, now=102) is None
    assert clocks.told_to(-1, False, now=102) is None


async def test_a_failing_bot_is_replaced_by_its_default(tmp_path: Path) -> None:
    """Whatever it does wrong: raise, or answer what is not legal; each time is counted."""
    failures = metrics.BOT_FAILURES._value.get()

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

    await scene(fails)
    assert metrics.BOT_FAILURES._value.get() == failures + 1
    await scene(lambda question: 999)
    assert metrics.BOT_FAILURES._value.get() == failures + 2


async def test_a_bot_that_is_late_is_replaced_by_its_default(tmp_path: Path) -> None:
    """When the patience of the house is at an end, the match goes on, and the log says why."""
    time = ManualTime()

    async def ask(question: worker.Question) -> worker.Told:
        await time.sleep_until(time.now() + 60)
        return worker.Told(question.legal[0], "test")

    failures = metrics.BOT_FAILURES._value.get()
    async with open_house(tmp_path, timekeeper=time) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
        table, tabs = await play(house, "Ann", bots=["random"])
        assert table.live is not None
        if table.live.match.pending() == [0]:
            await tabs[0].move(CALL)

        await pass_time(house, house.settings.bot_patience)

        assert ("timeout", 1) in log(table)
    assert metrics.BOT_FAILURES._value.get() > failures
