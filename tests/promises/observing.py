"""The promises of observations: a row tells all that a view tells, and nothing else."""

import random
from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from typing import Final, TypeAlias

from backroom.engine.match import Match
from backroom.engine.state import State
from backroom.engine.views import View

from .cases import Case
from .reruns import rerun
from .rotation import rotated_entry
from .twins import draw

# What a row is made for: another seat, table or option is another row by itself.
FRAME: Final = ("seat", "seats", "options")
Essence: TypeAlias = tuple[tuple[str, str], ...]


def essence(case: Case, view: View) -> Essence:
    """What of a view a row must tell: all fields but those left out, piles without order."""
    observation = case.game.observation
    told = []
    for name, codec in case.game.view_fields:
        if name not in observation.left_out:
            text = codec.text(getattr(view, name))
            if name in case.allowances.unordered_fields:
                text = ",".join(sorted(text.split(",")))
            told.append((name, text))
    return tuple(told)


class Rows:
    """The rows of one case seen so far, each with the view that it was made from."""

    def __init__(self, case: Case, rng: random.Random) -> None:
        self.case = case
        self.random = rng
        self.seen: dict[tuple[int, bytes], Essence] = {}
        self.views: dict[int, list[tuple[View, Essence]]] = {}
        self.figures: Counter[str] = Counter()

    def check(self, state: State) -> None:
        """All rows of one position."""
        for seat in range(self.case.seats):
            view = self.case.game.observe(state, seat)
            row = self._check_row(state, seat, view)
            self._check_mask(state, seat, view)
            if not self.case.allowances.untold(view):
                told = essence(self.case, view)
                self._check_told(seat, told, row)
                self._check_alone(seat, view, told, row)
                self.views.setdefault(seat, []).append((view, told))

    def _check_row(self, state: State, seat: int, view: View) -> bytes:
        observation = self.case.game.observation
        parts: list[bytes] = []
        observation.add(view, parts)
        row = b"".join(parts)
        assert len(row) == observation.size, "a row of another length"
        assert row == observation.vector(view), "a row differs from its pieces"
        assert row == observation.state_vector(state, seat), "the short way is another way"
        self._check_cuts(parts)
        self._check_steps(view)
        buffer = bytearray(observation.size + 2)
        observation.write(view, memoryview(buffer), 1)
        assert buffer == b"\0" + row + b"\0", "a row is written beside its place"
        self.figures["rows"] += 1
        return row

    def _check_told(self, seat: int, told: Essence, row: bytes) -> None:
        """No other view of the same seat had this row."""
        other = self.seen.setdefault((seat, row), told)
        assert other == told, f"one row for two views:\n{_differences(other, told)}"

    def _check_steps(self, view: View) -> None:
        """A row has room for every number of every kind of step."""
        header = self.case.game.observation.header
        assert header is not None
        for step in view.steps:
            told = header.steps.values[step.KEY]
            assert len(told) == len(step.values()), f"{step.KEY} has {step.values()}"

    def _check_cuts(self, parts: list[bytes]) -> None:
        """Every section begins with a piece of its own, or among zeros."""
        starts = [0, *accumulate(len(part) for part in parts)]
        for section in self.case.game.observation.sections:
            if section.size:
                at = bisect_right(starts, section.start) - 1
                found = starts[at] == section.start or not any(parts[at])
                assert found, f"{section.name} begins in the middle of a piece"

    def _check_alone(self, seat: int, view: View, told: Essence, row: bytes) -> None:
        """One field taken from another view of the same seat changes the row, each alone."""
        game = self.case.game
        if not self.views.get(seat):
            return
        other, other_told = self.random.choice(self.views[seat])
        ours, theirs = dict(told), dict(other_told)
        for name in ours:
            if ours[name] == theirs[name] or name in self.case.allowances.bound_fields:
                continue
            kept = getattr(view, name)
            setattr(view, name, getattr(other, name))
            changed = game.observation.vector(view)
            setattr(view, name, kept)
            assert changed != row, f"{name} is not in the row: {ours[name]} or {theirs[name]}"
            self.figures["fields"] += 1

    def _check_mask(self, state: State, seat: int, view: View) -> None:
        observation = self.case.game.observation
        facing = observation.facing(view)
        assert facing == observation.facing_state(state, seat), "two sides to face"
        relative = observation.relative[self.case.seats][facing]
        absolute = observation.absolute[self.case.seats][facing]
        if state.pending >> seat & 1:
            legal = state.legal(seat)
            mask = observation.mask(legal, self.case.seats, facing)
            assert len(mask) == self.case.game.actions.size
            found = sorted(absolute[action] for action, bit in enumerate(mask) if bit)
            assert found == legal, f"the mask has {found}, legal is {legal}"
            assert all(absolute[relative[action]] == action for action in legal)


def _differences(one: Essence, other: Essence) -> str:
    pairs = zip(one, other, strict=True)
    return "\n".join(f"{name}: {a} or {b}" for (name, a), (_, b) in pairs if a != b)


def check_hidden(case: Case, state: State, rng: random.Random, draws: int) -> int:
    """States that a seat cannot tell apart have one row, and a truth each."""
    game = case.game
    for seat in range(case.seats):
        row = game.observation.state_vector(state, seat)
        truths = {game.truth.vector(state, seat): _held(case, state)}
        assert len(game.truth.vector(state, seat)) == game.truth.size
        for _ in range(draws):
            twin = draw(case, state, seat, rng)
            assert game.observation.state_vector(twin, seat) == row, "a row tells a secret"
            if case.allowances.untold(state):
                continue
            told = game.truth.vector(twin, seat)
            assert truths.setdefault(told, _held(case, twin)) == _held(case, twin), (
                f"one truth for two states:\n{truths[told]}\n{_held(case, twin)}"
            )
    return draws * case.seats


def _held(case: Case, state: State) -> str:
    """A position as written, piles without order."""
    told = []
    for name, codec in case.game.fields:
        text = codec.text(getattr(state, name))
        if name in case.allowances.unordered_fields:
            text = ",".join(sorted(text.split(",")))
        if name not in case.allowances.unfounded_fields:
            told.append(f"{name}={text}")
    return "; ".join(told)


def check_turned_rows(case: Case, match: Match, by: int) -> int:
    """When everybody moves up some seats, everybody keeps his row and his mask."""
    observation = case.game.observation
    log = [rotated_entry(case, entry, by) for entry in match.log]
    turned = list(rerun(case, log))[-1]
    assert len(turned.log) == len(log), "a rotated log does not fit"
    for seat in range(case.seats):
        other = (seat + by) % case.seats
        row = observation.state_vector(match.state, seat)
        assert observation.state_vector(turned.state, other) == row, f"rotated by {by}"
        truth = case.game.truth.vector(match.state, seat)
        assert case.game.truth.vector(turned.state, other) == truth, f"rotated by {by}"
        if match.state.pending >> seat & 1:
            here = observation.facing_state(match.state, seat)
            there = observation.facing_state(turned.state, other)
            mask = observation.mask(match.state.legal(seat), case.seats, here)
            assert observation.mask(turned.state.legal(other), case.seats, there) == mask
    return case.seats
