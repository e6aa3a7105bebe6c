"""What the rulebook of Chicago Poker counts."""

from backroom.games.chicago_poker.cards import (
    ALL_CARDS,
    BUSINESS,
    COLOURS,
    COPIES,
    FACES,
    FIRST_HAND,
    GANGSTERS,
    HAND_LIMIT,
    HIGHEST,
    KINDS,
    OPEN_BUSINESSES,
    RAIDS,
    SERIES,
)
from backroom.games.chicago_poker.rules.duel import MOST_REPEATS
from backroom.games.chicago_poker.rules.turn import FIRST_ACTIONS, MOST_TURNS
from backroom.texts.bundles import Texts

from .layout import rows


def facts(texts: Texts) -> dict[str, object]:
    """The cards, the businesses, the hand and the limits."""
    return {
        "gangsters": GANGSTERS,
        "colours": len(COLOURS),
        "highest": HIGHEST,
        "specials": ALL_CARDS - GANGSTERS,
        "cards": ALL_CARDS,
        "raids": len(RAIDS),
        "businesses": KINDS * COPIES,
        "copies": COPIES,
        "first_hand": FIRST_HAND,
        "hand_limit": HAND_LIMIT,
        "series": SERIES,
        "actions": FIRST_ACTIONS[-1],
        "first_actions": FIRST_ACTIONS[0],
        "second_actions": FIRST_ACTIONS[1],
        "repeats": MOST_REPEATS,
        "most_turns": MOST_TURNS,
        **{f"open.{seats}": count for seats, count in enumerate(OPEN_BUSINESSES)},
        "faces": _faces(texts),
    }


def _faces(texts: Texts) -> str:
    """P1: which of a player's cards lie face down at each kind of business."""
    return rows(
        [
            texts.text(f"business-{key}"),
            *("▲" if FACES[kind] >> place & 1 else "▼" for place in range(SERIES)),
        ]
        for kind, key in enumerate(BUSINESS.keys)
    )
