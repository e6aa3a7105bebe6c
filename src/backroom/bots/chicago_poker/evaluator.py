"""Chicago Poker for the search: rollouts by scripted bots, and a value from every business."""

from typing import Final

from backroom.bots.search.evaluator import PERCENT, POLICY_PRIOR, Evaluator, redrawn
from backroom.engine.chance import Chance
from backroom.engine.state import State
from backroom.games.chicago_poker.actions import MURDER_AT, PICK, PLAY, RAID, WASTE
from backroom.games.chicago_poker.cards import PLACES, SERIES, VALUES
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.chicago_poker.meta import SHORT
from backroom.games.chicago_poker.rules.duel import TieBreak
from backroom.games.chicago_poker.rules.turn import Turn
from backroom.games.chicago_poker.scoring import combination, strength
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import observe

from .odds import (
    PATIENT,
    Site,
    best_plan,
    gangsters,
    missing,
    sites,
    worth,
)
from .scripted import ChicagoPokerBot

# A round of the table: a duel comes when it is its challenger's turn again.
HORIZON: Final = 12
BASE_ITERATIONS: Final = 180
WEIGHTS: Final[tuple[float, ...]] = (-1.09, -0.06, 0.64, 1.21, 0.06, 0.0, 0.02)
# A business that wins the match, one that brings it nearer, any other.
STAKES: Final[tuple[float, ...]] = (6.0, 1.5, 0.7)
ALL_ACTIONS: Final = 3
# A card in a hand, by value (specials have 0): high ones are laid first.
# `benchmarks/search_beliefs.py`.
KEPT_VALUES: Final[tuple[int, ...]] = (
    *(96, 100, 98, 91, 87, 87, 84, 87, 82, 71, 59, 54, 50, 44, 37, 32),
)
KEPT: Final[tuple[int, ...]] = tuple([KEPT_VALUES[value] for value in VALUES])
# How often, in percent, a face-down card is made to go with another of its series, by the
# length of that: nobody lays five cards at random.
GOES_WITH: Final[tuple[int, ...]] = (0, 0, 26, 28, 32, 50)


class ChicagoPokerEvaluator(Evaluator):
    """What the table and the hand may bring each player, with all cards face up."""

    def __init__(self) -> None:
        own, opponents = ChicagoPokerBot(PATIENT), ChicagoPokerBot(blackmails=False)
        super().__init__(CHICAGO_POKER, own, HORIZON, BASE_ITERATIONS, WEIGHTS, opponents)

    def reweight(self, state: State, seat: int, chance: Chance) -> None:
        """Series are pairs more often than chance would have it; low cards stay in hands."""
        assert isinstance(state, PokerState)
        # Sealed answers were imagined for the hands as they are.
        if not state.deck or isinstance(state.steps[-1], TieBreak):
            return
        for index, ordinal in _unseen(state, seat):
            if chance.choose("reweight", PERCENT) < GOES_WITH[state.length[index]]:
                _pair_up(state, index, ordinal, chance)
        for other, hand in enumerate(state.hands):
            if other != seat:
                state.hands[other] = sorted(
                    [redrawn(card, KEPT, state.deck, chance) for card in hand]
                )
        state.deck.sort()

    def kept_cards(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Cards in hands by value, heading 0; combinations of series by their length."""
        assert isinstance(state, PokerState)
        cards = [
            (0, VALUES[card])
            for other, hand in enumerate(state.hands)
            if other != seat
            for card in hand
        ]
        for index, length in enumerate(state.length):
            place, other = divmod(index, state.seats)
            if length > 1 and other != seat and state.hidden_at(place, other):
                cards.append((length, combination(state.series(place, other))))
        return cards

    def prune(self, state: State, seat: int, legal: list[int], priors: list[float]) -> None:
        """Of all ways to lay a card the best for each business; specials for what they do.

        What a raid tells is worth nothing to one who has imagined the cards.
        """
        assert isinstance(state, PokerState)
        if not isinstance(state.steps[-1], Turn) or state.drafts[seat]:
            return
        view = observe(state, seat)
        plans = [best_plan(site, gangsters(view), ALL_ACTIONS) for site in sites(view, PATIENT)]
        best = [PLAY + one.cards[0] * PLACES + one.place for one in plans if one is not None]
        for index, action in enumerate(legal):
            is_poor = PLAY <= action < RAID and action not in best
            is_idle = RAID <= action < MURDER_AT or WASTE <= action < PICK
            if (is_poor or is_idle) and priors[index] < POLICY_PRIOR:
                priors[index] = 0.0

    def features(self, state: State) -> list[list[float]]:
        """Missing businesses, one missing, the table, the best plan, hand, specials, turn."""
        assert isinstance(state, PokerState)
        forces = [
            [_force(state, place, seat) for seat in range(state.seats)]
            for place in range(len(state.open))
        ]
        return [_facts(state, seat, forces) for seat in range(state.seats)]


def _unseen(state: PokerState, seat: int) -> list[tuple[int, int]]:
    """The cards in longer series of others that a seat knows nothing of: series, ordinal."""
    known = {card for pool in state.pools[seat] for card in pool.members}
    known.update(state.seen[seat])
    return [
        (index, ordinal)
        for index, length in enumerate(state.length)
        if length > 1 and index % state.seats != seat
        for ordinal in range(length)
        if not state.up[index] >> ordinal & 1
        and state.laid[index * SERIES + ordinal] not in known
    ]


def _pair_up(state: PokerState, index: int, ordinal: int, chance: Chance) -> None:
    """A card of a series is changed for one from the deck that is equal to another there."""
    first = index * SERIES
    place = first + ordinal
    values = [VALUES[card] for card in state.laid[first : first + state.length[index]]]
    old = values.pop(ordinal)
    wanted = [value for value in values if values.count(value) == 1] or values
    value = wanted[chance.choose("reweight", wanted)]
    found = [number for number, card in enumerate(state.deck) if VALUES[card] == value]
    if found and old not in values:
        number = found[chance.choose("reweight", found)]
        state.laid[place], state.deck[number] = state.deck[number], state.laid[place]


def _force(state: PokerState, place: int, seat: int) -> int:
    return (
        strength(state.series(place, seat)) if state.length[place * state.seats + seat] else 0
    )


def _facts(state: PokerState, seat: int, forces: list[list[int]]) -> list[float]:
    to_win = missing(state.won, seat, state.options[SHORT])
    hand = state.hands[seat]
    held = hand[: state.gangsters(seat)]
    table, plan = 0.0, 0.0
    for place, kind in enumerate(state.open):
        if kind < 0:
            continue
        site = _site(state, place, seat, _stake(state, seat, kind, to_win), forces[place])
        table += worth(site, site.own)
        best = best_plan(site, held, ALL_ACTIONS)
        if best is not None:
            plan = max(plan, best.gain)
    return [
        float(to_win),
        1.0 if to_win == 1 else 0.0,
        table,
        plan,
        float(len(hand)),
        float(len(hand) - len(held)),
        1.0 if state.pending >> seat & 1 else 0.0,
    ]


def _site(state: PokerState, place: int, seat: int, stake: float, forces: list[int]) -> Site:
    """A business as it is: every rival is as strong as he is, and may still grow."""
    first = place * state.seats
    owner = state.bullets[place]
    rivals: list[tuple[int, float]] = []
    longest = 0
    for other in range(state.seats):
        if other == seat:
            continue
        length = state.length[first + other]
        longest = max(longest, length)
        grows = 0.0 if other == owner else min(PATIENT.growth, float(SERIES - length))
        rivals.append((forces[other], grows if length else 1.0))
    return Site(
        place,
        state.series(place, seat),
        stake,
        rivals,
        owner >= 0,
        longest >= SERIES - 1,
        PATIENT,
    )


def _stake(state: PokerState, seat: int, kind: int, before: int) -> float:
    left = missing(state.won, seat, state.options[SHORT], kind)
    stake = STAKES[2] if left == before else STAKES[1] if left else STAKES[0]
    return stake * PATIENT.taste[kind]
