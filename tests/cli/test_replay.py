"""`backroom replay`."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from backroom.bots.answers import answer
from backroom.bots.random import RandomBot
from backroom.engine.chance import MatchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.engine.record import record_of, write_record
from backroom.games import ALL_GAMES, GAMES
from backroom.games.leduc.game import LEDUC
from backroom.texts.bundles import texts

from .shell import call

ALL = ALL_GAMES


def recorded(game: AnyGame, moves: int = 100_000) -> str:
    """The record of a match played at random, to its end or for some moves."""
    seats = game.meta.seats[0]
    match = Match(game, seats, game.meta.read_options({}, seats), MatchChance(b"replay"))
    while not match.is_over and len(match.log) <= moves:
        seat = match.pending()[0]
        picks = answer(match, seat, RandomBot(), "replay")
        match.submit(seat, match.state.prompt, picks)
    names = tuple(f"Player{seat}" for seat in range(seats))
    return write_record(record_of(match, names), game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the record under test lies."""
    return tmp_path / "match.txt"


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_a_match_is_told_again(
    capsys: pytest.CaptureFixture[str], file: Path, game: AnyGame
) -> None:
    """In words, with who played and who won."""
    file.write_text(recorded(game), encoding="utf-8")

    result = call(capsys, "replay", str(file))

    lines = result.out.splitlines()
    assert result.code == 0
    assert "Player0" in lines[0]
    players = lines[0].count("Player")
    assert "win" in lines[-1 - players]
    assert lines[-players].startswith("1. Player")


def test_a_seat_is_told_no_secret(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """Without a seat everything is told."""
    file.write_text(recorded(LEDUC), encoding="utf-8")

    whole = json.loads(call(capsys, "replay", str(file), "--json").out)
    seen = json.loads(call(capsys, "replay", str(file), "--seat", "1", "--json").out)

    dealt = [
        {event["seat"]: event["card"] for event in told["events"] if event["kind"] == "dealt"}
        for told in (whole, seen)
    ]
    assert dealt[0]["0"] is not None
    assert dealt[1] == {**dealt[0], "0": None}
    assert (whole["seat"], seen["seat"]) == (None, 1)


def test_programs_get_the_result(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """One JSON object and nothing else."""
    file.write_text(recorded(LEDUC), encoding="utf-8")

    result = call(capsys, "replay", str(file), "--json")

    told = json.loads(result.out)
    assert result.err == ""
    assert told["game"] == "leduc"
    assert told["players"] == ["Player0", "Player1"]
    assert told["finished"] is True
    assert [seat for seat, place in enumerate(told["places"]) if place == 1] == told["winners"]
    assert told["moves"] > 1


def test_an_unfinished_match_has_no_winner(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """It is told as far as it goes."""
    file.write_text(recorded(LEDUC, 1), encoding="utf-8")

    told = json.loads(call(capsys, "replay", str(file), "--json").out)

    assert told["finished"] is False
    assert told["winners"] == []
    assert "not finished" in call(capsys, "replay", str(file)).out


def test_a_match_is_told_to_a_seat_in_dutch(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """The seat is spoken to."""
    file.write_text(recorded(LEDUC), encoding="utf-8")

    told = call(capsys, "replay", str(file), "--seat", "0", "--lang", "nl").out

    assert "Je krijgt" in told
    assert "Player1 krijgt een kaart." in told


DAMAGES: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "another heading": lambda text: text.replace("record 1", "record 2"),
    "another game": lambda text: text.replace("game leduc", "game bridge"),
    "another rules version": lambda text: text.replace("rules ", "rules 9"),
    "no rules version": lambda text: text.replace("rules ", "rulez "),
    "no players": lambda text: text.replace("players ", "playerz "),
    "too few players": lambda text: text.replace(" | Player1", ""),
    "too many seats": lambda text: text.replace("seats 2", "seats 7"),
    "no number of seats": lambda text: text.replace("seats 2", "seats two"),
    "an option it does not have": lambda text: text.replace("options", "options short=true"),
    "no start": lambda text: "\n".join(
        line for line in text.split("\n") if not line.startswith("start")
    ),
    "a card twice": lambda text: text.replace("deal:", "deal:king1 deal:", 1),
    "an unknown card": lambda text: text.replace("deal:", "deal:x", 1),
    "a move left out": lambda text: text.replace(" 1 0 ", " 2 0 ").replace(" 1 1 ", " 2 1 "),
    "an unknown move": lambda text: text.replace("call", "stand"),
    "another ending": lambda text: text.replace("events=", "events=0"),
    "more after its end": lambda text: text + "move 9 0 call\n",
    "no text at all": lambda text: text.replace("a", "\udcff"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, damage: str
) -> None:
    """Exit code 2, nothing on stdout."""
    text = DAMAGES[damage](recorded(LEDUC))
    file.write_bytes(text.encode("utf-8", "surrogateescape"))

    result = call(capsys, "replay", str(file))

    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("backroom: ")
    assert result.err.count("\n") == 1


def test_an_unknown_rules_version_is_named(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """So that one knows what to look for."""
    text = recorded(LEDUC)
    version = LEDUC.meta.rules_version
    file.write_text(text.replace(f"rules {version}", "rules 99"), encoding="utf-8")

    assert "rules version 99" in call(capsys, "replay", str(file)).err


@pytest.mark.parametrize(
    ("damage", "told"),
    {
        "no rules version": ["its line “rules” is missing."],
        "too few players": ["it has 2 seats and 1 players."],
        "no number of seats": ["The first lines of the record are", "“two” is not a number."],
        "an unknown card": ["Line 8 of the record is damaged: “start >", "is not a card."],
        "an unknown move": ["Line 9 of the record", "“stand” is not an action of this game."],
        "a move left out": ["Move 1 of the record cannot be played", "has not been asked."],
    }.items(),
)
def test_damage_is_told_by_its_line_and_in_words(
    capsys: pytest.CaptureFixture[str], file: Path, damage: str, told: list[str]
) -> None:
    """No id of ours reaches a reader."""
    file.write_text(DAMAGES[damage](recorded(LEDUC)), encoding="utf-8")

    refused = call(capsys, "replay", str(file)).err

    assert [words for words in told if words not in refused] == []


def test_damage_is_told_in_the_words_of_its_game(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """A game has refusals of its own; both sentences are in the reader's language."""
    first, *rest = recorded(GAMES["chicago-poker"], 4).split("\nmove ")
    file.write_text("\nmove ".join([first, "1 0 end", *rest[1:]]), encoding="utf-8")

    refused = call(capsys, "replay", str(file), "--lang", "nl").err

    why = texts("nl", "chicago-poker").text("refusal-actions-are-compulsory")
    assert refused.startswith("backroom: Zet 1 van het verslag kan niet worden gespeeld: ")
    assert "move 1 0 end" in refused
    assert refused.endswith(f" {why}\n")


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_a_record_with_any_damage_never_ends_in_a_fault(
    capsys: pytest.CaptureFixture[str], file: Path, game: AnyGame
) -> None:
    """Characters and lines changed, left out and moved at random."""
    text = recorded(game, 60)
    rng = Random(7)

    for _ in range(60):
        file.write_text(damaged(text, rng), encoding="utf-8")
        result = call(capsys, "replay", str(file))
        assert result.code in (0, 2), result.err


def damaged(text: str, rng: Random) -> str:
    """The text with one small thing wrong."""
    lines = text.split("\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.randrange(4)
    if kind == 0:
        lines[first], lines[second] = lines[second], lines[first]
    elif kind == 1:
        del lines[first]
    elif kind == 2:
        lines.insert(first, lines[second])
    else:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice("0 9x,>:|=-\n") + text[place + 1 :]
    return "\n".join(lines)


def test_a_seat_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """Seats are counted from 0."""
    file.write_text(recorded(LEDUC), encoding="utf-8")

    for seat in ("2", "-1"):
        result = call(capsys, "replay", str(file), "--seat", seat)
        assert result.code == 2
        assert "seats are 0 to 1" in result.err
