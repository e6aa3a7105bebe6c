"""A match on the full screen."""

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from backroom.engine.chance import MatchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.games import ALL_GAMES, GAMES
from backroom.games.capone.game import CAPONE
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.game import LEDUC
from backroom.games.omerta.game import OMERTA
from backroom.terminal.desk import FULL_HELP, KEYS, Desk
from backroom.terminal.full.app import House
from backroom.terminal.full.choices import Choices
from backroom.terminal.full.table import TableScreen
from backroom.terminal.sitting import Sitting
from backroom.texts.bundles import LANGUAGES, texts

from .room import table_for
from .stage import SIZES, matches_snapshot, perform, settled, shown, table_screen


def text_of(screen: TableScreen, id: str) -> str:
    """What a part of the screen says."""
    return str(screen.query_one(id, Static).content)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_first_screen_of_every_game_looks_as_it_did(
    game: AnyGame, size: tuple[int, int], language: str
) -> None:
    """At three sizes and in both languages; a snapshot is a text file to be looked at."""
    screen = table_screen(table_for(game, 4), language)

    async def look(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        assert "…" not in text_of(screen, "#head")
        matches_snapshot(f"{game.name}-{size[0]}x{size[1]}-{language}", shown(app))

    perform(screen, look, size)


@pytest.mark.parametrize(
    ("language", "short", "goal"),
    [
        ("en", "false", "Win 3 businesses alike, all 4 kinds or any 5."),
        ("en", "true", "Win 2 businesses alike, or any 3."),
        ("nl", "true", "Win met 2 gelijke bedrijven, of 3 in totaal."),
    ],
)
def test_the_goal_is_that_of_the_options(language: str, short: str, goal: str) -> None:
    """A short match of Chicago Poker is won by fewer businesses."""
    options = CHICAGO_POKER.meta.read_options({"short": short}, 5)

    assert Desk(table_for(CHICAGO_POKER, 5, options=options), language).goal() == goal


# Short matches are played to their end; of the others a good part, to save time.
MOST_ANSWERS = 40


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_a_match_can_be_played_by_pressing_enter(game: AnyGame) -> None:
    """Question after question; at the end with everybody's place."""
    sitting = table_for(game, game.meta.seats[0], bot="random")
    screen = table_screen(sitting)

    async def play(app: House, pilot: Pilot[int]) -> None:
        for _ in range(MOST_ANSWERS):
            await settled(pilot, screen)
            if sitting.is_over:
                assert re.search(r"wins?\b|share the win", text_of(screen, "#question"))
                assert text_of(screen, "#chosen").startswith("1. ")
                return
            assert text_of(screen, "#question").startswith("YOUR TURN: ")
            screen.query_one("#choices", Choices).key("enter")

    perform(screen, play)

    assert sitting.is_over or game is not LEDUC


def test_it_says_whose_turn_it_is_what_is_asked_and_how_one_stands() -> None:
    """In the head and above the list."""
    screen = table_screen(table_for(CAPONE, 3))

    async def look(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        head = text_of(screen, "#head")
        assert "First on 10" in head
        assert "You: marker on 0, $100k" in head
        assert text_of(screen, "#question") == "YOUR TURN: Which cards do you exchange?"

    perform(screen, look)


def test_the_open_question_and_the_running_total_are_shown() -> None:
    """And a number of bodyguards is chosen by that number."""
    screen = table_screen(table_for(CAPONE, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        assert screen._choosing is not None
        screen._choosing.write("done")
        screen.desk.answer(screen._choosing)
        screen._go_on()
        await settled(pilot, screen)
        assert screen._choosing is not None
        screen._choosing.write("play exchange, at exchange1, member mama")
        screen._choosing.write("guards")
        screen.redraw()
        assert text_of(screen, "#question") == "YOUR TURN: How many bodyguards?"
        assert "Chosen so far: 60. It must be at least 5." in text_of(screen, "#chosen")
        await pilot.press("3")
        await pilot.pause()
        chosen = text_of(screen, "#chosen")
        assert chosen.startswith("Chosen: ")
        assert "With 3 bodyguards" in chosen
        assert "Chosen so far: 75." in chosen

    perform(screen, play)


class Company(Sitting):
    """A table with people at it, who hear themselves; a question can end before its time."""

    stands = True

    @property
    def has_chat(self) -> bool:
        """There is somebody to write to."""
        return True

    def chat(self, text: str) -> None:
        """Heard by everybody, the writer included."""
        self.written = [("Ann", text)]

    def chat_lines(self) -> list[tuple[str, str]]:
        """What was written since."""
        written, self.written = getattr(self, "written", []), []
        return written

    def catch_up(self) -> bool:
        """Whether the question stands."""
        return self.stands


def with_company() -> Company:
    """A match of Omerta, with people."""
    match = Match(OMERTA, 3, OMERTA.meta.read_options({}, 3), MatchChance(b"s"))
    return Company(match, ["person", "lazy", "lazy"], "s")


def test_a_line_is_written_to_the_others_and_stands_in_the_story() -> None:
    """Key c opens it, Enter sends it; the match itself goes on as it was."""
    sitting = with_company()
    screen = table_screen(sitting)

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        assert "c chat" in text_of(screen, "#keys")
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("H", "i", "q", "enter")
        await pilot.pause()
        assert app.screen is screen
        assert "Ann: “Hiq”" in text_of(screen, "#told")
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("x", "escape")
        await pilot.pause()
        assert "x" not in " ".join(screen.desk.story.paragraphs()[-1:])

    perform(screen, play)


def test_a_question_that_is_over_is_taken_away() -> None:
    """In a house the time can be up while somebody thinks."""
    sitting = with_company()
    screen = table_screen(sitting)

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        sitting.stands = False
        screen._look_up()
        assert "That question is over" in text_of(screen, "#notice")

    perform(screen, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [*KEYS.values(), "full-keys-lesson", "menu-keys", "replay-keys"])
def test_every_line_of_keys_fits_eighty_columns(id: str, language: str) -> None:
    """The last key says how to leave, and must be seen."""
    assert len(texts(language).text(id)) <= 80


def test_picks_can_be_taken_back() -> None:
    """One by one."""
    screen = table_screen(table_for(OMERTA, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.press("4")
        await pilot.pause()
        assert text_of(screen, "#chosen") == "So far: Look at card 4"
        await pilot.press("u")
        await pilot.pause()
        assert screen._choosing is not None
        assert screen._choosing.picks == ()
        await pilot.press("u")
        await pilot.pause()
        assert "nothing to undo" in text_of(screen, "#notice")

    perform(screen, play)


def test_a_hint_comes_with_its_reason() -> None:
    """From the rules of thumb of the game."""
    screen = table_screen(table_for(CAPONE, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.press("h")
        await pilot.pause()
        notice = text_of(screen, "#notice")
        assert notice.startswith("A sensible player would say: ")
        assert len(notice.split(". ")) > 1

    perform(screen, play)


def test_the_rules_and_the_log_open_over_the_table() -> None:
    """And close again."""
    screen = table_screen(table_for(CAPONE, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "What it is about" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert "Year 1: you start" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is screen

    perform(screen, play, (80, 50))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_rules_fit_a_screen_of_80_columns(game: AnyGame) -> None:
    """No line of them is broken once more: tables and drawings stay whole."""
    screen = table_screen(table_for(game, 4), "nl")

    async def read(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.press("question_mark")
        await pilot.pause()
        [paper] = app.screen.query_one("#page").children
        _, *chapters = screen.desk.help_pages(FULL_HELP)
        lines = [line for chapter in chapters for line in chapter.splitlines()]
        assert max(map(len, lines)) <= paper.size.width

    perform(screen, read, (80, 24))


def test_announcements_are_chosen_from_a_list() -> None:
    """Escape says nothing."""
    sitting = table_for(CHICAGO_GANGSTERS, 4)
    screen = table_screen(sitting)

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.press("s", "escape")
        await pilot.pause()
        assert sitting.view().talk == ()
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert len(sitting.view().talk) == 1

    perform(screen, play)


def test_a_line_is_chosen_with_the_mouse() -> None:
    """The one that is clicked on."""
    screen = table_screen(table_for(OMERTA, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        await pilot.click("#choices", offset=(2, 1))
        await pilot.pause()
        assert text_of(screen, "#chosen") == "So far: Look at card 2"

    perform(screen, play)


def test_the_screen_follows_its_size_at_once() -> None:
    """Short words in 80 columns, full ones in 120, the story beside the table in 200."""
    screen = table_screen(table_for(CAPONE, 3))

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        assert "DMRCLASN8" in shown(app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "everybody, 8 bodyguards" in shown(app)
        assert not screen.query_one("#body").has_class("beside")
        await pilot.resize_terminal(200, 60)
        await pilot.pause()
        assert screen.query_one("#body").has_class("beside")

    perform(screen, play)


def test_every_answer_is_kept_and_leaving_keeps_the_match() -> None:
    """Nobody can leave a terminal that is closed."""
    kept: list[str] = []
    screen = table_screen(table_for(LEDUC, 2), kept=kept)

    async def play(app: House, pilot: Pilot[int]) -> None:
        await settled(pilot, screen)
        before = len(kept)
        await pilot.press("1")
        await settled(pilot, screen)
        assert len(kept) > before > 0
        await pilot.press("q")
        await pilot.pause()

    app = perform(screen, play)

    assert app.return_value == 3


def test_a_bot_that_fails_ends_the_screen_and_is_told() -> None:
    """Nothing hangs; the fault reaches whoever showed the screen."""
    sitting = table_for(LEDUC, 2, seat=1)

    def fail() -> bool:
        raise ValueError("a bot's own mistake")

    sitting.step = fail  # type: ignore[method-assign]
    screen = table_screen(sitting)

    async def wait(app: House, pilot: Pilot[int]) -> None:
        for _ in range(100):
            await pilot.pause(0.01)
            if app.fault is not None:
                return

    with pytest.raises(ValueError, match="own mistake"):
        perform(screen, wait)
