"""Scenes of Mafioso: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import Refusal
from backroom.engine.events import Event
from backroom.games.mafioso.board import EMPTY
from backroom.games.mafioso.cards import CARD
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.mafioso.state import MafiosoState
from backroom.games.mafioso.view import MafiosoView

GAME: Final = MAFIOSO
STATE_FIELDS: Final = dict(GAME.fields)
VIEW_FIELDS: Final = dict(GAME.view_fields)


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


class Scene:
    """A position in the middle of a match; `draws` is what chance will give.

    Unless the text says otherwise yellow sits in seat 0, red in seat 1 and so on, and it is
    yellow's turn to play a card. Men who are not named are dead.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        draws: str = "",
    ) -> None:
        chosen = GAME.meta.read_options(options or {}, seats)
        middle = "turns=20; steps=turn.0"
        self.state: MafiosoState = GAME.read(f"{middle}; {text}", seats, chosen)
        self.chance = ScriptedChance({"draw": cards(draws)})
        self._heard: list[Event] = []
        self.state.listener = self._heard
        self.state.advance(self.chance)

    def __getitem__(self, name: str) -> str:
        """One field of the state in notation."""
        return STATE_FIELDS[name].text(getattr(self.state, name))

    def play(self, *answers: str) -> "Scene":
        """Answers of the seat that is asked, by name, picks by comma."""
        for answer in answers:
            seat = self.asked
            for pick in [GAME.actions.parse(one) for one in answer.split(",")]:
                if pick not in self.state.legal(seat):
                    raise self.state.steps[-1].refusal(self.state, seat, pick)
                self.state.apply(seat, pick, self.chance)
        return self

    def refusal(self, answer: str) -> str:
        """The id of the reason why an answer is refused."""
        try:
            self.play(answer)
        except Refusal as refused:
            return refused.id
        raise AssertionError(f"{answer} is not refused")

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.state.pending.bit_length() - 1

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat in range(self.state.seats) if self.state.winners >> seat & 1]

    def offers(self, verb: str = "") -> list[str]:
        """What the seat asked may do, with one verb if it is named."""
        texts = [GAME.actions.text(action) for action in self.state.legal(self.asked)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def verbs(self) -> list[str]:
        """The verbs of what the seat asked may do, each once."""
        return list(dict.fromkeys(offer.split()[0] for offer in self.offers()))

    def default(self) -> str:
        """What a time-out would play."""
        return GAME.actions.text(self.state.steps[-1].default(self.state, self.asked))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far in full, of one kind if it is named."""
        told = [event for event in self._heard if event.kind == kind or not kind]
        return [GAME.events.text(event.kind, event.values) for event in told]

    def taken(self) -> list[int]:
        """The chairs with a man."""
        return [chair for chair, man in enumerate(self.state.chairs) if man != EMPTY]

    def view(self, seat: int) -> MafiosoView:
        """What a seat sees now."""
        return GAME.observe(self.state, seat)

    def sees(self, seat: int, name: str) -> str:
        """One field of a seat's view in notation."""
        return VIEW_FIELDS[name].text(getattr(self.view(seat), name))
