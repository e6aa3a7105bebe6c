"""What did the others keep? Counts the odds by which an evaluator reweights determinizations.

    python benchmarks/search_beliefs.py GAME [--matches 400] [--seats 4]

Scripted bots play; at every real decision the cards that others hold (`kept_cards` of the
evaluator) are counted in the true state and in a determinization that fits the view. Prints for
each group and face how often the truth has it in percent of the determinizations, the most
frequent being 100: the odds to be put into `bots/<game>/evaluator.py`.
"""

import argparse
from collections import Counter
from random import Random

from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.bots.search.evaluator import evaluator_for
from backroom.engine.chance import MatchChance, RandomChance, SearchChance
from backroom.engine.seats import next_seat
from backroom.games import GAMES

Counts = Counter[tuple[int, int]]


def count(name: str, seats: int, seed: str, truth: Counts, worlds: Counts) -> None:
    """One match."""
    game, bot, rng = GAMES[name], bot_named("scripted", GAMES[name]), Random(seed)
    evaluator, chance, imagined = (
        evaluator_for(game),
        MatchChance(seed.encode()),
        SearchChance(seed),
    )
    state = game.start(seats, game.meta.read_options({}, seats), chance)
    while not state.winners:
        seat = next_seat(state.pending, RandomChance(rng))
        decision = decision_of(game, state, seat)
        if len(decision.legal) > 1:
            truth.update(evaluator.kept_cards(state, seat))
            worlds.update(evaluator.kept_cards(game.complete(decision.view, imagined), seat))
        state.apply(seat, bot.choose(decision, rng).action, chance)


def main() -> None:
    """Play, count, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    truth: Counts = Counter()
    worlds: Counts = Counter()
    for number in range(asked.matches):
        count(asked.game, asked.seats, str(number), truth, worlds)
    for heading in sorted({heading for heading, _ in worlds}):
        faces = range(1 + max(face for one, face in worlds if one == heading))
        ratios = [truth[heading, one] / max(1, worlds[heading, one]) for one in faces]
        total = sum(truth[heading, one] for one in faces)
        odds = ", ".join(str(round(100 * ratio / max(ratios))) for ratio in ratios)
        print(f"{heading} ({total} cards): {odds}")


if __name__ == "__main__":
    main()
