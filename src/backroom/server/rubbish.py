"""Looking for rubbish often, so that it never takes long.

Python itself looks when there are so many more things than after the last look. In a house that
plays, each move makes as many as it lets go, so that looks are rare, and what was made since
fills tens of milliseconds (benchmarks/server.py).
"""

import gc
import itertools
from typing import Final

# After so many jobs of tables what they made is looked through.
JOBS: Final = 32
_done: Final = itertools.count(1)


def note_job() -> None:
    """A table has done something; now and then the newest is looked through, then the newer."""
    number = next(_done)
    if not number % JOBS:
        gc.collect(0 if number % (2 * JOBS) else 1)
