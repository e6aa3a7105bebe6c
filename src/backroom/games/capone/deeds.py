"""What is counted of those who played Capone (C6, C7, C10, C17 to C22)."""

from collections.abc import Collection, Sequence
from typing import Final

from backroom.engine.deeds import MOST, Counting, Deed, Told, highest, number, several, total

from .cards import LEGAL, OFFER

ILLEGAL: Final = tuple(range(LEGAL))


def done_to_others(kinds: Collection[str], cards: Collection[int] = ()) -> Counting:
    """What happened to others by cards that a seat played: by any, or by some of them."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        counted = [0] * seats
        player, card = -1, -1
        for kind, values in told:
            if kind == "played":
                player, card = number(values, 0), number(values, 1)
            elif kind in kinds and (not cards or card in cards):
                counted[player] += 1
        return [*counted]

    return count


def years(told: Sequence[Told], seats: int) -> list[int | None]:
    """C1: the years that a match lasted."""
    return [[kind for kind, _ in told].count("year")] * seats


def arrests_suffered(told: Sequence[Told], seats: int) -> list[int | None]:
    """C17: own members who were sent to prison."""
    counted = [0] * seats
    for kind, values in told:
        if kind in ("arrested", "fetched"):
            counted[number(values, 0)] += 1
    return [*counted]


def prison_years(told: Sequence[Told], seats: int) -> list[int | None]:
    """C6, C17: for each member the ends of years in prison, until bail or freedom."""
    counted = [0] * seats
    inside = [0] * seats
    for kind, values in told:
        if kind in ("arrested", "fetched"):
            inside[number(values, 0)] += 1
        elif kind == "bailed":
            inside[number(values, 0)] -= 1
        elif kind == "served":
            seat = number(values, 0)
            counted[seat] += inside[seat]
            inside[seat] -= len(several(values, 1))
    return [*counted]


def members_lost(told: Sequence[Told], seats: int) -> list[int | None]:
    """C10, C20: own members who went to the harbour for good."""
    counted = [0] * seats
    for kind, values in told:
        if kind == "expelled":
            counted[number(values, 0)] += len(several(values, 2))
        elif kind == "drowned":
            counted[number(values, 0)] += 1
    return [*counted]


def income(told: Sequence[Told], seats: int) -> list[int | None]:
    """C7, C18, C21: from fields, from legal businesses and from protection, in thousands."""
    earned = total("settled", of=1)(told, seats)
    taken = total("opened", "extorted", of=2)(told, seats)
    return [(one or 0) + (other or 0) for one, other in zip(earned, taken, strict=True)]


DEEDS: Final = (
    Deed("years", years),
    Deed("income", income),
    Deed("highest-marker", highest("invested", of=1), MOST),
    Deed("attacks", done_to_others(("expelled",), ILLEGAL)),
    Deed("takeovers", done_to_others(("returned",))),
    Deed("offers", done_to_others(("expelled", "drowned"), (OFFER,))),
    Deed("arrests", done_to_others(("arrested", "fetched"))),
    Deed("protection", total("extorted", of=2)),
    Deed("prisoners", arrests_suffered),
    Deed("prison-years", prison_years),
    Deed("bail", total("bailed", of=2)),
    Deed("members-lost", members_lost),
)
