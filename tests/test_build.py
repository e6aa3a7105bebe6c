"""The tests run on the build they say they run on: plain Python, or compiled by mypyc."""

import importlib
import os
import pkgutil
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Final

import backroom.engine
import backroom.games

# What the server does for every view of every move.
OF_THE_SERVER: Final = ("matches.pieces", "realtime.updates", "tables.clocks")


def worked_modules() -> Iterator[ModuleType]:
    """What is compiled of engine, games and server; packages are doors and stay plain."""
    for name in OF_THE_SERVER:
        yield importlib.import_module(f"backroom.server.{name}")
    for package in (backroom.engine, backroom.games):
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            module = importlib.import_module(found.name)
            if not found.ispkg:
                yield module


def is_native(module: ModuleType) -> bool:
    """Whether a module was loaded as machine code."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_every_module_is_of_the_build_that_was_asked_for() -> None:
    """`make compiled` sets BACKROOM_BUILD; a build that fell back to pure Python fails."""
    wanted = os.environ.get("BACKROOM_BUILD", "pure") == "compiled"
    modules = list(worked_modules())

    assert modules
    assert [module.__name__ for module in modules if is_native(module) != wanted] == []
