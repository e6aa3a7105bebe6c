"""`deep`: a search with the network in every seat; honest, and the same again for a seed."""

from itertools import islice
from random import Random
from typing import Final

import numpy as np
import pytest

from backroom.bots.headless import decision_of
from backroom.bots.nets.deep import LEAD_FOR_ODDS, LEAST_PART, MOST_CANDIDATES, DeepBot, sampled
from backroom.bots.nets.shipped import has_net, net_bot, net_of
from backroom.bots.registry import bot_named, bots_for
from backroom.bots.search.root import Candidate, best_beyond_noise
from backroom.engine.chance import SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed
from backroom.games import ALL_GAMES, GAMES
from tests.bots.search.test_search import positions

LEARNED = [game for game in GAMES.values() if has_net(game)]
by_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
LANES: Final = 24
MANY: Final = 3


def asked(game: AnyGame) -> list[Decision]:
    """A few decisions from matches of scripted bots."""
    return [decision_of(game, state, seat) for state, seat in islice(positions(game), MANY)]


def test_actions_are_drawn_by_their_parts_and_always_legal() -> None:
    """Whatever lies at the edges of a number between 0 and 1."""
    logits = np.log(np.array([[1.0, 2.0, 5.0, 2.0]] * 5))
    masks = np.array([[0, 1, 0, 1], [0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 1, 0], [1, 0, 0, 1]])
    points = np.array([0.0, 0.6, 0.25, 0.999999999, 0.32])

    assert sampled(logits, masks, points).tolist() == [1, 3, 1, 2, 0]


@by_game
def test_unseen_cards_do_not_change_its_mind(game: AnyGame) -> None:
    """The same view and seed, the same choice, whatever the truth is; the view stays."""
    bot = DeepBot(game, net_of(game), LANES)
    for number, decision in enumerate(asked(game)):
        before = game.view_text(decision.view)
        twin = game.complete(decision.view, SearchChance(number))

        pick = bot.choose(decision, Random(5))

        assert pick == bot.choose(decision_of(game, twin, decision.seat), Random(5))
        assert pick.action in decision.legal
        assert game.view_text(decision.view) == before


@by_game
def test_it_keeps_to_its_budget(game: AnyGame) -> None:
    """In lanes, but for the last determinizations of a phase; in time it stops by the clock."""
    bot = DeepBot(game, net_of(game), LANES)
    for decision in asked(game):
        bot.choose(decision, Random(1))
        assert bot.made <= LANES + 8 * MOST_CANDIDATES
    clocked = bot.within(1)
    assert isinstance(clocked, DeepBot)
    assert clocked.milliseconds == 1
    assert clocked.choose(decision, Random(1)).action in decision.legal


@by_game
def test_it_tries_what_its_network_thinks_of_and_starts_from_its_favourite(
    game: AnyGame,
) -> None:
    """Likeliest first; what has next to no part is not tried."""
    bot, net = DeepBot(game, net_of(game), LANES), net_bot(game)
    for decision in asked(game):
        weights = net.weigh(decision)
        found = bot._candidates(decision)
        assert found[0].action == decision.legal[int(np.argmax(weights))]
        assert len(found) <= MOST_CANDIDATES
        assert all(one.prior >= LEAST_PART * found[0].prior for one in found)


def test_what_the_network_thinks_unlikely_must_lead_by_more() -> None:
    """A lead that is enough at even odds is not where they are one in fifty."""

    def tried(odds: float, lead: float) -> list[Candidate]:
        favourite, other = Candidate(3, odds / (1 + odds)), Candidate(4, 1 / (1 + odds))
        favourite.values = [0.2 + number % 3 / 50 for number in range(60)]
        other.values = [value + lead for value in favourite.values]
        return [favourite, other]

    chosen = [
        best_beyond_noise(tried(odds, lead), LEAD_FOR_ODDS).action
        for odds, lead in ((1, 0.06), (1, 0.001), (50, 0.06), (50, 0.2))
    ]

    assert chosen == [4, 3, 3, 4]


def test_a_forced_move_is_played_at_once() -> None:
    """There is nothing to try."""
    game = GAMES["mafioso"]
    [decision, *_] = asked(game)
    bot = DeepBot(game, net_of(game), LANES)

    forced = bot.choose(decision._replace(legal=decision.legal[-1:]), Random(1))

    assert forced == (decision.legal[-1], "forced")
    assert bot.made == 0


def test_its_sealed_answers_stay_mixed() -> None:
    """What others could foresee would be worth less than it found."""
    game = GAMES["chicago-gangsters"]
    bot = DeepBot(game, net_of(game), LANES)
    decisions = [decision_of(game, state, seat) for state, seat in positions(game)]
    sealed = [one for one in decisions if isinstance(one.view.steps[-1], Sealed)]

    kinds = [
        len({bot.choose(one, Random(seed)).action for seed in range(12)}) for one in sealed[:4]
    ]

    assert max(kinds) > 1


@by_game
def test_it_goes_by_name_with_a_level_or_a_budget(game: AnyGame) -> None:
    """Two levels, the stronger last; `deep` alone is the first of them."""
    levels = [bot_named(name, game) for name in ("deep", "deep:medium", "deep:hard")]
    plain, medium, hard = [bot for bot in levels if isinstance(bot, DeepBot)]
    counted, timed = bot_named("deep:40", game), bot_named("deep:50ms", game)

    assert bots_for(game)[-2:] == ["deep:medium", "deep:hard"]
    assert plain.iterations == medium.iterations < hard.iterations
    assert isinstance(counted, DeepBot)
    assert isinstance(timed, DeepBot)
    assert (counted.iterations, counted.milliseconds) == (40, 0)
    assert (timed.iterations, timed.milliseconds) == (0, 50)


@pytest.mark.parametrize(
    ("game", "name", "id"),
    [
        ("leduc", "deep", "bot-without-game"),
        ("mafioso", "deep:", "unknown-bot"),
        ("mafioso", "deep:easy", "unknown-bot"),
        ("mafioso", "deep:0", "unknown-bot"),
    ],
)
def test_other_names_are_refused(game: str, name: str, id: str) -> None:
    """A game without a network has no such bot."""
    with pytest.raises(BadSetup) as refused:
        bot_named(name, ALL_GAMES[game])
    assert refused.value.id == id
