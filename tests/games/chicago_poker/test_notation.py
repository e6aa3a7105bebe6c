"""Positions, views and events of Chicago Poker as text and as JSON."""

import json

import pytest

from backroom.engine.errors import BadNotation

from .scenes import GAME, Scene

POSITION = (
    "steps=turn.1; prompt=9; pending=1; hands=red1,murder|gold3; discards=blue4,raid1; "
    "open=den,pub; bullets=0,?; won=1,0,0,0,0,2,0,0; starter=1; turns=12; left=2; extra=1; "
    "passes=1; table=a0:~red2,~red3,~red4,~red5,~red6|a1:~gold5|b1:~green1,~green2,green3; "
    "seen=gold5||; pools=|red2,red3:red2|"
)


def test_a_position_is_written_as_it_was_read() -> None:
    """All fields, with deck and businesses as what lies nowhere else."""
    state = GAME.read(POSITION, 2, (0, 0))
    text = GAME.write(state)

    assert text.startswith(f"{POSITION.partition('; seen')[0]}; businesses=pub,pub,pub")
    assert GAME.write(GAME.read(text, 2, (0, 0))) == text


def test_a_written_position_need_not_be_sorted() -> None:
    """Hands and deck are kept in the order of the catalogue."""
    state = GAME.read("hands=murder,red1|gold3,blue2; deck=gold1,red2", 2, (0, 0))

    text = GAME.write(state)

    assert text.startswith("hands=red1,murder|blue2,gold3; ")
    assert text.endswith("; deck=red2,gold1")


def test_a_view_is_json() -> None:
    """Faces and hidden cards as clients get them."""
    scene = Scene(f"{POSITION}; pools=|red2,red3:red2|")

    told = json.loads(json.dumps(GAME.view_data(scene.view(1))))

    assert told["hands"] == [[None, None], ["gold3"]]
    assert told["series"][0][1] == [{"card": "gold5", "up": False}]
    assert told["series"][1][1][2] == {"card": "green3", "up": True}
    assert told["series"][0][0][0] == {"card": None, "up": False}
    assert told["won"][1] == {"pub": 0, "jazz": 2, "brewery": 0, "den": 0}
    assert told["pools"] == [{"places": [0, 1], "cards": ["red2"]}]
    assert told["open"] == ["den", "pub"]
    assert told["steps"] == [{"step": "turn", "values": [1]}]


@pytest.mark.parametrize(
    "text", ["table=e0:red1", "table=a7:red1", "table=a0:pink1", "hands=red16|", "steps=nap.0"]
)
def test_nonsense_is_refused(text: str) -> None:
    """With a reason."""
    with pytest.raises(BadNotation):
        GAME.read(text, 2, (0, 0))


@pytest.mark.parametrize(
    "text",
    [
        "raided 0 1 a raid1 red1,?",
        "drove 1 a b 1,3 red7,?",
        "drew 2 ?",
        "showed 0 c red1,red2 high-card",
    ],
)
def test_events_are_written_both_ways(text: str) -> None:
    """Hidden values are question marks."""
    assert GAME.events.text(*GAME.events.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["draw", "play gold15 d", "raid 5 d", "limousine a b", "waste raid", "choose blackmail"],
)
def test_actions_are_written_both_ways(text: str) -> None:
    """Verb first, then its arguments by key."""
    assert GAME.actions.text(GAME.actions.parse(text)) == text
