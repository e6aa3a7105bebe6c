"""A recorded match as a film."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from textual.pilot import Pilot

from backroom.bots.answers import answer
from backroom.bots.random import RandomBot
from backroom.engine.chance import MatchChance
from backroom.engine.match import Match
from backroom.engine.record import Record, record_of
from backroom.games import GAMES
from backroom.terminal.film import Film
from backroom.terminal.full.app import House
from backroom.terminal.full.replay import ReplayScreen, Turn

from .stage import matches_snapshot, perform, shown

NAMES = ("Ann", "Bob", "Cas", "Dot")


class Turned(NamedTuple):
    """A turning point."""

    entry: int
    about: int
    before: float
    after: float


def played(game: str) -> tuple[Record, Match]:
    """A match of random players, by the rules of today."""
    rules = GAMES[game]
    seats = max(3, rules.meta.seats[0])
    match = Match(rules, seats, rules.meta.read_options({}, seats), MatchChance(b"a film"))
    while not match.is_over:
        seat = match.pending()[0]
        match.submit(seat, match.state.prompt, answer(match, seat, RandomBot(), "a film"))
    return record_of(match, NAMES[:seats], {}), match


def test_every_entry_has_its_table_and_the_last_one_is_the_end() -> None:
    """In every game; what happened is told for each eye as it was told then."""
    for game in GAMES:
        record, match = played(game)
        film = Film(record, match)

        assert film.last == len(match.log) - 1
        assert film.view(film.last, 0).winners == match.state.winners
        assert film.view(0, 0).winners == 0
        own, _ = film.told(film.last, film.words("en", 0))
        assert own


def test_eyes_see_what_they_saw() -> None:
    """A hand is its owner's; the spectator has none."""
    film = Film(*played("capone"))
    words = film.words("en", 1)

    told, _ = film.told(0, words)

    assert "You get " in " ".join(told)
    assert "You get " not in " ".join(film.told(0, film.words("en", -1))[0])


def test_keys_step_through_the_match() -> None:
    """Forth, back, to the ends, through other eyes, and to turning points."""
    film = Film(*played("capone"))

    def seek() -> Generator[tuple[int, int], None, Sequence[Turn]]:
        yield 1, 2
        return [Turned(7, 0, 0.3, 0.6), Turned(3, 1, 0.5, 0.2)]

    screen = ReplayScreen(film, "en", seek=seek)

    async def look(app: House, pilot: Pilot[int]) -> None:
        await pilot.press("right", "right", "left")
        assert screen.entry == 1
        await pilot.press("left", "left")
        assert screen.entry == 0
        await pilot.press("end")
        assert screen.entry == film.last
        await pilot.press("home", "e")
        assert (screen.entry, screen.eyes) == (0, 0)
        await pilot.press("t")
        for _ in range(100):
            await pilot.pause(0.01)
            if screen.entry:
                break
        assert screen.entry == 3
        await pilot.press("t")
        await pilot.pause()
        assert screen.entry == 7
        assert "went from 30% to 60%" in shown(app)
        matches_snapshot("replay-80x24-en", shown(app))
        await pilot.press("q")
        await pilot.pause()

    app = perform(screen, look)

    assert app.return_value == 7


def test_an_unfinished_match_has_no_turning_points() -> None:
    """That is said, not sought."""
    screen = ReplayScreen(Film(*played("capone")), "en")

    async def look(app: House, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await pilot.pause()
        assert "turning points come with its end" in shown(app)

    perform(screen, look)
