"""Promise 3 with `complete`: states that a seat cannot tell apart look the same to it."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from backroom.engine.chance import SearchChance
from backroom.engine.domains import Domain
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.playout import play_randomly
from backroom.engine.state import State

from .cases import Case
from .writing import WORD, offer_text, secret_domains, steps_text

DRAWS: Final = 10
MORE_DRAWS: Final = 300
TRIES: Final = 24


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
    return "; ".join(str(step.refusal(state, seat, action).args[0]) for action in illegal[:5])


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

    An oracle beside `complete`: it exchanges keys in the written position, first everywhere
    (for things of which there is one), then in two places (for things that come in copies).
    """
    text = case.game.write(state)
    shown = looks(case, state, seat)
    spots = [spot for domain in secret_domains(case.game) for spot in _spots(text, domain)]
    pairs = [
        (one, other)
        for one in spots
        for other in spots
        if one.key < other.key and one.field != other.field and one.domain == other.domain
    ]
    for one, other in rng.sample(pairs, min(len(pairs), TRIES)):
        everywhere = exchanged(text, one.key, other.key)
        if _is_other_world(case, state, everywhere, seat, shown):
            return True
        left, right = sorted((one, other))
        there = _written(_written(text, right, left.key), left, right.key)
        are_places = all(
            _inventory(case, _written(text, spot, key)) != case.game.inventory(state)
            for spot, key in ((one, other.key), (other, one.key))
        )
        if are_places and _is_other_world(case, state, there, seat, shown):
            return True
    return False


class Spot(NamedTuple):
    """Where a key stands in a written position."""

    start: int
    key: str
    field: str
    domain: str


def _spots(text: str, domain: Domain) -> Iterator[Spot]:
    """All places of a domain's keys, from left to right."""
    keys = set(domain.keys)
    start = 0
    for part in text.split("; "):
        name, _, value = part.partition("=")
        offset = start + len(name) + 1
        for found in WORD.finditer(value):
            if found[0] in keys:
                yield Spot(offset + found.start(), found[0], name, domain.name)
        start += len(part) + 2


def _written(text: str, spot: Spot, key: str) -> str:
    """A notation with another key at a spot; spots to its left stay where they are."""
    return text[: spot.start] + key + text[spot.start + len(spot.key) :]


def exchanged(text: str, first: str, second: str) -> str:
    """A notation with two keys in each other's place."""
    names = {first: second, second: first}
    return WORD.sub(lambda found: names.get(found[0], found[0]), text)


def _inventory(case: Case, text: str) -> list[int] | None:
    """Everything in a position, None if it is no position of the game."""
    try:
        return case.game.inventory(case.game.read(text, case.seats, case.options))
    except (Refusal, LookupError, ValueError):
        return None


def _is_other_world(case: Case, state: State, text: str, seat: int, shown: str) -> bool:
    if _inventory(case, text) != case.game.inventory(state):
        return False
    try:
        return looks(case, case.game.read(text, case.seats, case.options), seat) == shown
    except (Refusal, LookupError, ValueError):
        return False  # no position of this game: the exchange proves nothing
