"""What each way to play a card in Capone would bring, in thousands."""

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
    worth,
)
from backroom.games.capone.cards import (
    DIVERSION,
    FBI,
    LEGAL,
    LEGAL_INCOME,
    OFFER,
    PROTECTION,
    PROTECTION_MONEY,
    TAKEOVER,
)
from backroom.games.capone.meta import EACH, LAST_CARD
from backroom.games.capone.moves import names
from backroom.games.capone.state import CaponeState

from .outlook import Outlook, deployable, sets_of, strength

# What a member lost for ever costs beside this year's income, as a part of his value.
LOST: Final = 1.0
# What stones kept for a later card will earn of their value.
LATER: Final = 1.0
# A card laid aside could have been of use somewhere.
UNUSED: Final = 2.5
# What the restricted last card of the year still brings (C15).
LAST: Final = 10.0
ARREST_YEARS: Final = 2.0
# How much of a field taken over its owner cannot place again this year.
SENT_BACK: Final = 0.5
# What a hit will find later, as a part of the best field an enemy can still make.
PATIENCE: Final = 0.6
# What an attack will still find later of an enemy who is there.
HOPE: Final = 0.8
# What it costs to be left with a card that others may hold too.
DANGER: Final = 5.0
SAFE_MONEY: Final = 0.98


class Plan(NamedTuple):
    """A whole answer, what it brings, and why it is chosen."""

    score: float
    picks: tuple[int, ...]
    reason: str


class Planner:
    """Weighs the cards of one seat; of the state it uses only what that seat may see."""

    def __init__(self, state: CaponeState, seat: int, draft: tuple[int, ...]) -> None:
        self.state = state
        self.seat = seat
        self.draft = draft
        self.hand = state.hands[seat]
        self.home = state.home[seat]
        self.outlook = Outlook(state, seat)
        self.gains = self.outlook.gains
        self.illegal = len([card for card in self.hand if card < LEGAL])
        self.is_closing = (
            state.options[LAST_CARD] == EACH or seat == (state.starter - 1) % state.seats
        )
        self.waits = [self._wait(card) for card in self.hand]
        self.waiting = sum(self.waits)
        self.best = Plan(-10_000.0, (), "")

    def find(self) -> Plan:
        """The best plan that begins with the picks made; it has none if nothing pays there."""
        before = -1
        for number, card in enumerate(self.hand):
            if card == before:
                continue
            before = card
            if self.draft and self.draft[0] != PLAY + card:
                continue
            kept = self.waiting - self.waits[number]
            if not self.draft:
                score = kept + self._later(card, 0) - UNUSED
                self._consider(score, (DISCARD + card,), "wait")
            if card < LEGAL:
                self._businesses(card, kept)
            elif effects.can_play(self.state, self.seat, card):
                self._other(card, kept + self._later(card, 0))
        return self.best

    def _consider(self, score: float, picks: tuple[int, ...], reason: str) -> None:
        if score > self.best.score and picks[: len(self.draft)] == self.draft:
            self.best = Plan(score, picks, reason)

    def _later(self, card: int, stones: int) -> float:
        """What the stones left at home can still earn with the cards left."""
        cards = len(self.hand) - 1
        illegal = self.illegal - 1 if card < LEGAL else self.illegal
        last = 0.0
        if self.is_closing and illegal and illegal == cards:
            illegal -= 1
            last = LAST
        return LATER * deployable(self.home - stones, illegal) + last

    def _wait(self, card: int) -> float:
        """What a card is worth if it is kept for the next turn, beside what it places."""
        state = self.state
        if len(self.hand) == 1:
            return 0.0
        if card < LEGAL:
            return self._hope(card)
        if card < DIVERSION:
            return SAFE_MONEY * LEGAL_INCOME[state.markers[self.seat]]
        if card == PROTECTION:
            return SAFE_MONEY * max([self._owed(other) for other in self.outlook.others])
        best = 0.0
        for other in self.outlook.others:
            most = min(STRONGEST, strength(state.home[other])) if state.hands[other] else 0
            best = max(best, self.gains[other] * most)
        return PATIENCE * best * WEIGHTS[card - DIVERSION]

    def _hope(self, card: int) -> float:
        """What an attack with a card would do to whoever is there; else how safe it is."""
        best = -DANGER * sum([odds for _, odds in self.outlook.holders(card)])
        for field in (card * 2, card * 2 + 1):
            there = self.state.fields[field]
            is_enemy = there != EMPTY and there // OWNER != self.seat
            if is_enemy and strength(self.home) > worth(there):
                best = max(best, HOPE * self.gains[there // OWNER] * hurt(there))
        return best

    def _other(self, card: int, later: float) -> None:
        """A card that places nothing, or takes over."""
        if card < DIVERSION:
            money = LEGAL_INCOME[self.state.markers[self.seat]]
            self._consider(later + money, (PLAY + card,), "legal")
        elif card == PROTECTION:
            for victim in self.outlook.others:
                if self.state.markers[victim]:
                    picks = (PLAY + PROTECTION, VICTIM + victim)
                    self._consider(later + self._owed(victim), picks, "extort")
        elif card == TAKEOVER:
            self._takeovers(later)
        else:
            self._hits(card, later)

    def _owed(self, victim: int) -> float:
        """Protection money, and what it is worth that the victim has less."""
        owed = PROTECTION_MONEY[self.state.markers[victim]]
        return min(owed, self.state.cash[victim]) * (1 + self.gains[victim])

    def _businesses(self, card: int, kept: float) -> None:
        """Stones on either field; of two empty ones the first will do."""
        state, seat = self.state, self.seat
        first = card * 2
        fields = [first, first + 1]
        if state.fields[first] == EMPTY and state.fields[first + 1] == EMPTY:
            fields.pop()
        holders = self.outlook.holders(card)
        for field in fields:
            if len(self.draft) > 1 and self.draft[1] != AT + field:
                continue
            if effects.is_last_card(state, seat):
                stones = effects.last_stones(state, seat, field)
                if stones:
                    self._place(card, field, stones, kept, holders)
            else:
                for stones in self._stones(field, effects.least(state, seat, field)):
                    self._place(card, field, stones, kept, holders)

    def _stones(self, field: int, low: int) -> list[int]:
        """Members that may share the field, with just enough bodyguards or with all."""
        guards = self.home // GUARD
        placed = effects.members_at(self.state, self.seat, field)
        found = []
        for members in sets_of(self.home & EVERYBODY):
            fewest = max(0, -(-(low - WORTH[members]) // GUARD_VALUE))
            if fewest <= guards and LEGAL_SET[placed | members]:
                if members or fewest:
                    found.append(members + fewest * GUARD)
                if guards > fewest:
                    found.append(members + guards * GUARD)
        return found

    def _place(
        self,
        card: int,
        field: int,
        stones: int,
        kept: float,
        holders: list[tuple[int, float]],
    ) -> None:
        """Income by its odds, less what may be lost, and what is left for later."""
        there = self.state.fields[field]
        value = total = worth(stones)
        score = kept + self._later(card, stones)
        reason = "place"
        lost = LOST * WORTH[stones & EVERYBODY]
        if there != EMPTY and there // OWNER == self.seat:
            reason = "place-more"
            before = self.outlook.risk(holders, worth(there))
            total += worth(there)
            after = self.outlook.risk(holders, total)
            score += (before - after) * hurt(there)
            risk = after
        else:
            if there != EMPTY:
                reason = "attack"
                score += self.gains[there // OWNER] * hurt(there)
            risk = self.outlook.risk(holders, total)
        score += value * (1 - risk) - risk * lost
        if score > self.best.score:
            self._consider(score, (PLAY + card, AT + field, *closing(stones)), reason)

    def _takeovers(self, later: float) -> None:
        now = LATER * deployable(self.home, self.illegal)
        for field in range(FIELDS):
            there = self.state.fields[field]
            value = effects.exact(self.state, self.seat, field)
            if len(self.draft) > 1 and self.draft[1] != AT + field:
                continue
            if value > worth(self.home):
                continue
            holders = self.outlook.holders(field // 2)
            risk = self.outlook.risk(holders, value)
            for stones in self._stones(field, value):
                if worth(stones) == value:
                    lost = risk * LOST * WORTH[stones & EVERYBODY]
                    gained = value * (1 - risk) - lost
                    gained += self.gains[there // OWNER] * SENT_BACK * value
                    gained += LATER * deployable(self.home - stones, self.illegal) - now
                    picks = (PLAY + TAKEOVER, AT + field, *closing(stones))
                    self._consider(later + gained, picks, "takeover")

    def _hits(self, card: int, later: float) -> None:
        """A diversion, the F.B.I. or an offer against each enemy in reach."""
        for field, there in enumerate(self.state.fields):
            if there == EMPTY or there // OWNER == self.seat:
                continue
            gain = self.gains[there // OWNER]
            if card == OFFER:
                self._consider(later + gain * hurt(there), (PLAY + card, AT + field), "offer")
                continue
            for member in names(first_equals(there & EVERYBODY)):
                years = ARREST_YEARS if card == FBI else 1.0
                picks = (PLAY + card, AT + field, PLACE + member)
                reason = "arrest" if card == FBI else "divert"
                self._consider(later + gain * years * VALUES[member], picks, reason)
        if card >= FBI:
            self._hits_aside(card, later)

    def _hits_aside(self, card: int, later: float) -> None:
        """The same against those who were diverted."""
        for place, who in enumerate(self.state.diverted):
            owner, member = divmod(who, MEMBERS)
            if who != EMPTY and owner != self.seat:
                score = self.gains[owner] * LOST * VALUES[member]
                reason = "arrest" if card == FBI else "offer"
                self._consider(later + score, (PLAY + card, FROM_DIVERSION + place), reason)


# How hard each card from the diversions on hits, and the best field to hope for.
WEIGHTS: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, ARREST_YEARS, 0.0, 1.0, 1.0 + LOST)
STRONGEST: Final = 100


def hurt(there: int) -> float:
    """What the owner of a field loses with all stones on it: this year, and later."""
    return worth(there) + LOST * WORTH[there & EVERYBODY]


def closing(stones: int) -> tuple[int, ...]:
    """The picks that name stones: members in printed order, then the bodyguards."""
    members = [PLACE + member for member in names(stones & EVERYBODY)]
    return (*members, CLOSE + stones // GUARD)
