"""A Ray cluster that lives on this machine for a moment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

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


@contextmanager
def small_cluster() -> Iterator[str]:
    """Where a cluster of two processors listens."""
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().decode().strip()
        assert address, "no cluster starts here"
        yield address
