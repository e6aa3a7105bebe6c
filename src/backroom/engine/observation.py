"""Observations: what a seat knows as a row of bits and small numbers, for nets and statistics.

A row has a fixed length for all seat counts and options of a game, and is told from the side
of its observer: his own seat comes first, then the others clockwise. It is put together from
short pieces that were made beforehand, which is the fastest way in both builds
(benchmarks/observations.py).
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from .domains import MOST_SEATS, SEAT, Domain
from .meta import Meta
from .pieces import (
    BYTES,
    EIGHT,
    GAPS,
    PRESENT,
    SEAT_BITS,
    ZEROS,
    Parts,
    Row,
    add_bits,
    one_hot,
    seat_mask,
)
from .state import State
from .steps import AnyStep
from .tables import ActionTable
from .views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Section(NamedTuple):
    """A named stretch of a row, and what its numbers mean."""

    name: str
    start: int
    size: int
    meaning: str


def by_seat(rows: Iterable[Row], first: int = 0, seats: int = MOST_SEATS) -> list[Row]:
    """The same rows for every seat, the observer's own being seat 0."""
    listed = list(rows)
    return [
        Row(f"seat {seat}: {row.name}", row.size, row.meaning)
        for seat in range(first, seats)
        for row in listed
    ]


def laid_out(rows: Iterable[Row]) -> tuple[Section, ...]:
    """Give each row its place, one after the other without gaps."""
    sections = []
    start = 0
    for row in rows:
        sections.append(Section(row.name, start, row.size, row.meaning))
        start += row.size
    return tuple(sections)


# The kinds of numbers that a step can hold, as its row says: (kind, size).
A_SEAT: Final = 0
A_MASK: Final = 1
A_NUMBER: Final = 2
SOME_BITS: Final = 3
StepValue: TypeAlias = tuple[int, int]
SEAT_VALUE: Final[StepValue] = (A_SEAT, MOST_SEATS)
MASK_VALUE: Final[StepValue] = (A_MASK, MOST_SEATS)


def number_value(size: int) -> StepValue:
    """A number from 0 to `size` - 1, or -1 for none; larger ones count as the largest."""
    return (A_NUMBER, size)


def bits_value(size: int) -> StepValue:
    """A mask of so many bits, eight at most, told bit by bit."""
    return (SOME_BITS, size)


class StepRows:
    """The step stack from the top down: for each kind a bit, and its numbers beside it."""

    def __init__(
        self,
        steps: Mapping[str, type[AnyStep]],
        values: Mapping[str, tuple[StepValue, ...]],
        depth: int,
    ) -> None:
        self.depth = depth
        self.size = 0
        self.first: dict[str, int] = {}
        self.values: dict[str, tuple[StepValue, ...]] = {}
        for key in steps:
            self.first[key] = self.size
            self.values[key] = values.get(key, ())
            self.size += 1 + sum(size for _, size in self.values[key])
        largest = max((size for row in self.values.values() for _, size in row), default=0)
        self._numbers = [one_hot(size) for size in range(largest + 1)]

    def rows(self) -> list[Row]:
        """A row for each place on the stack."""
        kinds = ", ".join(
            f"{key} at {self.first[key]}" + _told(self.values[key]) for key in self.first
        )
        return [
            Row(f"step {place}", self.size, f"counted from the top: a bit a kind ({kinds})")
            for place in range(1, self.depth + 1)
        ]

    def add(self, parts: Parts, steps: list[AnyStep], observer: int, seats: int) -> None:
        """The stack as one observer sees it."""
        size = len(steps)
        shown = min(size, self.depth)
        side = seats * MOST_SEATS + observer
        for place in range(1, shown + 1):
            step = steps[size - place]
            if step.told is None:
                step.told = {}
            row = step.told.get(side)
            if row is None:
                row = self._row(step, observer, seats)
                step.told[side] = row
            parts.append(row)
        for _ in range(self.depth - shown):
            parts.append(ZEROS[self.size])

    def _row(self, step: AnyStep, observer: int, seats: int) -> bytes:
        """One step as an observer sees it; steps never change, so it is kept with them."""
        parts: Parts = []
        key = step.KEY
        first = self.first[key]
        kinds = self.values[key]
        parts.append(GAPS[first])
        done = first + 1
        if kinds:
            values = step.values()
            for index in range(len(kinds)):
                kind, size = kinds[index]
                value = values[index]
                if kind == A_SEAT:
                    parts.append(SEAT_BITS[(value - observer) % seats if value >= 0 else -1])
                elif kind == A_MASK:
                    parts.append(seat_mask(value, observer, seats))
                elif kind == SOME_BITS:
                    parts.append(EIGHT[value][:size])
                else:
                    parts.append(self._numbers[size][min(value, size - 1)])
                done += size
        parts.append(ZEROS[self.size - done])
        return b"".join(parts)


def _told(values: tuple[StepValue, ...]) -> str:
    """The numbers of a kind of step, in words."""
    names = ("a seat", "a mask of seats", "a number", "a mask")
    told = [f"{names[kind]} in {size}" for kind, size in values]
    return f" with {' and '.join(told)}" if told else ""


class Observation(Generic[S, V]):
    """How the views of a game become rows; a game fills in `add` and `add_state`.

    `sections` describe the row; `left_out` are the fields of a view that are not in it, each
    with the reason. A view makes the row, and nothing else: `add_state` is the short way from
    a state to the row of the view that a seat has of it.
    """

    def __init__(
        self,
        meta: Meta,
        actions: ActionTable,
        rows: Iterable[Row],
        left_out: Mapping[str, str],
        turning: Domain = SEAT,
        header: "Header | None" = None,
    ) -> None:
        self.header = header
        self.sections = laid_out([*header.rows(), *rows] if header else rows)
        self.size = sum(section.size for section in self.sections)
        self.actions = actions.size
        self.left_out = {"prompt": "it only numbers the questions", **left_out}
        # By seats, then by facing: the action as its observer names it, and the way back.
        self.relative = _action_tables(meta, actions, turning)
        self.absolute = [[_inverse(table) for table in tables] for tables in self.relative]
        self._plain = not any(
            arg.domain is turning for verb in actions.verbs for arg in verb.args
        )

    def add(self, view: V, parts: Parts) -> None:
        """Append the pieces of a seat's row; a spectator has none."""
        raise NotImplementedError

    def add_state(self, state: S, seat: int, parts: Parts) -> None:
        """Append the pieces of the row of the view that a seat has of a state."""
        raise NotImplementedError

    def facing(self, view: V) -> int:
        """Which table of actions is the observer's: his seat, unless a game says otherwise."""
        return view.seat

    def facing_state(self, state: S, seat: int) -> int:
        """Which table of actions a seat has in a state, as `facing` has it for a view."""
        return seat

    def vector(self, view: V) -> bytes:
        """The whole row of a view, as bytes."""
        _check_seat(view.seat, view.seats)
        parts: Parts = []
        self.add(view, parts)
        return b"".join(parts)

    def state_vector(self, state: S, seat: int) -> bytes:
        """The row of the view that a seat has of a state."""
        _check_seat(seat, state.seats)
        parts: Parts = []
        self.add_state(state, seat, parts)
        return b"".join(parts)

    def write(self, view: V, out: memoryview, offset: int) -> None:
        """Put the row of a view into a buffer of bytes."""
        out[offset : offset + self.size] = self.vector(view)

    def write_state(self, state: S, seat: int, out: memoryview, offset: int) -> None:
        """Put the row of the view that a seat has of a state into a buffer of bytes."""
        out[offset : offset + self.size] = self.state_vector(state, seat)

    def add_mask(self, legal: list[int], seats: int, facing: int, parts: Parts) -> None:
        """Append a bit for each action as its observer names it: whether it is legal."""
        if facing and not self._plain:
            table = self.relative[seats][facing]
            legal = sorted([table[action] for action in legal])
        add_bits(parts, legal, self.actions)

    def mask(self, legal: list[int], seats: int, facing: int) -> bytes:
        """A bit for each action as its observer names it: whether it is legal."""
        parts: Parts = []
        self.add_mask(legal, seats, facing, parts)
        return b"".join(parts)

    def write_mask(
        self, legal: list[int], seats: int, facing: int, out: memoryview, offset: int
    ) -> None:
        """Put the mask of what is legal into a buffer of bytes."""
        out[offset : offset + self.actions] = self.mask(legal, seats, facing)


class Truth(Generic[S]):
    """What an observer does not know, as a row beside his observation: for critics only.

    Both rows together tell the whole state. Nothing that plays may be given this one.
    """

    def __init__(self, rows: Iterable[Row]) -> None:
        self.sections = laid_out(rows)
        self.size = sum(section.size for section in self.sections)

    def add(self, state: S, seat: int, parts: Parts) -> None:
        """Append the pieces of the row for a seat."""
        raise NotImplementedError

    def vector(self, state: S, seat: int) -> bytes:
        """The row of a state beside a seat's observation."""
        _check_seat(seat, state.seats)
        parts: Parts = []
        self.add(state, seat, parts)
        return b"".join(parts)

    def write(self, state: S, seat: int, out: memoryview, offset: int) -> None:
        """Put the row into a buffer of bytes."""
        out[offset : offset + self.size] = self.vector(state, seat)


AnyObservation: TypeAlias = Observation[Any, Any]
AnyTruth: TypeAlias = Truth[Any]


class Header:
    """The part of a row that all games share: seats, options, stack, who is asked, picks.

    `drafted` are the actions that can be among picks, as their observer names them; any other
    pick counts in the last place of the section.
    """

    def __init__(
        self, meta: Meta, actions: ActionTable, steps: StepRows, drafted: Iterable[int]
    ) -> None:
        self.steps = steps
        self.drafted = sorted(drafted)
        self.places = [len(self.drafted)] * actions.size
        for place, action in enumerate(self.drafted):
            self.places[action] = place
        self.picks = ", ".join(dict.fromkeys(actions.verb_of[one].name for one in self.drafted))
        self.options: dict[tuple[int, ...], bytes] = {}
        self.width = sum(len(option.values) - 1 for option in meta.options)
        self.told = ", ".join(
            f"{option.name}={value}" for option in meta.options for value in option.values[1:]
        )
        for chosen in _option_sets(meta):
            bits = [
                int(value == index)
                for option, value in zip(meta.options, chosen, strict=True)
                for index in range(1, len(option.values))
            ]
            self.options[chosen] = bytes(bits)

    def rows(self) -> list[Row]:
        """The sections that all games share, in the order in which they are written."""
        return [
            Row("seats", MOST_SEATS, "a bit for each seat that is taken, the observer first"),
            Row("options", self.width, f"a bit for each option chosen: {self.told or 'none'}"),
            *self.steps.rows(),
            Row("waiting", MOST_SEATS, "seats that the observer sees as still to answer"),
            Row("winners", MOST_SEATS, "who has won, when the match is over"),
            self.draft_row("draft", "the own picks so far"),
        ]

    def draft_row(self, name: str, whose: str) -> Row:
        """Describe a section that counts picks, as `add_draft` writes it."""
        kinds = self.picks or "none"
        meaning = f"how often each action is among {whose} ({kinds}; last, any other)"
        return Row(name, len(self.drafted) + 1, meaning)

    def add(self, view: View, relative: list[int], parts: Parts) -> None:
        """The shared sections of a view; `relative` is its table of actions."""
        seat = view.seat
        seats = view.seats
        parts.append(PRESENT[seats])
        parts.append(self.options[view.options])
        self.steps.add(parts, view.steps, seat, seats)
        parts.append(seat_mask(view.waiting, seat, seats))
        parts.append(seat_mask(view.winners, seat, seats))
        self.add_draft(parts, view.draft, relative)

    def add_state(self, state: State, seat: int, relative: list[int], parts: Parts) -> None:
        """The same sections straight from a state."""
        seats = state.seats
        winners = state.winners
        waiting = 0 if winners else state.steps[-1].waiting(state, seat)
        parts.append(PRESENT[seats])
        parts.append(self.options[state.options])
        self.steps.add(parts, state.steps, seat, seats)
        parts.append(seat_mask(waiting, seat, seats))
        parts.append(seat_mask(winners, seat, seats))
        self.add_draft(parts, state.drafts[seat], relative)

    def add_draft(self, parts: Parts, draft: tuple[int, ...], relative: list[int]) -> None:
        """How often each action that can be picked is among some picks."""
        done = 0
        if draft:
            places = sorted([self.places[relative[action]] for action in draft])
            picks = len(places)
            index = 0
            while index < picks:
                place = places[index]
                first = index
                while index < picks and places[index] == place:
                    index += 1
                parts.append(ZEROS[place - done])
                parts.append(BYTES[index - first])
                done = place + 1
        parts.append(ZEROS[len(self.drafted) + 1 - done])


class Talk:
    """What was announced: of each seat the last word with each verb, as the observer hears it.

    Talk has no end, so a row cannot hold all of it.
    """

    REASON: Final = "only the last word of each seat with each verb is told"

    def __init__(self, says: ActionTable, seats: int) -> None:
        self.size = says.size
        self.seats = seats
        self.verbs = ", ".join(verb.name for verb in says.verbs)
        self.verb_of = [says.verbs.index(verb) for verb in says.verb_of]
        self.verb_count = len(says.verbs)
        # By seats and observer: what is said, its seats counted from the observer's.
        self.relative = [
            [
                [says.rotated(say, -observer, count) for say in range(says.size)]
                for observer in range(count)
            ]
            for count in range(MOST_SEATS + 1)
        ]

    def rows(self) -> list[Row]:
        """Describe the sections of talk, one for each seat."""
        meaning = f"its last announcement with each verb ({self.verbs})"
        return by_seat([Row("talk", self.size, meaning)], seats=self.seats)

    def add(
        self,
        parts: Parts,
        talk: tuple[tuple[int, int], ...],
        first: int,
        observer: int,
        seats: int,
    ) -> None:
        """The last words since the announcement numbered `first`."""
        if len(talk) <= first:
            for _ in range(self.seats):
                parts.append(ZEROS[self.size])
            return
        relative = self.relative[seats][observer]
        heard = [[-1] * self.verb_count for _ in range(self.seats)]
        for number in range(first, len(talk)):
            seat, say = talk[number]
            heard[(seat - observer) % seats][self.verb_of[say]] = relative[say]
        for words in heard:
            add_bits(parts, sorted([word for word in words if word >= 0]), self.size)


def merge_pools(pools: list[tuple[list[int], list[int]]], places: int) -> None:
    """Put the pools for which there is no place into the last one that has a place."""
    while len(pools) > places:
        members, known = pools.pop()
        pools[-1] = (pools[-1][0] + members, pools[-1][1] + known)


def verbs_of(actions: ActionTable, *names: str) -> list[int]:
    """All actions with one of these verbs."""
    return [action for action in range(actions.size) if actions.verb_of[action].name in names]


def _check_seat(seat: int, seats: int) -> None:
    """Refuse a row for the spectator or for a seat that is not there."""
    if not 0 <= seat < seats:
        raise ValueError(f"rows are made for seats 0 to {seats - 1}, not for {seat}")


def _option_sets(meta: Meta) -> list[tuple[int, ...]]:
    """Every combination of values that the options of a game can take."""
    chosen: list[tuple[int, ...]] = [()]
    for option in meta.options:
        chosen = [(*row, value) for row in chosen for value in range(len(option.values))]
    return chosen


def _action_tables(meta: Meta, actions: ActionTable, turning: Domain) -> list[list[list[int]]]:
    """By seats and facing: each action with its seats, or families, counted from there."""
    tables: list[list[list[int]]] = [[] for _ in range(MOST_SEATS + 1)]
    for seats in meta.seats:
        tables[seats] = [
            [_turned(actions, action, turning, facing, seats) for action in range(actions.size)]
            for facing in range(seats)
        ]
    return tables


def _turned(actions: ActionTable, action: int, turning: Domain, facing: int, seats: int) -> int:
    """An action as it is named from another side; seats that are not there stay."""
    verb = actions.verb_of[action]
    args = [
        (value - facing) % seats if arg.domain is turning and value < seats else value
        for arg, value in zip(verb.args, actions.args_of[action], strict=True)
    ]
    return actions.number(verb.name, tuple(args))


def _inverse(table: list[int]) -> list[int]:
    """The way back of a permutation."""
    back = [0] * len(table)
    for action, told in enumerate(table):
        back[told] = action
    return back
