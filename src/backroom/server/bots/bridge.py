"""What runs in a bridge: a process that lets a Ray cluster think, and waits for the answer.

Ray ends a process that has lost its cluster, so the house itself never joins one.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from backroom import __version__
from backroom.bots.cluster import check_version, join
from backroom.engine.errors import BadSetup

R = TypeVar("R")

# Longer than any thought; then the cluster is taken for gone.
ANSWER_SECONDS: Final = 8.0
JOIN_SECONDS: Final = 120.0
# The place on the cluster where this bridge lets work be done, once it has one.
_there: dict[str, Any] = {}


class ClusterGoneError(Exception):
    """The cluster did not answer; what was asked can be done here instead."""


class Place:
    """A process on the cluster; analyses that are under way go on in it."""

    def __init__(self, version: str) -> None:
        check_version(version)

    def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """A piece of work."""
        return work(*args)


def cross(address: str) -> None:
    """Join the cluster and wait for a place there; raises what is against it."""
    if not _there:
        ray = join(address)
        place = ray.remote(num_cpus=1)(Place).remote(__version__)
        ray.get(place.do.remote(len, ((),)), timeout=JOIN_SECONDS)
        _there.update(ray=ray, place=place)


def do_there(address: str, work: Callable[..., R], args: tuple[Any, ...]) -> R:
    """A piece of work on the cluster; raises what the work raised, or that it is gone."""
    try:
        cross(address)
    except BadSetup as refusal:
        raise ClusterGoneError(str(refusal)) from None
    ray = _there["ray"]
    try:
        found: R = ray.get(_there["place"].do.remote(work, args), timeout=ANSWER_SECONDS)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except (ray.exceptions.RayError, OSError) as error:
        raise ClusterGoneError(type(error).__name__) from None
    return found
