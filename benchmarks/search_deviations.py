"""Does it pay where the search leaves its rollout policy? Plays both on from the truth.

    python benchmarks/search_deviations.py GAME [--iterations N] [--horizon H] [--choices 600]
                                                [--playouts 48]

One player follows the rollout policy of the evaluator among three scripted ones. Where the
search would do something else, both actions are played out many times from the true state, with
the searching seat on its rollout policy. Prints what the search expected to win by the change
and what it brought, in percent of a win: over all, by how much it expected, and by what was
changed for what; ± is one standard error over the changes. A kind of change that it likes and
that loses points to a fault in the evaluator's values, or to a horizon that is too near.
`PYTHONPATH=build/compiled/lib` is many times as quick.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from backroom.bots.bot import Bot
from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.evaluator import evaluator_for
from backroom.engine.chance import MatchChance, RandomChance, SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat, win_shares
from backroom.engine.state import State
from backroom.engine.steps import Sealed
from backroom.games import GAMES

SEATS = 4
# The part of the choices that is looked at.
PART = 0.12
BANDS = (0.01, 0.02, 0.03, 0.05, 1.0)


class Change(NamedTuple):
    """An action other than the policy's: what was expected of it, and what it brought."""

    verbs: tuple[str, str]
    expected: float
    brought: float


def looks(game: AnyGame, search: SearchBot, playouts: int) -> Iterator[Change | None]:
    """All choices, match after match, in which the search leaves its rollout policy."""
    policy, others = search.evaluator.rollout_policy, bot_named("scripted", game)
    match = 0
    while True:
        match += 1
        me, rng, chance = match % SEATS, Random(match), MatchChance(str(match).encode())
        players = [policy if seat == me else others for seat in range(SEATS)]
        state: State = game.start(SEATS, game.meta.read_options({}, SEATS), chance)
        while not state.winners:
            seat = next_seat(state.pending, RandomChance(rng))
            asked = decision_of(game, state, seat)
            usual = players[seat].choose(asked, rng).action
            is_open = len(asked.legal) > 1 and not isinstance(state.steps[-1], Sealed)
            if seat == me and is_open and rng.random() < PART:
                chosen = search.choose(asked, Random(match)).action
                if chosen == usual:
                    yield None
                else:
                    seen = search.action_values(asked, Random(match), (usual,))
                    shares = {one.action: one.share for one in seen}
                    brought = fmean(
                        ends(game, state, seat, chosen, players, number)
                        - ends(game, state, seat, usual, players, number)
                        for number in range(playouts)
                    )
                    verbs = verb(game, usual), verb(game, chosen)
                    yield Change(verbs, shares[chosen] - shares[usual], brought)
            state.apply(seat, usual, chance)


def ends(
    game: AnyGame, state: State, seat: int, action: int, players: list[Bot], number: int
) -> float:
    """What a seat wins if it does this now and all play on as they do."""
    rng, chance, played = Random(number), SearchChance(number), state.clone()
    played.apply(seat, action, chance)
    while not played.winners:
        mover = next_seat(played.pending, RandomChance(rng))
        asked = decision_of(game, played, mover)
        played.apply(mover, players[mover].choose(asked, rng).action, chance)
    return win_shares(played.winners, SEATS)[seat]


def verb(game: AnyGame, action: int) -> str:
    """The first word of an action."""
    return game.actions.text(action).split()[0]


def tell(title: str, some: Iterable[Change]) -> None:
    """One line about some changes."""
    found = list(some)
    if len(found) < 2:
        return
    brought = [100 * one.brought for one in found]
    print(
        f"{title:28}{len(found):5} expected {100 * fmean(one.expected for one in found):5.1f}"
        f"   brought {fmean(brought):5.1f} ± {stdev(brought) / sqrt(len(found)):.1f}"
    )


def main() -> None:
    """Look, play on, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--choices", type=int, default=600)
    parser.add_argument("--playouts", type=int, default=48)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    search = SearchBot(game, asked.iterations or evaluator_for(game).base_iterations)
    search.evaluator.horizon = asked.horizon or search.evaluator.horizon
    looked = list(islice(looks(game, search, asked.playouts), asked.choices))
    found = [one for one in looked if one is not None]
    each = [100 * one.brought if one else 0.0 for one in looked]
    error = stdev(each) / sqrt(len(each))
    print(f"{len(looked)} choices, each {fmean(each):+.2f} ± {error:.2f} % of a win")
    tell("changes", found)
    low = -1.0
    for high in BANDS:
        tell(f"expected below {high:.2f}", (one for one in found if low <= one.expected < high))
        low = high
    for verbs in sorted({one.verbs for one in found}):
        tell(" to ".join(verbs), (one for one in found if one.verbs == verbs))


if __name__ == "__main__":
    main()
