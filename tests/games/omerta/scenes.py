"""Scenes of Omerta: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.match import Frame, fold_frame
from backroom.games.omerta.cards import CARD
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.state import OmertaState
from backroom.games.omerta.view import OmertaView

GAME: Final = OMERTA
STATE_FIELDS: Final = dict(GAME.fields)
VIEW_FIELDS: Final = dict(GAME.view_fields)
MIDDLE: Final = "round=1; turns=5; vault=bottle9,bottle9,bottle10,bottle10; discards=bottle8"
# Four low hands of four cards in which nothing is equal, for scenes that need any.
HANDS: Final = (
    "bottle1,bottle2,bottle3,bottle4",
    "bottle5,bottle6,bottle7,killer",
    "bottle1,bottle2,mole,bottle10",
    "bottle3,bottle4,alibi,lady",
    "bottle5,bottle6,driver,snitch",
)


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


def hands(seats: int) -> str:
    """The first few of those hands, as a field."""
    return "hands=" + "|".join(HANDS[:seats])


class Scene:
    """A position in the middle of a round; `draws` is what the deck will give.

    Every seat and the spectator follow it by folding their events, as clients do, and must
    come to what they may see. Unless the text says otherwise it is the turn of seat 0 in the
    first round, with bottle 8 on the discards and four high bottles in the vault.
    """

    def __init__(
        self,
        text: str,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        draws: str = "",
        shuffled: str = "",
        order: str = "",
        dealt: str = "",
    ) -> None:
        chosen = GAME.meta.read_options(options or {}, seats)
        start = f"{MIDDLE}; steps=end.0|turn.0; {text}"
        self.state: OmertaState = GAME.read(start, seats, chosen)
        self.chance = ScriptedChance(
            {
                "draw": cards(draws),
                "shuffle": cards(shuffled),
                "deal": cards(dealt),
                "order": [int(seat) for seat in order.split()],
            }
        )
        self._heard: list[Event] = []
        self._folded = 0
        self.state.listener = self._heard
        self._views = [self.view(seat) for seat in range(SPECTATOR, seats)]
        self.state.advance(self.chance)
        self._follow()

    def __getitem__(self, name: str) -> str:
        """One field of the state in notation."""
        return STATE_FIELDS[name].text(getattr(self.state, name))

    def hand(self, seat: int) -> str:
        """The faces of a hand, whoever knows them."""
        return ",".join(code.split("+")[0] for code in self.row(seat).split(","))

    def row(self, seat: int) -> str:
        """A hand with those who know each card."""
        return self["hands"].split("|")[seat]

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        pending = self.state.pending
        return [seat for seat in range(self.state.seats) if pending >> seat & 1]

    @property
    def step(self) -> str:
        """The question on top of the stack."""
        return self["steps"].split("|")[-1]

    def play(self, *answers: str) -> "Scene":
        """Answers by name, of the lowest seat asked unless it says `2: ...`, picks by comma."""
        for answer in answers:
            seat, picks = self._answer(answer)
            for pick in picks:
                if not self.state.pending >> seat & 1 or pick not in self.state.legal(seat):
                    raise self.state.steps[-1].refusal(self.state, seat, pick)
                self.state.apply(seat, pick, self.chance)
                self._follow()
        return self

    def refusal(self, answer: str) -> str:
        """The id of the reason why an answer is refused."""
        try:
            self.play(answer)
        except Refusal as refused:
            return refused.id
        raise AssertionError(f"{answer} is not refused")

    def offers(self, seat: int = -1) -> list[str]:
        """What a seat, or the lowest one asked, may do."""
        legal = self.state.legal(seat if seat >= 0 else self.asked[0])
        return [GAME.actions.text(action) for action in legal]

    def default(self) -> str:
        """What a time-out of the lowest seat asked would play."""
        step = self.state.steps[-1]
        return GAME.actions.text(step.default(self.state, self.asked[0]))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far in full, of one kind if it is named."""
        told = [event for event in self._heard if event.kind == kind or not kind]
        return [GAME.events.text(event.kind, event.values) for event in told]

    def view(self, seat: int) -> OmertaView:
        """What a seat sees now."""
        return GAME.observe(self.state, seat)

    def sees(self, seat: int, name: str) -> str:
        """One field of a seat's view in notation."""
        return VIEW_FIELDS[name].text(getattr(self.view(seat), name))

    def _follow(self) -> None:
        state = self.state
        heard = self._heard[self._folded :]
        self._folded += len(heard)
        for view in self._views:
            seen = self.view(view.seat)
            told = [(event.kind, event.seen_by(view.seat)) for event in heard]
            events = tuple((kind, values) for kind, values in told if values is not None)
            steps = tuple(state.steps)
            frame = Frame(0, state.prompt, seen.waiting, steps, state.winners, events)
            fold_frame(GAME, view, frame)
            view.draft = seen.draft
            assert GAME.view_text(view) == GAME.view_text(seen), f"seat {view.seat} is lost"

    def _answer(self, answer: str) -> tuple[int, list[int]]:
        named, colon, rest = answer.partition(":")
        seat = int(named) if colon else self.asked[0]
        picks = rest if colon else answer
        return seat, [GAME.actions.parse(pick) for pick in picks.split(",")]
