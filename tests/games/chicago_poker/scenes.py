"""Scenes of Chicago Poker: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.match import Frame, fold_frame
from backroom.games.chicago_poker.cards import BUSINESS, CARD, OPEN_BUSINESSES
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.view import PokerView

GAME: Final = CHICAGO_POKER
STATE_FIELDS: Final = dict(GAME.fields)
VIEW_FIELDS: Final = dict(GAME.view_fields)


def cards(text: str) -> list[int]:
    """The cards that a text names, with spaces between."""
    return [CARD.parse(key) for key in text.split()]


def value(view: PokerView, name: str) -> str:
    """One field of a view in notation."""
    return VIEW_FIELDS[name].text(getattr(view, name))


class Scene:
    """A position in the middle of a match; `draws` and `kinds` are what chance will give.

    Every seat and the spectator follow it by folding their events, as clients do, and must
    come to what they may see. Unless the text says otherwise seat 0 has three actions, long
    after the first round, and the open businesses are a pub, a jazz club, a brewery and a
    den, as many as there are.
    """

    def __init__(
        self,
        text: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        draws: str = "",
        kinds: str = "",
    ) -> None:
        chosen = GAME.meta.read_options(options or {}, seats)
        kinds_open = ",".join(BUSINESS.keys[: OPEN_BUSINESSES[seats]])
        middle = f"turns=60; steps=turn.0; left=3; open={kinds_open}"
        self.state: PokerState = GAME.read(f"{middle}; {text}", seats, chosen)
        script = {"draw": cards(draws), "business": [BUSINESS.parse(k) for k in kinds.split()]}
        self.chance = ScriptedChance(script)
        self._heard: list[Event] = []
        self._folded = 0
        self.state.listener = self._heard
        self._views = [self.view(seat) for seat in range(SPECTATOR, seats)]
        self.state.advance(self.chance)
        self._follow()

    def __getitem__(self, name: str) -> str:
        """One field of the state in notation."""
        return STATE_FIELDS[name].text(getattr(self.state, name))

    def play(self, *answers: str) -> "Scene":
        """Answers by name, of the lowest seat asked unless it says `2: ...`, picks by comma."""
        for answer in answers:
            seat, picks = self._answer(answer)
            for pick in picks:
                if pick not in self.state.legal(seat):
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
        asked = seat if seat >= 0 else self._lowest()
        return [GAME.actions.text(action) for action in self.state.legal(asked)]

    def verbs(self) -> list[str]:
        """The verbs of what the lowest seat asked may do, each once."""
        return list(dict.fromkeys(offer.split()[0] for offer in self.offers()))

    def default(self, seat: int = -1) -> str:
        """What a time-out would play."""
        asked = seat if seat >= 0 else self._lowest()
        return GAME.actions.text(self.state.steps[-1].default(self.state, asked))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far in full, of one kind if it is named."""
        told = [event for event in self._heard if event.kind == kind or not kind]
        return [GAME.events.text(event.kind, event.values) for event in told]

    def view(self, seat: int) -> PokerView:
        """What a seat sees now."""
        return GAME.observe(self.state, seat)

    def sees(self, seat: int, name: str) -> str:
        """One field of a seat's view in notation."""
        return value(self.view(seat), name)

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

    def _lowest(self) -> int:
        return (self.state.pending & -self.state.pending).bit_length() - 1

    def _answer(self, answer: str) -> tuple[int, list[int]]:
        named, colon, rest = answer.partition(":")
        seat = int(named) if colon else self._lowest()
        picks = rest if colon else answer
        return seat, [GAME.actions.parse(pick) for pick in picks.split(",")]
