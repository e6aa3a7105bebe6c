"""A match is its log: chance, answers and talk; everything else follows from replaying it.

`Match` is the one door through which a state of a live match changes. It checks prompts and
legality, applies a whole choice or nothing, and gives each seat its numbered frames.
"""

from array import array
from collections.abc import Iterable, Sequence
from operator import index
from typing import Final, NamedTuple, SupportsIndex

from .chance import Chance, MatchChance, Recorder, ReplayChance, SearchChance
from .errors import BadRecord, IllegalAction, NotYourPrompt
from .events import SPECTATOR, Event, Values, shared
from .game import AnyGame
from .seats import seats_in
from .state import State
from .steps import AnyStep
from .views import View, game_of

START: Final = "start"
MOVE: Final = "move"
TIMEOUT: Final = "timeout"
LATE: Final = "late"
SAY: Final = "say"


class Entry(NamedTuple):
    """One line of the log; `chance` is what chance chose while it was carried out."""

    kind: str
    seat: int
    prompt: int
    actions: tuple[int, ...]
    chance: tuple[tuple[str, int], ...]


class Frame(NamedTuple):
    """What one seat learns from one entry; numbered for that seat, without gaps."""

    number: int
    prompt: int
    waiting: int
    steps: tuple[AnyStep, ...]
    winners: int
    events: tuple[tuple[str, Values], ...]


class _Moment(NamedTuple):
    """Where one entry led, of which the frames of all observers are made when they are asked.

    `waiting` is by observer, the spectator first; `events` is how many there were by then.
    """

    prompt: int
    waiting: tuple[int, ...]
    steps: tuple[AnyStep, ...]
    winners: int
    events: int


class Decision(NamedTuple):
    """All a bot, a person or a program gets to decide on: never the state.

    `legal` are the numbers of the actions to choose from, ascending, and `default` is the one
    that a time-out would play. The view has the picks made so far for this prompt.

    `whole` are the legal actions that answer the prompt as they stand, with no pick after
    them; it is empty unless it was asked for.
    """

    seat: int
    prompt: int
    view: View
    legal: tuple[int, ...]
    default: int
    whole: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """With the actions in notation, if the view belongs to a game with a descriptor."""
        legal = ", ".join(self.text(action) for action in self.legal)
        default = self.text(self.default)
        return (
            f"<Decision of seat {self.seat} at prompt {self.prompt}: "
            f"one of [{legal}], {default} by default>"
        )

    def text(self, action: int) -> str:
        """An action in the notation of its game, or its number if the game is unknown."""
        game = game_of(self.view)
        return str(action) if game is None else game.actions.text(action)


class Match:
    """One play of a game, from its first card to its winners."""

    def __init__(
        self, game: AnyGame, seats: int, options: tuple[int, ...], source: Chance
    ) -> None:
        self.game = game
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self._chance = Recorder(source)
        self._heard: list[Event] = []
        self._moments: list[_Moment] = []
        # Frames are kept as the moments they tell: a house has thousands of long matches.
        self._told = {seat: array("I") for seat in range(SPECTATOR, seats)}
        self.state: State = game.start(seats, options, self._chance, self._heard)
        self._enter(START, SPECTATOR, 0, ())

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; from then on it has winners."""
        return self.state.winners != 0

    @property
    def seats(self) -> int:
        """How many play; seats are numbered from 0."""
        return self.state.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none until the match is over."""
        return seats_in(self.state.winners)

    @property
    def places(self) -> tuple[int, ...]:
        """The final place of each seat, 1 for the winners; refused until the match is over."""
        if not self.is_over:
            raise NotYourPrompt("match-not-over")
        return tuple(self.game.places(self.state))

    def __repr__(self) -> str:
        """The game, how far the match is, and who is asked or has won."""
        seats = ", ".join(map(str, self.winners or self.pending()))
        who = f"won by seat {seats}" if self.is_over else f"seat {seats} to answer"
        made = sum(entry.kind in (MOVE, TIMEOUT) for entry in self.log)
        return f"<Match of {self.game.name}: {self.seats} players, {made} moves, {who}>"

    def pending(self) -> list[int]:
        """The seats that owe an answer; only the table itself may look at this."""
        return list(seats_in(self.state.pending))

    def view(self, seat: SupportsIndex) -> View:
        """What a seat, or SPECTATOR, may know now."""
        view: View = self.game.observe(self.state, self._seat_number(seat, SPECTATOR))
        return view

    def frames(self, seat: SupportsIndex, since: int = 0) -> list[Frame]:
        """The frames of a seat with a number above `since`."""
        at = self._seat_number(seat, SPECTATOR)
        return [self._frame(at, place) for place in range(since, len(self._told[at]))]

    def newest_frame(self, seat: SupportsIndex) -> int:
        """The number of the newest frame of a seat, which is how many it has."""
        return len(self._told[self._seat_number(seat, SPECTATOR)])

    def decision(
        self, seat: SupportsIndex, prefix: Sequence[int] = (), with_whole: bool = False
    ) -> Decision:
        """What a pending seat is asked, after the picks it has in mind already.

        Which actions are a whole answer is worked out for clients that want to send them at
        once; programs ask for the next pick instead.
        """
        at = self._pending(seat)
        state = self._picked(at, prefix) if prefix else self.state
        if state.prompt != self.state.prompt or not state.pending >> at & 1:
            raise IllegalAction("choice-complete")
        view = self.game.observe(state, at)
        step = state.steps[-1]
        legal = tuple(step.legal(state, at))
        whole = legal if with_whole else ()
        whole = tuple(action for action in whole if step.is_whole(state, at, action))
        return Decision(at, state.prompt, view, legal, step.default(state, at), whole)

    def next_decision(self, seat: SupportsIndex, picks: Sequence[int]) -> Decision | None:
        """What a pending seat is asked after some picks; nothing if they are a whole answer."""
        try:
            return self.decision(seat, picks)
        except IllegalAction as refused:
            if refused.id != "choice-complete":
                raise
            return None

    def legal(self, seat: SupportsIndex, *picks: str) -> list[str]:
        """What a pending seat may do, in notation, after the picks it has made already.

        Nothing is left to do if the picks are a whole answer.
        """
        decision = self.next_decision(seat, self._numbers(picks))
        legal = () if decision is None else decision.legal
        return [self.game.actions.text(action) for action in legal]

    def answer(self, seat: SupportsIndex, *picks: str) -> Entry:
        """The whole answer of a seat to what it is asked now, in notation."""
        return self.submit(seat, self.state.prompt, self._numbers(picks))

    def submit(
        self, seat: SupportsIndex, prompt: int, actions: Sequence[int], kind: str = MOVE
    ) -> Entry:
        """A whole answer to a prompt: carried out and logged, or refused without a trace."""
        if prompt != self.state.prompt:
            gone = 0 < prompt < self.state.prompt
            raise NotYourPrompt("prompt-gone" if gone else "no-such-prompt")
        at = self._pending(seat)
        if not self._is_whole(at, actions):
            picked = self._picked(at, actions)
            if picked.prompt == prompt and picked.pending >> at & 1:
                raise IllegalAction("choice-incomplete")
        for action in actions:
            self.state.apply(at, action, self._chance)
        return self._enter(kind, at, prompt, tuple(actions))

    def time_out(self, seat: SupportsIndex) -> Entry:
        """The default answer for a seat that did not answer in time."""
        at = self._pending(seat)
        state = self.state.clone()
        actions = []
        while state.prompt == self.state.prompt and state.pending >> at & 1:
            actions.append(state.steps[-1].default(state, at))
            state.apply(at, actions[-1], SearchChance(0))
        return self.submit(at, self.state.prompt, actions, TIMEOUT)

    def note_late(self, seat: SupportsIndex, prompt: int, actions: Sequence[int]) -> Entry:
        """A claim in a race that was over: logged, without effect."""
        gone = 0 < prompt < self.state.prompt or (self.is_over and prompt == self.state.prompt)
        if not gone:
            raise NotYourPrompt("no-such-prompt")
        at = self._seat_number(seat)
        if not actions or not all(0 <= action < self.game.actions.size for action in actions):
            raise IllegalAction("illegal-action")
        entry = Entry(LATE, at, prompt, tuple(actions), ())
        self.log.append(entry)
        return entry

    def say(self, seat: SupportsIndex, say: int) -> Entry:
        """A typed announcement; every view has it, the rules ignore it."""
        if not 0 <= say < self.game.says.size:
            raise IllegalAction("unknown-say")
        at = self._seat_number(seat)
        if not self.game.may_say(self.state, at):
            raise IllegalAction("may-not-say")
        self.state.talk = (*self.state.talk, (at, say))
        self.state.tell("said", (at, say))
        return self._enter(SAY, at, self.state.prompt, (say,))

    def go_on_with(self, source: Chance) -> None:
        """Ask this source from now on; for a match taken up again."""
        self._chance = Recorder(source)

    def _numbers(self, picks: Sequence[object]) -> list[int]:
        """The actions that picks name; what is no text at all names none."""
        return [self.game.actions.parse(str(pick)) for pick in picks]

    def _pending(self, seat: SupportsIndex) -> int:
        """The number of a seat that owes an answer."""
        if self.is_over:
            raise NotYourPrompt("match-over")
        number = self._seat_number(seat)
        if not self.state.pending >> number & 1:
            raise NotYourPrompt("not-your-turn")
        return number

    def _seat_number(self, seat: SupportsIndex, first: int = 0) -> int:
        """The number of a seat of this table; what is no number names none."""
        try:
            number = index(seat)
        except TypeError:
            raise NotYourPrompt("no-such-seat") from None
        if not first <= number < self.state.seats:
            raise NotYourPrompt("no-such-seat")
        return number

    def _is_whole(self, seat: int, actions: Sequence[int]) -> bool:
        """Whether this is one legal pick that answers the prompt, as most answers are.

        It need not be tried on a copy, which is half of the work (benchmarks/server.py).
        """
        if len(actions) != 1:
            return False
        state, action = self.state, actions[0]
        is_legal = action in state.legal(seat)
        return is_legal and state.steps[-1].is_whole(state, seat, action)

    def _picked(self, seat: int, actions: Sequence[int]) -> State:
        """A copy of the state after some picks, each checked; effects there are thrown away."""
        state = self.state.clone()
        for action in actions:
            if state.prompt != self.state.prompt or not state.pending >> seat & 1:
                raise IllegalAction("choice-too-long")
            if action not in state.legal(seat):
                refusal = state.steps[-1].refusal(state, seat, action)
                refusal.game = self.game.name
                raise refusal
            state.apply(seat, action, SearchChance(0))
        return state

    def _enter(self, kind: str, seat: int, prompt: int, actions: tuple[int, ...]) -> Entry:
        entry = Entry(kind, seat, prompt, actions, self._chance.take())
        self.log.append(entry)
        self.events += map(shared, self._heard)
        self._note_moment()
        self._heard.clear()
        return entry

    def _note_moment(self) -> None:
        """Where the match stands now, for those to whom it tells anything."""
        state = self.state
        before = self._moments[-1] if self._moments else None
        steps = tuple(state.steps)
        waiting = tuple(self._waiting(observer) for observer in self._told)
        if before is not None:
            steps = before.steps if before.steps == steps else steps
            waiting = before.waiting if before.waiting == waiting else waiting
        now = _Moment(state.prompt, waiting, steps, state.winners, len(self.events))
        self._moments.append(now)
        for observer, told in self._told.items():
            if not told or self._is_news(observer, self._moments[told[-1]], now):
                told.append(len(self._moments) - 1)

    def _waiting(self, observer: int) -> int:
        """The seats of which an observer knows that they owe an answer."""
        state = self.state
        return 0 if state.winners else state.steps[-1].waiting(state, observer)

    def _is_news(self, observer: int, before: _Moment, now: _Moment) -> bool:
        """Whether an observer is told anything now that was not so in its last frame."""
        return (
            any(event.seen_by(observer) is not None for event in self._heard)
            or now.prompt != before.prompt
            or now.waiting[observer + 1] != before.waiting[observer + 1]
            or now.winners != before.winners
            or now.steps != before.steps
        )

    def _frame(self, seat: int, index: int) -> Frame:
        place = self._told[seat][index]
        moment = self._moments[place]
        first = self._moments[place - 1].events if place else 0
        told = ((one.kind, one.seen_by(seat)) for one in self.events[first : moment.events])
        return Frame(
            index + 1,
            moment.prompt,
            moment.waiting[seat + 1],
            moment.steps,
            moment.winners,
            tuple((kind, values) for kind, values in told if values is not None),
        )


def fold_frame(game: AnyGame, view: View, frame: Frame) -> None:
    """Bring a seat's view up to date with its next frame."""
    is_answered = frame.prompt != view.prompt or frame.winners != 0
    view.prompt = frame.prompt
    view.waiting = frame.waiting
    view.steps = list(frame.steps)
    view.winners = frame.winners
    for kind, values in frame.events:
        _fold_event(game, view, kind, values)
    # After the events: the last sealed answer is told in the frame that closes its prompt.
    if is_answered:
        view.draft = ()


def _fold_event(game: AnyGame, view: View, kind: str, values: Values) -> None:
    first, *rest = values
    if kind == "answered":
        if first == view.seat and isinstance(rest[0], tuple):
            view.draft = rest[0]
    elif kind == "said" and isinstance(first, int) and isinstance(rest[0], int):
        view.talk = (*view.talk, (first, rest[0]))
    elif kind != "timed_out":
        game.fold(view, kind, values)


def replay(game: AnyGame, seats: int, options: tuple[int, ...], log: Iterable[Entry]) -> Match:
    """Run a log again; every answer must be legal and all recorded chance must be used."""
    entries = list(log)
    choices = [choice for entry in entries for choice in entry.chance]
    source = ReplayChance(choices)
    match = Match(game, seats, options, source)
    for entry in entries[1:]:
        repeat(match, entry)
    if not source.is_spent() or match.log != entries:
        raise BadRecord("record-differs")
    return match


def resume(
    game: AnyGame,
    seats: int,
    options: tuple[int, ...],
    log: Iterable[Entry],
    source: MatchChance,
) -> Match:
    """Run a log again, then go on with the keyed source it was begun with."""
    match = replay(game, seats, options, log)
    for entry in match.log:
        for label, _ in entry.chance:
            source.skip(label)
    match.go_on_with(source)
    return match


def repeat(match: Match, entry: Entry) -> None:
    """Carry out one entry of a log again."""
    if entry.kind in (MOVE, TIMEOUT):
        match.submit(entry.seat, entry.prompt, entry.actions, entry.kind)
    elif entry.kind == LATE:
        match.note_late(entry.seat, entry.prompt, entry.actions)
    elif entry.kind == SAY:
        match.say(entry.seat, entry.actions[0])
    else:
        raise BadRecord("record-entry-unknown", {"kind": entry.kind})
