"""Evaluation and loot (rulebook chapters 4 and 5; G4 to G7, G12, G13, G19, G20, G24)."""

from typing import ClassVar, Final

from backroom.engine.chance import Chance
from backroom.engine.seats import BIT_OF
from backroom.engine.steps import Step
from backroom.games.chicago_gangsters import moves
from backroom.games.chicago_gangsters.actions import PAY, TAKE
from backroom.games.chicago_gangsters.cards import HAND_LIMIT, LOOTS, Package
from backroom.games.chicago_gangsters.scoring import contribution, losers_share, usable_kinds
from backroom.games.chicago_gangsters.state import GangstersState

from .ending import MINI_TURNS

TAKE_ONE: Final = [TAKE, TAKE + 1]
BOTTLE: Final = 0
CARD: Final = 1
THE_PERSON: Final = 2


class Fight(Step[GangstersState]):
    """Everything that is hidden is shown, and the sides are compared."""

    KEY: ClassVar[str] = "fight"

    def asks(self, state: GangstersState) -> int:
        """Nobody is asked: the cards on the table decide who wins."""
        return 0

    def run(self, state: GangstersState, chance: Chance) -> None:
        """G4, G5, G7: count, clear the table, then share the loot."""
        if state.mr_x >= 0:
            moves.unmask(state, state.mr_x, usable_kinds(state, state.mr_x))
        if state.hidden >= 0:
            state.tell("exposed", (state.line_up[0], state.hidden))
        parties = [party(state, 0), party(state, 1)]
        strengths = [0, 0]
        ranked = []
        for side in range(2):
            shares = [contribution(state, seat, True) for seat in parties[side]]
            strength = 0
            for share in shares:
                strength += share
            strengths[side] = strength
            if state.listener is not None:
                for seat, its_share in zip(parties[side], shares, strict=True):
                    state.tell("contributed", (seat, its_share))
            ranked.append(by_contribution(parties[side], shares))
        winning = 0 if strengths[0] >= strengths[1] else 1
        losing = 1 - winning
        shared = losers_share(strengths[winning], strengths[losing])
        if state.listener is not None:
            told = (winning, strengths[0], strengths[1], 1 if shared else 0)
            state.tell("fought", told)
        moves.clear_table(state, parties[0] + parties[1])
        moves.send_brawler_away(state)
        rewarded = [ranked[winning], ranked[losing] if shared else []]
        state.then(loot_step(0, rewarded))


def party(state: GangstersState, side: int) -> list[int]:
    """Who fights on a side, Mr. X included, in the order in which equals choose (G6, G20)."""
    clans = state.fighters(side)
    if side == 0 and len(clans) == 2:
        clans = [clans[1], clans[0]]
    return [state.mr_x, *clans] if state.mr_x_side == side else clans


def by_contribution(seats: list[int], shares: list[int]) -> list[int]:
    """The seats of a side, highest contribution first; equals stay in order."""
    ranked: list[int] = []
    for index, seat in enumerate(seats):
        place = 0
        for other in range(index):
            if shares[other] >= shares[index]:
                place += 1
        ranked.insert(place, seat)
    return ranked


def loot_step(stage: int, rewarded: list[list[int]]) -> "Loot":
    """The sharing out for two ranked sides; a third contributor is left out (G20)."""
    winners, losers = rewarded
    outcast = max(_ranked(winners, 2), _ranked(losers, 2))
    return Loot(
        stage,
        _ranked(winners, 0),
        _ranked(winners, 1),
        _ranked(losers, 0),
        _ranked(losers, 1),
        outcast,
    )


def _ranked(seats: list[int], place: int) -> int:
    """Who has a place on a ranked side; -1 if nobody."""
    return seats[place] if place < len(seats) else -1


class Loot(Step[GangstersState]):
    """G12: the first chooser of a side takes one package, the partner gets the other."""

    KEY: ClassVar[str] = "loot"

    def __init__(
        self, stage: int, first: int, second: int, third: int, fourth: int, outcast: int
    ) -> None:
        self.stage = stage
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.outcast = outcast

    def values(self) -> tuple[int, ...]:
        """0 for winners, 1 for losers; winners and losers by rank; who becomes Mr. X."""
        return (self.stage, self.first, self.second, self.third, self.fourth, self.outcast)

    def chooser(self) -> int:
        """Who takes first on this side; -1 if losers get nothing."""
        return self.third if self.stage else self.first

    def partner(self) -> int:
        """Who gets the other package; -1 for a clan on its own."""
        return self.fourth if self.stage else self.second

    def packages(self, state: GangstersState) -> tuple[Package, Package]:
        """The two packages of this side."""
        loot = LOOTS[state.loot]
        return (loot[2], loot[3]) if self.stage else (loot[0], loot[1])

    def asks(self, state: GangstersState) -> int:
        """The first chooser, if there is a choice."""
        seat = self.chooser()
        if seat < 0 or state.is_godfather_alone(seat):
            return 0
        one, other = self.packages(state)
        return 0 if one.is_like(other) else BIT_OF[seat]

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """Either package; neither can be refused."""
        return TAKE_ONE

    def act(self, state: GangstersState, seat: int, action: int, chance: Chance) -> bool:
        """Hand out both packages: the one chosen, and the other one."""
        self._share(state, action - TAKE, chance)
        return True

    def run(self, state: GangstersState, chance: Chance) -> None:
        """No choice: nothing for the losers, equal packages, or all for the godfather."""
        seat = self.chooser()
        if seat < 0:
            self.follow(state, chance)
        elif state.is_godfather_alone(seat):
            state.then(Pay(*self.values()))
        else:
            self._share(state, 0, chance)

    def _share(self, state: GangstersState, choice: int, chance: Chance) -> None:
        packages = self.packages(state)
        if state.listener is not None:
            state.tell("took", (self.chooser(), self.stage, choice))
        give(state, self.chooser(), packages[choice], chance)
        if self.partner() >= 0:
            if state.listener is not None:
                state.tell("took", (self.partner(), self.stage, 1 - choice))
            give(state, self.partner(), packages[1 - choice], chance)
        self.follow(state, chance)

    def follow(self, state: GangstersState, chance: Chance) -> None:
        """The losers' loot after the winners'; then masks change and the round ends."""
        if self.stage == 0:
            after = Loot(1, self.first, self.second, self.third, self.fourth, self.outcast)
            state.then(after)
            return
        moves.dismiss(state)
        if self.outcast >= 0 and self.outcast != state.mr_x:
            moves.trade_places(state, self.outcast)
        state.then(MINI_TURNS[self.first][state.seats][0])


class Pay(Loot):
    """G24: the godfather takes both packages and pays the partner he kicked out."""

    KEY: ClassVar[str] = "pay"

    def asks(self, state: GangstersState) -> int:
        """The godfather, if there is a choice."""
        return BIT_OF[state.godfather] if len(self.legal(state, 0)) > 1 else 0

    def legal(self, state: GangstersState, seat: int) -> list[int]:
        """What lies in the packages and the partner can take."""
        haul = self.haul(state)
        items = [PAY + BOTTLE] if haul.bottles else []
        if haul.means and state.sizes[state.kicked] < HAND_LIMIT:
            items.append(PAY + CARD)
        if haul.person:
            items.append(PAY + THE_PERSON)
        return items

    def haul(self, state: GangstersState) -> Package:
        """What lies in both packages together, out of which the partner is paid."""
        one, other = self.packages(state)
        return Package(
            one.bottles + other.bottles, one.means + other.means, one.person + other.person
        )

    def act(self, state: GangstersState, seat: int, action: int, chance: Chance) -> bool:
        """The partner is paid first, the godfather takes the rest."""
        self._pay(state, action - PAY, chance)
        return True

    def run(self, state: GangstersState, chance: Chance) -> None:
        """One way to pay, or none."""
        items = self.legal(state, 0)
        self._pay(state, items[0] - PAY if items else -1, chance)

    def _pay(self, state: GangstersState, item: int, chance: Chance) -> None:
        haul = self.haul(state)
        state.tell("took_both", (state.godfather, self.stage))
        paid = Package(int(item == BOTTLE), int(item == CARD), int(item == THE_PERSON))
        if item >= 0:
            state.tell("compensated", (state.godfather, state.kicked, item))
            give(state, state.kicked, paid, chance)
        rest = Package(
            haul.bottles - paid.bottles, haul.means - paid.means, haul.person - paid.person
        )
        give(state, state.godfather, rest, chance)
        self.follow(state, chance)


def give(state: GangstersState, seat: int, package: Package, chance: Chance) -> None:
    """Bottles, the person, and means up to ten in hand (G12)."""
    moves.gain(state, seat, package.bottles)
    if package.person:
        moves.hire(state, seat, state.person)
    for _ in range(package.means):
        moves.draw(state, seat, chance)


FIGHT: Final = Fight()
