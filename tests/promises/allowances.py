"""What a game asks of the suite, with reasons: data in `tests/games/<game>/promises.py`."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

NOTHING: Final[Mapping[str, str]] = {}


def _all_told(_: Any) -> bool:
    return False


class Allowances(NamedTuple):
    """Exceptions and hints for one game; each exception is a name with the reason for it.

    `unreached_*` name what random walks do not come to; a thing is `domain:key`.
    `shy_verbs` cut a round short, so the walker seldom chooses them.
    `secret_answers` are pairs of a step and a verb that nobody else may notice while the
    prompt is open; `open_answers` are pairs that the rules let a seat show to all at once.
    `passing_events` may name things that no view shows before or after; so may any event in
    a frame with one of the `mixing_events`, which hide a pile that lay open.
    `unseen_fields` of a view list what its seat does *not* know.
    `unordered_fields` are piles whose order is of no use, so that a row does not tell it;
    `bound_fields` mean something only beside the rest of their view, and `unfounded_fields`
    of a state are what others know, not what is so. `untold` says of a view or a state that
    some of it lies beyond what a row tells exactly.
    """

    unreached_steps: Mapping[str, str] = NOTHING
    unreached_verbs: Mapping[str, str] = NOTHING
    unreached_events: Mapping[str, str] = NOTHING
    unreached_things: Mapping[str, str] = NOTHING
    shy_verbs: tuple[str, ...] = ()
    secret_answers: tuple[tuple[str, str], ...] = ()
    open_answers: tuple[tuple[str, str], ...] = ()
    passing_events: Mapping[str, str] = NOTHING
    mixing_events: tuple[str, ...] = ("reshuffled",)
    unseen_fields: tuple[str, ...] = ()
    unordered_fields: tuple[str, ...] = ()
    bound_fields: tuple[str, ...] = ()
    unfounded_fields: tuple[str, ...] = ()
    untold: Callable[[Any], bool] = _all_told


def allowances_of(name: str) -> Allowances:
    """The allowances of a game by name; none if its test folder has no `promises.py`."""
    folder = name.replace("-", "_")
    module = f"tests.games.{folder}.promises"
    if importlib.util.find_spec(f"tests.games.{folder}") is None:
        return Allowances()
    if importlib.util.find_spec(module) is None:
        return Allowances()
    found = importlib.import_module(module).ALLOWANCES
    assert isinstance(found, Allowances), f"{module}.ALLOWANCES is no Allowances"
    return found
