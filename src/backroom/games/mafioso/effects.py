"""The eight cards: what each can be aimed at and what it does, and what a death brings."""

from typing import TYPE_CHECKING, Final

from . import moves
from .actions import (
    BOOM_CAKE,
    CAKES,
    MOVES,
    ORDERS,
    PASS_CAKE,
    PILL_AT,
    PILLS,
    SHOTS,
    STABS,
    TARGETS,
    add_naming,
)
from .board import (
    ALL_CHAIRS,
    ASLEEP,
    BESIDE,
    BLADES,
    BOSS,
    CHAIR_BIT,
    CHAIRS,
    DRINKS,
    EMPTY,
    FACING,
    GUNS,
    JACK,
    LAST_SIX,
    LEFT,
    LEFT_OF,
    RIGHT,
    RIGHT_OF,
    ROBBIE,
    SIX_CHAIRS,
    SIXES,
    STEP_TO,
)
from .cards import BOOM, CAKE, MOST_PILLS, MOVE, NIGHTCAP, PASS_ON, RAID, SHOOT, STAB
from .scoring import leaders
from .state import MafiosoState

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a match ended; `notation.END` gives the names.
POT_EMPTY: Final = 0
LAST_FAMILY: Final = 1
NOBODY_LEFT: Final = 2
ALL_QUIET: Final = 3
TOO_LONG: Final = 4


def add_shots(state: MafiosoState, family: int, legal: list[int]) -> None:
    """M16: enemies opposite an own awake man with a gun; crossed chairs have no opposite."""
    aimed_at = reached(armed(state, family, GUNS, ROBBIE), FACING)
    if aimed_at:
        add_naming(aimed_at & enemies(state, family), SHOTS, legal)


def shoot(state: MafiosoState, seat: int, chair: int) -> None:
    """M16: a shot kills the enemy on one chair."""
    moves.use(state, seat, SHOOT)
    if state.listener is not None:
        state.tell("shot", (seat, chair))
    strike(state, seat, [chair])


def add_stabs(state: MafiosoState, family: int, legal: list[int]) -> None:
    """M15: enemies beside an own awake man with a knife, round the corners too."""
    within_reach = reached(armed(state, family, BLADES, JACK), BESIDE)
    if within_reach:
        add_naming(within_reach & enemies(state, family), STABS, legal)


def armed(state: MafiosoState, family: int, weapons: list[int], expert: int) -> "i64":
    """M17: the chairs where a man of the family sits, awake, with such a weapon.

    Where the Boss has one everybody has; men of the expert kind have theirs with them.
    """
    found: i64 = weapons[BOSS]
    his: i64 = weapons[expert]
    experts: i64 = state.kinds[expert]
    found |= his & experts
    awake: i64 = state.awake[family]
    return found & awake


def reached(chairs: "i64", table: list[int]) -> "i64":
    """What attacks from some chairs can reach, out of `FACING` or `BESIDE`."""
    found: i64 = 0
    place: i64 = 0
    left: i64 = chairs
    while left:
        some: i64 = left & LAST_SIX
        if some:
            there: i64 = table[place + some]
            found |= there
        place += SIXES
        left >>= SIX_CHAIRS
    return found


def enemies(state: MafiosoState, family: int) -> "i64":
    """The chairs with men of other families, awake or asleep."""
    taken: i64 = state.taken
    awake: i64 = state.awake[family]
    asleep: i64 = state.asleep[family]
    return taken & ~(awake | asleep)


def stab(state: MafiosoState, seat: int, chair: int) -> None:
    """M15: a knife kills the enemy on one chair."""
    moves.use(state, seat, STAB)
    if state.listener is not None:
        state.tell("stabbed", (seat, chair))
    strike(state, seat, [chair])


def add_orders(state: MafiosoState, legal: list[int]) -> None:
    """M19: any chair without a cake, taken or free."""
    without: i64 = ALL_CHAIRS
    cakes: i64 = 0
    only: i64 = -1
    chair: i64
    for chair in state.cakes:
        if chair >= 0:
            without &= ~CHAIR_BIT[chair]
            only = chair
            cakes += 1
    if cakes < 2:
        legal += ORDERS[only]
    else:
        add_naming(without, CAKES, legal)


def order_cake(state: MafiosoState, seat: int, chair: int) -> None:
    """M19: the own cake is served."""
    moves.use(state, seat, CAKE)
    moves.put_cake(state, state.family(seat), chair)
    if state.listener is not None:
        state.tell("ordered", (seat, chair))


def add_pills(state: MafiosoState, draft: tuple[int, ...], legal: list[int]) -> None:
    """M27: the next man at a drink, in ascending order, so that enough are left to choose."""
    later = drinkers(state)
    wanted = min(MOST_PILLS, len(later)) - len(draft)
    if draft:
        later = [pill for pill in later if pill > draft[-1]]
    while wanted > 1:
        later.pop()
        wanted -= 1
    legal += later


def drinkers(state: MafiosoState) -> list[int]:
    """The pills that can be dropped: one for each man at a drink, asleep or not."""
    pills: list[int] = []
    add_naming(state.taken, PILLS, pills)
    return pills


def nightcap(state: MafiosoState, seat: int, draft: tuple[int, ...]) -> None:
    """M28: who is awake falls asleep, who sleeps never wakes again; all at once."""
    moves.use(state, seat, NIGHTCAP)
    chairs = [DRINKS[pill - PILL_AT] for pill in draft]
    state.tell("drugged", (seat, tuple(chairs)))
    doomed = [chair for chair in chairs if state.chairs[chair] & ASLEEP]
    for chair in chairs:
        if chair not in doomed:
            moves.put_to_sleep(state, chair)
    strike(state, seat, doomed)


def add_passes(state: MafiosoState, family: int, legal: list[int]) -> None:
    """M23, M24: cakes of others, each way that ends at another chair; both ways alike once."""
    for owner, chair in enumerate(state.cakes):
        if owner != family and chair >= 0:
            left = next_man(state.chairs, chair, LEFT)
            right = next_man(state.chairs, chair, RIGHT)
            if left not in state.cakes:
                legal.append(PASS_CAKE + 2 * owner + LEFT)
            if right != left and right not in state.cakes:
                legal.append(PASS_CAKE + 2 * owner + RIGHT)


def next_man(chairs: list[int], chair: int, side: int) -> int:
    """M24: the first chair with a man to one side; the chair itself if there is no other."""
    step: i64 = STEP_TO[side]
    place: i64 = (chair + step) % CHAIRS
    while place != chair and chairs[place] == EMPTY:
        place = (place + step) % CHAIRS
    return place


def pass_on(state: MafiosoState, seat: int, owner: int, side: int) -> None:
    """M24: somebody else's cake moves on to the next man."""
    moves.use(state, seat, PASS_ON)
    chair = state.cakes[owner]
    target = next_man(state.chairs, chair, side)
    moves.put_cake(state, owner, target)
    state.tell("passed", (seat, state.seat_of(owner), chair, target))


def add_booms(state: MafiosoState, family: int, legal: list[int]) -> None:
    """M23: the cakes of others, of those who are out as well."""
    for owner, chair in enumerate(state.cakes):
        if owner != family and chair >= 0:
            legal.append(BOOM_CAKE + owner)


def ka_boom(state: MafiosoState, seat: int, owner: int) -> None:
    """M23: somebody else's cake goes off now."""
    moves.use(state, seat, BOOM)
    state.tell("boomed", (seat, state.seat_of(owner)))
    explode(state, seat, owner)


def raid(state: MafiosoState, seat: int) -> None:
    """M30: a raid makes everybody stand up and leave the table."""
    moves.use(state, seat, RAID)
    moves.stand_up(state, seat)


def can_move(state: MafiosoState, family: int, moved: int) -> bool:
    """M7: whether all can see that a Move is possible: a free chair and a man awake for it."""
    return movers(state, family, moved) != 0


def movers(state: MafiosoState, family: int, moved: int) -> "i64":
    """The chairs of the own men awake, if another chair is free; not of one who moved (M8).

    `moved` is the chair of a man who moved this turn already, or -1.
    """
    if state.taken == ALL_CHAIRS:
        return 0
    awake: i64 = state.awake[family]
    return awake if moved < 0 else awake & ~CHAIR_BIT[moved]


def add_movers(state: MafiosoState, family: int, moved: int, legal: list[int]) -> None:
    """The men whom a Move can make change their chair."""
    add_naming(movers(state, family, moved), MOVES, legal)


def free_chairs(state: MafiosoState) -> list[int]:
    """Where a man can move to; a chair with a cake is as free as any."""
    free: list[int] = []
    add_naming(ALL_CHAIRS & ~state.taken, TARGETS, free)
    return free


def move_man(state: MafiosoState, seat: int, source: int, target: int) -> None:
    """Use a Move card: a man changes his chair."""
    moves.use(state, seat, MOVE)
    moves.move(state, seat, source, target)


def explode(state: MafiosoState, seat: int, owner: int) -> None:
    """M20: a cake takes its chair and both neighbours, whoever sits there.

    `seat` is the player whose turn it is.
    """
    middle = state.cakes[owner]
    blast = [RIGHT_OF[middle], middle, LEFT_OF[middle]]
    moves.clear_cake(state, owner)
    strike(state, seat, [chair for chair in blast if state.chairs[chair] != EMPTY])


def strike(state: MafiosoState, seat: int, chairs: list[int]) -> None:
    """One event: men die together, families without men are out, perhaps the match is over."""
    if not chairs:
        return
    killed = [0] * state.seats
    for chair in chairs:
        family = moves.kill(state, chair)
        killed[family] = killed[family] + 1
    for family in range(state.seats):
        if killed[family] and not state.men_at(family):
            eliminate_fallen(state, seat, killed)
            return


def eliminate_fallen(state: MafiosoState, seat: int, killed: list[int]) -> None:
    """M33: who has lost all his men by one event is out, from the player to move on."""
    fall = max(state.out) // moves.FALL + 1
    for offset in range(state.seats):
        fallen = (seat + offset) % state.seats
        family = state.family(fallen)
        if killed[family] and not state.men_at(family):
            moves.eliminate(state, fallen, fall, killed[family])
    check_survivors(state)


def check_survivors(state: MafiosoState) -> None:
    """M34: the last family takes the pot; if nobody is left the pot stays where it is."""
    alive = [seat for seat in range(state.seats) if state.out[seat] == 0]
    if len(alive) == 1:
        moves.take_money(state, alive[0], moves.pot_value(state), moves.NO_NOTES)
        end(state, LAST_FAMILY)
    elif not alive:
        end(state, NOBODY_LEFT)


def end(state: MafiosoState, how: int) -> None:
    """The match is over, and M35 says who wins."""
    state.tell("ended", (how,))
    state.winners = leaders(state)
