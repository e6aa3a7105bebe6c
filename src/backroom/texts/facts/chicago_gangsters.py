"""What the rulebook of Chicago Gangsters counts."""

from backroom.games.chicago_gangsters.cards import (
    ALL_DISTRICTS,
    ALL_LOOTS,
    ALL_PERSONS,
    BLACKMAIL,
    BOTTLE_PRICE,
    BRIBE,
    CLAN,
    CLANS,
    DISTRICTS,
    FIRST_HAND,
    GODFATHER_PRIZE,
    HAND_LIMIT,
    KIND_PRIZE,
    LOOTS,
    MEANS,
    MEANS_CARDS,
    MOST_BRAWL,
    PACTS,
    PERSONS,
    PERSONS_COUNT,
    PERSONS_PRIZE,
    STAND_IN,
    WEAPON,
    Package,
)
from backroom.texts.bundles import Texts

from .layout import rows


def facts(texts: Texts) -> dict[str, object]:
    """Means, persons, limits and prizes, and the cards of a round as tables."""
    return {
        "means": MEANS_CARDS,
        **{f"copies.{means.key}": means.copies for means in MEANS},
        "persons": ALL_PERSONS,
        **{f"value.{person.key}": person.value for person in PERSONS},
        "clans": CLANS,
        "pacts": len(PACTS),
        "districts": ALL_DISTRICTS,
        "loots": ALL_LOOTS,
        "first_hand": FIRST_HAND,
        "hand_limit": HAND_LIMIT,
        "bottle_price": BOTTLE_PRICE,
        "most_brawl": MOST_BRAWL,
        "stand_in": STAND_IN,
        "kind_prize": KIND_PRIZE,
        "persons_prize": PERSONS_PRIZE,
        "godfather_prize": GODFATHER_PRIZE,
        "coalition_rows": _coalitions(texts),
        "district_rows": _districts(texts),
        "loot_rows": _loots(texts),
    }


def _coalitions(texts: Texts) -> str:
    return rows(
        [number, *(texts.text(f"clan-{CLAN.keys[clan]}") for clan in pact)]
        for number, pact in enumerate(PACTS, 1)
    )


def _districts(texts: Texts) -> str:
    bits = (WEAPON, BRIBE, BLACKMAIL, PERSONS_COUNT)
    return rows(
        [
            texts.text(f"district-{district.key}").partition(" (")[0],
            *("x" if district.allows & bit else "" for bit in bits),
        ]
        for district in DISTRICTS
    )


def _loots(texts: Texts) -> str:
    return rows(
        [number, *(_package(texts, package) for package in packages)]
        for number, packages in enumerate(LOOTS, 1)
    )


def _package(texts: Texts, package: Package) -> str:
    """A package in words: the person, bottles, means cards."""
    told = [texts.text("table-person")] if package.person else []
    if package.bottles:
        told.append(texts.text("table-bottles", {"count": package.bottles}))
    if package.means:
        told.append(texts.text("table-cards", {"count": package.means}))
    return ", ".join(told)
