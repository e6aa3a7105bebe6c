"""Positions and views of Omerta in text and JSON."""

import pytest

from backroom.engine.errors import BadNotation
from backroom.games.omerta.game import OMERTA

from .scenes import Scene

BUSY = (
    "hands=bottle1+0,mole|bottle2+01*|; vault=alibi,bottle9,bottle9,bottle10+2; "
    "discards=bottle8; round=2; turns=7; reshuffles=1; starter=2; sheet=-1.3.0.9; wins=0,1,0; "
    "blockers=mamma.0.1.-1.1,patrol.2.0.1.2; pools=||0.0,0.1:mole,bottle1/1.0:bottle2|; "
    "drawn=lady; source=1; steps=end.0|keep.0"
)


def test_a_busy_position_is_written_and_read() -> None:
    """Everything there is, both ways."""
    state = OMERTA.read(BUSY, 3, (0, 0))
    text = OMERTA.write(state)

    assert OMERTA.write(OMERTA.read(text, 3, (0, 0))) == text
    for part in BUSY.split("; "):
        assert part in text


def test_the_deck_is_what_lies_nowhere_else() -> None:
    """When a position leaves it out."""
    state = OMERTA.read(BUSY, 3, (0, 0))

    assert len(state.deck) == 60 - 3 - 4 - 1 - 2 - 1


def test_a_view_in_json_names_cards_by_key() -> None:
    """With the seats that know each, and null for what is hidden."""
    data = OMERTA.view_data(OMERTA.observe(OMERTA.read(BUSY, 3, (0, 0)), 2))

    assert data["hands"] == [
        [{"card": None, "known": [0]}, {"card": None, "known": []}],
        [{"card": "bottle2", "known": [0, 1]}],
        [],
    ]
    assert data["pools"] == [{"places": [[0, 0], [0, 1]], "cards": ["mole", "bottle1"]}]
    assert data["sheet"] == [{"caller": None, "points": [3, 0, 9]}]
    assert data["blockers"] == [
        {"card": "mamma", "placer": 0, "seat": 1, "slot": None, "turns": 1},
        {"card": "patrol", "placer": 2, "seat": 0, "slot": 1, "turns": 2},
    ]
    assert data["drawn"] is None


def test_a_caller_and_a_slot_are_numbers_in_json() -> None:
    """Where there are any."""
    scene = Scene("hands=bottle3|bottle8|bottle9").play("call")

    assert OMERTA.view_data(scene.view(0))["sheet"] == [{"caller": 0, "points": [0, 8, 9]}]


@pytest.mark.parametrize("text", ["hands=bottle11||", "hands=bottle1+9||", "steps=turn"])
def test_nonsense_is_refused(text: str) -> None:
    """With the reason."""
    with pytest.raises(BadNotation):
        OMERTA.read(text, 3, (0, 0))
