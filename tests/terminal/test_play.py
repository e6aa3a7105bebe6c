"""A person at the terminal."""

import re
from pathlib import Path
from random import Random

import pytest

from backroom.engine.game import AnyGame
from backroom.games import ALL_GAMES, GAMES
from backroom.games.capone.game import CAPONE
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.game import LEDUC
from backroom.games.omerta.game import OMERTA
from backroom.terminal.desk import Desk
from backroom.terminal.files import load
from backroom.terminal.play import Person

from .room import FIRST, Room, play, table_for

ALL = ALL_GAMES
WON = {
    "en": r"You win!|\w+ wins\.|share the win\.",
    "nl": r"Jij wint!|\w+ wint\.|delen de winst\.",
}
# Enter alone cannot play: the first number of the list does.
WHOLE_MATCH = [FIRST] * 3000


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_a_whole_match_can_be_played_in_every_game(
    game: AnyGame, language: str, tmp_path: Path
) -> None:
    """By typing 1 until it is over; the record replays to its end."""
    sitting = table_for(game, game.meta.seats[-1], bot="random")

    room = play(sitting, WHOLE_MATCH, tmp_path, language)

    assert sitting.is_over
    assert re.search(WON[language], room.shown.splitlines()[-2 - sitting.seats])
    last = room.shown.splitlines()[-1 - sitting.seats : -1]
    assert [line.partition(".")[0] for line in last] == sorted(map(str, sitting.places()))
    assert {line.split()[1].rstrip(":") for line in last} == set(
        sitting.names({"en": "You", "nl": "Jij"}[language])
    )
    assert str(tmp_path / "match.txt") in room.shown
    record, match = load(str(tmp_path / "match.txt"))
    assert match.is_over
    assert record.notes["seed"] == "a seed"


def test_the_last_page_tells_how_it_ended(tmp_path: Path) -> None:
    """Also when the person's own answer ended it."""
    texts = [
        play(table_for(LEDUC, 2, seed=f"{n}"), ["call"] * 20, tmp_path).pages()[-1]
        for n in range(8)
    ]

    assert all("You show" in text for text in texts)


@pytest.mark.parametrize("seats", CHICAGO_POKER.meta.seats)
def test_every_page_of_chicago_poker_fits_80_by_24(seats: int, tmp_path: Path) -> None:
    """At each number of players, without colour; the end may be longer, to be told whole."""
    room = play(table_for(CHICAGO_POKER, seats, bot="random"), WHOLE_MATCH, tmp_path)

    pages = room.pages()
    assert len(pages) > 10
    for page in pages[:-1]:
        lines = [line for line in page.splitlines() if str(tmp_path) not in line]
        assert len(lines) <= 24, page
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_page_of_every_game_fits_80_by_24_at_four(
    game: AnyGame, language: str, tmp_path: Path
) -> None:
    """Long lists too: somewhere down each list, not only at its top."""
    typed = Random(10)
    numbers = [str(typed.randint(1, 6)) for _ in range(400)]
    room = play(table_for(game, 4, bot="scripted"), numbers, tmp_path, language)

    pages = [page for page in room.pages() if str(tmp_path) not in page]
    assert len(pages) > 20
    for page in pages:
        lines = page.splitlines()
        assert len(lines) <= 24, page
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_page_of_chicago_gangsters_fits_80_by_24_at_five(
    language: str, tmp_path: Path
) -> None:
    """With Mr. X, and with everything that is chosen so far; the end is told whole."""
    typed = Random(0)
    numbers = [str(typed.randint(1, 6)) for _ in range(900)]
    sitting = table_for(CHICAGO_GANGSTERS, 5, seat=4, bot="scripted", seed="0")
    pages = play(sitting, numbers, tmp_path, language).pages()

    assert len(pages) > 100
    for page in pages[:-1]:
        lines = [line for line in page.splitlines() if str(tmp_path) not in line]
        assert len(lines) <= 24, page
        assert not any(line.endswith("…") for line in lines[:15]), page


def test_wrong_input_gets_a_hint(tmp_path: Path) -> None:
    """With an example that works."""
    room = play(table_for(LEDUC, 2), ["frob", "9", "1 1 1", "0", "-1", "1.5"], tmp_path)

    for typed in ("frob", "9", "0", "-1", "1.5"):
        assert f"“{typed}” is not among the choices" in room.shown
    assert "Type 1 to 2, or for example: raise" in room.shown
    assert "“1 1 1” is more than was asked for: 1 is enough." in room.shown


def test_a_hint_at_a_list_of_one_names_that_one(tmp_path: Path) -> None:
    """Where nothing else can be chosen, the way back is the other thing to type."""
    room = play(table_for(OMERTA, 3), ["1 2", "7", "u", "u", "3", "7"], tmp_path)

    assert "“7” is not among the choices. Type 1, or for example: u" in room.shown
    assert "“7” is not among the choices. Type 1, 2, 4, or for example: peek 4" in room.shown


def test_what_is_chosen_so_far_is_shown(tmp_path: Path) -> None:
    """And goes when it is taken back."""
    typed = ["done", "play exchange", "at exchange1", "member mama", "u", "u", "u"]

    pages = play(table_for(CAPONE, 3), typed, tmp_path).pages()

    use, where, who = "Use exchange office", " · At exchange office 1", " · Mama"
    told = [re.findall("So far: (.*)", page) for page in pages]
    assert told[1:5] == [[], [use], [use + where], [use + where + who]]
    assert told[5:] == [[use + where], [use], []]


def test_a_choice_in_several_picks_is_shown_before_it_counts(tmp_path: Path) -> None:
    """O3: in any order, and it can be taken back until it is sent."""
    sitting = table_for(OMERTA, 3)

    pages = play(sitting, ["3", "1", "u", "2", "1"], tmp_path).pages()

    assert " 4 Look at card 4" in pages[0]
    assert "So far: Look at card 3" in pages[1]
    assert " 4 Look at card 4" in pages[1]
    assert "Chosen: Look at card 1 and card 3\n 1 That is all\n" in pages[2]
    assert "So far: Look at card 3" in pages[3]
    assert "Chosen: Look at card 2 and card 3\n 1 That is all\n" in pages[4]
    assert "You look at card 2 and card 3" in pages[5]


def test_naming_the_last_one_first_surprises_nobody(tmp_path: Path) -> None:
    """O14: the Snitch may have given both cards to one player already."""
    sitting = table_for(OMERTA, 3)
    scene = "hands=bottle1|bottle2|bottle3; discards=snitch; steps=end.0|snitch.0"
    sitting._match.state = OMERTA.read(scene, 3, sitting._match.state.options)

    pages = play(sitting, ["aim 2", "2"], tmp_path).pages()

    assert "Chosen: Choose Pearl\n 1 That is all" in pages[1]
    assert " 2 Choose Vito" in pages[1]
    assert "Chosen: Choose Vito and Pearl\n 1 That is all" in pages[2]


def test_an_action_that_is_not_legal_is_refused_in_words(tmp_path: Path) -> None:
    """By the rules of the game."""
    room = play(table_for(LEDUC, 2), ["fold"], tmp_path)

    assert "You cannot do that now." in room.shown


def test_actions_can_be_written_out(tmp_path: Path) -> None:
    """As in a record."""
    sitting = table_for(LEDUC, 2)

    play(sitting, ["Raise"], tmp_path)

    assert " raise" in (tmp_path / "match.txt").read_text(encoding="utf-8")


def test_numbers_walk_down_several_lists_at_once(tmp_path: Path) -> None:
    """A wrong one on the way takes all of them back."""
    first = play(table_for(CHICAGO_POKER, 4), ["2 1 1"], tmp_path)
    log = (tmp_path / "match.txt").read_text(encoding="utf-8")
    wrong = play(table_for(CHICAGO_POKER, 4), ["2 1 9"], tmp_path)

    assert "You lay" in first.shown
    assert " play " in log
    assert "“9” is not among the choices" in wrong.shown
    assert "You lay" not in wrong.shown


def test_an_unfinished_choice_can_be_taken_back(tmp_path: Path) -> None:
    """Step by step, until there is nothing to take back."""
    room = play(table_for(CHICAGO_POKER, 4), ["2", "1", "u", "u", "u"], tmp_path)

    pages = room.pages()
    assert " 1 Draw a card" in pages[0]
    assert " at …" in pages[1]
    assert " at A (" in pages[2]
    assert pages[3].splitlines()[-4:] == pages[1].splitlines()[-4:]
    assert " 1 Draw a card" in pages[4]
    assert "nothing to undo" in pages[5]


def test_enter_takes_the_only_choice_and_nothing_else(tmp_path: Path) -> None:
    """Otherwise the table is shown again."""
    room = play(table_for(LEDUC, 2), ["", ""], tmp_path)

    assert len(room.pages()) == 3
    assert "You are dealt" in room.pages()[2]


def test_help_shows_the_keys_and_the_rules(tmp_path: Path) -> None:
    """In the language of the reader, a chapter by its number; anything else leaves it."""
    everything = ["?", "", *(str(number) for page in range(1, 9) for number in (page, ""))]
    english = play(table_for(CHICAGO_POKER, 4), everything, tmp_path).shown
    dutch = play(table_for(CHICAGO_POKER, 4), everything, tmp_path, "nl").shown
    short = play(table_for(CHICAGO_POKER, 4), ["?", "x"], tmp_path).shown

    assert "How to play here" in english
    assert "rainbow straight" in english
    assert "regenboogstraat" in dutch
    assert "rainbow straight" not in short


def test_the_log_shows_the_whole_match_newest_first(tmp_path: Path) -> None:
    """Enter shows what was before."""
    typed = [*["1"] * 40, "l", "", "", ""]

    shown = play(table_for(CHICAGO_POKER, 4), typed, tmp_path).shown

    log = shown[shown.rindex("Enter for what was before") :]
    assert "81 cards are in play" in log


def test_leaving_keeps_the_match(tmp_path: Path) -> None:
    """By a key, and when the input ends."""
    for typed in (["1", "q"], ["1"]):
        room = play(table_for(CHICAGO_POKER, 4), typed, tmp_path)
        record, match = load(str(tmp_path / "match.txt"))
        assert "backroom play --resume" in room.shown
        assert record.notes["sitting"] == "person,lazy,lazy,lazy"
        assert not match.is_over


def test_every_answer_and_announcement_is_written_down_at_once(tmp_path: Path) -> None:
    """A terminal can be closed, and a process killed, without a word."""
    file = tmp_path / "match.txt"
    kept: list[tuple[str, int]] = []

    class Watched(Room):
        def read(self, question: str) -> str:
            newest = load(str(file))[0].log[-1]
            kept.append((newest.kind, newest.seat))
            return super().read(question)

    room = Watched(["s", "1", "done", "done"])
    sitting = table_for(CHICAGO_GANGSTERS, 3)
    person = Person(sitting, Desk(sitting, "en"), room.screen, file)

    person.play()

    assert kept[:2] == [("start", -1), ("start", -1)]
    assert kept[2:4] == [("say", 0), ("move", 0)]


def test_a_bot_that_fails_does_not_lose_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong is passed on; the answer that came before is kept."""
    sitting = table_for(LEDUC, 2)
    room = Room(["1"])

    def fail() -> bool:
        if len(sitting._match.log) > 1:
            raise ValueError("a bot's own mistake")
        return False

    monkeypatch.setattr(sitting, "step", fail)
    with pytest.raises(ValueError, match="own mistake"):
        Person(sitting, Desk(sitting, "en"), room.screen, tmp_path / "match.txt").play()

    assert "backroom play --resume" in room.shown
    assert len(load(str(tmp_path / "match.txt"))[0].log) == 2


def test_a_full_disk_does_not_end_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at the end, when there is nothing else to lose."""
    sitting = table_for(LEDUC, 2)

    def full(file: Path, text: str) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr("backroom.terminal.play.write_file", full)
    with pytest.raises(OSError, match="no space"):
        play(sitting, ["call"] * 20, tmp_path)

    assert sitting.is_over


def test_the_command_to_go_on_can_be_copied(tmp_path: Path) -> None:
    """As it was called, with a path with spaces quoted."""
    room = Room(["q"])
    sitting = table_for(LEDUC, 2)
    file = tmp_path / "my records" / "match.txt"

    Person(sitting, Desk(sitting, "en"), room.screen, file, "bin/backroom play").play()

    assert f"  bin/backroom play --resume '{file}'\n" in room.shown


def test_an_interrupt_keeps_the_match_too(tmp_path: Path) -> None:
    """And is passed on, for the exit code."""

    class Interrupted(Room):
        def read(self, question: str) -> str:
            raise KeyboardInterrupt

    room = Interrupted([])
    sitting = table_for(LEDUC, 2)
    person = Person(sitting, Desk(sitting, "en"), room.screen, tmp_path / "match.txt")

    with pytest.raises(KeyboardInterrupt):
        person.play()

    assert load(str(tmp_path / "match.txt"))[0].game == "leduc"


def test_the_table_is_told_who_plays(tmp_path: Path) -> None:
    """Bots have names; the person is spoken to."""
    room = play(table_for(CHICAGO_POKER, 3, seat=1), [], tmp_path)

    assert "With you: Rosie and Pearl (lazy)." in room.shown
    assert ">You" in room.shown


def test_the_log_begins_at_the_last_turn(tmp_path: Path) -> None:
    """While the person goes on, what the others did stays in sight."""
    room = play(table_for(CHICAGO_POKER, 4, bot="random"), ["1"] * 8, tmp_path)

    last = [page for page in room.pages() if "3 actions left" in page][-1]
    after = room.pages()[room.pages().index(last) + 1]
    told = last.partition("what happened")[2].splitlines()[1]
    assert told in after


def test_an_announcement_is_chosen_from_a_list_and_heard_by_all(tmp_path: Path) -> None:
    """Anything but a number of the list says nothing; the question stays open."""
    typed = ["s", "1", "s", "", "s", "99", "q"]

    room = play(table_for(CHICAGO_GANGSTERS, 4), typed, tmp_path)

    assert room.shown.count("You say: “I\u2019m staying out of this.”") == 3
    record, match = load(str(tmp_path / "match.txt"))
    assert match.state.talk == ((0, 0),)
    assert record.log[-1].kind == "say"


def test_mr_x_is_told_that_he_may_not_speak(tmp_path: Path) -> None:
    """G20."""
    for seat in range(5):
        sitting = table_for(CHICAGO_GANGSTERS, 5, seat=seat)
        shown = play(sitting, ["s", "1", "q"], tmp_path).shown
        view = sitting.view()
        assert isinstance(view, GangstersView)
        assert ("You may not announce anything now." in shown) == (seat == view.mr_x)


def test_nobody_is_threatened_who_is_not_there(tmp_path: Path) -> None:
    """Nor is the person himself; a game without announcements has no key for them."""
    capone = play(table_for(CAPONE, 3, seat=1), ["s", "", "q"], tmp_path).shown
    omerta = play(table_for(OMERTA, 3), ["s", "q"], tmp_path).shown

    assert capone.count("had better watch out") == 2
    assert "s=say" in capone
    assert "s=say" not in omerta


def test_somebody_who_thinks_long_is_named(tmp_path: Path) -> None:
    """Before anything is shown; whoever waits then knows for whom."""
    sitting = table_for(LEDUC, 2, seat=1, bot="lazy")
    room = Room(["q"])
    room.screen.patience = 0.0
    answer = sitting.step

    def slowly() -> bool:
        while "thinking" not in room.shown and sitting.thinking == 1:
            sitting.thinking = 1
        return answer()

    sitting.step = slowly  # type: ignore[method-assign]
    Person(sitting, Desk(sitting, "en"), room.screen, tmp_path / "match.txt").play()

    assert "is thinking …" in room.shown


def test_the_end_is_told_whole_however_long_it_is(tmp_path: Path) -> None:
    """How somebody lost is not cut off where the page ends."""
    for seed in range(3):
        sitting = table_for(OMERTA, 4, bot="random", seed=f"{seed}")
        page = play(sitting, WHOLE_MATCH, tmp_path).pages()[-1]
        assert "before this (l shows all)" not in page
        assert page.count(" in all") >= 3
