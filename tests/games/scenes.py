"""Scenes of any game: set up in notation, played by name, asked in notation.

A game's own `scenes.py` says what the middle of a match looks like there, and adds words of
its own.
"""

from collections.abc import Mapping
from typing import Generic, Self, TypeVar

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import NotYourPrompt, Refusal
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.game import Game
from backroom.engine.match import Frame, fold_frame
from backroom.engine.state import State
from backroom.engine.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class GameScene(Generic[S, V]):
    """A position; `chance` holds by label the keys that chance will give, with spaces between.

    Every seat and the spectator follow it by folding their events, as clients do, and must
    come to what they may see.
    """

    def __init__(
        self,
        game: Game[S, V],
        text: str,
        seats: int,
        options: Mapping[str, str],
        chance: Mapping[str, str],
    ) -> None:
        self.game = game
        self.state: S = game.read(text, seats, game.meta.read_options(options, seats))
        self.chance = ScriptedChance(
            {
                label: [game.chances[label].parse(key) for key in keys.split()]
                for label, keys in chance.items()
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
        return dict(self.game.fields)[name].text(getattr(self.state, name))

    def play(self, *answers: str) -> Self:
        """Answers by name, of the lowest seat asked unless it says `2: ...`, picks by comma."""
        for answer in answers:
            seat, picks = self._answer(answer)
            for pick in picks:
                if not self.state.pending >> seat & 1:
                    raise NotYourPrompt("not-your-turn")
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

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return _seats(self.state.pending)

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return _seats(self.state.winners)

    @property
    def step(self) -> str:
        """The question on top of the stack."""
        return self["steps"].split("|")[-1]

    def offers(self, seat: int = -1) -> list[str]:
        """What a seat, or the lowest one asked, may do."""
        legal = self.state.legal(seat if seat >= 0 else self.asked[0])
        return [self.game.actions.text(action) for action in legal]

    def verbs(self) -> list[str]:
        """The verbs of what the lowest seat asked may do, each once."""
        return list(dict.fromkeys(offer.split()[0] for offer in self.offers()))

    def default(self, seat: int = -1) -> str:
        """What a time-out would play for a seat, or for the lowest one asked."""
        asked = seat if seat >= 0 else self.asked[0]
        return self.game.actions.text(self.state.steps[-1].default(self.state, asked))

    def heard(self, kind: str = "") -> list[str]:
        """The events so far in full, of one kind if it is named."""
        told = [event for event in self._heard if event.kind == kind or not kind]
        return [self.game.events.text(event.kind, event.values) for event in told]

    def told(self, seat: int, kind: str) -> list[str]:
        """The events of a kind as a seat was told them."""
        seen = [event.seen_by(seat) for event in self._heard if event.kind == kind]
        return [self.game.events.text(kind, values) for values in seen if values is not None]

    def view(self, seat: int) -> V:
        """What a seat sees now."""
        return self.game.observe(self.state, seat)

    def sees(self, seat: int, name: str) -> str:
        """One field of a seat's view in notation."""
        return dict(self.game.view_fields)[name].text(getattr(self.view(seat), name))

    def _follow(self) -> None:
        """Every view folds what was heard since, and must be what is to be seen now."""
        state = self.state
        heard = self._heard[self._folded :]
        self._folded += len(heard)
        for view in self._views:
            seen = self.view(view.seat)
            told = [(event.kind, event.seen_by(view.seat)) for event in heard]
            events = tuple((kind, values) for kind, values in told if values is not None)
            steps = tuple(state.steps)
            frame = Frame(0, state.prompt, seen.waiting, steps, state.winners, events)
            fold_frame(self.game, view, frame)
            view.draft = seen.draft
            lost = f"seat {view.seat} is lost"
            assert self.game.view_text(view) == self.game.view_text(seen), lost

    def _answer(self, answer: str) -> tuple[int, list[int]]:
        named, colon, rest = answer.partition(":")
        seat = int(named) if colon else self.asked[0]
        picks = rest if colon else answer
        return seat, [self.game.actions.parse(pick) for pick in picks.split(",")]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
