"""Simple plans against the bots that learned: each should lose to three of them.

    python -m backroom.bots.nets.plans [GAME…] --deals 100

A plan insists on some kinds of actions and shuns others; what it leaves open is played as the
network would. A plan that wins more than its fair share has found a hole in the network.
"""

import argparse
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from backroom.bots.arena.deals import play_deals
from backroom.bots.arena.standings import by_chair
from backroom.bots.bot import Bot, Pick
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.games import GAMES

from .shipped import has_net, net_bot


class Plan(NamedTuple):
    """The verbs that a plan plays wherever it can, and those that it never plays if it can."""

    insists: tuple[str, ...] = ()
    shuns: tuple[str, ...] = ()


PLANS: Final[Mapping[str, Mapping[str, Plan]]] = {
    "chicago-gangsters": {
        "always bluff": Plan(("claim", "hide")),
        "never show": Plan(shuns=("open", "put")),
        "always stay out": Plan(("pass", "done"), ("put", "hide", "claim", "brawl")),
        "rush": Plan(("claim", "brawl", "put")),
    },
    "chicago-poker": {
        "always stay out": Plan(("draw", "pass", "end"), ("play",)),
        "rush": Plan(("murder", "play")),
    },
    "omerta": {
        "always bluff": Plan(("claim", "kill")),
        "never show": Plan(shuns=("call",)),
        "always stay out": Plan(("pass", "decline", "done"), ("claim", "kill", "aim")),
        "rush": Plan(("call",)),
    },
    "mafioso": {
        "always stay out": Plan(("stop", "discard"), ("shoot", "stab", "cake", "boom")),
        "always raid": Plan(("raid",)),
        "rush": Plan(("boom", "shoot", "stab", "nightcap", "cake")),
    },
    "capone": {
        "always stay out": Plan(("discard", "done"), ("play",)),
        "never in prison": Plan(("bail",)),
        "rush": Plan(("play",), ("discard", "done")),
    },
}


class PlanBot:
    """Follows a plan, and its network in what the plan leaves open."""

    reasons = ("forced", "learned")

    def __init__(self, game: AnyGame, plan: Plan) -> None:
        verbs = [game.actions.text(action).split()[0] for action in range(game.actions.size)]
        self._insists = {action for action, verb in enumerate(verbs) if verb in plan.insists}
        self._shuns = {action for action, verb in enumerate(verbs) if verb in plan.shuns}
        self._bot: Bot = net_bot(game)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The network's choice among what the plan allows."""
        return self._bot.choose(decision._replace(legal=self.allowed(decision.legal)), rng)

    def allowed(self, legal: tuple[int, ...]) -> tuple[int, ...]:
        """What it insists on, else what it does not shun, else anything."""
        insisted = tuple(action for action in legal if action in self._insists)
        return insisted or tuple(one for one in legal if one not in self._shuns) or legal


def measure(game: AnyGame, deals: int, seed: str) -> None:
    """Print a line for each plan: its share of the wins against three of the network."""
    seats = game.meta.usual_seats
    options, net = game.meta.read_options({}, seats), net_bot(game)
    for name, plan in PLANS[game.name].items():
        players: list[Bot] = [PlanBot(game, plan), *[net] * (seats - 1)]
        dealt = list(play_deals(game, options, players, deals, seed))
        row = by_chair((name, *["net"] * (seats - 1)), dealt)[0]
        told = f"{row.share:6.1%} ({row.low:.1%} to {row.high:.1%}), fair {1 / seats:.1%}"
        print(f"{game.name:20}{name:18}{told}", flush=True)


def main() -> None:
    """All plans of the games named, or of every game that has a network."""
    parser = argparse.ArgumentParser(description="Simple plans against the bots that learned.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="plans")
    given = parser.parse_args()
    for name in given.games or [name for name, game in GAMES.items() if has_net(game)]:
        measure(GAMES[name], given.deals, given.seed)


if __name__ == "__main__":
    main()
