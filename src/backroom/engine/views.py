"""Views: what one seat, or a spectator, may know; plain data without a handle to the truth."""

from .events import SPECTATOR
from .state import State
from .steps import AnyStep


class View:
    """What all views share; a game adds what its table shows and what the seat remembers."""

    def __init__(self, seat: int, seats: int, options: tuple[int, ...]) -> None:
        self.seat = seat
        self.seats = seats
        self.options = options
        self.steps: list[AnyStep] = []
        self.prompt = 0
        self.waiting = 0
        self.draft: tuple[int, ...] = ()
        self.talk: tuple[tuple[int, int], ...] = ()
        self.winners = 0

    def take_header(self, state: State) -> None:
        """The public course of the match, and this seat's own picks for the open prompt."""
        self.steps = state.steps[:]
        self.prompt = state.prompt
        self.waiting = 0 if state.winners else state.steps[-1].waiting(state, self.seat)
        self.draft = () if self.seat == SPECTATOR else state.drafts[self.seat]
        self.talk = state.talk
        self.winners = state.winners

    def give_header(self, state: State) -> None:
        """The way back, for `complete`: whoever is not waited for has answered."""
        state.steps = self.steps[:]
        state.prompt = self.prompt
        state.pending = self.waiting
        if self.seat != SPECTATOR and self.draft:
            state.write_draft(self.seat, self.draft)
        state.talk = self.talk
        state.winners = self.winners
