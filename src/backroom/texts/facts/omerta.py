"""What the rulebook of Omerta counts."""

from backroom.games.omerta.cards import (
    BOTTLE_COPIES,
    BOTTLES,
    CHARACTERS,
    FIRST_HAND,
    FIRST_PEEK,
    VAULT_CARDS,
)
from backroom.games.omerta.moves import MAMMA_TURNS, PATROL_TURNS
from backroom.games.omerta.rules.turn import MOST_TURNS
from backroom.games.omerta.scoring import FALSE_CALL, MOST_TO_CALL
from backroom.texts.bundles import Texts


def facts(texts: Texts) -> dict[str, object]:
    """Cards, points, copies and the limits of a round."""
    return {
        "bottles": BOTTLES * BOTTLE_COPIES,
        "bottle_copies": BOTTLE_COPIES,
        "highest": BOTTLES,
        "characters": sum(copies for _, _, copies in CHARACTERS),
        "cards": BOTTLES * BOTTLE_COPIES + sum(copies for _, _, copies in CHARACTERS),
        **{f"points.{key}": points for key, points, _ in CHARACTERS},
        **{f"copies.{key}": copies for key, _, copies in CHARACTERS},
        "hand": FIRST_HAND,
        "vault": VAULT_CARDS,
        "peek": FIRST_PEEK,
        "call": MOST_TO_CALL,
        "fine": FALSE_CALL,
        "mamma_turns": MAMMA_TURNS,
        "patrol_turns": PATROL_TURNS,
        "most_turns": MOST_TURNS,
    }
