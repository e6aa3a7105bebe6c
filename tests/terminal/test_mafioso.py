"""The table of Mafioso as it is drawn in a terminal."""

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.engine.playout import play_randomly
from backroom.games.mafioso.game import MAFIOSO
from backroom.terminal.tables.mafioso.small import draw, note
from backroom.texts.words import Words
from tests.games.mafioso.scenes import Scene

SCENE = (
    "steps=turn.0; turns=9; hands=move,raid|stab|; discards=shoot,cake;"
    "money=4,5,0; pot=11,10,5;"
    "chairs=2:yellow-boss,5:red-sleeping-jack,13:red-boss,20:blue-henkie,28:blue-boss;"
    "standing=yellow-jack,yellow-jack; cakes=hand,5,13"
)
NAMES = ("Ann", "Bob", "Cas")


def drawn(seat: int, language: str = "en") -> list[str]:
    """The lines of the scene as a seat sees it."""
    view = MAFIOSO.observe(MAFIOSO.read(SCENE, 3, (0,)), seat)
    words = Words(MAFIOSO, language, NAMES, seat)
    return [line.plain.rstrip() for line in draw(view, words, 80)]


def test_the_table_shows_chairs_men_cakes_and_money() -> None:
    """A letter for the family, one for the man, `z` for sleep, `*` for a cake."""
    lines = drawn(0)

    assert lines[0].startswith(" 0 gun 1 kn  2 REG 3 kn  4 gun 5 caf")
    assert lines[1].split() == [*["..", "..", "YB", "..", "..", "RJz*R"], *[".."] * 7]
    assert lines[2].startswith("29 drk x ..         pot 111 (11")
    assert lines[2].endswith("13 drk x RB*B")
    assert "YJ2" in lines[3]
    assert lines[4].split()[7] == "BH"
    assert lines[6].startswith(">Y Ann        $4k (+2), 3 men")
    assert lines[-3] == "Your hand: Move, Raid"


def test_men_who_wait_for_a_chair_are_counted() -> None:
    """M30: they are alive, though nobody sits at the table during a raid."""
    scene = Scene(
        "hands=raid||; chairs=2:yellow-boss,4:yellow-jack,13:red-sleeping-boss,28:blue-boss"
    )

    view = scene.play("raid").view(0)
    lines = draw(view, Words(MAFIOSO, "en", NAMES, 0), 80)

    told = "\n".join(line.plain for line in lines)
    assert [told.count(men) for men in ("2 men", "one man", "0 men")] == [1, 2, 0]


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", 0, "Bob is the youngest and seats first; you seat last and begin."),
        ("en", 1, "You are the youngest and seat first; Ann seats last and begins."),
        ("en", 2, "Bob is the youngest and seats first; Ann seats last and begins."),
        ("nl", 0, "De jongste, Bob, zet eerst iemand neer; jij sluit af en begint."),
        ("nl", 1, "Je bent de jongste en zet eerst iemand neer; Ann sluit af en begint."),
        ("nl", 2, "De jongste, Bob, zet eerst iemand neer; Ann sluit af en begint."),
    ],
)
def test_who_is_the_youngest_is_told_while_men_are_seated_by_hand(
    language: str, reader: int, told: str
) -> None:
    """M2: until the first turn; then the piles stand there."""
    words = Words(MAFIOSO, language, NAMES, reader)
    chance = ScriptedChance({"youngest": [1]})
    state = MAFIOSO.start(3, (1,), chance)

    before = draw(MAFIOSO.observe(state, reader), words, 80)
    while state.turns == 0:
        seat = state.pending.bit_length() - 1
        state.apply(seat, state.legal(seat)[0], chance)
    after = draw(MAFIOSO.observe(state, reader), words, 80)

    assert [line.plain for line in before].count(told) == 1
    assert [line.plain for line in after].count(told) == 0


def test_a_spectator_sees_no_hand() -> None:
    """And everything else."""
    assert len(drawn(-1)) == len(drawn(0)) - 1
    assert drawn(-1)[:3] == drawn(0)[:3]


def test_the_table_speaks_dutch() -> None:
    """With letters that a Dutch reader expects."""
    lines = drawn(0, "nl")

    assert " 2 KAS" in lines[0]
    assert "GB" in lines[1]
    assert lines[-3] == "Je hand: Verplaatsen, Smeer \u2019m"


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("shoot 5", "red sleeping Jack Stiletto"),
        ("cake 4", "red sleeping Jack Stiletto"),
        ("cake 10", "nothing"),
        ("nightcap 13", "red Boss"),
        ("boom red", "chair 5 (café)"),
        ("boom yellow", "nothing"),
        ("pass red left", "chair 13 (drink): red Boss"),
        ("pass red right", "chair 2 (register): yellow Boss"),
        ("pass blue left", "chair 20 (knife): blue Strong Henkie"),
        ("discard move", ""),
        ("to 6", ""),
    ],
)
def test_a_remark_says_who_is_there(action: str, told: str) -> None:
    """So that a chair's number need not be looked up."""
    view = MAFIOSO.observe(MAFIOSO.read(SCENE, 3, (0,)), 0)
    words = Words(MAFIOSO, "en", NAMES, 0)

    assert note(view, words, MAFIOSO.actions.parse(action)) == told


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_table_fits_eighty_columns(seats: int, language: str) -> None:
    """With long names too, also when players are out."""
    chance = SearchChance(seats)
    names = ["Bartholomew the Third"] * seats
    state = MAFIOSO.start(seats, (1,), chance)
    while not state.winners:
        play_randomly(state, chance, 9)
        words = Words(MAFIOSO, language, names, 0)
        lines = draw(MAFIOSO.observe(state, 0), words, 79)
        assert max(line.cell_len for line in lines) <= 79
        assert len(lines) <= 12
