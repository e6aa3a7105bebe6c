"""Talk: chat of players, of spectators apart, and not hearing somebody."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.leduc.actions import CALL
from backroom.server import wire
from backroom.server.bots import worker
from backroom.server.people import accounts
from backroom.server.realtime.commands import mute, say
from backroom.server.settings import Limit
from backroom.server.tables import registry
from backroom.server.tables import table as table_module
from backroom.server.tables.moves import bot_says
from tests.server.scene import FREE, Tab, gather, guest, open_house, open_tab, play


def heard(tab: Tab) -> list[str]:
    """What was said, as a tab heard it."""
    tab.read()
    return [frame["text"] for frame in tab.got if frame["kind"] == "chat"]


async def test_players_are_heard_by_all_and_spectators_by_spectators(tmp_path: Path) -> None:
    """So that nobody at the table is helped from behind."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        watchers = [
            await open_tab(house, table, await guest(house, name)) for name in ("X", "Y")
        ]

        await tabs[0].send(wire.Chat("1", "good  luck\n"))
        await watchers[0].send(wire.Chat("1", "she bluffs"))

        assert heard(tabs[1]) == ["good luck"]
        assert heard(watchers[1]) == ["good luck", "she bluffs"]
        line = watchers[1].last("chat")
        assert (line["seat"], line["name"]) == (None, "X")
        assert tabs[1].last("chat")["seat"] == 0
        late = await open_tab(house, table, await guest(house, "Z"))
        assert heard(late) == ["good luck", "she bluffs"]


async def test_the_same_line_is_not_said_twice_and_outlives_the_server(tmp_path: Path) -> None:
    """The key says that it is the same."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        tab = await open_tab(house, table, crowd[0])
        first = await tab.ask(wire.Chat("1", "hello"))
        assert await tab.ask(wire.Chat("1", "hello")) == first
        assert (await tab.ask(wire.Chat("1", "other")))["id"] == "key-used"
        assert (await tab.ask(wire.Chat("2", " \u0007 ")))["id"] == "bad-text"
    async with open_house(tmp_path) as house:
        tab = await open_tab(house, await house.tables.open(table.doc.id), crowd[1])
        assert heard(tab) == ["hello"]
        again = await open_tab(house, tab.table, crowd[0])
        assert await again.ask(wire.Chat("1", "hello")) == first
        assert (await again.ask(wire.Chat("3", "more")))["number"] == 2


async def test_a_line_said_long_ago_is_not_said_twice_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table remembers the last lines only; its database has them all."""
    monkeypatch.setattr(table_module, "CHAT_KEPT", 3)
    monkeypatch.setattr(registry, "CHAT_KEPT", 3)

    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        tab = await open_tab(house, table, crowd[0])
        first, *_ = [await tab.ask(wire.Chat(f"{n}", f"line {n}")) for n in range(5)]
        assert len(table.chat_keys) == 3
        assert await tab.ask(wire.Chat("0", "line 0")) == first
    async with open_house(tmp_path) as house:
        table = await house.tables.open(table.doc.id)
        tab = await open_tab(house, table, crowd[0])
        assert heard(tab) == ["line 2", "line 3", "line 4"]

        assert await tab.ask(wire.Chat("0", "line 0")) == first
        assert (await tab.ask(wire.Chat("1", "other")))["id"] == "key-used"
        assert (await tab.ask(wire.Chat("5", "line 5")))["number"] == 6
        assert not table.is_gone


async def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    """By the one who muted, at every table, until taken back."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob Cas", game="chicago-poker")
        await tabs[0].send(wire.Mute(tabs[1].person.id, True))
        await tabs[1].send(wire.Chat("1", "blah"))
        assert heard(tabs[0]) == []
        assert heard(tabs[2]) == ["blah"]
        assert tabs[0].last("table")["muted"] == [tabs[1].person.id]
        again = await open_tab(house, table, tabs[0].person)
        assert heard(again) == []

        await tabs[0].send(wire.Mute(tabs[1].person.id, False))
        await tabs[1].send(wire.Chat("2", "sorry"))

        assert heard(tabs[0]) == ["sorry"]


async def test_only_somebody_who_was_here_can_be_muted(tmp_path: Path) -> None:
    """At the table, behind it, or in its chat; hearing somebody again is always possible."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        stranger = await guest(house, "X")

        refused = await tabs[0].ask(wire.Mute(stranger.id, True))
        assert (refused["code"], refused["id"]) == (4404, "no-such-person")

        watcher = await open_tab(house, table, stranger)
        await watcher.send(wire.Chat("1", "hello"))
        await watcher.leave()
        assert (await tabs[0].ask(wire.Mute(stranger.id, True)))["kind"] == "table"
        table.chat.clear()
        assert (await tabs[0].ask(wire.Mute(stranger.id, False)))["muted"] == []


async def test_only_so_many_can_be_muted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them are in every frame about the table."""
    monkeypatch.setattr(mute, "MOST_MUTED", 1)

    async with open_house(tmp_path) as house:
        _, tabs = await play(house, "Ann Bob Cas", game="chicago-poker")
        bob, cas = tabs[1].person.id, tabs[2].person.id
        assert (await tabs[0].ask(wire.Mute(bob, True)))["muted"] == [bob]

        refused = await tabs[0].ask(wire.Mute(cas, True))
        assert (refused["code"], refused["id"]) == (4429, "enough-muted")

        await tabs[0].send(wire.Mute(bob, False))
        assert (await tabs[0].ask(wire.Mute(cas, True)))["muted"] == [cas]


async def test_announcements_have_room_with_every_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every view has all of them, so one seat cannot make a match endless."""
    monkeypatch.setattr(say, "SAYS_AT_ONCE", 2)

    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob Cas", game="chicago-gangsters", seats=3)
        assert table.live is not None
        state = table.live.match.state
        for _ in range(2 + state.prompt):
            assert (await tabs[0].ask(wire.Say(tabs[0].key(), 0)))["kind"] == "accepted"

        refused = await tabs[0].ask(wire.Say(tabs[0].key(), 0))
        assert (refused["code"], refused["id"]) == (4429, "enough-said")
        assert (await tabs[1].ask(wire.Say(tabs[1].key(), 0)))["kind"] == "accepted"

        prompt = state.prompt
        for tab in tabs:
            await tab.move(*await default_picks(tab))
        assert state.prompt > prompt
        assert (await tabs[0].ask(wire.Say(tabs[0].key(), 0)))["kind"] == "accepted"


async def test_talk_has_its_limit(tmp_path: Path) -> None:
    """Moves do not count."""
    limits = {**FREE, "chat_session": Limit(1, 60)}
    async with open_house(tmp_path, limits=limits) as house:
        table, tabs = await play(house, "Ann Bob")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        await tab.send(wire.Chat("1", "hello"))
        refused = await tab.ask(wire.Chat("2", "hello"))
        assert (refused["code"], refused["id"]) == (4429, "too-many")
        assert (await tab.ask(wire.Say("3", 0)))["id"] == "too-many"
        assert (await tab.move(CALL))["kind"] == "accepted"


async def test_what_a_forgotten_person_wrote_is_nobodys(tmp_path: Path) -> None:
    """Awake or asleep: the words stay for the others, the name does not."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        tab = await open_tab(house, table, crowd[0])
        await tab.send(wire.Chat("1", "hello"))

        await house.storage.people.forget(crowd[0].id, accounts.FORGOTTEN)
        house.forget_name(crowd[0].id)

        bob = await open_tab(house, table, crowd[1])
        bob.read()
        assert bob.last("chat")["name"] == accounts.FORGOTTEN
    async with open_house(tmp_path) as house:
        again = await open_tab(house, await house.tables.open(table.doc.id), crowd[1])
        again.read()
        assert again.last("chat")["name"] == accounts.FORGOTTEN
        assert again.last("chat")["text"] == "hello"


async def test_bots_say_what_they_have_to_say_before_they_answer(tmp_path: Path) -> None:
    """In the log as everybody's talk is, and in every view."""

    async def answer(question: worker.Question) -> worker.Told:
        return worker.Told(question.default, "test")

    async def announce(work: object, asked: worker.Question) -> list[int]:
        assert work is worker.announce
        return [0]

    async with open_house(tmp_path) as house:
        house.bots.ask = answer  # type: ignore[method-assign]  # bots without a process
        house.bots.run = announce  # type: ignore[method-assign, assignment]
        bots = ["scripted"] * 3
        table, tabs = await play(house, "Ann", game="chicago-gangsters", seats=4, bots=bots)
        assert table.live is not None
        match = table.live.match
        while not (said := [one for one in match.log if one.kind == "say"]):
            await tabs[0].move(*await default_picks(tabs[0]))
            await asyncio.sleep(0.01)
        first = said[0]
        assert first.seat in (1, 2, 3)
        same = (first.seat, first.prompt)
        kinds = (one.kind for one in match.log if (one.seat, one.prompt) == same)
        assert next(kinds) == "say"
        assert (first.seat, 0) in match.view(0).talk


async def default_picks(tab: Tab) -> list[int]:
    """The whole default answer of a tab's seat; anything at all if it is not asked."""
    update = tab.last("update")
    if not update["legal"]:
        return [0]
    picks = [update["default"]]
    while not (told := await tab.ask(wire.Options(update["prompt"], picks))).get("complete"):
        if told["kind"] == "refused":
            return picks
        picks.append(told["default"])
    return picks


async def test_a_bot_that_may_not_speak_is_silent(tmp_path: Path) -> None:
    """Mr. X of Chicago Gangsters (G20), and everybody when the prompt is gone."""
    async with open_house(tmp_path) as house:
        table, _ = await play(house, "Ann Bob Cas", game="chicago-gangsters", seats=3)
        live = table.live
        assert live is not None
        state = live.match.state
        assert isinstance(state, GangstersState)
        state.mr_x = 1
        prompt = state.prompt
        for seat, number in ((1, prompt), (2, prompt - 1), (2, prompt)):
            await table.do(partial(bot_says, table, live, seat, number, 0))
        assert [one.seat for one in live.match.log if one.kind == "say"] == [2]
