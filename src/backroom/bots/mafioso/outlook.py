"""How a table of Mafioso looks to one player: who will earn what, and who may not live."""

from typing import Final

from backroom.games.mafioso.board import (
    ASLEEP,
    BOSS,
    BUSINESSES,
    CHAIRS,
    EMPTY,
    KINDS,
    LEFT_OF,
    MEN,
    OPPOSITE,
    REGISTER,
    RIGHT_OF,
    SHOOTERS,
    STABBERS,
    STEP_TO,
)
from backroom.games.mafioso.view import MafiosoView

MONEY_CHAIRS: Final = frozenset((REGISTER, *(chair for pair in BUSINESSES for chair in pair)))
# How likely one armed enemy is to use his chance before we can answer.
AMBUSH: Final = 0.1
# How likely a cake in reach is to go off there.
CAKE: Final = 0.6
# What any own man is worth beside his income, and an enemy's man to us.
OWN_MAN: Final = 0.7
ENEMY_MAN: Final = 0.25
LAST_MEN: Final = 2.0
# How much of the next threat to us an enemy's death takes away.
RELIEF: Final = 0.5


class Outlook:
    """The open table, seen from one family."""

    def __init__(self, view: MafiosoView) -> None:
        self.view = view
        self.chairs = view.chairs[:]
        self.seats = view.seats
        self.family = view.family(view.seat)
        self.money = [view.money[(view.first + f) % view.seats] for f in range(view.seats)]
        ones, fives, tens = view.pot
        self.pot = ones + 5 * fives + 10 * tens
        self.men = [0] * view.seats
        for man in self.chairs:
            if man != EMPTY:
                self.men[man // MEN] += 1
        self.incomes = [income(self.chairs, family) for family in range(view.seats)]
        self._now = self.worth(self.incomes)
        self._losses: dict[int, float] = {}
        self._standings: dict[int, float] = {}

    def worth(self, incomes: list[int]) -> float:
        """Our money at the end, as it looks, less what the others will have."""
        total = sum(incomes)
        share = self.pot / total if total else 0.0
        ends = [
            money + earned * share for money, earned in zip(self.money, incomes, strict=True)
        ]
        own = ends.pop(self.family)
        return own - 0.6 * max(ends) - 0.4 * sum(ends) / len(ends)

    def _change(self, man: int, *chairs: int) -> float:
        """What it does to our worth that a man came to or left some chairs."""
        family = man // MEN
        earns = man % KINDS == BOSS or any(chair in MONEY_CHAIRS for chair in chairs)
        if not earns:
            return 0.0
        earned = income(self.chairs, family)
        if earned == self.incomes[family]:
            return 0.0
        incomes = self.incomes[:]
        incomes[family] = earned
        return self.worth(incomes) - self._now

    def loss(self, chair: int) -> float:
        """What it does for us if the man on a chair dies; below zero for an own man."""
        if chair not in self._losses:
            self._losses[chair] = self._loss(chair)
        return self._losses[chair]

    def _loss(self, chair: int) -> float:
        man = self.chairs[chair]
        if man == EMPTY:
            return 0.0
        owner = man // MEN
        self.chairs[chair] = EMPTY
        change = self._change(man, chair)
        self.chairs[chair] = man
        if owner == self.family:
            last = LAST_MEN / self.men[owner]
            return change - OWN_MAN - last
        return change + ENEMY_MAN + RELIEF * self._menace(chair)

    def _menace(self, chair: int) -> float:
        """How dear the dearest of our men is whom an enemy on this chair could attack."""
        man = self.chairs[chair]
        worst = 0.0
        for victim in reach(man % KINDS, chair):
            if self.chairs[victim] // MEN == self.family:
                worst = max(worst, -self.loss(victim))
        return worst * AMBUSH * 2

    def blast(self, middle: int) -> float:
        """What an explosion at a chair would do for us."""
        return self.loss(RIGHT_OF[middle]) + self.loss(middle) + self.loss(LEFT_OF[middle])

    def passed(self, owner: int, side: int) -> float:
        """What it does for us that a cake goes off at the next man instead of here."""
        chair = self.view.cakes[owner]
        place = (chair + STEP_TO[side]) % CHAIRS
        while self.chairs[place] == EMPTY:
            place = (place + STEP_TO[side]) % CHAIRS
        return CAKE * (self.blast(place) - self.blast(chair))

    def risk(self, chair: int) -> float:
        """How likely our man on a chair is to die before our next turn."""
        safe = 1.0
        attackers = 0
        for neighbour in (RIGHT_OF[chair], LEFT_OF[chair]):
            attackers += self._armed(neighbour, STABBERS)
        if OPPOSITE[chair] >= 0:
            attackers += self._armed(OPPOSITE[chair], SHOOTERS)
        safe *= (1.0 - AMBUSH) ** attackers
        for cake in self.view.cakes:
            if cake >= 0 and chair in (RIGHT_OF[cake], cake, LEFT_OF[cake]):
                safe *= 1.0 - CAKE
        return 1.0 - safe

    def _armed(self, chair: int, table: list[bool]) -> int:
        man = self.chairs[chair]
        if man == EMPTY or man // MEN == self.family:
            return 0
        return int(table[man % KINDS * CHAIRS + chair])

    def move(self, source: int, target: int) -> float:
        """What it does for us that an own man changes his chair."""
        chairs = self.chairs
        man = chairs[source]
        stake = -self.loss(source)
        before = self._standing_of(source)
        chairs[source] = EMPTY
        chairs[target] = man
        gain = self._change(man, source, target)
        after = self.aim(man, target) - self.risk(target) * (stake + max(gain, 0.0))
        chairs[target] = EMPTY
        chairs[source] = man
        return gain + after - before

    def _standing_of(self, source: int) -> float:
        """Whom our man on a chair could attack, less what could happen to him there."""
        if source not in self._standings:
            danger = self.risk(source) * -self.loss(source)
            self._standings[source] = self.aim(self.chairs[source], source) - danger
        return self._standings[source]

    def seat(self, man: int, chair: int) -> float:
        """What it does for us that an own man sits down here."""
        chairs = self.chairs
        chairs[chair] = man
        gain = self._change(man, chair)
        after = self.aim(man, chair) - self.risk(chair) * (OWN_MAN + max(gain, 0.0))
        chairs[chair] = EMPTY
        # The Boss earns anywhere, so money chairs and weapons are for the others.
        wasted = 0.3 if man % KINDS == BOSS and chair in MONEY_CHAIRS else 0.0
        return gain + after - wasted

    def aim(self, man: int, chair: int) -> float:
        """A little for the best enemy a man could attack from a chair."""
        best = 0.0
        for victim in reach(man % KINDS, chair):
            other = self.chairs[victim]
            if other != EMPTY and other // MEN != self.family:
                best = max(best, self._value_of(victim))
        return 0.12 * best

    def _value_of(self, chair: int) -> float:
        """A rough price of an enemy, without looking further."""
        man = self.chairs[chair]
        return 1.0 + 3.0 * (chair in MONEY_CHAIRS) + 2.0 * (man % KINDS == BOSS)

    def raid(self) -> float:
        """A new seating is for those who sit badly; the raider chooses first."""
        alive = [earned for earned, men in zip(self.incomes, self.men, strict=True) if men]
        return 2.0 * (sum(alive) / len(alive) - self.incomes[self.family]) - 1.0

    def earns_at(self, chair: int) -> bool:
        """Whether money is made on a chair."""
        return chair in MONEY_CHAIRS

    def why_kill(self, chair: int) -> str:
        """What kind of man dies there, as the id of a reason."""
        if self.chairs[chair] % KINDS == BOSS:
            return "kill-boss"
        return "kill-earner" if chair in MONEY_CHAIRS else "kill"


def reach(kind: int, chair: int) -> list[int]:
    """The chairs that an awake man of a kind could attack from a chair."""
    found = []
    if STABBERS[kind * CHAIRS + chair]:
        found += [RIGHT_OF[chair], LEFT_OF[chair]]
    if SHOOTERS[kind * CHAIRS + chair]:
        found.append(OPPOSITE[chair])
    return found


def income(chairs: list[int], family: int) -> int:
    """What a family earns a turn; who sleeps is counted: he will be awake again."""
    first = family * MEN
    earned = 1 if first in chairs or first + ASLEEP in chairs else 0
    for one, other in BUSINESSES:
        held = (chairs[one] // MEN == family) + (chairs[other] // MEN == family)
        earned += 4 if held == 2 else held
    return earned * 2 if chairs[REGISTER] // MEN == family else earned
