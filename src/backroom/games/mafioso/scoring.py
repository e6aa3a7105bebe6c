"""What a turn earns and who wins (M11, M12, M35)."""

from typing import TYPE_CHECKING, Final

from backroom.engine.seats import highest

from .board import ASLEEP, BOSS, BUSINESSES, MEN, REGISTER
from .state import MafiosoState

if TYPE_CHECKING:
    from mypy_extensions import i64

MONOPOLY: Final = 2
# More than any fall of a player who is out, so that survivors come first.
ALIVE: Final = 1000
MONEY: Final = 10_000


def income(state: MafiosoState, family: int) -> int:
    """The money that a family earns in a turn by where its men sit."""
    return income_at(state.chairs, family)


def income_at(chairs: list[int], family: int) -> int:
    """M11, M12: Boss, businesses and monopolies, doubled at the register; awake men only."""
    awake: i64 = family * 2
    boss: i64 = family * MEN + BOSS
    earned: i64 = 0
    man: i64
    for man in chairs:
        if man == boss:
            earned = 1
            break
    for business in BUSINESSES:
        one = _sits(chairs, business[0], awake)
        other = _sits(chairs, business[1], awake)
        if one and other:
            earned += 2 + MONOPOLY
        elif one or other:
            earned += 1
    return earned * 2 if _sits(chairs, REGISTER, awake) else earned


def _sits(chairs: list[int], chair: "i64", awake: "i64") -> bool:
    """Whether a man who is awake sits there; `awake` is twice his family."""
    man: i64 = chairs[chair]
    return man // ASLEEP == awake


def rank(state: MafiosoState, seat: int) -> int:
    """M35: a number that compares players: money, then who fell later, then men left."""
    last = state.out[seat] or ALIVE + state.men_of(state.family(seat))
    return state.money[seat] * MONEY + last


def leaders(state: MafiosoState) -> int:
    """The mask of those whom nobody outranks."""
    return highest([rank(state, seat) for seat in range(state.seats)])
