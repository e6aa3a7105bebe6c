"""Who is seated with whom: a plain function of those who wait and of the time.

The one who has waited longest chooses first: of those who want as many chairs, the nearest in
strength, as far away as the time they have waited allows. In the end everybody is near enough,
so that nobody waits for ever as long as enough others come.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

# Ratings may be so far apart at first (a class of the ladder is 12.5); that doubles again and
# again, and after a while it does not matter any more. In beats of the queue: see `Pool.beat`.
NEAR: Final = 4.0
DOUBLES: Final = 10.0
FAR: Final = 45.0
# So long a table with fewer chairs than somebody would have liked waits for one more.
LINGER: Final = 10.0
# What those wait by who want no bots.
NEVER: Final = math.inf


class Pool(NamedTuple):
    """What all at a table must want the same: the game, the pace, and whether it is rated."""

    game: str
    pace: str
    rated: bool

    @property
    def beat(self) -> float:
        """Seconds by which patience is counted: by the day a minute is as a second is live."""
        return 60.0 if self.pace == "day" else 1.0


class Waiting(NamedTuple):
    """Somebody who waits for a table of so many chairs, with bots after `patience` seconds."""

    person: str
    since: float
    strength: float
    least: int
    most: int
    patience: float


class Party(NamedTuple):
    """People for one table, the one who waited longest first; bots take what is left."""

    people: list[Waiting]
    seats: int


def reach(waited: float) -> float:
    """How far apart in strength two may be when the first has waited so many beats."""
    return math.inf if waited >= FAR else NEAR * 2 ** (waited / DOUBLES)


def parties(
    waiting: Sequence[Waiting],
    apart: Mapping[str, set[str]],
    now: float,
    beat: float = 1.0,
) -> list[Party]:
    """The tables that can be set now; `apart` are those who do not sit with each other."""
    hall = _Hall(waiting, apart)
    found = []
    for one in sorted(waiting, key=lambda one: (one.since, one.person)):
        if hall.is_waiting(one):
            party = _party(hall, one, now - one.since, beat)
            if party is not None:
                hall.seat(party.people)
                found.append(party)
    return found


def _party(hall: "_Hall", one: Waiting, waited: float, beat: float) -> Party | None:
    """A table for somebody: with people alone if it can be, else with bots if it may be."""
    within = reach(waited / beat)
    for seats in range(one.most, one.least - 1, -1):
        if seats == one.most or waited >= LINGER * beat:
            others = hall.nearest(one, seats, within, False)
            if len(others) == seats - 1:
                return Party([one, *others], seats)
    if waited < one.patience:
        return None
    sizes = range(one.least, one.most + 1)
    found = [(hall.nearest(one, seats, within, True), seats) for seats in sizes]
    others, seats = max(found, key=lambda pair: (len(pair[0]), -pair[1]))
    return Party([one, *others], seats)


class _Hall:
    """Those who wait for a table, in a row for each number of chairs, by strength."""

    def __init__(self, waiting: Sequence[Waiting], apart: Mapping[str, set[str]]) -> None:
        self._apart = apart
        self._waiting = {one.person for one in waiting}
        self._rows: dict[int, _Row] = {}
        ordered = sorted(waiting, key=lambda one: (one.strength, one.since, one.person))
        for seats in {n for one in waiting for n in range(one.least, one.most + 1)}:
            self._rows[seats] = _Row([one for one in ordered if one.least <= seats <= one.most])

    def is_waiting(self, one: Waiting) -> bool:
        """Whether nobody has chosen them yet."""
        return one.person in self._waiting

    def seat(self, people: list[Waiting]) -> None:
        """These wait no more."""
        for one in people:
            self._waiting.discard(one.person)
            for seats in range(one.least, one.most + 1):
                self._rows[seats].drop(one)

    def nearest(self, one: Waiting, seats: int, within: float, bots: bool) -> list[Waiting]:
        """The nearest others for a table of so many, at most so far away.

        With `bots` only those who play with bots, too.
        """
        chosen: list[Waiting] = []
        for other in self._rows[seats].around(one):
            if len(chosen) == seats - 1 or abs(other.strength - one.strength) > within:
                break
            if not (bots and other.patience == NEVER) and self._may_join(other, one, chosen):
                chosen.append(other)
        return chosen

    def _may_join(self, other: Waiting, one: Waiting, chosen: list[Waiting]) -> bool:
        unwanted = self._apart.get(other.person)
        return not unwanted or unwanted.isdisjoint(each.person for each in (one, *chosen))


class _Row:
    """People by strength, with the way to the next on either side who still waits."""

    def __init__(self, people: list[Waiting]) -> None:
        self._people = people
        self._strengths = [one.strength for one in people]
        self._places = {one.person: place for place, one in enumerate(people)}
        self._below = list(range(-1, len(people) - 1))
        self._above = list(range(1, len(people) + 1))

    def drop(self, one: Waiting) -> None:
        """Close the row behind somebody who goes."""
        place = self._places.pop(one.person)
        below, above = self._below[place], self._above[place]
        if below >= 0:
            self._above[below] = above
        if above < len(self._people):
            self._below[above] = below

    def around(self, one: Waiting) -> Iterator[Waiting]:
        """Everybody else in the row, the nearest in strength first."""
        place = self._places[one.person]
        below, above = self._below[place], self._above[place]
        while below >= 0 or above < len(self._people):
            if above == len(self._people) or (
                below >= 0 and self._gap(below, one) <= self._gap(above, one)
            ):
                yield self._people[below]
                below = self._below[below]
            else:
                yield self._people[above]
                above = self._above[above]

    def _gap(self, place: int, one: Waiting) -> float:
        return abs(self._strengths[place] - one.strength)
