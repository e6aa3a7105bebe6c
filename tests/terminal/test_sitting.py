"""A match with one person: bots answer, nothing leaks, and it goes on exactly where it was."""

from collections import Counter
from pathlib import Path

import pytest

from backroom.engine.errors import BadRecord, BadSetup
from backroom.engine.game import AnyGame
from backroom.games import ALL_GAMES
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.leduc.game import LEDUC
from backroom.games.omerta.game import OMERTA
from backroom.terminal.files import load
from backroom.terminal.sitting import Sitting, seated, sit_down, sit_down_again

from .room import table_for

ALL = ALL_GAMES


def answer_default(sitting: Sitting) -> None:
    """The person does what a time-out would."""
    picks: list[int] = []
    while (decision := sitting.decision(picks)) is not None:
        picks.append(decision.default)
    sitting.submit(picks)


def play_on(sitting: Sitting, answers: int) -> None:
    """Some answers of the person, or the match to its end."""
    sitting.proceed()
    for _ in range(answers):
        if sitting.is_over:
            return
        answer_default(sitting)
        sitting.proceed()


@pytest.mark.parametrize(
    ("game", "bot"),
    [*[(game, "random") for game in ALL.values()], (CHICAGO_GANGSTERS, "scripted")],
    ids=[*ALL, "with talk"],
)
def test_a_match_goes_on_exactly_where_it_was_saved(
    game: AnyGame, bot: str, tmp_path: Path
) -> None:
    """Cards, bots and all: the record at the end is the same as without the pause."""
    seats = game.meta.seats[-1]
    through = table_for(game, seats, bot=bot)
    paused = table_for(game, seats, bot=bot)
    play_on(through, 500)
    file = tmp_path / "match.txt"

    play_on(paused, 2)
    while not paused.is_over:
        file.write_text(paused.record(), encoding="utf-8")
        paused = sit_down_again(*load(str(file)))
        play_on(paused, 40 if bot == "random" else 3)

    assert through.is_over
    assert paused.record() == through.record()


def test_whoever_is_asked_with_others_is_last_as_often_as_they_are() -> None:
    """A live race keeps its question open: one order is drawn for all who answer it."""
    last: Counter[int] = Counter()
    for number in range(40):
        sitting = table_for(OMERTA, 3, seed=f"seed {number}")
        play_on(sitting, 8)
        seats: dict[int, list[int]] = {}
        for entry in sitting._match.log:
            seats.setdefault(entry.prompt, []).append(entry.seat)
        last.update(asked[-1] for asked in seats.values() if len(asked) == 3)

    assert last.total() > 100
    assert all(0.25 < last[seat] / last.total() < 0.42 for seat in range(3)), last


def test_bots_speak_before_anybody_answers() -> None:
    """A partner's word comes in time to be weighed, and once."""
    sitting = table_for(CHICAGO_GANGSTERS, 4, bot="scripted")
    play_on(sitting, 500)

    log = [line for line in sitting.record().splitlines() if " say " in f" {line} "]

    assert len(log) > 5


def test_the_person_sits_where_asked() -> None:
    """One bot's name fills the other seats."""
    assert seated(1, ["lazy"], 3) == ["lazy", "person", "lazy"]
    assert seated(2, ["lazy", "random"], 3) == ["lazy", "random", "person"]
    with pytest.raises(BadSetup, match=r"3.*2.*\[bad-seat\]"):
        seated(3, ["lazy"], 3)
    with pytest.raises(BadSetup, match=r"2 bots.*3 seats.*\[bots-do-not-fit\]"):
        seated(0, ["lazy", "lazy"], 4)


def test_a_person_gets_decisions_and_frames_of_one_seat() -> None:
    """The other's card is nowhere in them."""
    sitting = table_for(LEDUC, 2, seat=1)
    sitting.proceed()

    decision = sitting.decision(())

    assert decision is not None
    assert decision.seat == decision.view.seat == 1
    assert sitting.game.view_data(sitting.view())["hands"] == [
        None,
        sitting.game.view_data(decision.view)["hands"][1],  # type: ignore[index]
    ]
    kinds = [kind for kind, _ in sitting.news()]
    assert "dealt" in kinds
    assert sitting.news() == []


def test_a_seed_is_kept_as_it_will_be_read() -> None:
    """Spaces and lines in it must not change the cards after a pause."""
    plain, odd = (sit_down(LEDUC, (), ["person", "lazy"], seed) for seed in ("a b", " a\n b "))

    assert plain.record() == odd.record()


def test_only_an_unfinished_match_of_a_person_can_be_resumed(tmp_path: Path) -> None:
    """Others are refused."""
    file = tmp_path / "match.txt"
    done = table_for(LEDUC, 2)
    play_on(done, 100)
    begun = table_for(LEDUC, 2).record()
    texts = {
        "record-finished": done.record(),
        "record-not-resumable": begun.replace("note sitting", "note standing"),
    }

    for id, text in texts.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord, match=id):
            sit_down_again(*load(str(file)))
