"""Who may enter the arena."""

from random import Random
from typing import Final

import pytest

from backroom.bots.arena.deals import Contest, play_numbered
from backroom.bots.arena.parallel import play_here
from backroom.bots.arena.players import Oracle, budgeted, player_named
from backroom.bots.headless import OmniscientPlayer, decision_of
from backroom.bots.registry import bot_named, bots_for
from backroom.bots.search.bot import SearchBot
from backroom.engine.chance import SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.playout import play_randomly
from backroom.engine.state import State
from backroom.games import GAMES
from backroom.games.leduc.game import LEDUC

from .made_up import untimed

CONTEST: Final = Contest("chicago-gangsters", 3, (0,), ("search", "oracle", "lazy"), "truth", 4)

by_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def midway(game: AnyGame) -> State:
    """A state with a choice in it, some moves into a match."""
    seats = game.meta.seats[-1]
    chance = SearchChance(8)
    state: State = game.start(seats, game.meta.read_options({}, seats), chance)
    play_randomly(state, chance, 12)
    while len(state.offer()) < 2:
        play_randomly(state, chance, 1)
    return state


def test_the_budget_of_the_contest_is_for_searchers_without_one() -> None:
    """In iterations or in milliseconds."""
    names = ("search", "oracle", "search:easy", "search:40", "oracle:40", "scripted")

    assert [budgeted(name, 300, None) for name in names] == [
        "search:300",
        "oracle:300",
        "search:easy",
        "search:40",
        "oracle:40",
        "scripted",
    ]
    assert budgeted("search", None, 50) == "search:50ms"
    assert budgeted("oracle", None, None) == "oracle"


@pytest.mark.parametrize("name", ["search:", "oracle:", "search:0", "oracle:slow"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    """Rather than taken for the usual one."""
    with pytest.raises(BadSetup, match="unknown-bot"):
        player_named(name, GAMES["mafioso"], 5)


@by_game
def test_the_oracle_is_in_the_arena_and_nowhere_else(game: AnyGame) -> None:
    """No list has it, and by name it is refused."""
    assert isinstance(player_named("oracle:20", game), Oracle)
    assert not any("oracle" in name for name in bots_for(game))
    for name in ("oracle", "oracle:20"):
        with pytest.raises(BadSetup, match="unknown-bot"):
            bot_named(name, game)


@by_game
def test_no_bot_of_the_house_is_a_seer(game: AnyGame) -> None:
    """Whatever its name, it gets views."""
    assert not any(
        isinstance(bot_named(name, game), OmniscientPlayer) for name in bots_for(game)
    )


@by_game
def test_the_oracle_plays_in_the_true_world_and_leaves_it_alone(game: AnyGame) -> None:
    """The same again for the same chance."""
    state = midway(game)
    before = game.write(state)
    seat = (state.pending & -state.pending).bit_length() - 1
    oracle = Oracle(game, SearchBot(game, 12))

    chosen, again = (oracle.choose_from_state(state, seat, Random(4)) for _ in range(2))

    assert chosen == again
    assert chosen in state.legal(seat)
    assert game.write(state) == before


def test_an_oracle_sees_what_nobody_sees() -> None:
    """In worlds that its seat cannot tell apart it acts now so, now otherwise."""
    game = GAMES["mafioso"]
    truth = midway(game)
    seat = (truth.pending & -truth.pending).bit_length() - 1
    view = game.observe(truth, seat)
    oracle = Oracle(game, SearchBot(game, 24))

    worlds = [game.complete(view, SearchChance(number)) for number in range(12)]

    assert {game.view_text(game.observe(world, seat)) for world in worlds} == {
        game.view_text(view)
    }
    assert len({oracle.choose_from_state(world, seat, Random(4)) for world in worlds}) > 1
    search = SearchBot(game, 24)
    seen = {search.choose(decision_of(game, world, seat), Random(4)) for world in worlds}
    assert len(seen) == 1


def test_searchers_play_the_same_deals_in_any_number_of_processes() -> None:
    """For iterations; what a searcher did before does not matter."""
    alone = list(play_here(CONTEST, [0, 1], 1))
    apart = list(play_here(CONTEST, [1, 0], 2))

    assert untimed(alone) == untimed(apart)
    assert untimed([play_numbered(CONTEST, 1)]) == untimed(alone[1:])


def test_a_game_without_a_search_has_no_oracle() -> None:
    """Nobody could look for it."""
    with pytest.raises(BadSetup, match="bot-without-game"):
        player_named("oracle", LEDUC)
