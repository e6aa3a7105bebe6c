"""What Chicago Poker asks of the suite of promises."""

from typing import Final

from tests.promises.allowances import Allowances

NEVER_ABOVE_SEVEN: Final = (
    "P3 tests every draw and play, so no turn ends above seven; the fallback is for "
    "positions set up by hand"
)
ALLOWANCES: Final = Allowances(
    unreached_steps={"discard": NEVER_ABOVE_SEVEN},
    unreached_events={
        "discarded": NEVER_ABOVE_SEVEN,
        "unbroken": "ten ties in a row by hand card (P14); test_duel.py plays them",
        "last_business": "somebody wins long before (P17); test_duel.py plays it",
        "longest_match": "no walk goes on for 600 turns (P19); test_turn.py plays it",
    },
    unordered_fields=("discards",),
    unfounded_fields=("seen", "pools"),
)
