"""Who is seated with whom: nobody starves, the like meet, and agreements are kept."""

import math
import random
from collections.abc import Iterable

from backroom.server.pairing.queue import FAR, LINGER, NEVER, Party, Pool, Waiting, parties

DAY = 86_400.0


def waiting(
    person: str,
    since: float = 0.0,
    strength: float = 30.0,
    seats: tuple[int, int] = (3, 3),
    patience: float = 180.0,
) -> Waiting:
    """Somebody as they wait in most of these tests."""
    return Waiting(person, since, strength, *seats, patience)


def seated(found: Iterable[Party]) -> list[str]:
    """Parties in writing: who, of how many chairs."""
    return [f"{' '.join(sorted(one.person for one in p.people))} of {p.seats}" for p in found]


def test_three_who_want_three_chairs_are_seated_at_once() -> None:
    """Whoever comes fourth waits on."""
    crowd = [waiting(name, since) for since, name in enumerate("abcd")]

    assert seated(parties(crowd, {}, 3.0)) == ["a b c of 3"]


def test_a_range_of_chairs_waits_a_moment_for_more() -> None:
    """From three to five: three are enough, after a moment; five are better, and at once."""
    three = [waiting(name, seats=(3, 5)) for name in "abc"]
    five = [waiting(name, seats=(3, 5)) for name in "abcde"]

    assert parties(three, {}, LINGER - 1) == []
    assert seated(parties(three, {}, LINGER)) == ["a b c of 3"]
    assert seated(parties(five, {}, 0.0)) == ["a b c d e of 5"]


def test_people_of_like_strength_are_put_together() -> None:
    """Of six who wait the three strong and the three weak meet, whoever came first."""
    strengths = {"a": 45.0, "b": 20.0, "c": 44.0, "d": 21.0, "e": 46.0, "f": 19.0}
    crowd = [waiting(name, number, strengths[name]) for number, name in enumerate(strengths)]

    assert seated(parties(crowd, {}, 5.0)) == ["a c e of 3", "b d f of 3"]


def test_the_window_widens_while_somebody_waits() -> None:
    """Far apart they wait; in the end everybody is near enough."""
    crowd = [waiting("a", 0.0, 20.0), waiting("b", 0.0, 30.0), waiting("c", 0.0, 60.0)]

    assert parties(crowd, {}, 1.0) == []
    assert parties(crowd, {}, FAR / 2) == []
    assert seated(parties(crowd, {}, FAR)) == ["a b c of 3"]


def test_those_who_do_not_want_each_other_are_not_seated_together() -> None:
    """However long they wait; others join either of them."""
    apart = {"a": {"b"}, "b": {"a"}}
    two = [waiting(name, seats=(2, 2), patience=NEVER) for name in "ab"]
    three = [*two, waiting("c", 1.0, seats=(2, 2), patience=NEVER)]

    assert parties(two, apart, DAY) == []
    assert seated(parties(three, apart, DAY)) == ["a c of 2"]


def test_bots_come_when_the_agreed_time_is_over_and_not_before() -> None:
    """Whoever waits beside and takes bots comes along, so that two people meet."""
    pair = [waiting("a", 0.0, patience=60.0), waiting("b", 50.0, patience=600.0)]

    assert parties(pair, {}, 59.0) == []
    assert seated(parties(pair, {}, 60.0)) == ["a b of 3"]


def test_who_wants_no_bots_is_never_seated_with_one() -> None:
    """They wait for people; another's bots do not concern them."""
    pair = [waiting("a", 0.0, patience=NEVER), waiting("b", 0.0, patience=60.0)]

    assert seated(parties(pair, {}, DAY)) == ["b of 3"]


def test_with_bots_as_many_people_as_possible_sit_at_the_smallest_table() -> None:
    """One from three to five, one who wants four: four chairs have room for both."""
    pair = [waiting("a", 0.0, seats=(3, 5), patience=60.0), waiting("b", 1.0, seats=(4, 4))]
    alone = [waiting("a", 0.0, seats=(3, 5), patience=60.0)]

    assert seated(parties(pair, {}, 60.0)) == ["a b of 4"]
    assert seated(parties(alone, {}, 60.0)) == ["a of 3"]


def test_by_the_day_a_minute_is_as_a_second() -> None:
    """Nobody is at the page, so that there is more time for the like to meet."""
    crowd = [waiting("a", 0.0, 20.0), waiting("b", 0.0, 30.0), waiting("c", 0.0, 60.0)]
    beat = Pool("omerta", "day", False).beat

    assert parties(crowd, {}, FAR, beat) == []
    assert len(parties(crowd, {}, FAR * 60, beat)) == 1


class House:
    """A queue through virtual time, as the usher goes through it, with what came of it."""

    def __init__(self, step: float) -> None:
        self._step = step
        self.waited: dict[str, float] = {}
        self.companions: dict[str, int] = {}
        self.gaps: list[float] = []

    def run(self, arrivals: list[Waiting]) -> list[Waiting]:
        """Everybody comes when they come; gives those who are left after two days."""
        coming = sorted(arrivals, key=lambda one: -one.since)
        crowd: list[Waiting] = []
        now = 0.0
        while (coming or crowd) and now < 2 * DAY:
            now = max(now, coming[-1].since) if coming and not crowd else now
            while coming and coming[-1].since <= now:
                crowd.append(coming.pop())
            for party in parties(crowd, {}, now):
                self._note(party, now)
            crowd = [one for one in crowd if one.person not in self.waited]
            now += self._step
        return crowd

    def _note(self, party: Party, now: float) -> None:
        strengths = [one.strength for one in party.people]
        for one in party.people:
            assert one.person not in self.waited
            assert one.least <= party.seats <= one.most
            assert len(party.people) == party.seats or one.patience < NEVER
            self.waited[one.person] = now - one.since
            self.companions[one.person] = len(party.people) - 1
            self.gaps.append(max(strengths) - min(strengths))


def test_two_people_on_the_whole_server_meet_within_their_patience() -> None:
    """They come back all day, within half a minute of each other, weak and strong."""
    rng = random.Random(1)
    arrivals = [
        waiting(f"{name}{visit}", visit * 1800 + rng.uniform(0, 30), strength, (3, 5), 60.0)
        for visit in range(48)
        for name, strength in (("weak", 15.0), ("strong", 45.0))
    ]
    house = House(step=1.0)

    assert house.run(arrivals) == []
    assert max(house.waited.values()) <= 61
    assert set(house.companions.values()) == {1}


def test_nobody_starves_among_ten_thousand_in_a_day() -> None:
    """With wishes of every kind; the like meet, and only who wants no bots may wait long."""
    rng = random.Random(2)
    arrivals = [
        waiting(
            f"p{number}",
            rng.uniform(0, DAY),
            rng.gauss(35, 8),
            rng.choice([(2, 2), (3, 3), (3, 5), (4, 4), (2, 6), (6, 6)]),
            rng.choice([60.0, 180.0, 600.0, NEVER]),
        )
        for number in range(10_000)
    ]
    patience = {one.person: one.patience for one in arrivals}
    house = House(step=5.0)

    left = house.run(arrivals)

    assert all(one.patience == NEVER for one in left)
    assert len(left) < 10
    late = {one: waited - patience[one] for one, waited in house.waited.items()}
    assert max(late.values()) <= 10.0
    with_people = sum(count > 0 for count in house.companions.values())
    assert with_people > 0.95 * len(arrivals)


def test_ten_thousand_at_once_are_seated_in_one_round_beside_their_like() -> None:
    """Everybody who fits sits, and the strengths at a table are close."""
    rng = random.Random(3)
    crowd = [
        waiting(f"p{number}", number / 1000, rng.gauss(35, 8), rng.choice([(3, 3), (4, 4)]))
        for number in range(10_000)
    ]

    found = parties(crowd, {}, 20.0)

    placed = [one.person for party in found for one in party.people]
    assert len(placed) == len(set(placed)) > 9_900
    spans = sorted(
        max(one.strength for one in party.people) - min(one.strength for one in party.people)
        for party in found
    )
    assert spans[len(spans) // 2] < 0.1
    assert math.isfinite(spans[-1])
