"""Playing: moves, keys, prompts, choices and announcements at one table."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from backroom.games.leduc.actions import CALL, FOLD, RAISE
from backroom.server import wire
from backroom.server.house import House
from backroom.server.matches import fairness
from backroom.server.refusals import NotNow
from backroom.server.tables import lifecycle, seating
from backroom.server.tables.table import Table
from tests.promises.envelopes import BURY, CLAIM, DONE, OFFER, PASS
from tests.server.scene import Tab, gather, open_house, open_tab, play, start


def asked(table: Table, tabs: list[Tab]) -> Tab:
    """The first tab whose seat owes an answer."""
    assert table.live is not None
    return tabs[table.live.match.pending()[0]]


def other(table: Table, tabs: list[Tab]) -> Tab:
    """A tab whose seat is not asked."""
    assert table.live is not None
    return next(tab for tab in tabs if tab.connection.seat not in table.live.match.pending())


async def finish(table: Table, tabs: list[Tab]) -> None:
    """Call until the match is over."""
    while table.doc.status == "playing":
        await asked(table, tabs).move(CALL)


async def test_a_move_is_accepted_and_everybody_sees_what_they_may(tmp_path: Path) -> None:
    """The mover's number is that of the frame that tells the move."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        watcher = await open_tab(house, table, tabs[0].person._replace(id="watcher"))
        first, second = asked(table, tabs), other(table, tabs)
        before = second.last("update")["number"]

        answer = await first.move(CALL)

        told = first.last("update")
        assert answer == {**answer, "kind": "accepted", "number": told["number"]}
        assert told["events"][0]["kind"] == "staked"
        assert told["legal"] == []
        seen = second.last("update")
        assert (seen["since"], seen["number"]) == (before, before + 1)
        assert [one["verb"] for one in seen["legal"]] == ["call", "raise"]
        assert seen["view"]["hands"][first.connection.seat or 0] is None
        assert watcher.last("update")["you"] is None
        assert watcher.last("update")["view"]["hands"] == [None, None]


async def test_the_same_key_and_body_get_the_same_answer(tmp_path: Path) -> None:
    """Sent twice, played once; also after the server was away."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first = asked(table, tabs)
        prompt = first.last("update")["prompt"]
        move = wire.Move("once", prompt, [CALL])

        answers = [await first.ask(move), await first.ask(move)]

        assert answers[0]["kind"] == "accepted"
        assert answers[0] == answers[1]
        assert table.live is not None
        assert len(table.live.match.log) == 2
    async with open_house(tmp_path) as house:
        table = await house.tables.open(table.doc.id)
        again = await open_tab(house, table, first.person)
        assert await again.ask(move) == answers[0]
        assert table.live is not None
        assert len(table.live.match.log) == 2


async def test_a_used_key_with_another_body_is_refused(tmp_path: Path) -> None:
    """And changes nothing."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first = asked(table, tabs)
        prompt = first.last("update")["prompt"]
        await first.ask(wire.Move("once", prompt, [CALL]))

        answer = await first.ask(wire.Move("once", prompt, [RAISE]))

        assert (answer["kind"], answer["id"]) == ("refused", "key-used")
        assert answer["text"] == "That key was used for another message."
        assert table.live is not None
        assert len(table.live.match.log) == 2


async def test_two_seats_may_use_the_same_key(tmp_path: Path) -> None:
    """A key is a client's own affair."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first, second = asked(table, tabs), other(table, tabs)

        assert (await first.move(CALL, key="k"))["kind"] == "accepted"
        assert (await second.move(CALL, key="k"))["kind"] == "accepted"


async def test_a_move_for_a_prompt_that_is_gone_gets_the_fresh_view_and_a_sentence(
    tmp_path: Path,
) -> None:
    """From another tab of the same person, say."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first = asked(table, tabs)
        prompt = first.last("update")["prompt"]
        await first.move(CALL)

        update, refused = await first.send(wire.Move("late", prompt, [CALL]))

        assert update["kind"] == "update"
        assert update["prompt"] == prompt + 1
        assert (refused["code"], refused["id"]) == (4409, "prompt-gone")
        assert refused["text"] == "That question has been answered already."
        assert refused["key"] == "late"


@pytest.mark.parametrize(
    ("actions", "id"),
    [([FOLD], "illegal-action"), ([999], "illegal-action"), ([CALL, CALL], "choice-too-long")],
)
async def test_an_illegal_move_is_refused_and_changes_nothing(
    tmp_path: Path, actions: list[int], id: str
) -> None:
    """Folding before a raise, an action of no game, an answer and a half."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first = asked(table, tabs)

        answer = await first.move(*actions)

        assert (answer["kind"], answer["id"]) == ("refused", id)
        assert table.live is not None
        assert len(table.live.match.log) == 1


async def test_a_move_out_of_turn_or_by_a_spectator_is_refused(tmp_path: Path) -> None:
    """The seat comes from the session: there is no way to name another one."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        second = other(table, tabs)
        watcher = await open_tab(house, table, second.person._replace(id="watcher"))

        assert (await second.move(CALL))["id"] == "not-your-turn"
        assert (await watcher.move(CALL))["id"] == "not-seated"
        assert table.live is not None
        assert len(table.live.match.log) == 1


async def test_a_finished_match_takes_no_moves_and_shows_its_secret(tmp_path: Path) -> None:
    """The seed is shown when the match is over, and not before."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        assert tabs[0].last("table")["table"]["result"] is None
        seed = table.doc.seed

        await finish(table, tabs)

        early = [frame for frame in tabs[0].got if "'status': 'over'" not in str(frame)]
        assert len(early) > 4
        assert all(seed not in str(frame) for frame in early)
        result = tabs[0].last("table")["table"]["result"]
        assert result["seed"] == seed
        assert sorted(result["places"]) in ([1, 1], [1, 2])
        answer = await tabs[0].move(CALL)
        assert answer["id"] in ("match-over", "not-playing")


async def test_who_has_left_is_refused_and_a_bot_plays_on(tmp_path: Path) -> None:
    """For good: the others finish the match."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        gone, stays = asked(table, tabs), other(table, tabs)

        await table.do(partial(seating.leave, table, gone.person))

        assert (await gone.ask(wire.Move("k", 1, [CALL])))["id"] == "not-seated"
        await stays.until(lambda: len(table.live.match.log) > 1 if table.live else False)
        assert stays.last("table")["table"]["host"] == stays.person.id


async def test_options_tell_what_can_follow_and_change_nothing(tmp_path: Path) -> None:
    """A choice in two picks: each is offered, the whole is one move."""
    async with open_house(tmp_path) as house:
        _, tabs = await play(house, "Ann Bob", game="envelopes")
        tab = tabs[0]
        update = tab.last("update")
        picks = [one["id"] for one in update["legal"]]

        asked = await tab.ask(wire.Options(update["prompt"], [picks[1]]))
        whole = await tab.ask(wire.Options(update["prompt"], picks[1:3]))
        half = await tab.move(picks[1])
        accepted = await tab.move(*picks[1:3])

        assert [one["id"] for one in asked["legal"]] == [DONE, *picks[2:]]
        assert not asked["complete"]
        assert [one["id"] for one in update["legal"] if one.get("whole")] == [DONE]
        assert all(one["whole"] for one in asked["legal"])
        assert whole["complete"]
        assert half["id"] == "choice-incomplete"
        assert accepted["kind"] == "accepted"


async def test_sealed_answers_never_collide_and_tell_only_that_they_came(
    tmp_path: Path,
) -> None:
    """All seats answer one prompt; the others' numbers and views show nothing more."""
    async with open_house(tmp_path) as house:
        _, tabs = await play(house, "Ann Bob Cas", game="envelopes")
        prompts = {tab.last("update")["prompt"] for tab in tabs}
        for tab in tabs[:2]:
            await tab.move(DONE)

        seen = tabs[2].last("update")

        assert prompts == {seen["prompt"]}
        assert seen["pending"] == [2]
        assert seen["events"] == [{"kind": "answered", "seat": "1", "actions": []}]
        assert (await tabs[2].move(DONE))["kind"] == "accepted"
        assert {tab.last("update")["prompt"] for tab in tabs} == {seen["prompt"] + 1}


async def test_a_node_that_lost_its_table_does_not_refuse_a_prompt(tmp_path: Path) -> None:
    """Whoever names a prompt that it does not know may come from the node that plays now."""

    async def lost(_: str) -> bool:
        return False

    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        first = asked(table, tabs)
        refused = await first.ask(wire.Move("k", 99, [CALL]))
        assert (refused["code"], table.is_gone) == (4409, False)
        table.services = replace(table.services, still_holds=lost)

        answer = await first.ask(wire.Move("k", 99, [CALL]))

        assert (answer["kind"], answer["code"]) == ("refused", 4503)
        assert table.is_gone


async def test_what_is_said_is_in_every_view(tmp_path: Path) -> None:
    """Announcements are part of the log; a game without them refuses."""
    async with open_house(tmp_path) as house:
        _, tabs = await play(house, "Ann Bob", game="envelopes")

        answer = await tabs[0].ask(wire.Say("s", 3))
        again = await tabs[0].ask(wire.Say("s", 3))

        assert answer == again
        assert tabs[1].last("update")["events"] == [
            {"kind": "said", "seat": "0", "say": "boast_c3"}
        ]
        assert tabs[1].last("update")["view"]["talk"] == [[0, 3]]
        assert (await tabs[0].ask(wire.Say("t", 999)))["id"] == "unknown-say"


async def test_a_tab_resumes_from_any_number(tmp_path: Path) -> None:
    """One update tells everything since; a number from the future tells nothing new."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        newest = tabs[0].last("update")["number"]

        updates = [await tabs[0].ask(wire.Resume(since)) for since in range(newest + 2)]
        other_tab = await open_tab(house, table, tabs[0].person, since=newest - 1)

        assert [one["since"] for one in updates] == [*range(newest + 1), newest]
        assert {one["number"] for one in updates} == {newest}
        counts = [len(one["events"]) for one in updates]
        assert counts == sorted(counts, reverse=True)
        assert counts[-1] == 0
        assert other_tab.last("update")["events"] == updates[newest - 1]["events"]


async def test_adjourned_matches_wait_and_go_on(tmp_path: Path) -> None:
    """Another day, after a restart, from where it was."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob", clock=30)
        first = asked(table, tabs)
        await table.do(partial(lifecycle.adjourn, table, first.person))
        assert (await first.move(CALL))["id"] == "not-playing"
        assert table.clocks.deadlines == {}
    async with open_house(tmp_path) as house:
        table = await house.tables.open(table.doc.id)
        assert table.clocks.deadlines == {}
        tab = await open_tab(house, table, first.person)
        await table.do(partial(lifecycle.go_on, table, first.person))
        assert tab.last("update")["clock"]["of"] == 30_000
        assert (await tab.move(CALL))["kind"] == "accepted"


async def test_a_rematch_has_a_new_secret_and_a_new_match(tmp_path: Path) -> None:
    """The same people, who must be ready again."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        crowd = [tab.person for tab in tabs]
        with pytest.raises(NotNow, match="not-over"):
            await table.do(partial(lifecycle.rematch, table, crowd[0]))
        await finish(table, tabs)
        first = (table.doc.match, table.doc.seed)

        await table.do(partial(lifecycle.rematch, table, crowd[1]))
        table.doc.host = crowd[1].id
        with pytest.raises(NotNow, match="not-ready"):
            await table.do(partial(lifecycle.start, table, crowd[1]))
        await start(table, [crowd[1], crowd[0]])

        assert table.doc.match not in (None, first[0])
        assert table.doc.seed != first[1]
        assert tabs[0].last("update")["since"] == 0


async def test_the_shuffle_of_a_rematch_has_new_nonces_of_everybody(tmp_path: Path) -> None:
    """Whoever asked for it included: nobody is ready before the new commitment was shown."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        tabs = [await open_tab(house, table, person) for person in crowd]
        for person in crowd:
            order = wire.Ready(nonce=f"first-{person.name}")
            await table.do(partial(lifecycle.ready, table, person, order))
        await table.do(partial(lifecycle.start, table, crowd[0]))
        await finish(table, tabs)
        before = tabs[0].last("table")["table"]

        told = await table.do(partial(lifecycle.rematch, table, crowd[1]))

        assert told.commitment != before["commitment"]
        assert not any(chair.ready for chair in told.chairs)
        with pytest.raises(NotNow, match="not-ready"):
            await table.do(partial(lifecycle.start, table, crowd[0]))
        for person in crowd:
            order = wire.Ready(nonce=f"second-{person.name}")
            await table.do(partial(lifecycle.ready, table, person, order))
        await table.do(partial(lifecycle.start, table, crowd[0]))
        assert table.live is not None
        live = table.live
        await finish(table, tabs)
        result = tabs[0].last("table")["table"]["result"]
        assert result["nonces"] == ["second-Ann", "second-Bob"]
        assert fairness.commitment(result["seed"]) == told.commitment
        key = fairness.match_key(result["seed"], result["nonces"])
        match = live.match
        assert fairness.is_fair(match.game, 2, match.state.options, match.log, key)


async def _hand_over(house: House) -> None:
    table, crowd = await gather(house, "Ann", seats=2, device=True, names=["Ann", "Bob"])
    tab = await open_tab(house, table, crowd[0])
    await table.do(partial(lifecycle.start, table, crowd[0]))
    assert tab.last("update")["you"] is None
    assert tab.last("table")["mine"] == [0, 1]
    assert (await tab.ask(wire.Sit(5)))["id"] == "not-your-seat"
    seat = tab.last("update")["pending"][0]

    await tab.send(wire.Sit(seat))

    assert tab.last("update")["you"] == seat
    assert tab.last("update")["view"]["hands"][1 - seat] is None
    assert (await tab.move(CALL))["kind"] == "accepted"
    await tab.send(wire.Sit(None))
    assert tab.last("update")["view"]["hands"] == [None, None]
    assert (await tab.move(CALL))["id"] == "not-seated"


async def test_one_device_changes_hands_and_shows_one_seat_at_a_time(tmp_path: Path) -> None:
    """Between two players it shows nobody's cards, and plays for nobody."""
    async with open_house(tmp_path) as house:
        await _hand_over(house)


async def test_a_race_is_won_by_the_first_claim_and_later_ones_are_logged(
    tmp_path: Path,
) -> None:
    """A late claim is refused, changes nothing, and is kept; sent again it is refused again."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob Cas", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        able = [tab for tab in tabs if len(tab.last("update")["legal"]) == 2]
        prompt = able[0].last("update")["prompt"]
        late = next(tab for tab in tabs if tab is not able[0])
        await able[0].move(CLAIM)

        claim = wire.Move("late", prompt, [CLAIM])
        answers = [await late.ask(claim), await late.ask(claim)]

        assert [one["id"] for one in answers] == ["race-over", "race-over"]
        assert table.live is not None
        kinds = [entry.kind for entry in table.live.match.log]
        assert kinds.count("late") == 1
        assert (await late.ask(wire.Move("later", prompt, [CLAIM])))["id"] == "prompt-gone"
        cards = [one["id"] for one in able[0].last("update")["legal"]]
        assert cards[0] >= BURY > OFFER > PASS
        assert (await able[0].move(*cards[:2]))["kind"] == "accepted"


async def test_a_pass_in_a_race_is_not_shown(tmp_path: Path) -> None:
    """Nobody else gets a frame, and who asks anew sees the same as before."""
    async with open_house(tmp_path) as house:
        _, tabs = await play(house, "Ann Bob Cas", game="envelopes")
        for tab in tabs:
            await tab.move(DONE)
        before = [tab.last("update") for tab in tabs]
        tabs[1].read()
        tabs[2].read()

        assert (await tabs[0].move(PASS))["kind"] == "accepted"

        assert tabs[1].read() == tabs[2].read() == []
        again = await tabs[1].ask(wire.Resume(before[1]["number"]))
        blank: dict[str, object] = {"events": [], "clock": None, "since": 0}
        assert {**again, **blank} == {**before[1], **blank}
        assert tabs[0].last("update")["legal"] == []
