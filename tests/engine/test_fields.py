"""Codecs: values as short text, both ways, and as JSON."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.domains import Domain
from backroom.engine.errors import BadNotation
from backroom.engine.fields import (
    PAIRS,
    Each,
    Field,
    Fixed,
    Number,
    One,
    SeatMask,
    Steps,
    data,
    read,
    write,
)
from backroom.games.leduc.rules import Bet

CARD = One(Domain("card", ["ace", "two", "three"]))
numbers = st.integers(-99, 99)
cards = st.integers(-1, 2)


@given(numbers, cards, st.integers(0, 63))
def test_single_values_are_read_as_they_were_written(number: int, card: int, mask: int) -> None:
    """Numbers, things of a domain and masks of seats."""
    assert Number().parse(Number().text(number)) == number
    assert CARD.parse(CARD.text(card)) == card
    assert SeatMask().parse(SeatMask().text(mask)) == mask


@given(st.lists(cards), st.lists(st.lists(cards)), st.lists(st.integers(0, 63)))
def test_lists_are_read_as_they_were_written(
    row: list[int], rows: list[list[int]], masks: list[int]
) -> None:
    """A list of lists, empty ones among them, and items without any text."""
    assert Each(CARD).parse(Each(CARD).text(row)) == row
    assert Each(Each(CARD), "|").parse(Each(Each(CARD), "|").text(rows)) == rows
    assert Each(SeatMask(), "|").parse(Each(SeatMask(), "|").text(masks)) == masks


@given(st.lists(st.tuples(numbers, numbers)).map(tuple), st.lists(numbers).map(tuple))
def test_tuples_stay_tuples(pairs: Any, row: Any) -> None:
    """Drafts and talk are kept so."""
    assert PAIRS.parse(PAIRS.text(pairs)) == pairs
    assert Fixed(Number()).parse(Fixed(Number()).text(row)) == row


def test_lists_are_short_in_text_and_plain_in_json() -> None:
    """An empty list is nothing at all, a list of one empty list a dash."""
    rows = Each(Each(CARD), "|")

    assert rows.text([]) == ""
    assert rows.text([[]]) == "-"
    assert rows.text([[], []]) == "|"
    assert rows.text([[0], [1, -1]]) == "ace|two,?"
    assert rows.data([[0], [1, -1]]) == [["ace"], ["two", None]]
    assert SeatMask().data(0b101) == [0, 2]
    assert Number().data(7) == 7


def test_a_stack_is_written_bottom_first() -> None:
    """Each step's key and numbers."""
    steps = Steps({"bet": Bet})

    read_again = steps.parse("bet.0.1.0| bet.1.0.0")

    assert steps.text(read_again) == "bet.0.1.0|bet.1.0.0"
    assert steps.data(read_again)[1] == {"step": "bet", "values": [1, 0, 0]}  # type: ignore[index]
    assert steps.parse("") == []


@pytest.mark.parametrize("text", ["duel.1", "bet", "bet.x.0.0", "bet.0.0.0.0.0"])
def test_a_step_that_is_none_is_refused(text: str) -> None:
    """An unknown key, too few numbers, no number, too many."""
    with pytest.raises(BadNotation, match="unknown-step"):
        Steps({"bet": Bet}).parse(text)


def test_what_is_no_number_is_refused() -> None:
    """With its text."""
    with pytest.raises(BadNotation, match=r"two.*\[not-a-number\]"):
        Number().parse("two")


class Thing:
    """Something with two attributes."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.chips = 0


FIELDS = (Field("hand", Each(CARD)), Field("chips", Number()))


def test_a_position_leaves_out_what_is_as_in_an_empty_one() -> None:
    """Without an empty one to compare with, nothing is left out."""
    thing = Thing()
    thing.hand = [0, 2]

    assert write(FIELDS, thing, Thing()) == "hand=ace,three"
    assert write(FIELDS, thing) == "hand=ace,three; chips=0"
    assert data(FIELDS, thing) == {"hand": ["ace", "three"], "chips": 0}


def test_a_position_is_read_in_any_order_and_spacing() -> None:
    """The fields given are told, for the rest to be filled in."""
    thing = Thing()

    given_fields = read(FIELDS, " chips = 4;; hand=two, ace ;", thing)

    assert given_fields == {"hand", "chips"}
    assert (thing.hand, thing.chips) == ([1, 0], 4)


@pytest.mark.parametrize("text", ["purse=4", "chips", "chips 4"])
def test_a_field_that_is_none_is_refused(text: str) -> None:
    """An unknown name, or no value."""
    with pytest.raises(BadNotation, match="unknown-field"):
        read(FIELDS, text, Thing())
