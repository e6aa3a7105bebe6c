"""What Chicago Poker asks of the suite of promises."""

from typing import Final

from tests.promises.allowances import Allowances

NEVER_ABOVE_SEVEN: Final = (
    "P3 tests every draw and play, so no turn ends above seven; the fallback is for "
    "positions set up by hand"
)
ALLOWANCES: Final = Allowances(
    unreached_steps={"discard": NEVER_ABOVE_SEVEN},
    unreached_events={"discarded": NEVER_ABOVE_SEVEN},
)
