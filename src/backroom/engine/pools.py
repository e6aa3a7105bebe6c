"""Pools: places that hold known cards among them, nobody outside knows which one where.

A state names the members of a pool by what really lies there, a view by the place; the rules
of pools are the same for both. Pools never overlap: overlapping ones merge (a view may
forget, never invent).
"""

from collections.abc import Collection
from typing import NamedTuple


class Pool(NamedTuple):
    """Members, ascending, and the cards known to be among them; the rest is unknown."""

    members: tuple[int, ...]
    known: tuple[int, ...]


def settled(pool: Pool) -> bool:
    """Whether the pool has shrunk to one place with one known card: no secret any more."""
    return len(pool.members) == 1 and len(pool.known) == 1


def stir(
    pools: Collection[Pool],
    moved: Collection[int],
    landed: Collection[int],
    exact: Collection[int],
    shown: Collection[int],
) -> list[Pool]:
    """Members that were moved unseen lie mixed in the places where they landed.

    `exact` are the cards that were known one by one among those moved, `shown` the cards that
    landed open. Every pool that was touched merges with the new one.
    """
    kept = []
    members = set(landed)
    known = list(exact)
    for pool in pools:
        if any(member in moved for member in pool.members):
            members.update(member for member in pool.members if member not in moved)
            known += pool.known
        else:
            kept.append(pool)
    for card in shown:
        if card in known:
            known.remove(card)
    return kept + _worth_keeping(members, known)


def reveal(pools: Collection[Pool], member: int, card: int) -> list[Pool]:
    """A member is known to be this card now: it leaves its pool, with one such card."""
    kept = []
    for pool in pools:
        if member in pool.members:
            members = [one for one in pool.members if one != member]
            known = list(pool.known)
            if card in known:
                known.remove(card)
            kept += _worth_keeping(members, known)
        else:
            kept.append(pool)
    return kept


def _worth_keeping(members: Collection[int], known: Collection[int]) -> list[Pool]:
    """A pool tells something only while it holds a known card."""
    if not members or not known:
        return []
    return [Pool(tuple(sorted(members)), tuple(sorted(known)))]
