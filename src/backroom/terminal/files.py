"""Where records lie on this machine, and how they are read and written."""

import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from backroom.engine.errors import BadRecord, Refusal
from backroom.engine.match import Match
from backroom.engine.record import Record, read_record, replay_record
from backroom.games import ALL_GAMES

LATEST: Final = "latest"


def load(file: str) -> tuple[Record, Match]:
    """The record in a file, and its match run again; refused if damaged or not known here."""
    record = read_record(read_file(file), ALL_GAMES)
    return record, replay_record(record, ALL_GAMES[record.game])


def read_file(file: str) -> str:
    """The text of a file, or a refusal that says why not."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("no-such-file", {"file": file}) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord("unreadable-file", {"file": file, "reason": reason}) from None
    except ValueError:
        raise BadRecord("not-a-record") from None


def folder_of(environment: Mapping[str, str]) -> Path:
    """The folder for records: BACKROOM_RECORDS, or beside the data of this user's server."""
    if environment.get("BACKROOM_RECORDS"):
        return Path(environment["BACKROOM_RECORDS"])
    return user_data_path("backroom", appauthor=False) / "records"


def found(file: str, folder: Path, unfinished: bool = False) -> str:
    """The file that is meant: `latest` is the newest record in the folder."""
    if file != LATEST:
        return file
    for one in newest(folder):
        if not unfinished or is_unfinished(one):
            return str(one)
    raise BadRecord("no-records", {"folder": str(folder)})


def newest(folder: Path) -> list[Path]:
    """The records in a folder, the newest first."""
    return sorted(folder.glob("*.txt"), key=lambda one: (-one.stat().st_mtime, one.name))


def is_unfinished(file: Path) -> bool:
    """Whether somebody can go on with a record; a damaged one is nobody's."""
    try:
        record, match = load(str(file))
    except Refusal:
        return False
    return not match.is_over and "sitting" in record.notes


def new_file(folder: Path, game: str) -> Path:
    """A name that is not taken yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    file = folder / f"{stem}.txt"
    number = 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.txt"
    return file


def write_file(file: Path, text: str) -> Path:
    """Write a record; where that is not possible, among the temporary files."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, text)
    except OSError:
        file = Path(tempfile.mkdtemp(prefix="backroom-"), file.name)
        _replace(file, text)
    return file


def _replace(file: Path, text: str) -> None:
    """Whoever is killed meanwhile leaves the old text behind or the new, never half of it."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
