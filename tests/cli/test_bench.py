"""`backroom bench`."""

import json

import pytest

from backroom.cli import bench
from backroom.engine.chance import SearchChance
from backroom.games import GAMES

from .shell import call


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured here is the shape, not the speed."""
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.02)
    monkeypatch.setattr(bench, "PART_SECONDS", 0.005)
    monkeypatch.setattr(bench, "SLICES", 2)


def test_every_game_of_the_house_is_measured_at_four_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The tutorial game only when it is named."""
    result = call(capsys, "bench", "--json")

    told = json.loads(result.out)
    assert result.err == ""
    assert told["build"] in ("pure", "compiled")
    assert list(told["games"]) == list(GAMES)
    for speed in told["games"].values():
        assert list(speed) == [
            "players",
            "decisions_per_second",
            "matches_per_second",
            "clone_us",
            "complete_us",
        ]
        assert speed["players"] == 4
        assert all(number > 0 for number in speed.values())
        assert speed["decisions_per_second"] > speed["matches_per_second"]


def test_one_game_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Leduc has two seats."""
    told = json.loads(call(capsys, "bench", "leduc", "--json").out)

    assert list(told["games"]) == ["leduc"]
    assert told["games"]["leduc"]["players"] == 2


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """One line a game."""
    lines = call(capsys, "bench", "leduc").out.splitlines()

    assert "decisions/s" in lines[0]
    assert lines[1].startswith("leduc")


def test_the_table_fits_eighty_columns() -> None:
    """With the longest name and numbers larger than any yet."""
    speeds = {name: bench.Speed(4, 9e7, 9e6, 1e5, 1e5) for name in GAMES}

    lines = bench.table(speeds)

    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) < 80
    assert all(f"{name} " in line for name, line in zip(GAMES, lines[1:], strict=True))


def test_positions_are_from_the_middle_of_matches() -> None:
    """Neither dealt just now nor over."""
    game = GAMES["chicago-poker"]
    states = bench.positions(game, 4, SearchChance(1), 100)

    assert len(states) == bench.POSITIONS
    assert not any(state.winners for state in states)
    assert min(state.prompt for state in states) > 10
