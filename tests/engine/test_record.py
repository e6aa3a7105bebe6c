"""Records: a match as text, and what is wrong with a damaged one."""

import pytest

from backroom.engine.chance import MatchChance
from backroom.engine.errors import BadRecord, BadSetup
from backroom.engine.match import Match
from backroom.engine.record import (
    Record,
    events_digest,
    read_record,
    record_of,
    replay_record,
    write_record,
)
from backroom.games import TUTORIAL
from backroom.games.leduc.game import LEDUC


def match_of(moves: int) -> Match:
    """So many calls in a match of Leduc; four are a whole one."""
    match = Match(LEDUC, 2, (), MatchChance(b"record"))
    for _ in range(moves):
        match.time_out(match.pending()[0])
    return match


def text_of(match: Match, *players: str) -> str:
    """The record of a match as text."""
    return write_record(record_of(match, players or ("Ann", "lazy"), {"table": "7"}), LEDUC)


def read(text: str) -> Record:
    """The record that a text holds."""
    return read_record(text, TUTORIAL)


TEXT = text_of(match_of(4))


def test_a_record_is_plain_text() -> None:
    """A heading, a line an entry, and the end."""
    lines = TEXT.split("\n")

    assert lines[:8] == [
        "backroom record 1",
        "game leduc",
        "rules 1",
        "seats 2",
        "options",
        "players Ann | lazy",
        "note table 7",
        "",
    ]
    assert lines[8].startswith("start > start:")
    assert lines[9].startswith("timeout 1 ")
    assert lines[-2].startswith("end winners=")


@pytest.mark.parametrize("moves", [0, 2, 4])
def test_a_record_is_read_as_it_was_written(moves: int) -> None:
    """Finished or not, and replays to the same match."""
    match = match_of(moves)
    text = text_of(match)

    record = read(text)

    assert write_record(record, LEDUC) == text
    assert (record.ended != "") == (moves == 4)
    assert replay_record(record, LEDUC).log == match.log
    assert record.notes == {"table": "7"}


def test_lines_may_end_as_they_do_elsewhere() -> None:
    """Files travel."""
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT)


def test_a_name_cannot_break_the_record() -> None:
    """Bars and line ends are taken out of it."""
    match = match_of(1)
    record = record_of(match, ("A | B", "x\nstart > deal"), {"what": "two\nlines"})

    again = read(write_record(record, LEDUC))

    assert again.players == ("A / B", "x start > deal")
    assert again.notes == {"what": "two lines"}
    assert again.log == tuple(match.log)


def test_the_digest_tells_events_and_audiences_apart() -> None:
    """So that a record notices when a rule tells somebody else."""
    match = match_of(4)
    before = events_digest(LEDUC.events, match)

    match.events[1] = match.events[1]._replace(audience=-1)

    assert events_digest(LEDUC.events, match) != before


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("backroom record 1", "another record", "not-a-record"),
        ("game leduc", "game bridge", "record-game-unknown"),
        ("game leduc\n", "", "record-game-unknown"),
        ("rules 1", "rules 2", "record-rules-unknown"),
        ("rules 1\n", "", "record-rules-unknown"),
        ("seats 2\n", "", "record-damaged"),
        ("seats 2", "seats two", "record-damaged"),
        ("options\n", "options short\n", "record-damaged"),
        ("players Ann | lazy\n", "", "record-damaged"),
        ("start >", "begin >", "record-damaged"),
        ("timeout 1 ", "timeout one ", "record-damaged"),
        ("timeout 1 ", "timeout ", "record-damaged"),
        (" call", " bluff", "record-damaged"),
        (" deal:", " dealt:", "record-damaged"),
        (" board:", " board:x", "record-damaged"),
    ],
)
def test_a_damaged_record_is_refused(old: str, new: str, id: str) -> None:
    """Wherever the damage is."""
    assert old in TEXT

    with pytest.raises(BadRecord) as refused:
        read(TEXT.replace(old, new, 1))

    assert refused.value.id == id


def test_a_record_that_goes_on_after_its_end_is_refused() -> None:
    """Or has no entries at all."""
    with pytest.raises(BadRecord, match="record-goes-on"):
        read(TEXT + "move 9 1 call\n")
    with pytest.raises(BadRecord, match="record-without-start"):
        read(TEXT.partition("\n\n")[0] + "\n\n")


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("timeout 2", "timeout 3", "record-damaged"),
        ("timeout 2", "later 2", "record-entry-unknown"),
        ("winners=", "winners=1,", "record-differs"),
        ("events=", "events=0", "record-differs"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(old: str, new: str, id: str) -> None:
    """An answer to no question, an unknown entry, another end."""
    record = read(TEXT.replace(old, new, 1))

    with pytest.raises(BadRecord) as refused:
        replay_record(record, LEDUC)

    assert refused.value.id == id


def test_an_end_that_was_never_reached_is_refused() -> None:
    """The record says it is over, the match does not."""
    lines = TEXT.split("\n")
    record = read("\n".join([*lines[:10], *lines[-2:]]))

    with pytest.raises(BadRecord, match="record-differs"):
        replay_record(record, LEDUC)


def test_a_record_at_a_table_that_cannot_be_is_refused() -> None:
    """Three players, or an option that Leduc does not have."""
    with pytest.raises(BadSetup, match="bad-seats"):
        replay_record(read(TEXT.replace("seats 2", "seats 3")), LEDUC)
    with pytest.raises(BadSetup, match="unknown-option"):
        replay_record(read(TEXT.replace("options", "options short=true")), LEDUC)
