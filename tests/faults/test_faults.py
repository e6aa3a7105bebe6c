"""The faults of Leduc are caught, and the runner tells a caught fault from all else."""

import pytest

from .__main__ import NAMES, main
from .fault import Fault, Plan, plan_of
from .leduc import FAULTS, LEDUC, RULES
from .rulings import ROOT, cited_rulings, gaps, numbers_in, rulings
from .runner import CAUGHT, BadFault, check_baseline, planted, selections, try_fault

PLAN = plan_of("leduc")
CARDS_TEST = f"{RULES}::test_there_are_two_jacks_two_queens_and_two_kings"


def test_every_fault_of_leduc_is_caught(capsys: pytest.CaptureFixture[str]) -> None:
    """The same command as `make faults`."""
    status = main(["leduc"])

    assert status == 0, capsys.readouterr().out
    assert f"[{len(FAULTS)}/{len(FAULTS)}]" in capsys.readouterr().out


def test_a_fault_that_no_test_notices_survives() -> None:
    """A comment that says something else breaks no rule."""
    harmless = Fault("L1", f"{LEDUC}/cards.py", "0 for a jack", "nil for a jack", CARDS_TEST)

    assert try_fault(PLAN, harmless).verdict.startswith("survived")


def test_a_fault_that_does_not_even_import_is_not_caught() -> None:
    """A syntax error turns every test red and proves nothing."""
    broken = Fault("L1", f"{LEDUC}/cards.py", "return card >> 1", "return (", CARDS_TEST)

    assert try_fault(PLAN, broken).verdict.startswith("no verdict")


def test_a_fault_with_a_test_that_is_gone_is_not_caught() -> None:
    """Tests are renamed; the runner notices."""
    stale = FAULTS[0]._replace(test=f"{RULES}::test_that_was_renamed")

    assert try_fault(PLAN, stale).verdict.startswith("no verdict")
    assert check_baseline(PLAN._replace(faults=(stale,))).startswith("tests fail without")


@pytest.mark.parametrize("old", ["no such text", "Final"])
def test_a_fault_must_fit_its_file_once(old: str) -> None:
    """The text is not there, or twice."""
    fault = Fault("L2", f"{LEDUC}/setup.py", old, "", CARDS_TEST)

    assert try_fault(PLAN, fault).verdict.startswith("not planted")


def test_a_fault_must_change_something() -> None:
    """The same text again is no fault."""
    with pytest.raises(BadFault):
        planted("ANTE = 1", Fault("L2", "setup.py", "ANTE", "ANTE", CARDS_TEST))


def test_tests_are_chosen_by_node_or_by_expression() -> None:
    """Each kind in a run of its own: pytest would apply the expression to the nodes too."""
    tests = ["tests/a.py::test_b tests/a.py::test_c", "raise and call"]

    assert selections(PLAN, tests) == [
        ["tests/a.py::test_b", "tests/a.py::test_c"],
        ["tests/games/leduc", "-k", "(raise and call)"],
    ]
    assert try_fault(PLAN, FAULTS[0]._replace(test="two_jacks")).verdict == CAUGHT


def test_a_ruling_without_fault_or_test_is_a_gap() -> None:
    """So is a fault for a ruling that is not there, and a game without a page."""
    assert rulings("leduc") == ["L1", "L2", "L3", "L4", "L5"]
    assert gaps(PLAN) == []
    assert gaps(PLAN._replace(faults=FAULTS[1:])) == ["L1 has no fault"]
    assert gaps(PLAN._replace(faults=FAULTS[1:], facts={"L1": "a list of cards"})) == []
    assert gaps(PLAN._replace(facts={"L9": "gone"})) == ["L9 is no ruling"]
    assert "no page" in gaps(Plan("bridge", (), {}))[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_of_every_game_has_a_fault_and_a_test(name: str) -> None:
    """Whether the faults are caught takes longer: `make faults`."""
    assert gaps(plan_of(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_fault_can_be_planted(name: str) -> None:
    """The text it changes stands in its file once."""
    for fault in plan_of(name).faults:
        planted((ROOT / fault.file).read_text(encoding="utf-8"), fault)


def test_rulings_are_found_by_the_letter_of_their_game() -> None:
    """P6 of Chicago Poker is no ruling of Leduc."""
    assert numbers_in("leduc", "L4, L12 and P6, not XL3") == {"L4", "L12"}
    assert cited_rulings("leduc") >= {"L1", "L5"}


def test_an_unknown_game_is_a_usage_error() -> None:
    """With the usual exit status."""
    with pytest.raises(SystemExit, match="2"):
        main(["bridge"])
