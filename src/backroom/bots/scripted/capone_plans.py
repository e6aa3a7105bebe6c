"""What each way to play a card in Capone would bring, in thousands."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from backroom.games.capone import effects
from backroom.games.capone.actions import (
    AT,
    CLOSE,
    DISCARD,
    FROM_DIVERSION,
    PLACE,
    PLAY,
    VICTIM,
)
from backroom.games.capone.board import (
    BITS,
    EMPTY,
    EVERYBODY,
    FIELDS,
    GUARD,
    GUARD_VALUE,
    LEGAL_SET,
    MEMBERS,
    OWNER,
    VALUES,
    WORTH,
    first_equals,
    reach,
    worth,
)
from backroom.games.capone.cards import (
    DECKS,
    DIVERSION,
    FBI,
    LEGAL,
    LEGAL_INCOME,
    OFFER,
    PROTECTION,
    PROTECTION_MONEY,
    TAKEOVER,
)
from backroom.games.capone.moves import names
from backroom.games.capone.state import CaponeState

# What a member lost for ever costs beside this year's income, as a part of his value.
LOST: Final = 1.2
# What stones are worth for later cards of the same year, as a part of their value.
KEEP_FOR_MORE: Final = 0.6
KEEP_A_LITTLE: Final = 0.1
# How much of an enemy's loss is a gain: of the leader's, and of anybody's.
LEADER: Final = 0.6
OTHERS: Final = 0.3
ARREST_YEARS: Final = 2.0
# Dropping a card that could still be of use costs so much.
UNUSED: Final = 12.0
# How likely somebody who can attack a field does so.
ATTACKS: Final = 0.5
STEP: Final = 100


class Plan(NamedTuple):
    """A whole answer, what it brings, and why it is chosen."""

    score: float
    picks: tuple[int, ...]
    reason: str


class Planner:
    """Weighs the cards of one seat; of the state it uses only what that seat may see."""

    def __init__(self, state: CaponeState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hands[seat]
        self.others = [other for other in range(state.seats) if other != seat]
        self.leader = max(self.others, key=self._wealth)
        unseen = DECKS[state.seats][:]
        for card in (*self.hand, *state.thrown[seat], *state.played):
            unseen.remove(card)
        self.unseen = unseen
        held = sum(len(state.hands[other]) for other in self.others)
        self.share = held / len(unseen) if unseen else 0.0
        illegal = sum(1 for card in self.hand if card < LEGAL)
        self.keep = KEEP_FOR_MORE if illegal > 1 else KEEP_A_LITTLE
        if len(self.hand) == 1:
            self.keep = 0.0

    def best(self, allowed: Sequence[int]) -> Plan:
        """The best plan that begins with one of these actions."""
        plans = [plan for plan in self._plans() if plan.picks[0] in allowed]
        return max(plans, key=lambda plan: plan.score)

    def _wealth(self, seat: int) -> int:
        return self.state.markers[seat] * STEP + self.state.cash[seat]

    def _plans(self) -> Iterator[Plan]:
        for card in sorted(set(self.hand)):
            useful = effects.can_play(self.state, self.seat, card)
            yield Plan(-UNUSED if useful else -1.0, (DISCARD + card,), "wait")
            if not useful:
                continue
            if card < LEGAL:
                yield from self._businesses(card)
            elif card < DIVERSION:
                money = LEGAL_INCOME[self.state.markers[self.seat]]
                yield Plan(money, (PLAY + card,), "legal")
            elif card == PROTECTION:
                yield from self._extortions()
            elif card == TAKEOVER:
                yield from self._takeovers()
            else:
                yield from self._hits(card)

    def _gain(self, seat: int) -> float:
        """What a thousand lost by a player is worth."""
        return LEADER if seat == self.leader else OTHERS

    def _businesses(self, card: int) -> Iterator[Plan]:
        state, seat = self.state, self.seat
        for field in (card * 2, card * 2 + 1):
            if effects.is_last_card(state, seat):
                stones = effects.last_stones(state, seat, field)
                choices = [stones] if stones else []
            else:
                low = effects.least(state, seat, field)
                choices = list(self._stones(field, low))
            for stones in choices:
                picks = (PLAY + card, AT + field, *closing(stones))
                yield Plan(self._worth_there(field, stones), picks, self._why(field))

    def _why(self, field: int) -> str:
        there = self.state.fields[field]
        if there == EMPTY:
            return "place"
        return "place-more" if there // OWNER == self.seat else "attack"

    def _stones(self, field: int, low: int) -> Iterator[int]:
        """Members that may share the field, with just enough bodyguards or with all."""
        home = self.state.home[self.seat]
        guards = home // GUARD
        placed = effects.members_at(self.state, self.seat, field)
        for members in legal_sets(home & EVERYBODY):
            fewest = max(0, -(-(low - WORTH[members]) // GUARD_VALUE))
            if LEGAL_SET[placed | members] and fewest <= guards:
                for count in {fewest, guards}:
                    if members or count:
                        yield members + count * GUARD

    def _worth_there(self, field: int, stones: int) -> float:
        """Income by its odds, less what may be lost, less what later cards could earn."""
        there = self.state.fields[field]
        value = worth(stones)
        gain = 0.0
        total = value
        if there != EMPTY and there // OWNER == self.seat:
            total += worth(there)
        elif there != EMPTY:
            hurt = worth(there) + LOST * WORTH[there & EVERYBODY]
            gain = self._gain(there // OWNER) * hurt
        attacked = self._attacked(field, total)
        expected = value * (1 - attacked) - attacked * LOST * WORTH[stones & EVERYBODY]
        return expected + gain - self.keep * value

    def _attacked(self, field: int, total: int) -> float:
        """How likely the stones on a field are removed this year."""
        same = self.unseen.count(field // 2) * self.share
        beaten = any(self._strength(other) > total for other in self.others)
        board = sum(worth(code) for code in self.state.fields if code != EMPTY) + total
        offers = self.unseen.count(OFFER) * self.share * total / (board + STEP)
        return min(0.95, (same * ATTACKS if beaten else 0.0) + offers)

    def _strength(self, seat: int) -> int:
        """The most that a player can lay on one field."""
        home = self.state.home[seat]
        tens = reach(0, home & EVERYBODY).bit_length() - 1
        return tens * 10 + home // GUARD * GUARD_VALUE

    def _takeovers(self) -> Iterator[Plan]:
        for field in range(FIELDS):
            there = self.state.fields[field]
            value = effects.exact(self.state, self.seat, field)
            for stones in self._stones(field, value):
                if worth(stones) == value:
                    gained = value * (1 - self.keep) + self._gain(there // OWNER) * value
                    picks = (PLAY + TAKEOVER, AT + field, *closing(stones))
                    yield Plan(gained, picks, "takeover")

    def _extortions(self) -> Iterator[Plan]:
        state = self.state
        for victim in self.others:
            if state.markers[victim]:
                owed = PROTECTION_MONEY[state.markers[victim]]
                money = min(owed, state.cash[victim])
                score = money * (1 + self._gain(victim))
                yield Plan(score, (PLAY + PROTECTION, VICTIM + victim), "extort")

    def _hits(self, card: int) -> Iterator[Plan]:
        """A diversion, the F.B.I. or an offer against each enemy in reach."""
        state = self.state
        for field, there in enumerate(state.fields):
            if there == EMPTY or there // OWNER == self.seat:
                continue
            gain = self._gain(there // OWNER)
            if card == OFFER:
                hurt = worth(there) + LOST * WORTH[there & EVERYBODY]
                yield Plan(gain * hurt, (PLAY + card, AT + field), "offer")
                continue
            for member in names(first_equals(there & EVERYBODY)):
                years = ARREST_YEARS if card == FBI else 1.0
                picks = (PLAY + card, AT + field, PLACE + member)
                reason = "arrest" if card == FBI else "divert"
                yield Plan(gain * years * VALUES[member], picks, reason)
        if card >= FBI:
            yield from self._hits_aside(card)

    def _hits_aside(self, card: int) -> Iterator[Plan]:
        """The same against those who were diverted."""
        for place, who in enumerate(self.state.diverted):
            owner, member = divmod(who, MEMBERS)
            if who != EMPTY and owner != self.seat:
                score = self._gain(owner) * LOST * VALUES[member]
                reason = "arrest" if card == FBI else "offer"
                yield Plan(score, (PLAY + card, FROM_DIVERSION + place), reason)


@cache
def legal_sets(home: int) -> list[int]:
    """The sets of members at home that may share a field, equals by the first named (C27)."""
    found = []
    for members in range(256):
        if members & ~home or not LEGAL_SET[members]:
            continue
        left = home & ~members
        doubled = (members & BITS[4] and left & BITS[3]) or (
            members & BITS[6] and left & BITS[5]
        )
        if not doubled:
            found.append(members)
    return found


def closing(stones: int) -> tuple[int, ...]:
    """The picks that name stones: members in printed order, then the bodyguards."""
    members = [PLACE + member for member in names(stones & EVERYBODY)]
    return (*members, CLOSE + stones // GUARD)
