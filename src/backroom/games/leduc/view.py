"""What a seat may see: its own card, the board and the chips; all cards at a showdown."""

from backroom.engine.domains import HIDDEN
from backroom.engine.events import Values
from backroom.engine.views import View

from .state import LeducState


class LeducView(View):
    """What one player, or a spectator, sees of the table."""

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(seat, seats, options)
        self.hands = [HIDDEN] * seats
        self.board = HIDDEN
        self.stakes = [0] * seats
        self.starter = 0
        self.shown = 0
        self.opener = HIDDEN


def observe(state: LeducState, seat: int) -> LeducView:
    """The view of a seat or of the spectator."""
    view = LeducView(seat, state.seats, state.options)
    view.take_header(state)
    view.board = state.board
    view.stakes = state.stakes[:]
    view.starter = state.starter
    view.shown = state.shown
    view.opener = state.opener
    for owner in range(state.seats):
        if owner == seat or state.shown:
            view.hands[owner] = state.hands[owner]
    return view


def fold(view: LeducView, kind: str, values: Values) -> None:
    """One event as the seat was told it."""
    numbers = [value for value in values if isinstance(value, int)]
    if kind == "started":
        view.starter = numbers[0]
        view.stakes = [numbers[1], numbers[1]]
    elif kind == "dealt":
        view.hands[numbers[0]] = numbers[1]
    elif kind == "turned":
        view.board = numbers[0]
    elif kind == "staked":
        seat, chips = numbers
        if view.board == HIDDEN and view.opener == HIDDEN and chips > view.stakes[1 - seat]:
            view.opener = seat
        view.stakes[seat] = chips
    else:
        view.hands[numbers[0]] = numbers[1]
        view.shown = 1
