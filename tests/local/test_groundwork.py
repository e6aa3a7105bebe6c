"""The image of memory that a browser keeps: whole, and without anything compiled."""

import subprocess
import sys
from typing import Final

LOOK: Final = """
import sys
import backroom.local.groundwork
early = set(sys.modules)
import backroom.local.worker
from backroom.games import ALL_GAMES
print("msgspec" in early)
print(all(f"backroom.games.{name.replace('-', '_')}" in early for name in ALL_GAMES))
print(len(early), len(set(sys.modules) - early))
"""


def test_the_image_holds_most_of_the_house_and_nothing_compiled() -> None:
    """Restored memory knows the addresses of no library that is loaded later."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK], capture_output=True, text=True, check=True
    )
    has_msgspec, has_games, counts = done.stdout.splitlines()
    early, later = map(int, counts.split())

    assert has_msgspec == "False"
    assert has_games == "True"
    assert early > 3 * later
