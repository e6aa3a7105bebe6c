"""What did the others keep? Counts the odds by which a search guide makes worlds likelier.

    python benchmarks/search_beliefs.py GAME [--matches 400] [--seats 4]

Scripted bots play; at every real decision the cards that others hold, as the guide names them,
are counted in the truth and in a world that fits the view. Prints for each heading and face how
often the truth has it in percent of the worlds, the most frequent being 100: the odds to be put
into `bots/search/guides/<game>.py`.
"""

import argparse
from collections import Counter
from random import Random

from backroom.bots.play import decision_of, next_seat
from backroom.bots.registry import bot_named
from backroom.bots.search.guides import guide_for
from backroom.engine.chance import MatchChance, SearchChance
from backroom.games import GAMES

Counts = Counter[tuple[int, int]]


def count(name: str, seats: int, seed: str, truth: Counts, worlds: Counts) -> None:
    """One match."""
    game, bot, rng = GAMES[name], bot_named("scripted", GAMES[name]), Random(seed)
    guide, chance, imagined = guide_for(game), MatchChance(seed.encode()), SearchChance(seed)
    state = game.start(seats, game.meta.read_options({}, seats), chance)
    while not state.winners:
        seat = next_seat(state.pending, rng)
        decision = decision_of(game, state, seat)
        if len(decision.legal) > 1:
            truth.update(guide.kept(state, seat))
            worlds.update(guide.kept(game.complete(decision.view, imagined), seat))
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
