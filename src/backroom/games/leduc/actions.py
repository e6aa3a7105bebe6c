"""What a player can do: fold, call (or check), raise."""

from typing import Final

from backroom.engine.tables import ActionTable, Verb

ACTIONS: Final = ActionTable((Verb("fold"), Verb("call"), Verb("raise")))

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
