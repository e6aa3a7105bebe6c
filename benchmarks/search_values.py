"""Who is ahead? Fits the weights of a search evaluator to matches that were played out.

    python benchmarks/search_values.py GAME [--matches 400] [--seats 4] [--seed 1] [--stages]

Players are scripted or follow the evaluator's rollout policy; now and then they play at random,
so that odd positions come up too. Positions are taken on the way; the weights are those that
make the winners likeliest (a softmax over the seats).
Prints the weights to be put into `bots/<game>/evaluator.py`, and how well they foretell a
quarter of the matches that was kept apart.
"""

import argparse
from collections.abc import Iterator
from math import exp, log
from random import Random

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.bots.search.evaluator import evaluator_for
from backroom.engine.chance import MatchChance, RandomChance
from backroom.engine.seats import next_seat, win_shares
from backroom.games import GAMES

# How often a player does anything, and the part of the positions that is kept.
SLIP = 0.06
KEEP = 0.12
ROUNDS = 300
RATE = 0.5

Row = tuple[list[list[float]], tuple[float, ...]]


def positions(name: str, seats: int, seed: str, stages: bool) -> Iterator[Row]:
    """Positions of one match, with how it ended."""
    game, rng, chance = GAMES[name], Random(seed), MatchChance(seed.encode())
    evaluator = evaluator_for(game)
    players = [
        rng.choice((bot_named("scripted", game), evaluator.rollout_policy))
        for _ in range(seats)
    ]
    state = game.start(seats, game.meta.read_options({}, seats), chance)
    kept = []
    stage = evaluator.stage(state)
    while not state.winners:
        # Where there are stages, values are asked for when one begins.
        if evaluator.stage(state) != stage or (not stages and rng.random() < KEEP):
            stage = evaluator.stage(state)
            kept.append(evaluator.features(state))
        seat = next_seat(state.pending, RandomChance(rng))
        decision = decision_of(game, state, seat)
        if rng.random() < SLIP:
            action = rng.choice(decision.legal)
        else:
            action = players[seat].choose(decision, rng).action
        state.apply(seat, action, chance)
    for features in kept:
        yield features, win_shares(state.winners, seats)


def softmax(weights: list[float], row: Row) -> list[float]:
    """What the weights say of a position."""
    scores = [sum(w * fact for w, fact in zip(weights, facts, strict=True)) for facts in row[0]]
    top = max(scores)
    hopes = [exp(score - top) for score in scores]
    return [hope / sum(hopes) for hope in hopes]


def fit(rows: list[Row]) -> list[float]:
    """Gradient ascent on scaled facts, a little drawn to zero."""
    size = len(rows[0][0][0])
    scale = [max(abs(facts[i]) for row in rows for facts in row[0]) or 1.0 for i in range(size)]
    scaled: list[Row] = [
        ([[fact / s for fact, s in zip(facts, scale, strict=True)] for facts in features], won)
        for features, won in rows
    ]
    weights = [0.0] * size
    speed = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-0.0005 * w for w in weights]
        for row in scaled:
            for facts, hope, won in zip(row[0], softmax(weights, row), row[1], strict=True):
                for i, fact in enumerate(facts):
                    slope[i] += fact * (won - hope) / len(scaled)
        for i in range(size):
            speed[i] = 0.9 * speed[i] + RATE * slope[i]
            weights[i] += speed[i]
    return [w / s for w, s in zip(weights, scale, strict=True)]


def loss(weights: list[float], rows: list[Row]) -> float:
    """How surprised the weights are, in nats a position."""
    total = 0.0
    for row in rows:
        for hope, won in zip(softmax(weights, row), row[1], strict=True):
            total -= won * log(max(hope, 1e-9))
    return total / len(rows)


def main() -> None:
    """Play, fit, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--stages", action="store_true", help="where one begins only")
    asked = parser.parse_args()
    matches = [
        list(positions(asked.game, asked.seats, f"{asked.seed}/{number}", asked.stages))
        for number in range(asked.matches)
    ]
    apart = len(matches) // 4
    seen = [row for match in matches[apart:] for row in match]
    kept = [row for match in matches[:apart] for row in match]
    weights = fit(seen)
    even = [0.0] * len(weights)
    now = list(evaluator_for(GAMES[asked.game]).weights)
    print("weights", tuple(round(weight, 4) for weight in weights))
    print(f"positions {len(seen)} fitted, {len(kept)} kept apart")
    for name, tried in (("even", even), ("now", now), ("fitted", weights)):
        print(f"loss {name} {loss(tried, kept):.3f}")


if __name__ == "__main__":
    main()
