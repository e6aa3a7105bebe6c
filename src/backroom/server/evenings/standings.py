"""An evening told: its standings, its tables, and who sits a round out."""

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from backroom.server import wire
from backroom.server.people.accounts import FORGOTTEN
from backroom.server.storage.evenings import EveningDoc, RoundDoc, Sitting

from .points import SHARED

MILLI: Final = 1000


def told(doc: EveningDoc, names: Mapping[str, str]) -> wire.Evening:
    """An evening as everybody with its link sees it."""
    newest = doc.played[-1] if doc.played else None
    return wire.Evening(
        id=doc.id,
        name=doc.name,
        host=doc.host,
        host_name=names.get(doc.host, FORGOTTEN),
        game=doc.game,
        options=doc.options,
        pace=doc.pace,
        clock=doc.clock,
        least=doc.least,
        most=doc.most,
        rounds=doc.rounds,
        fill=doc.fill,
        auto=doc.auto,
        days=doc.days,
        next=round(doc.due * MILLI) if doc.due and doc.is_open else None,
        status=doc.status,
        round=len(doc.played),
        standings=standings(doc, names),
        tables=[
            _table(sitting, number, names)
            for number, each in enumerate(doc.played, 1)
            for sitting in each.sittings
            if each is newest or not sitting.over
        ],
        byes=[names.get(one, FORGOTTEN) for one in newest.byes] if newest else [],
        club=doc.club,
    )


def line(doc: EveningDoc, person: str) -> wire.EveningLine:
    """An evening as it stands in the list of somebody who takes part."""
    return wire.EveningLine(
        id=doc.id,
        name=doc.name,
        game=doc.game,
        status=doc.status,
        round=len(doc.played),
        rounds=doc.rounds,
        people=len(doc.here),
        hosting=doc.host == person,
    )


def standings(doc: EveningDoc, names: Mapping[str, str]) -> list[wire.EveningPlace]:
    """Everybody by points, then by tables won; who has the same of both shares the place."""
    lines = [_line(doc, person, names.get(person, FORGOTTEN)) for person in doc.people]
    lines.sort(key=lambda one: (*_worth(one), one.name.casefold()))
    found: list[wire.EveningPlace] = []
    for number, one in enumerate(lines, 1):
        tied = found and _worth(found[-1]) == _worth(one)
        place = found[-1].place if tied else number
        found.append(structs.replace(one, place=place))
    return found


def _worth(one: wire.EveningPlace) -> tuple[float, int]:
    return -one.total, -one.won


def _line(doc: EveningDoc, person: str, name: str) -> wire.EveningPlace:
    points = [_points(each, person) for each in doc.played]
    sittings = [one for each in doc.played for one in each.sittings if person in one.people]
    met = {other for one in sittings for other in one.people} - {person}
    return wire.EveningPlace(
        person=person,
        name=name,
        place=0,
        total=sum(one for one in points if one is not None),
        points=points,
        won=sum(person in one.winners for one in sittings),
        met=len(met),
        gone=person in doc.gone,
    )


def _points(each: RoundDoc, person: str) -> float | None:
    if person in each.byes:
        return SHARED
    for sitting in each.sittings:
        if person in sitting.people:
            return sitting.points.get(person)
    return None


def _table(sitting: Sitting, number: int, names: Mapping[str, str]) -> wire.EveningTable:
    return wire.EveningTable(
        table=sitting.table,
        round=number,
        players=[
            wire.EveningSeat(one, names.get(one, FORGOTTEN), sitting.points.get(one))
            for one in sitting.people
        ],
        bots=sitting.bots,
        over=sitting.over,
        match=sitting.match,
    )
