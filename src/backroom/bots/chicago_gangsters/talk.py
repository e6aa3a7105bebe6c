"""What players of Chicago Gangsters announce, and what that is taken for (G1)."""

from typing import Final

from backroom.games.chicago_gangsters.view import GangstersView

# First numbers of the verbs of `SAYS`, in the order of that table.
STAY_OUT: Final = 0
PUT_IN: Final = 1
WANT: Final = 32
AIM_WIN: Final = 34
AIM_HALF: Final = 35
AIM_SAVE: Final = 36
SILENT: Final = -1

# Chances and multiples of what a player usually puts in, by what he said.
USUAL: Final[tuple[tuple[float, float], ...]] = ((0.35, 0.0), (0.4, 1.0), (0.25, 2.2))
IN_EARNEST: Final[tuple[tuple[float, float], ...]] = ((0.2, 0.0), (0.4, 1.0), (0.4, 2.2))
FOR_A_SHARE: Final[tuple[tuple[float, float], ...]] = ((0.25, 0.0), (0.55, 1.0), (0.2, 2.2))
OUT_OF_IT: Final[tuple[tuple[float, float], ...]] = ((0.7, 0.0), (0.2, 1.0), (0.1, 2.2))
# How much of a promise is believed.
TRUST: Final = 0.5


def words(view: GangstersView) -> list[int]:
    """What each player last said in this round about what he puts in."""
    last = [SILENT] * view.seats
    for seat, say in view.talk[view.said :]:
        if say < WANT or say >= AIM_WIN:
            last[seat] = say
    return last


def moods(word: int) -> tuple[tuple[float, float], ...]:
    """What may be expected of somebody who said that."""
    if word == AIM_WIN:
        return IN_EARNEST
    if word == AIM_HALF:
        return FOR_A_SHARE
    return OUT_OF_IT if word in (STAY_OUT, AIM_SAVE) else USUAL


def promised(word: int) -> int:
    """The strength that somebody said he puts in; -1 if he named none."""
    return word - PUT_IN if PUT_IN <= word < WANT else SILENT
