"""Backroom: five Prohibition-era games of bluff and betrayal, for people, bots and research.

```python
import backroom

played = backroom.play("mafioso", players=4, bots="scripted", seed=1)
print(played.winners, played.places)
```

`play` lets bots finish a match, `start` begins one for you to drive, `simulate` gives one row a
match for many of them. `list_games` and `list_bots` tell what there is; `save` and `load` keep
matches as records. Whatever cannot be done raises `Refusal`, with a sentence that says why.
"""

from backroom.bots.bot import Bot, Pick
from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.game import Game
from backroom.engine.match import Decision, Match
from backroom.engine.record import Record
from backroom.engine.views import View

from .library import Played, get_game, list_bots, list_games, load, play, save, simulate, start

__version__ = "0.2.0"

__all__ = [
    "SPECTATOR",
    "Bot",
    "Decision",
    "Game",
    "Match",
    "Pick",
    "Played",
    "Record",
    "Refusal",
    "View",
    "__version__",
    "get_game",
    "list_bots",
    "list_games",
    "load",
    "play",
    "save",
    "simulate",
    "start",
]
