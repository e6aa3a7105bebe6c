"""The 56 cards of Capone by printed face; with three players 46 of them."""

from typing import Final

from backroom.engine.domains import Domain

# The names of the businesses and places are those of the board; tests hold them together.
CARD: Final = Domain(
    "card",
    (
        *("bar", "pawnbroker", "exchange", "credit", "print"),
        *("nightclub", "casino", "bank", "jeweller", "guns"),
        *("scrapyard", "pasta", "bakery", "florist"),
        *("laundry", "cinema", "garage", "funeral"),
        *("barber", "penthouse", "restaurant"),
        *("fbi", "protection", "takeover", "offer"),
    ),
)
# Illegal faces come first: a face below LEGAL is the number of its business too.
LEGAL: Final = 10
DIVERSION: Final = 18
FBI: Final = 21
PROTECTION: Final = 22
TAKEOVER: Final = 23
OFFER: Final = 24
FACES: Final = 25

# In thousands, by business.
MINIMUM: Final[tuple[int, ...]] = (5, 5, 5, 10, 10, 10, 20, 20, 30, 30)
# By the marker, in thousands (C7, C18); a marker on 10 has won.
LEGAL_INCOME: Final[tuple[int, ...]] = (0, 10, 20, 30, 30, 40, 40, 50, 50, 60)
PROTECTION_MONEY: Final[tuple[int, ...]] = (0, 10, 10, 20, 20, 30, 30, 40, 40, 50)


def deck_for(seats: int) -> list[int]:
    """All cards, sorted: with three players one of each illegal business stays in the box."""
    illegal = [card for card in range(LEGAL) for _ in range(3 if seats == 3 else 4)]
    return [*illegal, *range(LEGAL, FACES), OFFER]


DECKS: Final = [deck_for(seats) for seats in range(7)]
HAND: Final[tuple[int, ...]] = (0, 0, 0, 5, 5, 5, 4)
