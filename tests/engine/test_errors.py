"""Refusals carry an id and arguments."""

from backroom.engine.errors import IllegalAction, Refusal


def test_a_refusal_tells_its_id_and_arguments() -> None:
    """The sentence is made elsewhere."""
    refusal = IllegalAction("too-many", {"cards": "3", "most": "2"})

    assert refusal.id == "too-many"
    assert refusal.arguments == {"cards": "3", "most": "2"}
    assert str(refusal) == "too-many cards=3 most=2"
    assert isinstance(refusal, Refusal)


def test_a_refusal_needs_no_arguments() -> None:
    """Most have none."""
    assert Refusal("match-over").arguments == {}
    assert str(Refusal("match-over")) == "match-over"
