"""What somebody wants to play, line by line."""

from pathlib import Path

from textual.pilot import Pilot

from backroom.games import ALL_GAMES
from backroom.terminal.full.app import House
from backroom.terminal.full.menu import MenuScreen
from backroom.terminal.wishes import Saved, Wishes
from backroom.texts.bundles import texts

from .stage import matches_snapshot, perform, shown


def press(wishes: Wishes, beginning: str) -> str:
    """Take the line that begins so; gives what is wanted then."""
    line = next(one for one in wishes.lines() if one.label.startswith(beginning))
    line.act()
    return line.wanted


def test_every_game_comes_round() -> None:
    """With its usual number of players, and the bot to sit down with."""
    wishes = Wishes("en")
    seen = []
    for _ in ALL_GAMES:
        seen.append(wishes.game.name)
        assert wishes.players in wishes.game.meta.seats
        assert wishes.option_values() == wishes.game.meta.read_options({}, wishes.players)
        press(wishes, "Game:")

    assert seen == list(ALL_GAMES)
    assert wishes.game.name == seen[0]


def test_lines_change_with_each_press() -> None:
    """Players, opponents and language, each in a circle."""
    wishes = Wishes("en")

    before = wishes.players, wishes.bot
    press(wishes, "Players:")
    press(wishes, "Opponents:")
    press(wishes, "Language:")

    assert wishes.players == before[0] + 1
    assert wishes.bot != before[1]
    assert wishes.language == "nl"
    assert press(wishes, "Ga zitten") == "begin"


def test_players_that_the_box_does_not_have_are_a_house_variant() -> None:
    """Omerta is for three to five; two can play it here."""
    wishes = Wishes("en")
    while wishes.game.name != "omerta":
        press(wishes, "Game:")
    told = {}
    for _ in wishes.game.meta.seats:
        told[wishes.players] = wishes.lines()[2].label
        press(wishes, "Players:")

    assert told[2] == "Players: 2 (house variant)"
    assert [told[seats] for seats in (3, 4, 5)] == [f"Players: {seats}" for seats in (3, 4, 5)]


def test_an_option_that_needs_other_seats_is_left_as_usual() -> None:
    """And the line says so."""
    wishes = Wishes("en")
    short = texts("en", "chicago-poker").text("option-short")
    press(wishes, short)

    line = next(one.label for one in wishes.lines() if one.label.startswith(short))
    assert line.endswith("(not with so many players)")
    assert wishes.option_values()[0] == 0
    press(wishes, "Players:")
    assert wishes.option_values()[0] == 1


def test_a_saved_match_can_be_gone_on_with() -> None:
    """By its file."""
    saved = Saved(Path("omerta-1.txt"), "omerta", ("Guest", "Vito"))
    wishes = Wishes("en", [saved])

    assert press(wishes, "Go on: Omerta (omerta-1)") == "resume"
    assert wishes.chosen == saved


def test_the_menu_on_the_full_screen() -> None:
    """A number takes a line; the language changes the whole page at once."""
    screen = MenuScreen(Wishes("en"))

    async def choose(app: House, pilot: Pilot[int]) -> None:
        await pilot.pause()
        matches_snapshot("menu-80x24-en", shown(app))
        await pilot.press("7")
        await pilot.pause()
        matches_snapshot("menu-80x24-nl", shown(app))
        await pilot.press("1")
        await pilot.pause()

    app = perform(screen, choose)

    assert app.return_value == "begin"
