"""Structured logs: one JSON object a line, ids and numbers, never tokens, names or cards."""

import json
import logging
import sys
import traceback
from pathlib import Path
from typing import Final

LOGGER: Final = logging.getLogger("backroom")
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


def set_up(level: str = "INFO", file: Path | None = None) -> None:
    """Logs go to standard error or to a file; the web server's own words only if it warns."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel("WARNING")


def tell(what: str, **told: object) -> None:
    """Log something worth knowing, with ids and numbers beside it."""
    LOGGER.info(what, extra={"told": told})


def failure(what: str, error: BaseException, **told: object) -> None:
    """Something went wrong that should not; where, but not with what."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    where = [f"{frame.name}:{frame.lineno}" for frame in frames]
    cause = error.__cause__ or error
    told |= {"error": type(cause).__name__, "where": where}
    LOGGER.error("%s failed", what, extra={"told": told})
