"""Promise 3 with logs: two things that a seat was never told of change places, unseen.

Everything that a seat gets (frames with their numbers, prompts, waiting seats, steps and
events; its view, offers and defaults) must be byte for byte the same in both matches for as
long as it was told of neither thing.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from backroom.engine.domains import Domain
from backroom.engine.match import LATE, SAY, Entry, Match
from backroom.engine.tables import ActionTable

from .cases import Case
from .reruns import Sight, rerun, sight
from .writing import secret_domains, things_in, words


class Story(NamedTuple):
    """A match as one seat lived through it: what it got by entry, and what it was told.

    `told` gives the first entry after which the seat may know of a thing.
    """

    log: tuple[Entry, ...]
    seat: int
    sights: list[Sight]
    told: dict[tuple[str, int], int]


def story(case: Case, log: Sequence[Entry], seat: int) -> Story:
    """Run a log again and look over one seat's shoulder."""
    sights: list[Sight] = []
    told: dict[tuple[str, int], int] = {}
    seen = 0
    for match in rerun(case, log):
        since, seen = seen, match.newest_frame(seat)
        sights.append(sight(case, match, seat, since))
        for domain in secret_domains(case.game):
            for value in _told_now(case, match, seat, since, domain, sights[-1]):
                told.setdefault((domain.name, value), len(sights) - 1)
    assert len(sights) == len(log), "a log does not replay"
    return Story(tuple(log), seat, sights, told)


def _told_now(
    case: Case, match: Match, seat: int, since: int, domain: Domain, got: Sight
) -> set[int]:
    """Things of a domain named to the seat by the last entry, its view or its own answer."""
    game = case.game
    entry = match.log[-1]
    shown = words(got.view, case.allowances.unseen_fields)
    told = {value for value, key in enumerate(domain.keys) if key in shown}
    for frame in match.frames(seat, since):
        for kind, values in frame.events:
            told |= things_in(game.events.kinds[kind], values, domain)
    if entry.seat == seat and entry.kind not in (SAY, LATE):
        for action in entry.actions:
            verb = game.actions.verb_of[action]
            told |= things_in(verb, game.actions.args_of[action], domain)
    return told


def compare_relabelled(case: Case, tale: Story, rng: random.Random, pairs: int) -> int:
    """Compare up to so many relabelled matches; gives how many really differed unseen."""
    compared = 0
    for domain in secret_domains(case.game):
        candidates = _candidates(tale, domain)
        for first, second in rng.sample(candidates, min(len(candidates), pairs)):
            compared += compare_pair(case, tale, domain, first, second)
    return compared


def _candidates(tale: Story, domain: Domain) -> list[tuple[int, int]]:
    """Pairs the seat is told of late; at least the first was dealt or named by then."""
    end = len(tale.log)
    late = {value: tale.told.get((domain.name, value), end) for value in range(domain.size)}
    used = [value for value in late if late[value] > 0]
    return [(a, b) for a in used for b in used if a < b]


def compare_pair(case: Case, tale: Story, domain: Domain, first: int, second: int) -> int:
    """One relabelled match beside the original; 1 if it differed where the seat cannot see."""
    end = len(tale.log)
    until = min(tale.told.get((domain.name, value), end) for value in (first, second))
    swap = {first: second, second: first}
    log = [relabelled(case, entry, domain, swap) for entry in tale.log[:until]]
    if log == list(tale.log[:until]):
        return 0
    seen = 0
    entries = 0
    for match in rerun(case, log):
        since, seen = seen, match.newest_frame(tale.seat)
        told = sight(case, match, tale.seat, since)
        _check_same(case, tale, entries, told, domain, first, second)
        entries += 1
    return int(log[:entries] != list(tale.log[:entries]))


def _check_same(
    case: Case, tale: Story, at: int, got: Sight, domain: Domain, first: int, second: int
) -> None:
    where = f"seat {tale.seat}, {domain.keys[first]} and {domain.keys[second]}, entry {at}"
    expected = tale.sights[at]
    for name, before, after in zip(Sight._fields, expected, got, strict=True):
        assert before == after, f"{where}: {name}\n{before}\nis, exchanged,\n{after}"


def relabelled(case: Case, entry: Entry, domain: Domain, swap: dict[int, int]) -> Entry:
    """An entry in which two things of a domain have changed places; talk stays talk."""
    if entry.kind == SAY:
        return entry
    game = case.game
    actions = tuple(_swapped(game.actions, action, domain, swap) for action in entry.actions)
    chance = tuple(
        (label, swap.get(value, value) if game.chances[label] is domain else value)
        for label, value in entry.chance
    )
    return entry._replace(actions=actions, chance=chance)


def _swapped(table: ActionTable, action: int, domain: Domain, swap: dict[int, int]) -> int:
    verb = table.verb_of[action]
    named = zip(verb.args, table.args_of[action], strict=True)
    args = [swap.get(value, value) if arg.domain is domain else value for arg, value in named]
    return table.number(verb.name, tuple(args))
