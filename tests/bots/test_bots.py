"""The bots that play any game, and the list that names them."""

from random import Random

import pytest

from backroom.bots.headless import decision_of
from backroom.bots.lazy import LazyBot
from backroom.bots.random import RandomBot
from backroom.bots.registry import (
    BOTS,
    best_bot,
    bot_named,
    bots_for,
    line_up,
    quick_bot,
    scripted_levels,
)
from backroom.engine.chance import RandomChance, SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.seats import next_seat
from backroom.games import ALL_GAMES, GAMES
from backroom.games.leduc.actions import CALL, FOLD, RAISE
from backroom.games.leduc.game import LEDUC

ALL = ALL_GAMES
SLOW = ("search:medium", "search:hard")


def first_decision(game: AnyGame) -> Decision:
    """What the first seat is asked in a match of a game."""
    seats = game.meta.seats[0]
    state = game.start(seats, game.meta.read_options({}, seats), SearchChance(1))
    return decision_of(game, state, (state.pending & -state.pending).bit_length() - 1)


def test_random_does_everything_that_is_legal_and_nothing_else() -> None:
    """Sooner or later."""
    decision = first_decision(LEDUC)
    rng = Random(1)

    chosen = {RandomBot().choose(decision, rng).action for _ in range(50)}

    assert chosen == set(decision.legal) == {CALL, RAISE}


def test_lazy_does_what_a_time_out_would_do() -> None:
    """Whatever the default is, first or last."""
    decision = first_decision(LEDUC)

    chosen = [
        LazyBot().choose(decision._replace(default=action), Random(1)).action
        for action in (FOLD, RAISE)
    ]

    assert chosen == [FOLD, RAISE]


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_a_bot_is_a_function_of_decision_and_seed(game: AnyGame) -> None:
    """Asked again, it answers the same; and gives a reason that it declares.

    The slower levels of a search are its quickest one with more of the same.
    """
    decision = first_decision(game)

    for name in (name for name in bots_for(game) if name not in SLOW):
        bot = bot_named(name, game)
        first, again = (bot.choose(decision, Random(7)) for _ in range(2))
        assert first == again
        assert first.action in decision.legal
        assert first.reason in bot.reasons


def test_an_unknown_bot_is_refused_with_those_who_play() -> None:
    """So that the next attempt is right."""
    with pytest.raises(BadSetup) as refused:
        bot_named("capone", LEDUC)

    assert refused.value.id == "unknown-bot"
    assert refused.value.arguments == {"bot": "capone", "known": "random, lazy"}


def test_scripted_refuses_a_game_without_rules_of_thumb() -> None:
    """Nobody wrote any for Leduc."""
    with pytest.raises(BadSetup) as refused:
        bot_named("scripted", LEDUC)

    assert refused.value.id == "bot-without-game"
    assert best_bot(LEDUC) == "random"


def test_scripted_is_offered_where_it_plays() -> None:
    """And is then the one to sit down with."""
    for game in ALL.values():
        assert ("scripted" in bots_for(game)) == bool(scripted_levels(game))
        assert best_bot(game) in bots_for(game)
    assert all(map(scripted_levels, GAMES.values()))
    assert list(BOTS) == ["random", "lazy"]


def test_a_game_may_have_several_players_by_the_same_rules_of_thumb() -> None:
    """They are named by level and listed from weak to strong."""
    omerta, poker = bots_for(GAMES["omerta"]), bots_for(GAMES["chicago-poker"])

    assert omerta[2:6] == ["scripted:easy", "scripted:medium", "scripted", "scripted:hard"]
    assert poker[2:4] == ["scripted", "scripted:hard"]
    bots = [bot_named(name, GAMES["omerta"]) for name in omerta[2:6]]
    assert len({id(bot) for bot in bots}) == len(bots)


def test_the_strongest_that_needs_no_time_gives_hints() -> None:
    """Where there are no rules of thumb nobody does."""
    assert quick_bot(GAMES["chicago-poker"]) == "scripted:hard"
    assert quick_bot(GAMES["mafioso"]) == "scripted"
    assert quick_bot(LEDUC) == "random"


@pytest.mark.parametrize("name", ["scripted:easy", "scripted:hard"])
def test_a_level_is_refused_where_the_game_has_none(name: str) -> None:
    """Mafioso has no memory to lose."""
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_named(name, GAMES["mafioso"])


def test_one_name_fills_all_seats_and_else_there_must_be_enough() -> None:
    """One for each seat, in order."""
    assert line_up(["lazy"], 3) == ("lazy", "lazy", "lazy")
    assert line_up(["lazy", "random"], 2) == ("lazy", "random")
    with pytest.raises(BadSetup, match=r"2 bots do not fit 3 seats.*\[bots-do-not-fit\]"):
        line_up(["lazy", "random"], 3)


@pytest.mark.parametrize("name", GAMES)
def test_scripted_goes_on_from_picks_it_would_not_have_made(name: str) -> None:
    """A search asks it in the middle of choices that somebody else began."""
    game = GAMES[name]
    bot = bot_named("scripted", game)
    rng = Random(name)
    chance = SearchChance(name)
    drafts = 0
    for seats in game.meta.seats:
        state = game.start(seats, game.meta.read_options({}, seats), chance)
        for _ in range(300):
            if state.winners:
                break
            seat = next_seat(state.pending, RandomChance(rng))
            decision = decision_of(game, state, seat)
            drafts += bool(decision.view.draft)
            action = bot.choose(decision, rng).action
            assert action in decision.legal
            state.apply(seat, rng.choice([action, *decision.legal]), chance)
    assert drafts
