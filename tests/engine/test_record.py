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
    ("old", "new", "told"),
    [
        ("backroom record 1", "another record", "not-a-record"),
        ("game leduc", "game bridge", "record-game-unknown game=bridge"),
        ("rules 1", "rules 2", "record-rules-unknown rules=2"),
        ("game leduc\n", "", "record-line-missing name=game"),
        ("rules 1\n", "", "record-line-missing name=rules"),
        ("seats 2\n", "", "record-line-missing name=seats"),
        ("options\n", "", "record-line-missing name=options"),
        ("players Ann | lazy\n", "", "record-line-missing name=players"),
        (" | lazy", "", "record-players-do-not-fit players=1 seats=2"),
    ],
)
def test_a_heading_that_does_not_fit_is_refused(old: str, new: str, told: str) -> None:
    """What is missing or not known is named."""
    assert old in TEXT

    with pytest.raises(BadRecord) as refused:
        read(TEXT.replace(old, new, 1))

    assert refused.value.args[0] == told


@pytest.mark.parametrize(
    ("old", "new", "told", "why"),
    [
        ("seats 2", "seats two", "record-bad-heading", "not-a-number text=two"),
        ("options\n", "options short\n", "record-bad-heading", "bad-option-form text=short"),
        ("start >", "begin >", "record-bad-line line=9 text=begin >", "record-line-too-short"),
        ("timeout 1 ", "timeout one ", "record-bad-line line=10", "not-a-number text=one"),
        ("timeout 1 ", "timeout ", "record-bad-line line=10", "record-line-too-short"),
        (" call", " bluff", "record-bad-line line=10", "unknown-action text=bluff"),
        (" deal:", " dealt:", "record-bad-line line=9", "unknown-chance label=dealt"),
        (" board:", " board:x", "record-bad-line line=11", "unknown-key domain=card key=x"),
    ],
)
def test_a_damaged_line_is_named_with_its_reason(
    old: str, new: str, told: str, why: str
) -> None:
    """The number and the line in the refusal, the reason as its cause."""
    assert old in TEXT

    with pytest.raises(BadRecord) as refused:
        read(TEXT.replace(old, new, 1))

    assert refused.value.args[0].startswith(told)
    assert refused.value.__cause__ is not None
    assert refused.value.__cause__.args[0].startswith(why)


def test_a_record_that_goes_on_after_its_end_is_refused() -> None:
    """Or has no entries at all."""
    with pytest.raises(BadRecord, match=r"move 9 1 call.*\[record-goes-on\]"):
        read(TEXT + "move 9 1 call\n")
    for body in ("\n\n", ""):
        with pytest.raises(BadRecord, match="record-without-start"):
            read(TEXT.partition("\n\n")[0] + body)


@pytest.mark.parametrize(
    ("old", "new", "move", "why"),
    [
        ("timeout 2", "timeout 3", "2", "no-such-prompt"),
        ("timeout 2", "later 2", "2", "record-entry-unknown kind=later"),
        (" board:", " board:king1 board:", "2", "record-differs"),
        (" deal:", " start:1 deal:", "0", "record-chance-differs label=deal recorded=start"),
    ],
)
def test_a_move_that_cannot_be_played_is_named_with_its_reason(
    old: str, new: str, move: str, why: str
) -> None:
    """An answer to no question, an unknown entry, chance that nobody asked for."""
    record = read(TEXT.replace(old, new, 1))

    with pytest.raises(BadRecord) as refused:
        replay_record(record, LEDUC)

    assert refused.value.id == "record-bad-move"
    assert refused.value.arguments["game"] == "leduc"
    assert refused.value.arguments["move"] == move
    assert new.strip() in refused.value.arguments["text"]
    assert refused.value.__cause__ is not None
    assert refused.value.__cause__.args[0] == why


def test_a_long_line_is_quoted_from_its_beginning() -> None:
    """A deal may have a hundred cards."""
    line = f"move 9 1 {'x' * 100}"

    with pytest.raises(BadRecord) as refused:
        read(TEXT.replace("end ", f"{line}\nend "))

    quoted = refused.value.arguments["text"]
    assert len(quoted) == 60
    assert line.startswith(quoted.removesuffix("…"))


@pytest.mark.parametrize(("old", "new"), [("winners=", "winners=1,"), ("events=", "events=0")])
def test_a_record_that_ends_in_another_way_is_refused(old: str, new: str) -> None:
    """Every move can be played, and then the end is not the one it says."""
    with pytest.raises(BadRecord, match="record-differs"):
        replay_record(read(TEXT.replace(old, new, 1)), LEDUC)


def test_an_end_that_was_never_reached_is_refused() -> None:
    """The record says it is over, the match does not."""
    lines = TEXT.split("\n")
    record = read("\n".join([*lines[:10], *lines[-2:]]))

    with pytest.raises(BadRecord, match="record-differs"):
        replay_record(record, LEDUC)


def test_a_record_at_a_table_that_cannot_be_is_refused() -> None:
    """One player, or an option that Leduc does not have."""
    with pytest.raises(BadSetup, match="bad-seats"):
        replay_record(read(TEXT.replace("seats 2", "seats 1").replace(" | lazy", "")), LEDUC)
    with pytest.raises(BadSetup, match="unknown-option"):
        replay_record(read(TEXT.replace("options", "options short=true")), LEDUC)
