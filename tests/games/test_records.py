"""Golden records: whole matches that must replay to the same end for ever; a file is a test."""

from pathlib import Path
from typing import Final

import pytest

from backroom.engine.record import read_record, replay_record, write_record
from backroom.games import GAMES, TUTORIAL
from tests.promises.starts import RECORDS

ALL: Final = {**TUTORIAL, **GAMES}
FEWEST: Final = 20
PATHS: Final = sorted(RECORDS.glob("*/*.txt"))


def name_of(path: Path) -> str:
    """What the test report calls a record: `chicago_poker/ties`."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_golden_record_replays(path: Path) -> None:
    """Same answers and chance, same events, same winners; and the same text again."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text, ALL)
    game = ALL[record.game]

    match = replay_record(record, game)

    assert match.is_over
    assert write_record(record, game) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_enough_golden_records(name: str) -> None:
    """At least twenty, over all seat counts and every value of every option."""
    game = GAMES[name]
    texts = [path.read_text("utf-8") for path in PATHS if path.parent.name == _folder(name)]
    records = [read_record(text, ALL) for text in texts]

    seats = {record.seats for record in records}
    chosen = {pair for record in records for pair in record.options.items()}

    assert len(records) >= FEWEST
    assert seats == set(game.meta.seats)
    assert chosen == {
        (option.name, value) for option in game.meta.options for value in option.values
    }


def _folder(name: str) -> str:
    return name.replace("-", "_")
