"""Views: what one seat, or a spectator, may know; plain data without a handle to the truth."""

import sys
from typing import TYPE_CHECKING

from .descriptor import load
from .events import SPECTATOR
from .state import State
from .steps import AnyStep

if TYPE_CHECKING:
    from .game import AnyGame


class View:
    """What all views share; a game adds what its table shows and what the seat remembers.

    `seat` is whose view it is and `steps` what is being asked; `waiting` is a mask of the seats
    still to answer, `draft` are this seat's own picks so far, and `winners` is a mask that is 0
    until the match is over.
    """

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

    def __repr__(self) -> str:
        """The view in notation, if it belongs to a game with a descriptor."""
        game = game_of(self)
        told = "" if game is None else f": {game.view_text(self)}"
        return f"<{type(self).__name__} of seat {self.seat}{told}>"

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


def game_of(view: View) -> "AnyGame | None":
    """The game that a view belongs to, by the descriptor in the folder of its class."""
    folder = sys.modules.get(type(view).__module__.rpartition(".")[0])
    descriptor = getattr(folder, "DESCRIPTOR", None)
    if descriptor is None:
        return None
    game: AnyGame = load(descriptor.rules)
    return game
