"""What Mafioso asks of the promises suite."""

from typing import Final

from tests.promises.allowances import Allowances

ALLOWANCES: Final = Allowances(unordered_fields=("discards",))
