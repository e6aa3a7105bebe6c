"""The table of Omerta in a terminal."""

from pathlib import Path
from typing import Final

import pytest

from backroom.games.omerta.actions import ACTIONS
from backroom.games.omerta.game import OMERTA
from backroom.terminal.files import load
from backroom.terminal.sitting import sit_down_again
from backroom.terminal.tables.omerta.small import draw, note
from backroom.texts.words import Words

from .room import play, table_for

NAMES: Final = ("You", "Vito", "Pearl")
SCENE: Final = (
    "hands=bottle7+0,mole+0,bottle3,bottle1+012*|bottle6+1,bottle3|alibi,bottle4,bottle5; "
    "vault=bottle9+0,bottle9,bottle10,lady; discards=bottle8,driver; drawn=bottle2; source=1; "
    "blockers=mamma.2.1.-1.1,patrol.0.2.1.2; pools=2.0,2.2,3.1:alibi|||; round=2; turns=5; "
    "sheet=0.12.0.33; wins=0,1,0; steps=end.0|keep.0"
)
AID: Final = {"memory_aid": "true"}


def view_text(seat: int, options: dict[str, str], language: str = "en") -> list[str]:
    """The scene as lines."""
    chosen = OMERTA.meta.read_options(options, 3)
    state = OMERTA.read(SCENE, 3, chosen)
    words = Words(OMERTA, language, NAMES, seat)
    return [line.plain.rstrip() for line in draw(OMERTA.observe(state, seat), words, 79)]


def test_the_table_is_readable_without_colour() -> None:
    """With memory aid: everything that the seat knows."""
    assert view_text(0, AID) == [
        "Round 2 of 3 · turn 5 · Drawn: bottle 2",
        "Deck 42 · discards 2, on top the Driver",
        ">You         12  1:7.   2:Mol. 3:?    4:1.",
        " Vito         0  Mamma! 1:?.   2:?",
        " Pearl       33  1:?    2:?#   3:?",
        "Vault            1:9    2:?    3:?    4:?",
        "Among Pearl 1, Pearl 3 and Vault 2: the Alibi",
        "7: bottle 7 · ?: unknown · dot: seen by its owner · #: Police Patrol",
    ]


def test_without_memory_aid_nothing_remembered_is_drawn() -> None:
    """O3: the card just drawn is there to be seen."""
    lines = view_text(0, {})

    assert lines[0].endswith("Drawn: bottle 2")
    assert lines[2] == ">You         12  1:?.   2:?.   3:?    4:?."
    assert lines[5] == "Vault            1:?    2:?    3:?    4:?"
    assert not any("Alibi" in line for line in lines)


def test_the_table_is_drawn_in_dutch_as_well() -> None:
    """With its own short names."""
    lines = view_text(0, AID, "nl")

    assert lines[0] == "Ronde 2 van 3 · beurt 5 · Getrokken: fles 2"
    assert lines[5].startswith("Kluis")


def test_a_hand_of_twenty_cards_fits_eighty_columns() -> None:
    """O7: on three lines."""
    many = ",".join(["bottle1", "bottle2", "bottle3", "bottle4", "bottle5"] * 4)
    state = OMERTA.read(f"hands={many}||bottle9; steps=end.0|turn.0", 3, (0, 1))
    words = Words(OMERTA, "en", NAMES, 0)

    lines = [line.plain for line in draw(OMERTA.observe(state, 0), words, 79)]

    assert max(len(line) for line in lines) < 80
    assert lines[4].rstrip().endswith("20:?")
    assert lines[5].split() == ["Vito", "0", "-"]
    assert "nothing" in lines[1]


def test_a_card_taken_from_the_discards_says_so() -> None:
    """O5: it must be kept."""
    state = OMERTA.read("hands=bottle1||; drawn=mole; source=2; steps=end.0|keep.0", 3, (0, 0))
    words = Words(OMERTA, "en", NAMES, 1)

    first, *_ = draw(OMERTA.observe(state, 1), words, 79)
    assert first.plain.endswith("Drawn: the Mole (from the discards)")


@pytest.mark.parametrize(
    ("action", "aided", "plain"),
    [
        ("swap 2", "the Mole", ""),
        ("swap 3", "", ""),
        ("take", "the Driver", "the Driver"),
        ("open 1", "bottle 9", ""),
        ("pick 1", "bottle 7", ""),
        ("draw", "", ""),
    ],
)
def test_actions_are_explained_as_far_as_they_may_be(
    action: str, aided: str, plain: str
) -> None:
    """O3: with and without memory aid."""
    for options, expected in ((AID, aided), ({}, plain)):
        state = OMERTA.read(SCENE, 3, OMERTA.meta.read_options(options, 3))
        state.write_draft(0, (ACTIONS.parse("aim 0"),))
        words = Words(OMERTA, "en", NAMES, 0)
        view = OMERTA.observe(state, 0)

        assert note(view, words, ACTIONS.parse(action)) == expected


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_question_fits_eighty_columns(language: str) -> None:
    """A longer one would be cut off."""
    words = Words(OMERTA, language, NAMES, 0)

    assert max(len(words.text(f"step-{key}")) for key in OMERTA.steps) < 80


def test_the_log_tells_no_face_again(tmp_path: Path) -> None:
    """O3: the two first cards are shown after the look, and neither in the log nor later."""
    sitting = table_for(OMERTA, 3, bot="scripted")

    pages = play(sitting, ["1", "2", "1", "l", "", "2"], tmp_path).pages()

    looked, log = pages[3].split("You look at", 1)[1].split("?=help", 1)
    assert "bottle 4 and the Killer" in looked
    assert "You look at card 1" in log
    assert "Killer" not in log + pages[5]
    assert "answered" not in "".join(pages)


def test_a_match_taken_up_again_tells_no_face_again(tmp_path: Path) -> None:
    """O3: leaving and coming back is no way to look once more."""
    play(table_for(OMERTA, 3, bot="scripted"), ["1", "2", "1", "q"], tmp_path)

    shown = play(sit_down_again(*load(str(tmp_path / "match.txt"))), [], tmp_path).shown

    assert "You look at card 1" in shown
    assert "Killer" not in shown
