"""A recorded match as a film: the table after each entry of its log, through anybody's eyes."""

from typing import NamedTuple

from backroom.engine.chance import ReplayChance
from backroom.engine.events import Event
from backroom.engine.match import LATE, SAY, Match
from backroom.engine.record import Record
from backroom.engine.state import State
from backroom.engine.views import View
from backroom.texts.words import Words

from .story import Heard, Story
from .tables.drawings import drawing_of


class Still(NamedTuple):
    """The match after one entry: its state, and how many events there had been."""

    state: State
    events: int


class Film:
    """Every moment of a match that was played before; whose eyes see it can change."""

    def __init__(self, record: Record, match: Match) -> None:
        self.game = match.game
        self.names = record.players
        self.options = match.state.options
        self._events: list[Event] = []
        self._stills = list(self._run(match))

    @property
    def last(self) -> int:
        """The number of the last entry; the deal is entry 0."""
        return len(self._stills) - 1

    def view(self, entry: int, eyes: int) -> View:
        """The table after an entry, as a seat or a spectator saw it."""
        view: View = self.game.observe(self._stills[entry].state, eyes)
        return view

    def words(self, language: str, eyes: int) -> Words:
        """The words for those eyes; nobody is spoken to but the one who looks."""
        return Words(self.game, language, self.names, eyes)

    def told(self, entry: int, words: Words) -> tuple[list[str], Heard]:
        """What happened in an entry, and what had been heard by then."""
        before = self._stills[entry - 1].events if entry else 0
        until = self._stills[entry].events
        story = Story(words, drawing_of(self.game.name).telling, self.options)
        since = 0
        for number, event in enumerate(self._events[:until]):
            if number == before:
                since = story.pause()
            values = event.seen_by(words.reader)
            if values is not None:
                story.hear(event.kind, values)
        if before == until:
            return [], story.heard
        return story.paragraphs(since, 0), story.heard

    def _run(self, played: Match) -> list[Still]:
        """The match once more, with its state kept after every entry."""
        choices = [choice for entry in played.log for choice in entry.chance]
        match = Match(self.game, played.state.seats, self.options, ReplayChance(choices))
        stills = [Still(match.state.clone(), len(match.events))]
        for entry in played.log[1:]:
            if entry.kind == SAY:
                match.say(entry.seat, entry.actions[0])
            elif entry.kind != LATE:
                match.submit(entry.seat, entry.prompt, entry.actions, entry.kind)
            stills.append(Still(match.state.clone(), len(match.events)))
        self._events = match.events
        return stills
