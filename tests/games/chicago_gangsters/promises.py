"""What Chicago Gangsters asks of the suite of promises."""

from tests.promises.allowances import Allowances

AT_ONCE = "a deck that runs out takes the discards in the same moment (G15)"

ALLOWANCES = Allowances(
    open_answers=(("commit", "open"),),
    passing_events=dict.fromkeys(
        ("discarded", "revealed", "unmasked", "exposed", "spent"), AT_ONCE
    ),
    unseen_fields=("coalitions", "districts", "loots"),
)
