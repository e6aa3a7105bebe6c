"""How people did: each match is counted once, and counted again it is the same."""

import asyncio
import re
from pathlib import Path
from typing import Any, Final

import pytest

from backroom.engine.deeds import counted
from backroom.engine.events import SPECTATOR
from backroom.games import GAMES, deeds_of
from backroom.server.admin.actions import carry_out
from backroom.server.people import history
from backroom.server.people.statistics import count, merged
from backroom.server.storage.records import Person
from backroom.server.tables.table import Table
from tests.server.databases import look, spoil
from tests.server.ratings.test_rater import play_out, played
from tests.server.scene import gather, open_house, settings_for, start

GAME: Final = "mafioso"
WEB: Final = Path(__file__).resolve().parents[3] / "web"


async def over(house: Any, who: str) -> tuple[Table, list[Person]]:
    """A match to its end that is not rated, counted."""
    table, crowd = await gather(house, who, game=GAME)
    await start(table, crowd)
    await play_out(table)
    await house.statistics.settle()
    return table, crowd


def done_at(table: Table) -> list[dict[str, int]]:
    """What was done in each seat, from the match as it lies in memory."""
    assert table.live is not None
    match = table.live.match
    heard = ((one.kind, one.seen_by(SPECTATOR)) for one in match.events)
    told = [(kind, values) for kind, values in heard if values is not None]
    return counted(deeds_of(GAME), told, match.seats)


async def test_a_match_is_counted_for_guests_too_when_it_is_over(tmp_path: Path) -> None:
    """By place, and by what the game itself counts, in its own order."""
    async with open_house(tmp_path) as house:
        table, crowd = await over(house, "Ann Bob Eve")
        assert table.live is not None

        for seat, (person, done) in enumerate(zip(crowd, done_at(table), strict=True)):
            (tally,) = await house.statistics.of(person.id)
            place = table.live.match.places[seat]
            assert (tally.game, tally.played) == (GAME, 1)
            assert tally.finishes == [int(place == number) for number in range(1, 7)]
            assert tally.won == int(place == 1)
            assert list(tally.deeds.items()) == list(done.items())
            assert tally.deeds["money"] > 0


async def test_counting_twice_counts_once(tmp_path: Path) -> None:
    """As when two nodes take the same match in hand."""
    async with open_house(tmp_path) as house:
        table, (ann, *_) = await over(house, "Ann Bob Eve")
        before = await house.statistics.of(ann.id)

        await house.storage.deeds.enter(table.doc.match or "", [{"money": 99}] * 3, merged)
        house.statistics.note()
        await house.statistics.settle()

        assert await house.statistics.of(ann.id) == before


async def test_whoever_left_did_not_do_what_the_bot_did(tmp_path: Path) -> None:
    """They are last, as for ratings, also where the bot won; the deeds are nobody's."""
    async with open_house(tmp_path) as house:
        table = await played(house, "Ann Bob Eve", leaver=1)
        await house.statistics.settle()

        people = [chair.person for chair in table.doc.chairs]
        tallies = [await house.statistics.of(one or "") for one in people]

        assert [len(one) for one in tallies] == [1, 1, 1]
        assert [bool(one.deeds) for (one,) in tallies] == [True, False, True]
        assert [one.played for (one,) in tallies] == [1, 1, 1]
        assert tallies[1][0].finishes[2] == 1

        found = await house.storage.matches.read(table.doc.match or "")
        assert found is not None
        won = found[0]._replace(places=[2, 1, 3])
        lines = [history.played(won, seat) for seat in range(3)]
        assert [(line.place, line.left) for line in lines] == [
            (2, False),
            (3, True),
            (3, False),
        ]
        assert count(won, found[1])[1] == {"place-3": 1}


async def test_a_device_that_went_around_counts_for_nobody(tmp_path: Path) -> None:
    """Its owner sat on every chair; counted anew it is the same."""
    async with open_house(tmp_path) as house:
        names = ["Ann", "Bob", "Eve"]
        table, crowd = await gather(house, "Ann", game=GAME, seats=3, device=True, names=names)
        await start(table, crowd)
        await play_out(table)
        await house.statistics.settle()
        assert table.live is not None
        assert table.live.match.is_over

        assert await house.statistics.of(crowd[0].id) == []
        await house.statistics.recompute()
        assert await house.statistics.of(crowd[0].id) == []


async def test_all_is_counted_again_the_same(tmp_path: Path) -> None:
    """`backroom admin statistics` finds from the logs what was counted match by match."""
    async with open_house(tmp_path) as house:
        await over(house, "Ann Bob Eve")
        await over(house, "Cid Dee Fay")
        kept = _kept(tmp_path)
        spoil(tmp_path, "UPDATE deeds SET value = value + 1")
        spoil(tmp_path, "DELETE FROM deeds WHERE deed = 'money'")

        assert await house.statistics.recompute() == 2

        assert _kept(tmp_path) == kept
        assert len({person for person, *_ in kept}) == 6


def _kept(folder: Path) -> list[tuple[Any, ...]]:
    return sorted(look(folder, "SELECT person, game, deed, value FROM deeds"))


async def test_the_operator_counts_anew_without_a_server(tmp_path: Path) -> None:
    """Matches that were never counted, as after an upgrade, are counted then, too."""
    async with open_house(tmp_path) as house:
        await over(house, "Ann Bob Eve")
    kept = _kept(tmp_path)
    spoil(tmp_path, "DELETE FROM deeds")
    spoil(tmp_path, "UPDATE matches SET count_number = NULL")

    await asyncio.to_thread(carry_out, settings_for(tmp_path), "statistics", "")

    assert _kept(tmp_path) == kept
    assert kept


async def test_a_damaged_log_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Its places are counted, and the next match is."""
    async with open_house(tmp_path) as house:
        _, (ann, *_) = await over(house, "Ann Bob Eve")
        spoil(tmp_path, "UPDATE journal SET events = X'00' WHERE seq = 1")
        spoil(tmp_path, "DELETE FROM deeds")

        await house.statistics.recompute()

        (tally,) = await house.statistics.of(ann.id)
        assert (tally.played, tally.deeds) == (1, {})
        _, (cid, *_) = await over(house, "Cid Dee Fay")
        assert (await house.statistics.of(cid.id))[0].deeds


async def test_whoever_is_forgotten_did_nothing(tmp_path: Path) -> None:
    """Neither a later count nor one that was under way brings it back."""
    async with open_house(tmp_path) as house:
        _, (ann, bob, _) = await over(house, "Ann Bob Eve")

        await house.storage.people.forget(ann.id, "—")
        await house.storage.deeds.replace(1, {(ann.id, GAME): {"money": 9}})
        assert _kept(tmp_path) == []
        await house.statistics.recompute()

        assert await house.statistics.of(ann.id) == []
        assert await house.statistics.of(bob.id) != []


async def test_what_was_counted_meanwhile_is_not_lost(tmp_path: Path) -> None:
    """Sums that are older than the last match that was counted are not put in its place."""
    async with open_house(tmp_path) as house:
        _, (ann, *_) = await over(house, "Ann Bob Eve")
        before = await house.statistics.of(ann.id)

        assert not await house.storage.deeds.replace(0, {})

        assert await house.statistics.of(ann.id) == before


async def test_a_guest_who_is_dropped_takes_their_deeds_along(tmp_path: Path) -> None:
    """What nobody wants any more is deleted, all of it."""
    async with open_house(tmp_path) as house:
        _, (ann, bob, eve) = await over(house, "Ann Bob Eve")

        await house.storage.retention.drop_guest(ann.id)

        assert {person for person, *_ in _kept(tmp_path)} == {bob.id, eve.id}


def test_matches_make_one_number_by_the_games_own_rule() -> None:
    """Money adds up, the richest match stays, and of the lowest hands the lowest."""
    assert merged("mafioso", {"money": 3, "richest": 3}, {"money": 5, "richest": 5}) == {
        "money": 8,
        "richest": 5,
    }
    assert merged("omerta", {"lowest-hand": 4}, {"lowest-hand": 6, "place-1": 1}) == {
        "lowest-hand": 4,
        "place-1": 1,
    }


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_counted_has_words(game: str, language: str) -> None:
    """In the order in which the game names its deeds, and nothing else has."""
    folder = WEB / "src" / "games" / game.replace("-", "_") / "texts"
    text = (folder / f"deeds.{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^([\w-]+) =", text, re.MULTILINE) == [
        f"deed-{game}-{deed.key}" for deed in deeds_of(game)
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_counts_something_and_nothing_twice(game: str) -> None:
    """By keys that no place has."""
    keys = [deed.key for deed in deeds_of(game)]
    assert len(keys) == len(set(keys)) > 5
    assert not any(key.startswith("place-") for key in keys)
