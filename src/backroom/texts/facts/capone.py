"""What the rulebook of Capone counts."""

from backroom.games.capone.board import (
    BLOCKS,
    BUSINESS,
    GOAL,
    GUARD_VALUE,
    MEMBER,
    MOST_GUARDS,
    SHOPS,
    VALUES,
)
from backroom.games.capone.cards import (
    DECKS,
    HAND,
    LEGAL_INCOME,
    MINIMUM,
    OFFER,
    PROTECTION_MONEY,
)
from backroom.games.capone.moves import STEP_COST, STEP_SALE
from backroom.games.capone.rules.ending import MOST_YEARS
from backroom.games.capone.setup import START_CASH
from backroom.texts.bundles import Texts


def facts(texts: Texts) -> dict[str, object]:
    """Values and prices in thousands of dollars, cards by number of players, limits."""
    return {
        **{f"value.{key}": value for key, value in zip(MEMBER.keys, VALUES, strict=True)},
        "guards": MOST_GUARDS,
        "guard": GUARD_VALUE,
        "start_cash": START_CASH,
        "goal": GOAL,
        "step_cost": STEP_COST,
        "step_sale": STEP_SALE,
        "hand": HAND[3],
        "hand.6": HAND[6],
        "cards": len(DECKS[4]),
        "cards.3": len(DECKS[3]),
        "copies": DECKS[4].count(0),
        "copies.3": DECKS[3].count(0),
        "offers": DECKS[4].count(OFFER),
        "legal": SHOPS,
        "families": ", ".join(
            f"{letter} {texts.text(f'family-{seat}')}" for seat, letter in enumerate("abcdef")
        ),
        **{f"minimum.{key}": low for key, low in zip(BUSINESS.keys, MINIMUM, strict=True)},
        "blocks": BLOCKS,
        "most_years": MOST_YEARS,
        "markers": " | ".join(str(marker) for marker in range(1, GOAL)),
        "incomes": " | ".join(str(money) for money in LEGAL_INCOME[1:]),
        "income.3": LEGAL_INCOME[3],
        "protection.5": PROTECTION_MONEY[5],
        "protection": " | ".join(str(money) for money in PROTECTION_MONEY[1:]),
    }
