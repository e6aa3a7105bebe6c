"""`backroom analyse`."""

import json
from pathlib import Path
from typing import Final

import pytest

from backroom.texts.bundles import texts

from .shell import call

RECORDS: Final = Path(__file__).parents[1] / "records"
OMERTA: Final = str(RECORDS / "omerta" / "2-live-0.txt")


def test_a_match_is_told_with_its_curve_turns_and_choices(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """For everybody, by name."""
    result = call(capsys, "analyse", OMERTA, "--iterations", "8")

    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Omerta: ")
    assert "Chances of winning" in result.out
    assert result.out.count("\n- Move ") >= 3
    assert result.out.count("search would have done the same") == 2
    lines = result.out.splitlines()
    top = next(line for line in lines if line.startswith("   100% │"))
    bottom = next(line for line in lines if line.startswith("    10% │"))
    # Who wins ends at the top of the picture, the others at its bottom.
    assert top[-1] in "abc"
    assert bottom[-1] in "abc*"
    assert any(line.endswith(" 100%") for line in lines)
    assert any(line.endswith(" 0%") for line in lines)


def test_a_seat_is_spoken_to_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Its choices only, and its own turning points."""
    result = call(capsys, "analyse", OMERTA, "--seat", "1", "--iterations", "8", "--lang", "nl")

    assert "Je keuzes" in result.out
    assert "Keuzes van" not in result.out
    assert "Je winstkans" in result.out
    assert "de winstkans" not in result.out


@pytest.mark.parametrize(("language", "others"), [("en", "The others"), ("nl", "De andere")])
def test_who_always_chose_the_same_hears_of_no_others(language: str, others: str) -> None:
    """What the others cost is told where there are any."""
    words = texts(language)
    numbers = {"choices": 3, "cost": "4%"}

    assert others not in words.text("analysis-summary", {**numbers, "same": 3, "others": 0})
    assert others in words.text("analysis-summary", {**numbers, "same": 2, "others": 1})


def test_a_seat_is_not_shown_what_it_never_saw(capsys: pytest.CaptureFixture[str]) -> None:
    """The story of a turning point is told as it was told to that seat."""
    everything = call(capsys, "analyse", OMERTA, "--iterations", "8").out
    own = call(capsys, "analyse", OMERTA, "--seat", "1", "--iterations", "8").out

    assert "card 1 and card 4: bottle 7 and bottle 6" in " ".join(everything.split())
    assert "card 1 and card 2: bottle 9 and the Informer" not in " ".join(own.split())


def test_no_line_is_wider_than_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the analysis and of the replay."""
    for command in (("analyse", OMERTA, "--iterations", "4"), ("replay", OMERTA)):
        lines = call(capsys, *command).out.splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) > 20


def test_programs_get_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """Actions with their names, shares as numbers, the same again for the same iterations."""
    line = ("analyse", OMERTA, "--seat", "0", "--iterations", "5", "--json")

    told = json.loads(call(capsys, *line).out)

    assert told["game"] == "omerta"
    assert told["seat"] == 0
    assert told["iterations"] == 5
    assert {one["seat"] for one in told["choices"]} == {0}
    assert set(told["choices"][0]["played"]) == {"id", "verb", "args"}
    assert told["curve"][-1]["shares"] == [1.0, 0.0]
    assert {turn["about"] for turn in told["turns"]} == {0}
    assert json.loads(call(capsys, *line).out) == told
