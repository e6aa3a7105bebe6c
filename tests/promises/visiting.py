"""What the walker comes to: each step, verb, event and thing of a game, or a reason why not."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from backroom.engine.domains import Numbers
from backroom.engine.game import AnyGame
from backroom.engine.steps import AnyStep, Sealed

from .cases import Case
from .starts import begin
from .walker import Visits, Walker
from .writing import secret_domains


def unvisited(case: Case, visits: Visits) -> list[str]:
    """What a game has, no walk came to and no allowance excuses."""
    game, allowed = case.game, case.allowances
    things = (
        f"{domain.name}:{key}"
        for domain in secret_domains(game)
        if not isinstance(domain, Numbers)
        for key in domain.keys
    )
    return [
        *_missing("step", game.steps, visits.steps, allowed.unreached_steps),
        *_missing(
            "verb",
            (verb.name for verb in game.actions.verbs),
            visits.verbs,
            allowed.unreached_verbs,
        ),
        *_missing("event", _events(game), visits.events, allowed.unreached_events),
        *_missing("thing", things, visits.things, allowed.unreached_things),
    ]


def _events(game: AnyGame) -> list[str]:
    """The kinds that can come up: the engine's own need a sealed step or something to say.

    No state tells of a time-out: that is the word of whoever keeps the clock.
    """
    kinds = list(game.events.kinds)
    kinds.remove("timed_out")
    if not any(issubclass(step, Sealed) for step in game.steps.values()):
        kinds.remove("answered")
    if not game.says.size:
        kinds.remove("said")
    return kinds


def _missing(
    kind: str, names: Iterable[str], visits: Mapping[str, int], allowed: Mapping[str, str]
) -> list[str]:
    known = list(names)
    strange = [name for name in allowed if name not in known]
    assert not strange, f"an allowance for a {kind} that is not there: {strange}"
    return [f"{kind} {name}" for name in known if not visits[name] and name not in allowed]


def visit(cases: list[Case], seed: object, most_decisions: int) -> Visits:
    """Walk through all cases of one game in turn until everything was visited."""
    visits = Visits()
    number = 0
    with watched(cases[0].game, visits):
        while visits.decisions < most_decisions and unvisited(cases[0], visits):
            case = cases[number % len(cases)]
            walker = Walker(case, f"{seed}/{number}", visits)
            match = begin(case, walker, f"{seed}/{number}")
            visits.note_events(case, match, 0)
            for _ in walker.walk(match, 300, plain=number % 4 == 3):
                pass
            number += 1
    return visits


@contextmanager
def watched(game: AnyGame, visits: Visits) -> Iterator[None]:
    """Count every step that comes on top of a stack, also those that ask nobody."""
    with pytest.MonkeyPatch.context() as patch:
        for step in game.steps.values():
            patch.setattr(step, "asks", _counting(step, visits))
        yield


def _counting(step: type[AnyStep], visits: Visits) -> Any:
    asks = step.asks

    def counted(self: AnyStep, state: Any) -> int:
        visits.steps[self.KEY] += 1
        return asks(self, state)

    return counted
