"""`backroom arena --ray`: on a cluster that lives on this machine for a moment."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.clusters import small_cluster

from .shell import run

LINE: Final = ("arena", "chicago-poker", "--bots", "scripted,random,lazy", "--deals", "3")


@pytest.fixture
def address() -> Iterator[str]:
    """Where a cluster listens."""
    with small_cluster() as found:
        yield found


def measured(*args: str) -> dict[str, Any]:
    """The JSON of a run, without the times, which are never the same twice."""
    result = run(*LINE, *args, "--json")
    assert (result.code, result.err) == (0, "")
    told: dict[str, Any] = json.loads(result.out)
    for bot in told["bots"]:
        del bot["ms_per_move"]
    return told


def test_a_cluster_measures_what_one_process_measures(address: str) -> None:
    """To the last digit."""
    assert measured("--ray", address) == measured()
