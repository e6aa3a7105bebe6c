"""`backroom simulate`."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from backroom.bots.lazy import LazyBot

from .shell import call


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    """The JSON of a run."""
    result = call(capsys, "simulate", *args, "--json")
    assert result.err == ""
    told = json.loads(result.out)
    assert isinstance(told, dict)
    return told


def test_wins_are_counted_by_bot_and_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    """Every match has one win to give, whole or shared."""
    told = simulated(capsys, "leduc", "--matches", "30", "--bots", "lazy,random", "--seed", "x")

    assert told["finished"] == 30
    assert told["errors"] == 0
    assert told["decisions"] >= 60
    assert told["decisions_per_second"] > told["matches_per_second"] > 0
    assert set(told["wins"]["bots"]) == {"lazy", "random"}
    assert sum(told["wins"]["bots"].values()) == pytest.approx(30)
    assert told["wins"]["seats"] == list(told["wins"]["bots"].values())
    assert sum(told["shares"]["seats"]) == pytest.approx(1)


def test_bots_of_one_name_are_counted_together(capsys: pytest.CaptureFixture[str]) -> None:
    """One name fills all seats."""
    told = simulated(
        capsys, "chicago-poker", "--players", "3", "--matches", "4", "--bots", "random"
    )

    assert told["bots"] == ["random"] * 3
    assert told["wins"]["bots"] == {"random": 4.0}
    assert len(told["wins"]["seats"]) == 3


@pytest.mark.parametrize(("game", "bot"), [("omerta", "scripted"), ("leduc", "random")])
def test_rules_of_thumb_play_if_nobody_is_named(
    capsys: pytest.CaptureFixture[str], game: str, bot: str
) -> None:
    """As the help says; chance plays where nobody wrote any."""
    told = simulated(capsys, game, "--players", "2", "--matches", "1")

    assert told["bots"] == [bot] * 2
    help = " ".join(call(capsys, "simulate", "--help").out.split())
    assert "scripted, else random, if left out" in help


def test_the_same_seed_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    """And another one plays others."""
    runs = [
        simulated(capsys, "leduc", "--matches", "40", "--bots", "random", "--seed", seed)
        for seed in ("one", "one", "two")
    ]

    first, again, other = [(told["wins"], told["decisions"]) for told in runs]
    assert first == again != other


def test_options_are_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    """They are told back."""
    short = ("--players", "5", "--option", "short=true", "--option", "no_specials=true")
    told = simulated(capsys, "chicago-poker", *short, "--matches", "2", "--bots", "lazy")

    assert told["options"] == {"short": "true", "no_specials": "true"}


def test_a_match_that_fails_is_counted_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit code 1 tells a script that something went wrong."""
    answers = iter(range(3))

    def fail_once(self: LazyBot, decision: object, rng: object) -> object:
        if next(answers, None) == 2:
            raise RuntimeError("lost count")
        return original(self, decision, rng)  # type: ignore[arg-type]

    original = LazyBot.choose
    monkeypatch.setattr(LazyBot, "choose", fail_once)

    result = call(capsys, "simulate", "leduc", "--matches", "5", "--bots", "lazy", "--json")

    assert result.code == 1
    assert json.loads(result.out)["errors"] == 1
    assert json.loads(result.out)["finished"] == 4
    assert result.err == (
        "backroom: something went wrong that should not (RuntimeError: lost count, "
        "LazyBot in seat 1 of leduc, at prompt 3)\n"
    )


def test_the_first_fault_is_told_and_whole_to_whoever_asks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A contributor sees where a bot went wrong, once, however many matches it broke."""
    faults = iter(("first", "second", "third"))

    def fail(self: LazyBot, decision: object, rng: object) -> object:
        raise RuntimeError(next(faults))

    monkeypatch.setattr(LazyBot, "choose", fail)
    monkeypatch.setenv("BACKROOM_TRACEBACK", "1")

    result = call(capsys, "simulate", "leduc", "--matches", "3", "--bots", "lazy")

    assert result.code == 1
    assert result.out.startswith("0 matches finished, 3 failed")
    assert result.err.startswith("backroom: Traceback")
    assert "in fail\n" in result.err
    assert "RuntimeError: first\n" in result.err
    assert result.err.endswith(" of leduc, at prompt 1\n")


def test_people_get_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    """By bot and by seat."""
    result = call(capsys, "simulate", "leduc", "--matches", "10", "--bots", "lazy,random")

    assert result.code == 0
    assert result.out.startswith("10 matches finished, 0 failed")
    assert "lazy" in result.out
    assert "seat 1" in result.out


def test_a_bot_of_ones_own_plays_from_the_current_folder(tmp_path: Path) -> None:
    """Also in the workers of an arena; the module lies nowhere else."""
    (tmp_path / "guests.py").write_text(
        "class Bold:\n    def choose(self, decision, rng):\n        return decision.legal[-1]\n"
    )
    commands = (
        ["simulate", "leduc", "--bots", "guests:Bold", "--matches", "3"],
        ["arena", "leduc", "--bots", "guests:Bold,random", "--deals", "3", "--jobs", "2"],
    )
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "backroom", *command],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

        assert done.stderr == ""
        assert "guests:Bold" in done.stdout


def test_a_bot_that_cannot_be_found_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line, before anything is played."""
    for command in ("simulate", "arena"):
        result = call(capsys, command, "leduc", "--bots", "nowhere:Bold")

        assert result.code == 2
        assert result.err.startswith("backroom: Bot nowhere:Bold cannot be made (")
        assert result.err.count("\n") == 1
