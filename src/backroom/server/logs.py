"""Structured logs: one JSON object a line, ids and numbers, never tokens, names or cards."""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Final

# Errors whose text has no names and no cards in it: what the system says, and a database.
_TELLING: Final[list[type[Exception]]] = [OSError]
LOGGER: Final = logging.getLogger("backroom")
# So many lines of one kind in so many seconds are written; of more only the number.
MOST_ALIKE: Final = 100
ALIKE_SECONDS: Final = 60.0
QUIET: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; of an exception its kind and place, not its text."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one record as one line of JSON."""
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= getattr(record, "told", {})
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = type(record.exc_info[1]).__name__
        return json.dumps(told)


class Bounded(logging.Filter):
    """Keeps a fault that comes again and again from filling the disk with its lines."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[tuple[str, str], float] = {}
        self._count: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first after a pause tells how many were not."""
        kind = (record.name, str(record.msg))
        now = time.monotonic()
        if now - self._since.get(kind, -ALIKE_SECONDS) >= ALIKE_SECONDS:
            left_out = self._count.get(kind, 0) - MOST_ALIKE
            self._since[kind], self._count[kind] = now, 0
            if left_out > 0:
                record.told = {**getattr(record, "told", {}), "left_out": left_out}
        self._count[kind] += 1
        return self._count[kind] <= MOST_ALIKE


def set_up(level: str = "INFO", file: Path | None = None) -> None:
    """Logs go to standard error or to a file; the web server's own words only if it warns."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(JsonLines())
    handler.addFilter(Bounded())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel("WARNING")


def tell(what: str, **told: object) -> None:
    """Log something worth knowing, with ids and numbers beside it."""
    LOGGER.info(what, extra={"told": told})


def warn(what: str, **told: object) -> None:
    """Log something that the operator should change."""
    LOGGER.warning(what, extra={"told": told})


def tell_reasons_of(*kinds: type[Exception]) -> None:
    """Let the log have the text of such errors, which must tell nothing about people."""
    _TELLING.extend(kind for kind in kinds if kind not in _TELLING)


def alarm(what: str, **told: object) -> None:
    """Log something that keeps the house from its work."""
    LOGGER.error(what, extra={"told": told})


def failure(what: str, error: BaseException, **told: object) -> None:
    """Something went wrong that should not; where, but not with what."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    where = [f"{frame.name}:{frame.lineno}" for frame in frames]
    cause = error.__cause__ or error
    told |= {"error": type(cause).__name__, "where": where}
    if isinstance(error, tuple(_TELLING)):
        told["reason"] = str(error)
    LOGGER.error("%s failed", what, extra={"told": told})
