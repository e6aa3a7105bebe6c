"""The drawings of tables, from views alone."""

from typing import Final

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.playout import play_randomly
from backroom.games import ALL_GAMES
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.game import LEDUC
from backroom.terminal.story import NOTHING
from backroom.terminal.tables.chicago_poker.small import draw, note
from backroom.terminal.tables.drawings import drawing_of
from backroom.terminal.tables.generic import DRAWING as GENERIC
from backroom.terminal.tables.generic import plain
from backroom.texts.words import Words

ALL: Final = ALL_GAMES
NAMES: Final = ("You", "Vito", "Pearl", "Sal", "Mabel", "Lou")
SCENE: Final = (
    "steps=turn.0; turns=12; left=2; open=pub,jazz,den; bullets=?,1,?;"
    " won=1,0,2,0,0,0,0,0,0,0,0,1,0,0,0,0;"
    " hands=red3,gold15,murder|black1|blue9|green9; discards=green1,pistol;"
    " table=a0:~red7,~blue3,gold12|a1:~green5|b1:red1,blue2,red4,~red5,~red6|c2:~black9"
)


def drawn(language: str = "en", seat: int = 0, scene: str = SCENE) -> list[str]:
    """A scene for four as lines."""
    options = CHICAGO_POKER.meta.read_options({}, 4)
    state = CHICAGO_POKER.read(scene, 4, options)
    words = Words(CHICAGO_POKER, language, NAMES[:4], seat)
    return [line.plain.rstrip() for line in draw(CHICAGO_POKER.observe(state, seat), words, 79)]


def test_the_table_of_chicago_poker_is_readable_without_colour() -> None:
    """Capitals lie face up, small letters face down, `?` is unknown, `*` is a bullet."""
    assert drawn() == [
        "turn 12    A pub                 B jazz club           C gambling den",
        "up/down      ddUUU                 UUUdd                 ddddd",
        ">You     3   r7 b3 Y12             .                     .",
        " Vito    1   ?                     R1 B2 R4 ? ? *        .",
        " Pearl   1   .                     .                     ?",
        " Sal     1   .                     .                     .",
        "Won: You pub, brewery x2 · Pearl den",
        "2 actions left · deck 63 · discards 2: pistol G1",
        "Your hand:  R3  Y15  murder",
        "R red  B blue  G green  Y gold  K black; small letter: face down; *: bullet",
    ]


def test_the_table_is_drawn_in_dutch_as_well() -> None:
    """With its own letters."""
    lines = drawn("nl", 2)

    assert lines[0] == "beurt 12   A kroeg               B jazzclub            C goktent"
    assert lines[4].endswith("z9")
    assert "Z zwart" in lines[-1]


def test_a_secret_is_not_drawn() -> None:
    """The same table with other hidden cards looks the same from that seat."""
    other = SCENE.replace("~green5", "~green6").replace("|blue9", "|blue10")

    assert drawn() == drawn(scene=other)
    assert drawn(seat=1) != drawn(seat=1, scene=other)


def test_what_is_known_to_lie_somewhere_is_told() -> None:
    """After a limousine turned open cards down."""
    scene = SCENE.replace("c2:~black9", "c2:~black9,~red9,~red10")
    lines = drawn(scene=scene + "; pools=red9,red10:red10|-|-|-|-")

    assert "Among the hidden cards of Pearl at C: red 10" in lines


def test_what_is_known_to_lie_in_one_of_two_series_names_both() -> None:
    """A limousine took some of the cards on to another business."""
    scene = SCENE.replace("c2:~black9", "b2:~red9|c2:~black9,~red10")
    lines = drawn(scene=scene + "; pools=red9,red10,black9:red9,red10|-|-|-|-")

    assert "Among the hidden cards of Pearl at B and C: red 9 and red 10" in lines


def test_a_long_remark_goes_on_in_a_second_line() -> None:
    """In 80 columns."""
    cards = "red10,blue10,green10,black10"
    laid = cards.replace(",", ",~")
    scene = SCENE.replace("c2:~black9", f"c2:~black9,~{laid}")
    lines = drawn("nl", scene=f"{scene}; pools={cards}:{cards}|-|-|-|-")

    assert max(map(len, lines)) <= 79
    assert "  10" in lines


def test_remarks_say_how_a_card_would_lie() -> None:
    """At each business by the number of own cards there."""
    options = CHICAGO_POKER.meta.read_options({}, 4)
    view = CHICAGO_POKER.observe(CHICAGO_POKER.read(SCENE, 4, options), 0)
    words = Words(CHICAGO_POKER, "en", NAMES[:4], 0)

    told = [note(view, words, ACTIONS.parse(f"play red3 {place}")) for place in "abc"]

    assert told == ["pub, face up", "jazz club, face up", "gambling den, face down"]
    assert note(view, words, ACTIONS.parse("draw")) == ""
    assert note(view, words, ACTIONS.parse("duel b")) == "jazz club"


def test_remarks_name_the_cards_that_can_ride() -> None:
    """By their places in the own series."""
    options = CHICAGO_POKER.meta.read_options({}, 4)
    view = CHICAGO_POKER.observe(CHICAGO_POKER.read(SCENE, 4, options), 0)
    view.draft = (ACTIONS.parse("limousine a c"),)
    words = Words(CHICAGO_POKER, "en", NAMES[:4], 0)

    assert note(view, words, ACTIONS.parse("pick 2")) == "blue 3"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_table_fits_80_columns_and_leaves_room_below(name: str, language: str) -> None:
    """For every number of players, at any moment, for the winner too."""
    game = ALL[name]
    drawing = drawing_of(name)
    for seats in game.meta.seats:
        chance = SearchChance(seats)
        words = Words(game, language, NAMES[:seats], 0)
        state = game.start(seats, game.meta.read_options({}, seats), chance)
        while not state.winners:
            play_randomly(state, chance, 7)
            lines = drawing.draw(game.observe(state, 0), words, 79, NOTHING)
            if drawing != GENERIC:
                assert [line.plain for line in lines if line.cell_len > 79] == []
                assert len(lines) <= 15


def test_a_game_without_a_drawing_shows_its_view() -> None:
    """Field by field, without the header that other lines tell."""
    state = LEDUC.start(2, (), SearchChance(1))
    words = Words(LEDUC, "en", NAMES[:2], 0)

    drawn = drawing_of("leduc").draw(LEDUC.observe(state, 0), words, 79, NOTHING)
    lines = [line.plain for line in drawn]

    assert lines[0].startswith("hands ")
    assert lines[0].endswith(", ?")
    assert not any(line.startswith("prompt") for line in lines)
    assert drawing_of("leduc").note(LEDUC.observe(state, 0), words, 0) == ""


def test_json_is_written_as_a_person_would() -> None:
    """Lists, tables and what is not there."""
    assert plain([1, None, "x"]) == "1, ?, x"
    assert plain([[1, 2], []]) == "1, 2 | -"
    assert plain({"a": 1, "b": [2]}) == "a=1 b=2"
