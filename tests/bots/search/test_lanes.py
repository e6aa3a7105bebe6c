"""Lanes: matches side by side that stop where the searching seat is asked again."""

from random import Random

import pytest

from backroom.bots.registry import is_searched
from backroom.bots.search.lanes import MOST_CHOICES, Lane, Lanes
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.games import GAMES

by_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if is_searched(game)], ids=lambda game: game.name
)
SEAT = 2


def begun(game: AnyGame, count: int) -> list[Lane]:
    """Some matches in which the seat has just been asked its first question with a choice."""
    lanes: list[Lane] = []
    for number in range(count):
        chance = SearchChance(number)
        lanes.append(Lane(game.start(4, game.meta.read_options({}, 4), chance), chance, number))
    return lanes


def played(game: AnyGame, lanes: list[Lane], depth: int, seed: int) -> Lanes:
    """The lanes played to their ends by random actions."""
    rng, batch = Random(seed), Lanes(game, SEAT, depth, len(lanes))
    size, width = game.observation.size, batch.width
    batch.begin(lanes)
    while batch.waiting:
        actions = []
        for index, lane in enumerate(batch.waiting):
            row = batch.rows[index * width : (index + 1) * width]
            legal = [number for number, bit in enumerate(row[size:]) if bit]
            assert bytes(row[:size]) == game.observation.state_vector(lane.state, lane.seat)
            actions.append(rng.choice(legal) if legal else 0)
        batch.play(actions)
    return batch


@by_game
def test_a_lane_ends_where_the_seat_is_asked_again(game: AnyGame) -> None:
    """Or with the match, or when others have had so many choices that it may never be."""
    lanes = begun(game, 12)
    prompts = [lane.prompt for lane in lanes]

    played(game, lanes, 0, 1)

    for lane, prompt in zip(lanes, prompts, strict=True):
        assert lane.is_leaf or lane.state.winners
        if lane.is_leaf:
            assert lane.seat == SEAT
            is_asked = lane.state.pending >> SEAT & 1
            assert lane.choices == MOST_CHOICES or (is_asked and lane.state.prompt > prompt)


@by_game
def test_with_depth_it_answers_so_often_before_it_is_valued(game: AnyGame) -> None:
    """Several picks for one prompt are one answer."""
    shallow, deep = begun(game, 12), begun(game, 12)

    played(game, shallow, 0, 1)
    played(game, deep, 2, 1)

    assert all(lane.answered == 0 for lane in shallow)
    valued = [lane for lane in deep if lane.is_leaf and lane.choices < MOST_CHOICES]
    assert valued
    assert all(lane.answered == 2 for lane in valued)


def test_a_match_that_is_over_tells_what_it_was_worth() -> None:
    """The share less a fair one; lanes that are valued tell nothing."""
    game = GAMES["omerta"]
    [won, lost, open_] = begun(game, 3)
    won.state.winners, won.state.pending = 1 << SEAT, 0
    lost.state.winners, lost.state.pending = 0b1001, 0
    batch = Lanes(game, SEAT, 0, 3)

    batch.begin([won, lost, open_])

    assert batch.results(0.25) == [0.75, -0.25, 0.0]
    assert batch.waiting == [open_]
