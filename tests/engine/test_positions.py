"""A position that cannot be is refused with a sentence, whatever is wrong with it."""

import re
from random import Random
from typing import Final

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.engine.playout import play_randomly
from backroom.games import ALL_GAMES

TRIES: Final = 120


def spoilt(text: str, rng: Random) -> str:
    """A position with one thing changed: a value taken away, doubled, or of another size."""
    parts = text.split("; ")
    place = rng.randrange(len(parts))
    name, _, value = parts[place].partition("=")
    numbers = [match.span() for match in re.finditer(r"\d+", value)]
    change = rng.randrange(5)
    if change == 0 and numbers:
        first, last = rng.choice(numbers)
        value = f"{value[:first]}{rng.choice((7, 9, 63, 9999, -3))}{value[last:]}"
    elif change == 1:
        value = value[: rng.randrange(len(value) + 1)]
    elif change == 2:
        value += f",{value}"
    elif change == 3:
        value = ""
    else:
        other = rng.choice(parts).partition("=")[2]
        value = other
    parts[place] = f"{name}={value}"
    return "; ".join(parts)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_a_spoilt_position_is_refused_or_can_be_looked_at(game: AnyGame) -> None:
    """Nothing but a refusal comes out of reading; what is read has views and legal actions."""
    rng = Random(game.name)
    told: list[str] = []
    for number in range(TRIES):
        seats = rng.choice(game.meta.seats)
        options = game.meta.read_options({}, seats)
        chance = SearchChance(number)
        state = game.start(seats, options, chance)
        play_randomly(state, chance, rng.randrange(40))
        text = spoilt(game.write(state), rng)
        try:
            read = game.read(text, seats, options)
        except Refusal as refusal:
            told.append(str(refusal))
        else:
            for seat in range(seats if read.steps else 0):
                assert repr(game.observe(read, seat))
    assert len(told) > TRIES // 10
    assert all(re.search(r"\. \[[a-z-]+\]$", sentence) for sentence in told)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_position_for_too_many_or_too_few_is_refused(seats: int) -> None:
    """Before anything is read."""
    with pytest.raises(Refusal, match=r"\[bad-seats\]"):
        ALL_GAMES["capone"].read("", seats, (0,))
