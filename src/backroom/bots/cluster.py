"""A Ray cluster that runs already: the arena, the training and the server join it alike."""

import logging
import socket
from typing import Any, Final

from backroom import __version__
from backroom.engine.errors import BadSetup

KNOCK_SECONDS: Final = 3


def check_extra() -> None:
    """Refuse where Ray is not installed: few need it."""
    _ray()


def join(address: str) -> Any:
    """Ray itself, joined to the cluster at an address; a refusal if there is none."""
    ray = _ray()
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError):
        raise BadSetup("ray-unreachable", {"address": address}) from None
    return ray


def check_version(version: str) -> None:
    """Called on the cluster: another Backroom there might play, or think, otherwise."""
    if version != __version__:
        raise BadSetup("ray-other-version", {"here": version, "there": __version__})


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetup("extra-missing", {"what": "--ray", "extra": "ray"}) from None
    return ray


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
