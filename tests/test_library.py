"""The door of the library: `import backroom`, and everything else by name."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import backroom
from backroom import Decision, Match, Pick, Refusal

TOO_EARLY = "importlib.metadata", "fluent", "rich", "starlette", "msgspec", "sqlalchemy"


class Last:
    """Always the last legal action, given as a bare number."""

    def choose(self, decision: Decision, rng: Random) -> int:
        """Without looking."""
        return decision.legal[-1]


class Wrong(Last):
    """Never a legal action."""

    def choose(self, decision: Decision, rng: Random) -> int:
        """A number that no action has."""
        return -1


class Broken(Last):
    """Fails when it is asked."""

    def choose(self, decision: Decision, rng: Random) -> int:
        """A fault of the bot."""
        raise ZeroDivisionError("division by zero")


def test_a_match_is_played_by_name() -> None:
    """Winners are seats, places are one for each seat, and the same seed is the same match."""
    played = backroom.play("mafioso", players=4, bots="scripted", seed=1)
    again = backroom.play("mafioso", players=4, bots="scripted", seed=1)

    assert played.winners
    assert all(played.places[seat] == 1 for seat in played.winners)
    assert len(played.places) == 4
    assert played.record == again.record
    assert played.record != backroom.play("mafioso", players=4, seed=2).record
    assert played.match.is_over


@pytest.mark.parametrize("name", backroom.list_games())
def test_every_game_is_played_by_name(name: str) -> None:
    """With the usual number of players and the best rules of thumb."""
    played = backroom.play(name)

    assert set(played.winners) == {s for s, place in enumerate(played.places) if place == 1}


def test_options_are_keywords() -> None:
    """As text, as a truth value, or left out."""
    played = backroom.play("chicago-poker", players=5, bots="lazy", seed=1, short=True)

    assert played.record.options["short"] == "true"
    assert played.record.options["no_specials"] == "false"


def test_a_match_is_driven_by_hand() -> None:
    """Whose turn it is, what is seen, what is legal, an answer, and how it ended."""
    match = backroom.start("leduc", seed="by hand")

    assert isinstance(match, Match)
    assert repr(match).startswith("<Match of leduc: 2 players, 0 moves, seat ")
    while not match.is_over:
        [seat] = match.pending()
        assert match.view(seat).seat == seat
        assert match.legal(seat, match.legal(seat)[0]) == []
        match.answer(seat, match.legal(seat)[-1])

    assert repr(match).endswith(f"won by seat {', '.join(map(str, match.winners))}>")
    assert sorted(match.places)[0] == 1


def test_things_print_usefully() -> None:
    """A view in notation, a decision with its actions in notation."""
    match = backroom.start("leduc", seed=3)
    [seat] = match.pending()
    decision = match.decision(seat)

    assert repr(decision.view).startswith(f"<LeducView of seat {seat}: seat={seat}; seats=2")
    assert "one of [call, raise], call by default" in repr(decision)
    assert repr(match.game) == "<Game leduc>"
    assert repr(match.game.actions) == "<ActionTable of 3 actions: fold, call, raise>"
    assert repr(match.state.steps) == f"[<Bet {seat} 0 0>]"
    assert repr(backroom.play("leduc", seed=1)).startswith("<Played leduc: won by (")


def test_places_are_told_at_the_end_only() -> None:
    """Until then there are none."""
    with pytest.raises(Refusal, match="not over yet"):
        _ = backroom.start("leduc").places


@pytest.mark.parametrize("seat", ["a", "0", None, 0.0, [0]])
def test_a_seat_that_is_no_number_is_refused(seat: int) -> None:
    """Whatever is asked of it, by the one exception, and nothing has changed."""
    match = backroom.start("capone", seed=1)
    asked: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.legal(seat),
        lambda: match.answer(seat, "done"),
        lambda: match.decision(seat),
        lambda: match.submit(seat, match.state.prompt, [0]),
        lambda: match.time_out(seat),
        lambda: match.say(seat, 0),
        lambda: match.frames(seat),
        lambda: match.newest_frame(seat),
    ]

    for ask in asked:
        with pytest.raises(Refusal, match="There is no such seat at this table"):
            ask()

    assert len(match.log) == 1


def test_a_seat_may_be_a_number_of_another_library() -> None:
    """The log has plain numbers all the same."""

    class Seat:
        def __index__(self) -> int:
            return match.pending()[0]

    match = backroom.start("leduc", seed="by hand")
    entry = match.answer(Seat(), "call")

    assert type(entry.seat) is int
    assert match.view(Seat()).seat == match.pending()[0]


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    """Finished or not, with the names of the bots or others."""
    played = backroom.play("omerta", players=2, seed=5)
    begun = backroom.start("omerta", players=2, seed=5)

    backroom.save(played, tmp_path / "played.txt")
    backroom.save(played, tmp_path / "named.txt", ["Ann", "Bob"])
    backroom.save(begun, tmp_path / "begun.txt")

    assert backroom.load(tmp_path / "played.txt").winners == played.winners
    assert "players Ann | Bob\n" in (tmp_path / "named.txt").read_text()
    assert backroom.load(str(tmp_path / "begun.txt")).log == begun.log
    assert not backroom.load(tmp_path / "begun.txt").is_over


@pytest.mark.parametrize("players", [["Ann"], ["Ann", "Bob", "Cas"]])
def test_names_that_do_not_fit_the_seats_write_nothing(
    players: list[str], tmp_path: Path
) -> None:
    """Neither of a match that was played by bots nor of another: it could not be read again."""
    for match in (backroom.play("leduc", seed=1), backroom.start("leduc", seed=1)):
        with pytest.raises(Refusal, match=r"A match of 2 players takes 2 names, not [13]\."):
            backroom.save(match, tmp_path / "match.txt", players)
    assert not any(tmp_path.iterdir())


def test_a_simulation_gives_a_row_a_match() -> None:
    """The same rows for the same seed; shares of a match add up to one."""
    rows = backroom.simulate("leduc", bots=["random", "lazy"], matches=5, seed=7)

    assert rows == backroom.simulate("leduc", bots=["random", "lazy"], matches=5, seed=7)
    assert [row["match"] for row in rows] == list(range(5))
    assert {(row["bot_0"], row["bot_1"]) for row in rows} == {("random", "lazy")}
    for row in rows:
        shares = [row["share_0"], row["share_1"]]
        assert sum(share for share in shares if isinstance(share, float)) == 1.0
        assert row["winners"] == tuple(seat for seat in (0, 1) if shares[seat])


@pytest.mark.parametrize("bot", ["tests.test_library:Last", Last()])
def test_a_bot_of_ones_own_plays(bot: "str | Last") -> None:
    """By the name of its module and class, or as an object."""
    played = backroom.play("leduc", bots=[bot, "random"], seed=1)  # type: ignore[list-item]

    name = bot if isinstance(bot, str) else "Last"
    assert played.record.players == (name, "random")


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere:Bot", "Bot nowhere:Bot cannot be made (ModuleNotFoundError"),
        ("tests.test_library:Nobody", "cannot be made (AttributeError"),
        ("tests.test_library:TOO_EARLY", "has no method choose(decision, rng)"),
        ("tests.test_library:Wrong", "gave -1, which is not one of the legal actions"),
        ("tests.test_library:Broken", "(ZeroDivisionError: division by zero)"),
        ("scripted:gentle", "There is no bot “scripted:gentle”"),
        ("scripted", "Bot scripted does not play leduc."),
    ],
)
def test_a_bot_that_does_not_work_is_refused_with_a_sentence(bot: str, sentence: str) -> None:
    """Whether it cannot be found, or misbehaves."""
    for run in (backroom.play, backroom.simulate):
        with pytest.raises(Refusal) as refused:
            run("leduc", bots=bot)

        assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        ("chess", {}, "There is no game “chess”"),
        ("mafioso", {"players": 9}, "mafioso takes 3-6 players, not 9."),
        ("mafioso", {"players": 0}, "mafioso takes 3-6 players, not 0."),
        ("mafioso", {"players": 4.0}, "mafioso takes 3-6 players, not 4.0."),
        (None, {}, "There is no game “None”"),
        ("leduc", {"bots": [3, "random"]}, "Bot int has no method choose(decision, rng)."),
        ("mafioso", {"colour": "blue"}, "mafioso has no option “colour”."),
        ("chicago-poker", {"short": "perhaps"}, "“perhaps”"),
        ("chicago-poker", {"bots": ["lazy"] * 3, "players": 4}, "3 bots do not fit 4 seats"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    game: str, given: "dict[str, int]", sentence: str
) -> None:
    """One exception for all of it."""
    with pytest.raises(Refusal) as refused:
        backroom.play(game, **given)  # type: ignore[arg-type]

    assert sentence in str(refused.value)


@pytest.mark.parametrize("matches", [-1, 2.5, "many"])
def test_a_number_of_matches_that_is_none_is_refused(matches: int) -> None:
    """With what was given."""
    with pytest.raises(Refusal, match=f"{matches} is not a number of matches"):
        backroom.simulate("leduc", matches=matches)


@pytest.mark.parametrize("seat", [-2, 2, 17])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    """Only a spectator is beside the seats."""
    match = backroom.start("leduc", seed=1)

    assert match.view(backroom.SPECTATOR).seat == backroom.SPECTATOR
    for ask in (match.view, match.frames, match.legal, match.decision):
        with pytest.raises(Refusal, match="There is no such seat at this table"):
            ask(seat)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder that is not there is not made."""
    with pytest.raises(Refusal, match=r"cannot be written: No such file or directory"):
        backroom.save(backroom.start("leduc", seed=1), tmp_path / "nowhere" / "match.txt")


def test_an_illegal_action_is_refused_in_the_words_of_its_game() -> None:
    """The rules of a game have sentences of their own."""
    match = backroom.start("leduc", seed=1)
    [seat] = match.pending()

    with pytest.raises(Refusal, match="“jump” is not an action of this game"):
        match.answer(seat, "jump")
    with pytest.raises(Refusal, match=r"\. \[[a-z-]+\]$"):
        match.answer(seat, "fold")
    with pytest.raises(Refusal, match=r"\[not-your-turn\]$"):
        match.answer(1 - seat, "call")


@pytest.mark.parametrize("pick", [3, None, ["call"], b"call"])
def test_what_is_no_text_is_no_action(pick: object) -> None:
    """A number of `decision.legal` is meant for `submit`; here it is refused like any word."""
    match = backroom.start("leduc", seed=1)
    [seat] = match.pending()

    with pytest.raises(Refusal, match=r"is not an action of this game\. \[unknown-action\]$"):
        match.answer(seat, pick)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match=r"is not an action of this game\. \[unknown-action\]$"):
        match.legal(seat, pick)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "no record", "backroom record 1\ngame chess\n"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    """And so is one that is not there."""
    (tmp_path / "file.txt").write_text(text)

    for name in ("file.txt", "nothing.txt"):
        with pytest.raises(Refusal, match=r"\. \[[a-z-]+\]$"):
            backroom.load(tmp_path / name)


def test_the_door_is_light() -> None:
    """Importing it asks for nothing but the standard library, and imports no game's rules."""
    program = (
        "import sys, backroom; "
        f"print([name for name in {TOO_EARLY!r} if name in sys.modules]); "
        "print([name for name in sys.modules if name.endswith('.rules')])"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.split("\n")[:2] == ["[]", "[]"]


def test_a_pick_tells_a_reason() -> None:
    """A bot may also give one; the library takes both."""
    assert Pick(3, "why").action == 3
