"""Sources of chance."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.chance import (
    AnsweredChance,
    Asked,
    Chance,
    MatchChance,
    Recorder,
    ReplayChance,
    ScriptedChance,
    SearchChance,
)
from backroom.engine.errors import BadRecord

CARDS = [10, 20, 30, 40, 50]


def test_search_chance_is_seeded_and_even() -> None:
    """Equal seeds, equal choices; every item about as often."""
    first, second = SearchChance("seed"), SearchChance("seed")
    drawn = [first.choose("draw", CARDS) for _ in range(10_000)]

    assert [second.choose("draw", CARDS) for _ in range(10_000)] == drawn
    assert all(1800 < count < 2200 for count in Counter(drawn).values())


@given(st.binary(min_size=1, max_size=8))
def test_a_label_has_its_own_numbered_stream(key: bytes) -> None:
    """The third draw is the same however often something else was chosen in between."""
    one, other = MatchChance(key), MatchChance(key)
    plain = [one.choose("draw", CARDS) for _ in range(5)]

    mixed = []
    for _ in range(5):
        other.choose("raid", CARDS)
        mixed.append(other.choose("draw", CARDS))

    assert mixed == plain


def test_a_key_makes_a_stream_of_its_own() -> None:
    """Two keys agree on twenty draws about never."""
    one, other = MatchChance(b"one"), MatchChance(b"other")

    assert [one.choose("draw", CARDS) for _ in range(20)] != [
        other.choose("draw", CARDS) for _ in range(20)
    ]


def test_choices_made_before_can_be_skipped() -> None:
    """A match that is taken up again goes on in its stream."""
    one, other = MatchChance(b"key"), MatchChance(b"key")
    begun = [one.choose("draw", CARDS) for _ in range(4)]

    other.skip("draw")
    other.skip("draw")

    assert [other.choose("draw", CARDS) for _ in range(2)] == begun[2:]


def test_a_recorder_keeps_values_not_places() -> None:
    """And forgets them once they are taken."""
    recorder = Recorder(ScriptedChance({"draw": [30, 10]}))

    assert recorder.choose("draw", CARDS) == 2
    assert recorder.choose("draw", CARDS) == 0
    assert recorder.take() == (("draw", 30), ("draw", 10))
    assert recorder.take() == ()


def test_a_replay_answers_by_value() -> None:
    """However the items are ordered."""
    replay = ReplayChance([("draw", 30)])

    assert not replay.is_spent()
    assert replay.choose("draw", [50, 30]) == 1
    assert replay.is_spent()


@pytest.mark.parametrize(
    ("recorded", "id"),
    [
        ([], "record-chance-missing"),
        ([("raid", 30)], "record-chance-differs"),
        ([("draw", 31)], "record-chance-differs"),
    ],
)
def test_a_replay_that_does_not_fit_is_refused(
    recorded: list[tuple[str, int]], id: str
) -> None:
    """Nothing recorded, another label, or something that is not there."""
    with pytest.raises(BadRecord) as refused:
        ReplayChance(recorded).choose("draw", CARDS)

    assert refused.value.id == id


def test_a_script_runs_out_into_the_first_item() -> None:
    """So that a scene names only the draws it is about."""
    script = ScriptedChance({"draw": [20]})

    assert [script.choose("draw", CARDS) for _ in range(3)] == [1, 0, 0]
    assert script.choose("raid", CARDS) == 0


@given(st.lists(st.integers(), unique=True), st.integers())
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    """And leaves the list alone."""
    before = items[:]
    chance: Chance = SearchChance(seed)

    assert sorted(chance.shuffle("shuffle", items)) == sorted(before)
    assert items == before


def test_who_looks_at_all_that_chance_may_do_is_asked_for_the_next_answer() -> None:
    """Answers come in order; where all items are one, there is nothing to ask."""
    chance = AnsweredChance((7,))

    assert chance.choose("deck", [3, 7, 7]) == 1
    assert chance.choose("deck", [5, 5]) == 0
    with pytest.raises(Asked) as asked:
        chance.choose("first", [0, 1, 2])
    assert (asked.value.label, asked.value.items) == ("first", [0, 1, 2])
