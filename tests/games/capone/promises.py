"""What Capone asks of the suite of promises."""

from typing import Final

from tests.promises.allowances import Allowances

ALLOWANCES: Final = Allowances(mixing_events=("year",), unordered_fields=("played", "thrown"))
