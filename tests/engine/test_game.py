"""The door of a game: start, notation and views, seen through Leduc."""

import pytest

from backroom.engine.chance import ScriptedChance
from backroom.engine.domains import HIDDEN, SEAT
from backroom.engine.errors import BadNotation
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.game import ActionDomain
from backroom.engine.tables import ActionTable, Arg, Verb
from backroom.games.leduc.game import LEDUC

SCENE = "hands=king1,jack2; stakes=1,1; steps=bet.1.0.0"


def test_a_match_starts_at_its_first_question() -> None:
    """Whoever listens hears of the deal."""
    heard: list[Event] = []

    state = LEDUC.start(2, (), ScriptedChance({"start": [1]}), heard)

    assert state.pending == 0b10
    assert state.prompt == 1
    assert [event.kind for event in heard] == ["started", "dealt", "dealt"]


def test_a_position_that_is_read_asks_by_itself() -> None:
    """Unless it says who is asked, is over, or has no step."""
    assert LEDUC.read(SCENE, 2, ()).pending == 0b10
    assert LEDUC.read(f"{SCENE}; pending=0", 2, ()).pending == 0b01
    assert LEDUC.read(f"{SCENE}; winners=0", 2, ()).pending == 0
    assert LEDUC.read("", 2, ()).pending == 0


def test_a_position_is_written_as_short_as_can_be() -> None:
    """And read again to the same."""
    text = LEDUC.write(LEDUC.read(SCENE, 2, ()))

    assert text.startswith("steps=bet.1.0.0; pending=1; hands=king1,jack2; stakes=1,1; ")
    assert LEDUC.write(LEDUC.read(text, 2, ())) == text


def test_a_view_is_written_whole() -> None:
    """Equal texts are equal views, so nothing is left out."""
    view = LEDUC.observe(LEDUC.read(SCENE, 2, ()), SPECTATOR)

    assert LEDUC.view_text(view).startswith("seat=-1; seats=2; options=; steps=bet.1.0.0; ")
    assert LEDUC.view_data(view)["hands"] == [None, None]
    assert LEDUC.view_data(view)["waiting"] == [1]


def test_nonsense_is_refused() -> None:
    """With the reason of the codec that met it."""
    with pytest.raises(BadNotation, match=r"ace.*\[unknown-key\]"):
        LEDUC.read("hands=ace,king1", 2, ())


def test_actions_are_a_domain_of_their_own() -> None:
    """In a word each, for events that tell a choice; they turn with the table."""
    table = ActionTable((Verb("pass"), Verb("accuse", (Arg("seat", SEAT),))))
    domain = ActionDomain("action", table)

    assert domain.text(2) == "accuse_1"
    assert domain.rotated(2, 1, 3) == table.parse("accuse 2")
    assert domain.rotated(HIDDEN, 1, 3) == HIDDEN


def test_every_game_can_tell_of_answers_and_talk() -> None:
    """The engine's own events."""
    assert LEDUC.events.text("answered", (1, (0, 2))) == "answered 1 fold,raise"
    assert LEDUC.events.text("answered", (1, ())) == "answered 1 -"
    assert LEDUC.says.size == 0


def test_a_person_is_shown_the_whole_view_unless_a_game_says_otherwise() -> None:
    """Omerta does, where memory is the game."""
    view = LEDUC.observe(LEDUC.read(SCENE, 2, ()), 0)

    assert LEDUC.shown(view) is view


def test_people_are_shown_all_that_a_view_holds() -> None:
    """Unless a game says that memory is a part of it."""
    view = LEDUC.observe(LEDUC.read(SCENE, 2, ()), 0)

    assert LEDUC.shown(view) is view
    assert LEDUC.told_again((), "turned", (2,)) == (2,)
