"""What a planted fault is; the lists are in this folder, a file a game."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Final, NamedTuple

NO_FACTS: Final[Mapping[str, str]] = {}


class Fault(NamedTuple):
    """A ruling, the one place in the source that breaks it, and the tests that notice.

    `old` stands in `file` exactly once. `test` is one or more node ids with a space between,
    or an expression for pytest's `-k` over the game's test folder.
    """

    ruling: str
    file: str
    old: str
    new: str
    test: str


class Plan(NamedTuple):
    """The faults of a game, and its rulings without behaviour to break, with the reason."""

    folder: str
    faults: tuple[Fault, ...]
    facts: Mapping[str, str]


def plan_of(name: str) -> Plan:
    """The plan of a game by name: FAULTS and FACTS of `tests/faults/<game>.py`."""
    folder = name.replace("-", "_")
    module = f"tests.faults.{folder}"
    if importlib.util.find_spec(module) is None:
        return Plan(folder, (), NO_FACTS)
    plan = importlib.import_module(module)
    return Plan(folder, tuple(plan.FAULTS), getattr(plan, "FACTS", NO_FACTS))
