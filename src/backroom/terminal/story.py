"""The story of a match: what happened, in paragraphs of what one player did.

A sentence is kept in two forms: as it is told at the time, and as it may be told again.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from backroom.engine.domains import HIDDEN
from backroom.engine.events import SPECTATOR, Values
from backroom.texts.words import Words, acting_seat


class Telling(NamedTuple):
    """How the events of a game are told.

    `quiet` are kinds that are not told, because the table shows them anyway; `dealt-hidden`
    is the kind `dealt` where something in it is hidden. `suffered` are kinds that happen to the
    seat they name: they belong to the paragraph of whoever did it.
    """

    quiet: frozenset[str] = frozenset()
    suffered: frozenset[str] = frozenset()


EVERYTHING: Final = Telling()


class Heard:
    """The latest event of each kind, as one reader was told it."""

    def __init__(self) -> None:
        self._latest: dict[str, tuple[int, Values]] = {}
        self._count = 0

    def hear(self, kind: str, values: Values) -> None:
        """Remember an event as the latest of its kind."""
        self._count += 1
        self._latest[kind] = (self._count, values)

    def since(self, kind: str, beginning: str) -> Values | None:
        """The latest event of a kind, if it came after the latest of another one."""
        when, values = self._latest.get(kind, (0, ()))
        return values if when > self._latest.get(beginning, (0, ()))[0] else None


NOTHING: Final = Heard()


class Story:
    """Collects sentences; those about one player's doings in a row make a paragraph."""

    def __init__(
        self, words: Words, telling: Telling = EVERYTHING, options: tuple[int, ...] = ()
    ) -> None:
        self._words = words
        self._quiet: Collection[str] = telling.quiet
        self._suffered = telling.suffered
        self._options = options
        self._paragraphs: list[list[tuple[str, str]]] = []
        self._seat = SPECTATOR
        self.heard = Heard()

    def hear(self, kind: str, values: Values) -> int:
        """One more event, unless it is not worth telling; gives the seat that acted."""
        self.heard.hear(kind, values)
        sentence = "" if self._is_quiet(kind, values) else self._words.event(kind, values)
        seat = acting_seat(self._words.game.events.kinds[kind], values)
        if kind in self._suffered:
            seat = self._seat
        if not sentence:
            return seat
        if not self._paragraphs or seat not in (SPECTATOR, self._seat):
            self.pause()
            self._seat = seat
        again = self._words.game.told_again(self._options, kind, values)
        told_again = sentence if again == values else self._words.event(kind, again)
        self._paragraphs[-1].append((sentence, told_again))
        return seat

    def note(self, text: str) -> None:
        """A line that is no event of the match, as somebody's chat; a paragraph of its own."""
        self.pause()
        self._paragraphs[-1].append((text, text))
        self.pause()

    def _is_quiet(self, kind: str, values: Values) -> bool:
        is_hidden = any(HIDDEN in (v if isinstance(v, tuple) else (v,)) for v in values)
        return kind in self._quiet or (is_hidden and f"{kind}-hidden" in self._quiet)

    def pause(self) -> int:
        """What follows starts anew; gives the number of paragraphs until then."""
        if not self._paragraphs or self._paragraphs[-1]:
            self._paragraphs.append([])
        self._seat = SPECTATOR
        return len(self._paragraphs) - 1

    def paragraphs(self, since: int = 0, news: int | None = None) -> list[str]:
        """The paragraphs from a number on; those before `news` are told again."""
        fresh = len(self._paragraphs) if news is None else news
        return [
            " ".join(counted([one[number < fresh] for one in some]))
            for number, some in enumerate(self._paragraphs)
            if some and number >= since
        ]


def counted(sentences: list[str]) -> list[str]:
    """The same sentence several times in a row is told once, with its number."""
    told: list[str] = []
    times: list[int] = []
    for sentence in sentences:
        if told and told[-1] == sentence:
            times[-1] += 1
        else:
            told.append(sentence)
            times.append(1)
    return [one if n == 1 else f"{one} ({n}x)" for one, n in zip(told, times, strict=True)]
