"""The search bot: honest, the same again for a seed, and no search where there is no choice."""

import gc
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named, bots_for, is_searched
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.bots.search.evaluator import POLICY_PRIOR, evaluator_for
from backroom.bots.search.root import (
    Candidate,
    best_beyond_noise,
    chance_within,
    pruned,
    sampled,
)
from backroom.bots.search.tree import Node, Tree, rollout
from backroom.engine.chance import RandomChance, SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat
from backroom.engine.state import State
from backroom.games import GAMES, TUTORIAL
from backroom.games.chicago_poker.actions import WASTE
from backroom.games.omerta.actions import CLAIM

SEATS: Final = 4
SEARCHER: Final = 1
MANY: Final = 5
EVERY: Final = 17
ITERATIONS: Final = 24


def positions(game: AnyGame) -> Iterator[tuple[State, int]]:
    """Positions of matches between scripted bots in which somebody has a real choice."""
    for match in range(3):
        chance, rng = SearchChance(match), Random(match)
        bot = bot_named("scripted", game)
        state: State = game.start(SEATS, game.meta.read_options({}, SEATS), chance)
        moves = 0
        while not state.winners:
            seat = next_seat(state.pending, RandomChance(rng))
            asked = decision_of(game, state, seat)
            moves += 1
            if moves % EVERY == 0 and len(asked.legal) > 1:
                yield state, seat
            state.apply(seat, bot.choose(asked, rng).action, chance)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game of the house."""
    return GAMES[request.param]


def test_every_game_has_an_evaluator_and_three_levels(game: AnyGame) -> None:
    """`search` is medium; the levels stand in the list from weak to strong."""
    levels = [name for name in bots_for(game) if name.startswith("search")]
    assert levels == ["search:easy", "search:medium", "search:hard"]
    budgets = [bot_named(name, game) for name in (*levels, "search")]
    easy, medium, hard, plain = [bot for bot in budgets if isinstance(bot, SearchBot)]

    assert easy.iterations < medium.iterations < hard.iterations
    assert plain.iterations == medium.iterations == evaluator_for(game).base_iterations


def test_a_budget_can_be_part_of_the_name(game: AnyGame) -> None:
    """Iterations, or milliseconds."""
    counted, timed = bot_named("search:200", game), bot_named("search:50ms", game)

    assert isinstance(counted, SearchBot)
    assert isinstance(timed, SearchBot)
    assert (counted.iterations, counted.milliseconds) == (200, 0)
    assert (timed.iterations, timed.milliseconds) == (0, 50)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:fast", "search:-3", "search:ms"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    """After the colon there is a level, a count or a time."""
    with pytest.raises(BadSetup) as refused:
        bot_named(name, GAMES["omerta"])
    assert refused.value.id == "unknown-bot"


def test_the_tutorial_game_is_not_searched() -> None:
    """Nobody wrote an evaluator for it."""
    with pytest.raises(BadSetup):
        bot_named("search", TUTORIAL["leduc"])


def test_the_same_seed_gives_the_same_choice_whatever_is_hidden(game: AnyGame) -> None:
    """All that the seat cannot see is drawn anew: the same move, the same shares."""
    bot = SearchBot(game, ITERATIONS)
    differed = False
    for state, seat in islice(positions(game), MANY):
        true = decision_of(game, state, seat)
        twin = game.complete(true.view, SearchChance(seat))
        swapped = decision_of(game, twin, seat)
        differed = differed or game.write(twin) != game.write(state)

        assert bot.choose(true, Random(5)) == bot.choose(swapped, Random(5))
        assert bot.action_values(true, Random(5)) == bot.action_values(swapped, Random(5))
    assert differed


def test_a_choice_is_legal_and_the_position_is_left_alone(game: AnyGame) -> None:
    """The search plays on in copies."""
    bot = SearchBot(game, ITERATIONS)
    for state, seat in islice(positions(game), MANY):
        asked = decision_of(game, state, seat)
        before = game.view_text(asked.view)

        assert bot.choose(asked, Random(1)).action in asked.legal
        assert game.view_text(asked.view) == before


@pytest.mark.parametrize("is_collecting", [True, False])
def test_the_collector_is_left_as_it_was(is_collecting: bool) -> None:
    """A search switches it off for as long as it takes."""
    game = GAMES["chicago-poker"]
    state, seat = next(positions(game))
    was_collecting = gc.isenabled()
    try:
        (gc.enable if is_collecting else gc.disable)()

        SearchBot(game, ITERATIONS).choose(decision_of(game, state, seat), Random(1))

        assert gc.isenabled() == is_collecting
    finally:
        (gc.enable if was_collecting else gc.disable)()


def test_a_search_leaves_no_circles(game: AnyGame) -> None:
    """What it made goes by itself, so that nothing piles up while nobody collects."""
    bot = SearchBot(game, ITERATIONS)
    asked = [decision_of(game, *one) for one in islice(positions(game), MANY)]
    gc.collect()

    for one in asked:
        bot.choose(one, Random(1))

    assert gc.collect() < MANY * ITERATIONS


def test_a_reweighted_determinization_still_fits_what_is_seen(game: AnyGame) -> None:
    """The same view for who imagines it, the same cards in all; the others' hands differ."""
    evaluator = evaluator_for(game)
    for state, seat in islice(positions(game), 3 * MANY):
        view = game.observe(state, seat)
        for seed in range(MANY):
            chance = SearchChance(seed)
            world = game.complete(view, chance)
            evaluator.reweight(world, seat, chance)

            assert game.view_text(game.observe(world, seat)) == game.view_text(view)
            assert game.inventory(world) == game.inventory(state)


@pytest.mark.parametrize("name", ["chicago-poker", "omerta", "capone"])
def test_determinizations_hold_what_players_keep(name: str) -> None:
    """What others really hold is counted; reweighted ones come nearer to it than any deal."""
    game, evaluator = GAMES[name], evaluator_for(GAMES[name])
    truth: Counter[tuple[int, int]] = Counter()
    dealt: Counter[tuple[int, int]] = Counter()
    settled: Counter[tuple[int, int]] = Counter()
    for state, seat in positions(game):
        view, chance = game.observe(state, seat), SearchChance(seat)
        world = game.complete(view, chance)
        truth.update(evaluator.kept_cards(state, seat))
        dealt.update(evaluator.kept_cards(world, seat))
        evaluator.reweight(world, seat, chance)
        settled.update(evaluator.kept_cards(world, seat))

    def off(counts: Counter[tuple[int, int]]) -> int:
        return sum(abs(truth[one] - counts[one]) for one in {*truth, *counts})

    assert truth.total() == dealt.total() == settled.total() > 100
    assert off(settled) < 0.8 * off(dealt)


def test_rollouts_follow_the_policies_of_the_evaluator(game: AnyGame) -> None:
    """The searcher's, and those of the others; a short cut leads to no other answer."""
    evaluator = evaluator_for(game)
    chance, rng = SearchChance(1), Random(1)
    state: State = game.start(SEATS, game.meta.read_options({}, SEATS), chance)
    same = asked = 0
    while not state.winners:
        seat = next_seat(state.pending, RandomChance(rng))
        decision = decision_of(game, state, seat)
        bot = evaluator.rollout_policy if seat == SEARCHER else evaluator.opponent_policy
        action = bot.choose(decision, rng).action
        if len(decision.legal) > 1:
            evaluator.start_search(1, SEARCHER)
            asked += 1
            same += (
                evaluator.rollout_action(state, seat, list(decision.legal), chance) == action
            )
        state.apply(seat, action, chance)

    assert asked > MANY
    assert same >= 0.98 * asked


def test_what_nobody_would_do_is_not_tried() -> None:
    """In a race only a card that is sure, in Chicago Poker no card wasted for nothing."""
    for name, idle in (("omerta", CLAIM), ("chicago-poker", WASTE)):
        game, evaluator = GAMES[name], evaluator_for(GAMES[name])
        left_out = 0
        for state, seat in positions(game):
            legal = list(decision_of(game, state, seat).legal)
            odds = evaluator.priors(state, seat, legal, SearchChance(1))
            evaluator.prune(state, seat, legal, odds)
            assert max(odds) >= POLICY_PRIOR
            left_out += sum(
                odd == 0.0 and action >= idle for odd, action in zip(odds, legal, strict=True)
            )
        assert left_out > 0


def test_where_one_candidate_is_left_there_is_no_search() -> None:
    """Which cards of a new hand are looked at is all the same."""
    game = GAMES["omerta"]
    state = game.start(SEATS, game.meta.read_options({}, SEATS), SearchChance(1))
    asked = decision_of(game, state, 0)
    bot = SearchBot(game, ITERATIONS)

    assert bot.choose(asked, Random(1)).reason == "habit"
    assert bot.made == 0
    assert bot.action_values(asked, Random(1), (asked.legal[-1],))


def test_a_mixed_choice_without_time_is_the_policys() -> None:
    """A clock may run out before the first determinization."""
    assert sampled([candidate(1, []), candidate(2, [])], 0.7).action == 1


def test_what_is_clearly_worse_is_given_up_early() -> None:
    """The favourite stays, and so does what may still be better."""
    habit = candidate(1, [0.3, 0.2] * 4)
    worse = candidate(2, [0.1, 0.0] * 4)
    alike = candidate(3, [0.2, 0.3] * 4)

    assert [one.action for one in pruned([habit, worse, alike])] == [1, 3]


def test_what_is_asked_for_is_weighed_with_the_rest(game: AnyGame) -> None:
    """Shares are parts of a win, best first; `also` is looked at however unlikely it is."""
    bot = SearchBot(game, ITERATIONS)
    for state, seat in islice(positions(game), MANY):
        asked = decision_of(game, state, seat)
        weighed = bot.action_values(asked, Random(1), (asked.legal[-1],))

        assert asked.legal[-1] in [one.action for one in weighed]
        assert all(0.0 <= one.share <= 1.0 and one.visits > 0 for one in weighed)
        assert [one.share for one in weighed] == sorted(
            [one.share for one in weighed], reverse=True
        )


def test_an_action_is_challenged_by_all_or_by_those_named(game: AnyGame) -> None:
    """Nothing is better than what beats it; what beats it does so by something."""
    bot = SearchBot(game, ITERATIONS)
    for state, seat in islice(positions(game), MANY):
        asked = decision_of(game, state, seat)
        first, last = asked.legal[0], asked.legal[-1]
        free = bot.challenge(asked, Random(1), last)
        named = bot.challenge(asked, Random(1), last, (first,))

        assert free.best in asked.legal
        assert named.best in (first, last)
        for verdict in (free, named):
            assert 0.0 <= verdict.share <= verdict.share + verdict.gap <= 1.0
            assert (verdict.gap > 0) == (verdict.best != last)


def test_there_is_no_search_where_there_is_no_choice() -> None:
    """A bot without time could not search; a forced decision needs none."""
    game = GAMES["mafioso"]
    state, seat = next(positions(game))
    asked = decision_of(game, state, seat)
    forced = asked._replace(legal=asked.legal[:1])

    assert SearchBot(game, 1_000_000_000).choose(forced, Random(1)).reason == "forced"


def test_a_clock_ends_a_search() -> None:
    """Without a number of iterations it is the time that counts."""
    state, seat = next(positions(GAMES["omerta"]))
    asked = decision_of(GAMES["omerta"], state, seat)

    assert SearchBot(GAMES["omerta"], 0, 5).choose(asked, Random(1)).action in asked.legal


def test_a_budget_is_spent_by_count_or_by_clock() -> None:
    """Whatever ends first."""
    counted = Budget(10)
    counted.made = 5
    assert counted.spent() == 0.5
    assert Budget(1_000_000, 1).spent() < 1.0
    timed = Budget(1_000_000, 1)
    while timed.spent() < 1.0:
        timed.made += 1
    assert timed.made < 1_000_000


def test_the_oracle_plays_by_the_true_state() -> None:
    """A bound for the arena: in two worlds that look alike it may choose differently."""
    game = GAMES["omerta"]
    bot = SearchBot(game, 60)
    chosen = set()
    for state, seat in islice(positions(game), MANY):
        asked = decision_of(game, state, seat)
        for world in range(4):
            truth = game.complete(asked.view, SearchChance(world))
            chosen.add((state.prompt, bot.choose_from_state(asked, truth, Random(1))))

    assert len(chosen) > MANY


def test_the_value_of_a_position_is_shared_by_all(game: AnyGame) -> None:
    """Guesses are parts of one win; so are rollouts, and they end with their stage."""
    evaluator = evaluator_for(game)
    for state, _ in islice(positions(game), MANY):
        assert sum(evaluator.evaluate(state)) == pytest.approx(1.0)
        assert all(len(facts) == len(evaluator.weights) for facts in evaluator.features(state))
        world = state.clone()
        stage = evaluator.stage(state)
        value = rollout(evaluator, world, SearchChance(1), evaluator.horizon, stage)
        assert sum(value) == pytest.approx(1.0)


def test_a_tree_counts_what_was_on_offer() -> None:
    """Availability: every action on offer is counted, only the one taken is tried."""
    game = GAMES["mafioso"]
    evaluator = evaluator_for(game)
    state, seat = next(positions(game))
    tree = Tree(evaluator, seat, evaluator.stage(state))
    for world in range(60):
        tree.iterate(state.clone(), SearchChance(world))
    first = list(tree._root.children.values())

    assert sum(child.visits for child in first) == 60
    assert all(child.available == 60 for child in first)
    assert max(child.visits for child in first) < 60


@pytest.mark.parametrize("name", ["omerta", "chicago-poker", "mafioso"])
def test_below_the_root_each_determinization_has_its_own_priors(name: str) -> None:
    """Who is sure of a card in one world claims there, whatever came first in the tree."""
    game, evaluator = GAMES[name], evaluator_for(GAMES[name])
    differed = False
    for state, seat in islice(positions(game), 3 * MANY):
        searcher = (seat + 1) % SEATS
        evaluator.start_search(1, searcher)
        tree = Tree(evaluator, searcher, evaluator.stage(state))
        view, likeliest = game.observe(state, searcher), set()
        for world in range(12):
            state = game.complete(view, SearchChance(world))
            legal = state.legal(seat)
            priors = evaluator.priors(state, seat, legal, SearchChance(1))
            tree._select(tree._root, state, seat, legal, SearchChance(1))

            assert tree._selected == legal[priors.index(max(priors))]
            likeliest.add(tree._selected)
        differed = differed or len(likeliest) > 1
    assert differed


def test_what_has_no_prior_is_never_tried_below_the_root() -> None:
    """In a race of Omerta nobody claims with a card of which he knows nothing."""
    game, evaluator = GAMES["omerta"], evaluator_for(GAMES["omerta"])
    left_out = 0
    for state, seat in positions(game):
        legal = state.legal(seat)
        priors = evaluator.priors(state, seat, legal, SearchChance(1))
        tree = Tree(evaluator, (seat + 1) % SEATS, evaluator.stage(state))
        for _ in range(MANY):
            tree._select(tree._root, state, seat, legal, SearchChance(1))
        left_out += priors.count(0.0)

        assert len(tree._root.children) == len(legal) - priors.count(0.0)
    assert left_out > 0


def test_hidden_cards_do_not_foretell_what_is_drawn() -> None:
    """A determinization and the draws within it agree no more often than chance has it."""
    items = list(range(40))
    agreed = sum(
        SearchChance(seed).choose("deal", items) == chance_within(seed).choose("draw", items)
        for seed in range(4000)
    )

    assert 50 < agreed < 160


def test_a_won_match_is_worth_what_was_won() -> None:
    """Shared wins are shared."""
    state = GAMES["omerta"].blank(4, (0, 0))
    state.winners = 0b1010

    assert rollout(evaluator_for(GAMES["omerta"]), state, SearchChance(1), 9, 0) == [
        0.0,
        0.5,
        0.0,
        0.5,
    ]


def candidate(action: int, values: list[float], strategy_sum: float = 0.0) -> Candidate:
    """One that was tried already."""
    one = Candidate(action, 0.5)
    one.values = values
    one.strategy_sum = strategy_sum
    return one


def test_the_policy_yields_only_to_what_is_better_beyond_the_noise() -> None:
    """The same mean lead counts when it is steady and not when it is luck."""
    habit = candidate(1, [0.2, 0.3, 0.2, 0.3])
    steady = candidate(2, [0.3, 0.4, 0.3, 0.4])
    lucky = candidate(3, [0.9, 0.3, 0.0, 0.2])

    assert best_beyond_noise([habit, steady]).action == 2
    assert best_beyond_noise([habit, lucky]).action == 1
    assert best_beyond_noise([habit, candidate(4, [0.9])]).action == 1


def test_a_sealed_choice_is_mixed_without_traces() -> None:
    """As often as regret played them; what it hardly played is never chosen."""
    some = [candidate(1, [0.1], 6.0), candidate(2, [0.1], 3.0), candidate(3, [0.1], 1.0)]

    picked = [sampled(some, lot / 100).action for lot in range(100)]

    assert picked.count(1) == 67
    assert picked.count(2) == 33


def test_a_sealed_choice_among_many_equals_is_mixed_over_all() -> None:
    """With seven alike none has a probability that counts, and still one must be played."""
    alike = [candidate(action, [0.1], 1.0) for action in range(7)]

    picked = {sampled(alike, lot / 100).action for lot in range(100)}

    assert picked == set(range(7))


def test_a_node_starts_empty() -> None:
    """Nothing tried, nothing gained."""
    node = Node()

    assert (node.available, node.visits, node.total_value) == (0, 0, 0.0)


def test_evaluators_are_listed_for_games_of_the_house_only() -> None:
    """All five; the tutorial has none."""
    assert all(map(is_searched, GAMES.values()))
    assert not any(map(is_searched, TUTORIAL.values()))
