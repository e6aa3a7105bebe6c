"""What Omerta asks of the promises suite."""

from typing import Final

from backroom.games.omerta.observation import SLOTS
from tests.promises.allowances import Allowances

ALLOWANCES: Final = Allowances(
    shy_verbs=("call",),
    secret_answers=(("race", "pass"),),
    unreached_events={"passed": "only with neither deck nor discards; test_turn.py plays it"},
    passing_events={"revealed": "the next round is dealt in the same frame"},
    unordered_fields=("discards", "blockers"),
    unfounded_fields=("pools",),
    untold=lambda table: max(map(len, table.hands)) > SLOTS,
)
