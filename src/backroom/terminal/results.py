"""How a match ended, in words: who won, and the place and standing of everybody."""

from collections.abc import Sequence

from backroom.engine.views import View
from backroom.texts.words import Words

from .tables.drawings import drawing_of


def result(places: Sequence[int], view: View, words: Words) -> list[str]:
    """Who won, then a line for everybody from first to last."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    seats = sorted(range(len(places)), key=lambda seat: places[seat])
    return [won(winners, words), *(_line(places[seat], seat, view, words) for seat in seats)]


def won(winners: Sequence[int], words: Words) -> str:
    """Who won; the reader is spoken to."""
    you = "yes" if list(winners) == [words.reader] else "no"
    told = {"names": words.seats(winners), "count": len(winners), "you": you}
    return words.text("result-won", told)


def _line(place: int, seat: int, view: View, words: Words) -> str:
    standing = drawing_of(words.game.name).standing(view, words, seat)
    told: dict[str, object] = {"place": place, "name": words.names[seat], "standing": standing}
    return words.text("result-place" if standing else "result-place-alone", told)
