"""The ledger of a contest: one line of JSON a deal, on disk before the next one counts.

The first line says what is played. How many deals is no part of it: each deal is its own
affair, so that a contest can be cut short, taken up again and played on.
"""

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from backroom import __version__
from backroom.engine.errors import BadSetup

from .deals import Contest, Dealt, game_of

FILE: Final = "deals.jsonl"
LOCK: Final = "deals.lock"
# How every ledger begins.
OURS: Final = b'{"game": '


class Ledger:
    """The open ledger in a folder, with the deals that are in it by number."""

    def __init__(self, folder: Path, contest: Contest, resume: bool) -> None:
        self.path = folder / FILE
        self._contest = contest
        self.done: dict[int, Dealt] = {}
        self._lock = FileLock(folder / LOCK)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadSetup(
                "unwritable-file", {"file": str(self.path), "reason": reason}
            ) from None
        try:
            self._take(heading(contest), resume)
        except BaseException:
            self.close()
            raise

    def add(self, dealt: Dealt) -> None:
        """One more deal; it is on disk when this returns."""
        self.done[dealt.deal] = dealt
        self._write([dealt._asdict()])

    def close(self) -> None:
        """Close the file, so that another arena may go on with it."""
        os.close(self._file)
        self._lock.release()

    def _take(self, wanted: Mapping[str, object], resume: bool) -> None:
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            raise BadSetup("arena-folder-busy", {"folder": str(self.path.parent)}) from None
        lines = self._whole_lines()
        if not lines:
            self._write([wanted])
            return
        if not resume:
            raise BadSetup("arena-folder-taken", {"folder": str(self.path.parent)})
        self._check(lines[0], wanted)
        for number, line in enumerate(lines[1:], 2):
            dealt = read_dealt(line, len(self._contest.bots))
            if dealt is None:
                raise self._damaged(number)
            self.done[dealt.deal] = dealt

    def _whole_lines(self) -> list[str]:
        """All lines but one that was being written when everything stopped; that is cut off.

        Nothing is cut off a file that is not a ledger.
        """
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if content[: len(OURS)] != OURS[: len(content)]:
            whole = content
        if len(whole) < len(content):
            os.ftruncate(self._file, len(whole))
        return whole.decode("utf-8", "replace").splitlines()

    def _check(self, line: str, wanted: Mapping[str, object]) -> None:
        """Refuse to go on with deals that were played otherwise."""
        found: object = None
        with suppress(ValueError, RecursionError):
            found = json.loads(line)
        if not isinstance(found, dict) or found.keys() != wanted.keys():
            raise self._damaged(1)
        for name, value in wanted.items():
            if found[name] != value:
                raise BadSetup(
                    "arena-other-contest",
                    {
                        "folder": str(self.path.parent),
                        "what": name,
                        "played": json.dumps(found[name]),
                        "asked": json.dumps(value),
                    },
                )

    def _damaged(self, line: int) -> BadSetup:
        return BadSetup("arena-ledger-damaged", {"file": str(self.path), "line": str(line)})

    def _write(self, rows: Iterable[Mapping[str, object]]) -> None:
        text = "".join(json.dumps(row) + "\n" for row in rows)
        os.write(self._file, text.encode())
        os.fsync(self._file)


def heading(contest: Contest) -> dict[str, object]:
    """Everything that decides how a deal goes, as JSON has it."""
    meta = game_of(contest).meta
    return {
        "game": contest.game,
        "rules_version": meta.rules_version,
        "backroom": __version__,
        "players": contest.seats,
        "options": meta.option_texts(contest.options),
        "bots": list(contest.bots),
        "seed": contest.seed,
        "iterations": contest.iterations,
        "ms": contest.milliseconds,
    }


def read_dealt(line: str, seats: int) -> Dealt | None:
    """The deal that a line holds, if it holds one for so many seats."""
    try:
        row = json.loads(line)
        dealt = Dealt(
            int(row["deal"]),
            tuple(tuple(map(float, shares)) for shares in row["shares"]),
            tuple(tuple(map(int, places)) for places in row["places"]),
            tuple(map(float, row["seconds"])),
            tuple(map(int, row["asked"])),
        )
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None
    columns = [*dealt.shares, *dealt.places, dealt.seconds, dealt.asked]
    whole = len(dealt.shares) == len(dealt.places) == seats
    return dealt if whole and all(len(column) == seats for column in columns) else None
