"""Scenes of Chicago Gangsters: set up in notation, played by name, asked in notation."""

from collections.abc import Mapping
from typing import Final

from backroom.engine.chance import ScriptedChance
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.match import Frame, fold_frame
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.view import GangstersView

GAME: Final = CHICAGO_GANGSTERS
STATE_FIELDS: Final = dict(GAME.fields)
VIEW_FIELDS: Final = dict(GAME.view_fields)
CLANS: Final = {3: "0,1,2,?", 4: "0,1,2,3", 5: "0,1,2,3; mr_x=4"}
ROUND: Final = {
    (3, False): "reveal|fight|commit.1|commit.0",
    (4, False): "reveal|fight|commit.1|commit.0",
    (5, False): "reveal|fight|commit.1|commit.0|lurk",
    (3, True): "reveal|fight|commit.1|claim.1|commit.0|claim.0",
    (4, True): "reveal|fight|commit.1|claim.1|commit.0|claim.0",
}
EXPERT: Final = {"expert": "true"}


class Scene:
    """A position in the middle of a match; `draws` and `chance` are what chance will give.

    Seat n leads clan n (of five players seat 4 is Mr. X), and unless the text says otherwise
    pact 1 is turned up: seat 0 (`?`) and 1 (`&`) challenge seat 2 (`&`) and 3, in The Levee,
    where everything is valid, for loot 1, and the Judge is on offer. Every seat and the
    spectator follow the scene by folding their events, and must come to what they may see.
    """

    def __init__(
        self,
        text: str,
        seats: int = 4,
        expert: bool = False,
        draws: str = "",
        chance: Mapping[str, str] | None = None,
    ) -> None:
        options = GAME.meta.read_options(EXPERT if expert else {}, seats)
        cards = "coalition=pact1; district=the-levee; loot=loot1; person=judge"
        middle = f"steps={ROUND[seats, expert]}; holders={CLANS[seats]}; {cards}"
        self.state: GangstersState = GAME.read(f"{middle}; {text}", seats, options)
        script = {"draw": draws, **(chance or {})}
        self.chance = ScriptedChance(
            {
                label: [GAME.chances[label].parse(key) for key in keys.split()]
                for label, keys in script.items()
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

    def play(self, *answers: str) -> "Scene":
        """Answers by name, of the lowest seat asked unless it says `2: ...`, picks by comma."""
        for answer in answers:
            seat, picks = self._answer(answer)
            for pick in picks:
                assert self.state.pending >> seat & 1, f"seat {seat} is not asked"
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

    def default(self, seat: int = -1) -> str:
        """What a time-out would play."""
        asked = seat if seat >= 0 else self._lowest()
        return GAME.actions.text(self.state.steps[-1].default(self.state, asked))

    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.state.seats) if self.state.pending >> seat & 1]

    def heard(self, kind: str = "") -> list[str]:
        """The events so far in full, of one kind if it is named."""
        told = [event for event in self._heard if event.kind == kind or not kind]
        return [GAME.events.text(event.kind, event.values) for event in told]

    def told(self, seat: int, kind: str) -> list[str]:
        """The events of a kind as a seat was told them."""
        seen = [(e.kind, e.seen_by(seat)) for e in self._heard if e.kind == kind]
        return [GAME.events.text(kind, values) for kind, values in seen if values is not None]

    def view(self, seat: int) -> GangstersView:
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

    def _lowest(self) -> int:
        return (self.state.pending & -self.state.pending).bit_length() - 1

    def _answer(self, answer: str) -> tuple[int, list[int]]:
        named, colon, rest = answer.partition(":")
        seat = int(named) if colon else self._lowest()
        picks = rest if colon else answer
        return seat, [GAME.actions.parse(pick) for pick in picks.split(",")]
