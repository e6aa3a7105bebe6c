"""What a round of Chicago Gangsters is worth to one player, guessed from the view alone."""

from typing import Final, NamedTuple, TypeAlias

from backroom.games.chicago_gangsters.cards import (
    ALL_PACTS,
    ALLOWS,
    END_CARD,
    FACES,
    FENCE,
    HAND_LIMIT,
    KIND_OF,
    LOOTS,
    PERSONS,
    POKER_PLAYER,
    PRIEST,
    SMUGGLER,
    SPECIALISTS,
    SPY,
    VALUE_OF,
    Package,
)
from backroom.games.chicago_gangsters.scoring import losers_share, persons_strength
from backroom.games.chicago_gangsters.view import GangstersView

from .talk import TRUST, moods, promised, words

Spread: TypeAlias = list[tuple[float, float]]
# By sum: what the cards for it cost, and the cards.
Offers: TypeAlias = dict[int, tuple[float, tuple[int, ...]]]

# Bottles that a means card is worth when it is drawn.
DRAWN_CARD: Final = 0.35
# Bottles that a point of means costs when it is put in: early, with a full hand, at the end.
POINT: Final = 0.11
POINT_OF_FULL_HAND: Final = 0.05
LATE_POINT: Final = 0.09
LATE_POINT_OF_BEST_KIND: Final = 0.22
LATE_ROUND: Final = 9
# Cards a player is thought to put in each round before anybody has seen him play.
PRIOR_CARDS: Final = 1.2
PRIOR_ROUNDS: Final = 2
# Cards that a hand gets each round if nothing is put in.
INCOME: Final = 1.2
CARD_VALUE: Final = 2.9
HIDDEN_CARD: Final[tuple[tuple[float, float], ...]] = ((0.4, 0.0), (0.3, 3.0), (0.3, 5.0))


class Rival(NamedTuple):
    """Another contributor on the own side: what he may add, and his rank among equals."""

    spread: Spread
    rank: int


class Odds:
    """The prospects of a seat in the round that lies open; Mr. X may try either side."""

    def __init__(self, view: GangstersView, mr_x_side: int | None = None) -> None:
        self.view = view
        self.mr_x_side = view.mr_x_side if mr_x_side is None else mr_x_side
        self.allows = ALLOWS[view.district]
        self.round = ALL_PACTS - len([card for card in view.coalitions if card != END_CARD])
        self.prizes = [self._prizes(0), self._prizes(2)]
        self.words = words(view)
        # By side: every sum that is weighed asks for them again.
        self._oppositions: dict[int, Spread] = {}
        self._rivals: dict[int, list[Rival]] = {}

    def _prizes(self, first: int) -> list[float]:
        """What the packages of winners or losers are worth, the better one first."""
        loot = LOOTS[self.view.loot]
        return sorted(
            (self.worth(package) for package in loot[first : first + 2]), reverse=True
        )

    def worth(self, package: Package) -> float:
        """What a package of loot is worth, counted in bottles."""
        room = HAND_LIMIT - self.view.sizes[self.view.seat]
        value = package.bottles + DRAWN_CARD * min(package.means, room)
        return value + self.person_worth() if package.person else value

    def person_worth(self) -> float:
        """Persons are worth more early, and those that make bottles most of all."""
        person = self.view.person
        if person < 0:
            return 0.0
        left = max(0, 11 - self.round)
        each_round = 0.05 * PERSONS[person].value
        if person in (SPY, SMUGGLER):
            each_round = 0.25
        elif person in (FENCE, POKER_PLAYER):
            each_round = 0.06
        return 0.5 + left * each_round + (0.4 if person == PRIEST else 0.0)

    def usable(self, seat: int) -> int:
        """Kinds of means that are valid for a seat."""
        kinds = self.allows
        for bit, kind in SPECIALISTS:
            if self.view.persons[seat] & bit:
                kinds |= kind
        return kinds

    def factor(self, seat: int) -> int:
        """2 for a clan on its own, else 1."""
        line_up = self.view.line_up
        return 2 if seat in line_up and line_up[line_up.index(seat) ^ 1] < 0 else 1

    def fixed(self, seat: int) -> int:
        """What a seat contributes without any card."""
        persons = persons_strength(self.view.persons[seat], self.allows)
        return persons * self.factor(seat)

    def spread(self, seat: int) -> Spread:
        """What a seat may contribute, judged by what it has spent so far and says now."""
        if seat == self.view.mr_x:
            points = 0.85 * CARD_VALUE * self.view.lurking
        else:
            earlier = self.round - 1
            spent = 4 + INCOME * earlier - self.view.sizes[seat]
            rate = (PRIOR_CARDS * PRIOR_ROUNDS + max(0.0, spent)) / (PRIOR_ROUNDS + earlier)
            points = CARD_VALUE * min(rate, self.view.sizes[seat])
        base, factor = self.fixed(seat), self.factor(seat)
        word = self.words[seat]
        usual = [(odds, base + factor * points * mood) for odds, mood in moods(word)]
        said = promised(word)
        if said < 0:
            return usual
        believed = (TRUST, float(base + factor * said))
        return [believed, *[((1 - TRUST) * odds, strength) for odds, strength in usual]]

    def side_of(self, seat: int) -> int:
        """0 for challengers, 1 for defenders."""
        view = self.view
        return view.line_up.index(seat) // 2 if seat in view.line_up else self.mr_x_side

    def fighters(self, side: int) -> list[int]:
        """The clans of a side that take part."""
        pair = self.view.line_up[2 * side : 2 * side + 2]
        return [seat for seat in pair if seat >= 0 and seat != self.view.kicked]

    def opposition(self, side: int) -> Spread:
        """What the other side may reach."""
        if side not in self._oppositions:
            self._oppositions[side] = self._other_side(side)
        return self._oppositions[side]

    def _other_side(self, side: int) -> Spread:
        """What it may reach; a side that has shown its cards can only hide one."""
        other = 1 - side
        view = self.view
        if view.announced[other] >= 0:
            total: Spread = [(1.0, float(view.announced[other]))]
            if view.hides:
                factor = self.factor(view.line_up[0])
                total = added(total, [(chance, factor * v) for chance, v in HIDDEN_CARD])
        else:
            total = [(1.0, 0.0)]
            for seat in self.fighters(other):
                total = added(total, self.spread(seat))
        if self.mr_x_side == other:
            total = added(total, self.spread(view.mr_x))
        return total

    def rivals(self, side: int, alone: bool) -> list[Rival]:
        """The others on the own side, with their rank when contributions are equal."""
        if alone:
            return []
        if side not in self._rivals:
            self._rivals[side] = self._partners(side)
        return self._rivals[side]

    def _partners(self, side: int) -> list[Rival]:
        ranks = {seat: 2 - slot % 2 for slot, seat in enumerate(self.view.line_up[:2])}
        ranks |= {seat: 1 + slot for slot, seat in enumerate(self.view.line_up[2:])}
        seats = self.fighters(side)
        if self.mr_x_side == side:
            seats.append(self.view.mr_x)
        return [
            Rival(self.spread(seat), ranks.get(seat, 0))
            for seat in seats
            if seat != self.view.seat
        ]

    def prospect(self, points: int, side: int, alone: bool) -> tuple[float, float]:
        """Bottles to be expected from putting in so many points, and the chance to win."""
        seat = self.view.seat
        own = self.fixed(seat) + self.factor(seat) * points
        line_up = self.view.line_up
        rank = (2, 1, 1, 2)[line_up.index(seat)] if seat in line_up else 0
        gain = 0.0
        wins = 0.0
        opposition = self.opposition(side)
        for chance, friends, place in combined(self.rivals(side, alone), own, rank):
            for odds, enemies in opposition:
                total = own + friends
                won = total >= enemies if side == 0 else total > enemies
                wins += chance * odds if won else 0.0
                if won or losers_share(round(enemies), round(total)):
                    gain += (
                        chance * odds * self._share(self.prizes[0 if won else 1], place, alone)
                    )
        return gain, wins

    def _share(self, prizes: list[float], place: int, alone: bool) -> float:
        """What a place among the contributors gets; a godfather takes all but one item."""
        if alone:
            return sum(prizes) - min(1.0, DRAWN_CARD)
        return prizes[place] if place < len(prizes) else 0.0

    def card_cost(self, face: int) -> float:
        """What a card is worth in hand, in bottles."""
        view = self.view
        point = POINT
        if self.round >= LATE_ROUND:
            best = KIND_OF[face] == best_kind(view)
            point = LATE_POINT_OF_BEST_KIND if best else LATE_POINT
        elif view.sizes[view.seat] >= HAND_LIMIT - 1:
            point = POINT_OF_FULL_HAND
        return point * VALUE_OF[face]

    def offers(self, kinds: int) -> Offers:
        """For each sum of own cards of some kinds the cheapest way to make it."""
        found: Offers = {0: (0.0, ())}
        for face in range(FACES):
            if KIND_OF[face] & kinds:
                for _ in range(self.view.hand[face]):
                    self._extend(found, face)
        return found

    def _extend(self, found: Offers, face: int) -> None:
        cost = self.card_cost(face)
        for points, (spent, cards) in list(found.items()):
            more = points + VALUE_OF[face]
            if more not in found or found[more][0] > spent + cost:
                found[more] = (spent + cost, (*cards, face))


def best_kind(view: GangstersView) -> int:
    """The kind of means with the largest sum in the own hand."""
    sums = {1: 0, 2: 0, 4: 0}
    for face in range(FACES):
        sums[KIND_OF[face]] += view.hand[face] * VALUE_OF[face]
    return max(sums, key=lambda kind: sums[kind])


def added(one: Spread, other: Spread) -> Spread:
    """The sum of two independent guesses."""
    return [(p * q, v + w) for p, v in one for q, w in other]


def combined(rivals: list[Rival], own: float, rank: int) -> list[tuple[float, float, int]]:
    """All moods of the rivals: chance, their strength together, the own place among them."""
    rows = [(1.0, 0.0, 0)]
    for rival in rivals:
        rows = [
            (chance * p, friends + v, place + int((v, -rival.rank) > (own, -rank)))
            for chance, friends, place in rows
            for p, v in rival.spread
        ]
    return rows
