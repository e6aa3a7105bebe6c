"""Simple plans against the bots that learned: each should lose to three of them.

    python -m backroom.bots.nets.plans [GAME…] --deals 100

A plan insists on some kinds of actions and shuns others; what it leaves open is played as the
network would. A plan that wins more than its fair share has found a hole in the network.
"""

import argparse
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from backroom.bots.arena.deals import play_deals
from backroom.bots.arena.standings import by_chair
from backroom.bots.bot import Bot, Pick
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.games import GAMES
from backroom.games.capone import actions as capone
from backroom.games.capone.board import EMPTY, OWNER
from backroom.games.chicago_poker import actions as poker
from backroom.games.chicago_poker.cards import FACES, PLACES, SERIES, VALUES

from .shipped import has_net, net_bot

Actions: TypeAlias = tuple[int, ...]
# Of the legal actions, those that the table makes what a plan is about.
Sight: TypeAlias = Callable[[Any, Actions], Actions]


def nothing(view: Any, legal: Actions) -> Actions:
    """A plan that goes by verbs alone has no need to look at the table."""
    return ()


def weak_cards_unseen(view: Any, legal: Actions) -> Actions:
    """Chicago Poker: the lowest card, face down or as the fifth, where most lie already."""
    laid = {}
    for action in legal:
        if poker.PLAY <= action < poker.RAID:
            card, place = divmod(action - poker.PLAY, PLACES)
            there = len(view.series[place][view.seat])
            if there == SERIES - 1 or not FACES[view.open[place]] >> there & 1:
                laid[action] = (there, -VALUES[card])
    return (max(laid, key=lambda action: laid[action]),) if laid else ()


def calls_for_a_duel(view: Any, legal: Actions) -> Actions:
    """Chicago Poker: a fifth card where the bullet is free, and a ride that may bring one."""
    return tuple(
        action
        for action in legal
        if poker.DRIVE <= action < poker.FIRE
        or (poker.PLAY <= action < poker.RAID and _is_fifth(view, action))
    )


def _is_fifth(view: Any, action: int) -> bool:
    place = (action - poker.PLAY) % PLACES
    return view.bullets[place] < 0 and len(view.series[place][view.seat]) == SERIES - 1


def dearest_member(view: Any, legal: Actions) -> Actions:
    """Capone: the first member that a business gets is the one who is worth most."""
    if any(capone.PLACE <= pick < capone.CLOSE for pick in view.draft):
        return ()
    return tuple(action for action in legal if capone.PLACE <= action < capone.CLOSE)[:1]


def fields_of_others(view: Any, legal: Actions) -> Actions:
    """Capone: a field from which somebody else is thrown out."""
    fields = [action for action in legal if capone.AT <= action < capone.PLACE]
    return tuple(one for one in fields if _is_taken(view, view.fields[one - capone.AT]))


def _is_taken(view: Any, stones: int) -> bool:
    return stones != EMPTY and stones // OWNER != view.seat


class Plan(NamedTuple):
    """The verbs that a plan plays wherever it can, and those that it never plays if it can.

    Where verbs do not tell enough, it also looks for actions of either kind at the table.
    """

    insists: tuple[str, ...] = ()
    shuns: tuple[str, ...] = ()
    seeks: Sight = nothing
    avoids: Sight = nothing


PLANS: Final[Mapping[str, Mapping[str, Plan]]] = {
    "chicago-gangsters": {
        "always bluff": Plan(("claim", "hide")),
        "never show": Plan(shuns=("open", "put")),
        "always stay out": Plan(("pass", "done"), ("put", "hide", "claim", "brawl")),
        "rush": Plan(("claim", "brawl", "put")),
    },
    "chicago-poker": {
        "always bluff": Plan(seeks=weak_cards_unseen),
        "never show": Plan(avoids=calls_for_a_duel),
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
        "always bluff": Plan(seeks=dearest_member),
        "always threaten": Plan(seeks=fields_of_others),
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
        self._plan = plan
        self._bot: Bot = net_bot(game)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The network's choice among what the plan allows."""
        return self._bot.choose(decision._replace(legal=self.allowed(decision)), rng)

    def allowed(self, decision: Decision) -> Actions:
        """What it insists on, else what it does not shun, else anything."""
        view, legal = decision.view, decision.legal
        insisted = self._insists.union(self._plan.seeks(view, legal)).intersection(legal)
        shunned = self._shuns.union(self._plan.avoids(view, legal))
        open_to_it = tuple(one for one in legal if one not in shunned)
        return tuple(sorted(insisted)) or open_to_it or legal


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
