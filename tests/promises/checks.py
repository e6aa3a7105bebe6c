"""Promises 1, 2 and 5 of one position: legality, refusals, conservation, copies, notation."""

import json
import random
from collections.abc import Sequence

from backroom.engine.chance import SearchChance
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match
from backroom.engine.playout import play_randomly
from backroom.engine.state import State

from .cases import Case


def check_offers(case: Case, state: State) -> None:
    """Until the match is over somebody is asked, and all who are asked can answer."""
    assert (state.winners == 0) == (state.pending != 0), "over and asked at the same time"
    assert 0 <= state.winners < 1 << case.seats, "a winner without a seat"
    assert state.pending >> case.seats == 0, "a seat is asked that is not there"
    for seat in range(case.seats):
        if state.pending >> seat & 1:
            check_legal_list(case, state, seat)


def check_legal_list(case: Case, state: State, seat: int) -> None:
    """Not empty, ascending, without doubles, of this table; the default is on it."""
    legal = state.legal(seat)
    assert legal, f"seat {seat} is asked and has no legal action"
    assert legal == sorted(set(legal)), f"legal actions out of order: {legal}"
    assert set(legal) <= set(range(case.game.actions.size)), "an action off the table"
    default = state.steps[-1].default(state, seat)
    assert default in legal, f"the default {case.game.actions.text(default)} is not legal"
    assert state.legal(seat) == legal, "asking for the legal actions changes them"


def check_every_offer(case: Case, state: State, rng: random.Random) -> int:
    """Each offered action is accepted and can be completed to a whole answer."""
    text = case.game.write(state)
    offers = 0
    for seat in range(case.seats):
        if state.pending >> seat & 1:
            for action in tuple(state.legal(seat)):
                _complete_answer(case, state.clone(), seat, action, rng)
                offers += 1
    assert case.game.write(state) == text, "trying an offer on a clone changed the original"
    return offers


def _complete_answer(
    case: Case, state: State, seat: int, action: int, rng: random.Random
) -> None:
    inventory = case.game.inventory(state)
    prompt = state.prompt
    state.apply(seat, action, SearchChance(rng.getrandbits(32)))
    picks = 1
    while state.prompt == prompt and state.pending >> seat & 1:
        assert picks < 100, f"{case.game.actions.text(action)} never becomes an answer"
        check_legal_list(case, state, seat)
        pick = rng.choice(state.legal(seat))
        state.apply(seat, pick, SearchChance(rng.getrandbits(32)))
        picks += 1
    check_offers(case, state)
    assert case.game.inventory(state) == inventory, "something was made or lost"


def check_refusals(case: Case, match: Match, rng: random.Random) -> int:
    """What is not offered is refused with a reason, and leaves no trace."""
    table = case.game.actions
    prompt = match.state.prompt
    refused = 0
    before = _traces(case, match)
    for seat in range(case.seats):
        legal = match.state.legal(seat) if match.state.pending >> seat & 1 else []
        for action in range(-1, table.size + 1):
            if action not in legal:
                refused += _refuse(match, seat, prompt, [action])
    for seat in match.pending():
        own = [rng.choice(match.state.legal(seat))]
        refused += _refuse(match, seat, prompt + 1, own)
        refused += _refuse(match, seat, prompt - 1, own)
        refused += _refuse(match, seat, prompt, [])
    refused += _refuse(match, case.seats, prompt, [0])
    refused += _refuse(match, SPECTATOR, prompt, [0])
    assert _traces(case, match) == before, "a refused action left a trace"
    return refused


def check_long_answer(case: Case, match: Match, seat: int, answer: Sequence[int]) -> None:
    """A whole answer with a pick too many, or with the last one missing, is refused whole."""
    before = _traces(case, match)
    prompt = match.state.prompt
    for action in (0, answer[-1]):
        _refuse(match, seat, prompt, [*answer, action])
    _refuse(match, seat, prompt, answer[:-1])
    assert _traces(case, match) == before, "a refused answer left a trace"


def _refuse(match: Match, seat: int, prompt: int, actions: Sequence[int]) -> int:
    try:
        match.submit(seat, prompt, actions)
    except Refusal:
        return 1
    raise AssertionError(f"seat {seat} may submit {list(actions)} to prompt {prompt}")


def _traces(case: Case, match: Match) -> tuple[object, ...]:
    frames = [match.newest_frame(seat) for seat in range(SPECTATOR, case.seats)]
    return (case.game.write(match.state), len(match.log), len(match.events), frames)


def check_clone(case: Case, state: State, rng: random.Random) -> None:
    """A clone is equal, nobody listens to it, and play on it leaves the original alone."""
    game = case.game
    text = game.write(state)
    clone = state.clone()
    assert game.write(clone) == text, "a clone differs"
    assert clone.listener is None, "somebody listens to a clone"
    assert clone.options == state.options, "a clone has other options"
    again = clone.clone()
    seed = rng.getrandbits(32)
    play_randomly(clone, SearchChance(seed), 12)
    assert game.write(state) == text, "play on a clone changed the original"
    play_randomly(again, SearchChance(seed), 12)
    assert game.write(again) == game.write(clone), "equal play of equal clones differs"


def check_notation(case: Case, state: State, rng: random.Random) -> None:
    """A position that was written and read is the same, and plays on the same."""
    game = case.game
    text = game.write(state)
    read = game.read(text, case.seats, case.options)
    assert game.write(read) == text, "a position changes when it is written and read"
    assert game.inventory(read) == game.inventory(state), "a position loses things in writing"
    clone = state.clone()
    seed = rng.getrandbits(32)
    play_randomly(clone, SearchChance(seed), 12)
    play_randomly(read, SearchChance(seed), 12)
    assert game.write(read) == game.write(clone), "a position that was read plays differently"


def check_view_data(case: Case, match: Match) -> None:
    """Views and events can be sent as JSON."""
    for seat in range(SPECTATOR, case.seats):
        json.dumps(case.game.view_data(match.view(seat)))
        [newest] = match.frames(seat, match.newest_frame(seat) - 1)
        for kind, values in newest.events:
            json.dumps(case.game.events.data(kind, values))


def check_places(case: Case, match: Match) -> None:
    """When a match is over every seat has a place, and the winners have the first."""
    places = case.game.places(match.state)
    assert len(places) == case.seats, "a seat without a place"
    winners = sum(1 << seat for seat, place in enumerate(places) if place == 1)
    assert winners == match.state.winners, "the winners are not those in the first place"
    assert all(1 <= place <= case.seats for place in places), "a place that does not exist"
