"""Refusals carry an id and arguments, and are told as a sentence."""

import pytest

from backroom.engine import errors
from backroom.engine.errors import IllegalAction, Refusal


def test_a_refusal_tells_its_id_and_arguments() -> None:
    """Where no text is known for it."""
    refusal = IllegalAction("too-many", {"cards": "3", "most": "2"})

    assert refusal.id == "too-many"
    assert refusal.arguments == {"cards": "3", "most": "2"}
    assert str(refusal) == "too-many cards=3 most=2"
    assert isinstance(refusal, Refusal)


def test_a_refusal_needs_no_arguments() -> None:
    """Most have none."""
    assert Refusal("match-over").arguments == {}


def test_a_refusal_is_a_sentence_and_its_id() -> None:
    """English, as whoever imports the library reads it."""
    assert str(Refusal("match-over")) == "The match is over. [match-over]"


def test_the_engine_alone_knows_no_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands on the standard library, and the texts do not."""
    monkeypatch.setattr(errors, "TELLERS", [])

    assert str(Refusal("match-over")) == "match-over"
