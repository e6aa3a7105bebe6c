"""`backroom arena --ray`: on a cluster that lives on this machine for a moment."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

import pytest

from .shell import run

LINE: Final = ("arena", "chicago-poker", "--bots", "scripted,random,lazy", "--deals", "3")

# A process of its own, so that the cluster goes when this one does: its stdin ends then.
CLUSTER: Final = """
import sys
from ray.cluster_utils import Cluster
head = {"num_cpus": 2, "include_dashboard": False}
cluster = Cluster(initialize_head=True, head_node_args=head)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@pytest.fixture
def address() -> Iterator[str]:
    """Where a cluster of two processors listens."""
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().decode().strip()


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
    assert address
    assert measured("--ray", address) == measured()
