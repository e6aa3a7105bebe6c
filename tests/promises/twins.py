"""Promise 3 with `complete`: states that a seat cannot tell apart look the same to it."""

import random
import re

from backroom.engine.chance import SearchChance
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.playout import play_randomly
from backroom.engine.state import State

from .cases import Case
from .writing import offer_text, secret_domains, steps_text, words

DRAWS = 10
MORE_DRAWS = 300


class TwinCount:
    """What was compared so far, and how often the hidden part varied."""

    def __init__(self) -> None:
        self.pairs = 0
        self.looks = 0
        self.varied = 0
        self.differed = 0

    def check_variety(self, fewest_looks: int = 20) -> None:
        """Hidden things vary in most places, and differ from the truth somewhere."""
        assert self.looks >= fewest_looks, f"only {self.looks} places were looked at"
        assert self.differed, "every completed state was the truth itself"
        assert 2 * self.varied >= self.looks, "in most places nothing is hidden at all"


def check_twins(
    case: Case, state: State, rng: random.Random, count: TwinCount, draws: int = DRAWS
) -> None:
    """For every seat and the spectator, in one position that is not over."""
    for seat in range(SPECTATOR, case.seats):
        check_seat(case, state, seat, rng, count, draws)


def check_seat(
    case: Case, state: State, seat: int, rng: random.Random, count: TwinCount, draws: int
) -> None:
    """All that a seat gets is the same in the truth and in states drawn from its view."""
    game = case.game
    truth = game.write(state)
    shown = looks(case, state, seat)
    drawn = set()
    for _ in range(draws):
        twin = draw(case, state, seat, rng)
        check_twin(case, state, twin, seat, shown)
        drawn.add(game.write(twin))
        count.pairs += 1
        count.differed += game.write(twin) != truth
    if len(drawn) == 1 and has_other_worlds(case, state, seat, rng):
        more = (game.write(draw(case, state, seat, rng)) for _ in range(MORE_DRAWS))
        drawn.update(more)
        assert len(drawn) > 1, f"seat {seat} cannot know this, and only one state is drawn"
    count.looks += 1
    count.varied += len(drawn) > 1
    play_on(case, state, seat, rng)


def looks(case: Case, state: State, seat: int) -> str:
    """A position as it looks to a seat: its view, its offer, whom the question is put to."""
    game = case.game
    view = game.view_text(game.observe(state, seat))
    asked = state.steps[-1].asks(state)
    steps = steps_text(game, state.steps)
    why = _reasons(case, state, seat)
    return f"{view}\n{asked} {state.prompt} {steps}\n{offer_text(game, state, seat)}\n{why}"


def _reasons(case: Case, state: State, seat: int) -> str:
    """Why the first few illegal actions are refused to a pending seat."""
    if seat < 0 or not state.pending >> seat & 1:
        return ""
    legal = state.legal(seat)
    illegal = [action for action in range(case.game.actions.size) if action not in legal]
    step = state.steps[-1]
    return "; ".join(str(step.refusal(state, seat, action)) for action in illegal[:5])


def draw(case: Case, state: State, seat: int, rng: random.Random) -> State:
    """A state completed from a seat's view."""
    view = case.game.observe(state, seat)
    before = case.game.view_text(view)
    twin: State = case.game.complete(view, SearchChance(rng.getrandbits(32)))
    assert case.game.view_text(view) == before, "complete changes the view it is given"
    return twin


def check_twin(case: Case, state: State, twin: State, seat: int, shown: str) -> None:
    """One completed state beside the truth."""
    game = case.game
    assert game.inventory(twin) == game.inventory(state), "complete makes or loses things"
    assert twin.listener is None, "somebody listens to a completed state"
    asked = state.steps[-1].asks(state)
    assert twin.pending & ~asked == 0, "somebody answers in a twin who is not asked"
    same = seat < 0 or twin.pending >> seat & 1 == state.pending >> seat & 1
    assert same, f"seat {seat} is pending in one twin only"
    twin_looks = looks(case, twin, seat)
    assert twin_looks == shown, f"seat {seat} sees\n{shown}\nand in a twin\n{twin_looks}"


def play_on(case: Case, state: State, seat: int, rng: random.Random) -> None:
    """A completed state is a real one: it can be written, read and played on."""
    game = case.game
    twin = draw(case, state, seat, rng)
    text = game.write(twin)
    read = game.read(text, case.seats, case.options)
    assert game.write(read) == text, "a completed state changes when written and read"
    play_randomly(twin, SearchChance(rng.getrandbits(32)), 20)
    assert game.inventory(twin) == game.inventory(state), "play from a twin loses things"


def has_other_worlds(case: Case, state: State, seat: int, rng: random.Random) -> bool:
    """Whether two things can change places without that the seat would notice.

    An oracle beside `complete`: it exchanges two keys in the written position.
    """
    game = case.game
    text = game.write(state)
    shown = looks(case, state, seat)
    seen = words(game.view_text(game.observe(state, seat)), case.allowances.unseen_fields)
    for domain in secret_domains(game):
        places = {key: _fields_with(text, key) for key in domain.keys if key not in seen}
        hidden = [key for key, found in places.items() if found]
        pairs = [(a, b) for a in hidden for b in hidden if places[a].isdisjoint(places[b])]
        for first, second in rng.sample(pairs, min(len(pairs), 12)):
            if _looks_the_same(case, exchanged(text, first, second), seat, shown):
                return True
    return False


def _fields_with(text: str, key: str) -> frozenset[str]:
    parts = (part.partition("=") for part in text.split("; "))
    return frozenset(name for name, _, value in parts if key in words(f"x={value}"))


def exchanged(text: str, first: str, second: str) -> str:
    """A notation with two keys in each other's place."""
    names = {first: second, second: first}
    return re.sub(r"\w+(?:-\w+)*", lambda found: names.get(found[0], found[0]), text)


def _looks_the_same(case: Case, text: str, seat: int, shown: str) -> bool:
    try:
        other = case.game.read(text, case.seats, case.options)
        return looks(case, other, seat) == shown
    except (Refusal, LookupError, ValueError):
        return False  # no position of this game: the exchange proves nothing
