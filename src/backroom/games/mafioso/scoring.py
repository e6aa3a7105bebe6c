"""What a turn earns and who wins (M11, M12, M35)."""

from typing import TYPE_CHECKING, Final

from backroom.engine.seats import highest

from .board import ASLEEP, BOSS, BUSINESSES, CHAIR_BIT, KINDS, REGISTER
from .state import MafiosoState

if TYPE_CHECKING:
    from mypy_extensions import i64

MONOPOLY: Final = 2
# The bits of both chairs of each business, one after another, and of the register.
BRANCHES: Final[tuple[int, ...]] = tuple(
    [CHAIR_BIT[chair] for business in BUSINESSES for chair in business]
)
IN_BUSINESS: Final = sum(BRANCHES)
AT_REGISTER: Final = CHAIR_BIT[REGISTER]
# More than any fall of a player who is out, so that survivors come first.
ALIVE: Final = 1000
MONEY: Final = 10_000


def income(state: MafiosoState, family: int) -> int:
    """The money that a family earns in a turn by where its men sit."""
    return earned(state.awake[family], state.kinds[BOSS])


def income_at(chairs: list[int], family: int) -> int:
    """The same for chairs alone, as views have them."""
    awake = bosses = 0
    for chair, man in enumerate(chairs):
        if man // ASLEEP == family * 2:
            awake |= CHAIR_BIT[chair]
            if man % KINDS == BOSS:
                bosses |= CHAIR_BIT[chair]
    return earned(awake, bosses)


def earned(awake: "i64", bosses: "i64") -> int:
    """M11, M12: Boss, businesses and monopolies, doubled at the register; awake men only."""
    money: i64 = 1 if awake & bosses else 0
    if awake & IN_BUSINESS:
        place: i64
        for place in range(0, len(BRANCHES), 2):
            one = awake & BRANCHES[place]
            other = awake & BRANCHES[place + 1]
            if one and other:
                money += 2 + MONOPOLY
            elif one or other:
                money += 1
    return money * 2 if awake & AT_REGISTER else money


def rank(state: MafiosoState, seat: int) -> int:
    """M35: a number that compares players: money, then who fell later, then men left."""
    last = state.out[seat] or ALIVE + state.men_of(state.family(seat))
    return state.money[seat] * MONEY + last


def leaders(state: MafiosoState) -> int:
    """The mask of those whom nobody outranks."""
    return highest([rank(state, seat) for seat in range(state.seats)])
