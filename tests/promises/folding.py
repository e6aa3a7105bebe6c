"""Promise 4: folding a seat's frames gives its view, and frames are numbered without gaps."""

from backroom.engine.events import SPECTATOR, Values
from backroom.engine.match import Match, fold_frame
from backroom.engine.views import View

from .cases import Case
from .writing import secret_domains, things_in, words


class Folder:
    """Follows one match through its frames, as every client does."""

    def __init__(self, case: Case, match: Match) -> None:
        self._case = case
        self._match = match
        self._observers = range(SPECTATOR, case.seats)
        self._views: dict[int, View] = {
            seat: case.game.blank_view(seat, case.seats, case.options)
            for seat in self._observers
        }
        self._folded = dict.fromkeys(self._observers, 0)
        self._texts = {seat: self._text(seat) for seat in self._observers}
        self._words = {seat: self._shown(seat) for seat in self._observers}

    def follow(self) -> None:
        """Fold what is new for everybody."""
        for seat in self._observers:
            for frame in self._match.frames(seat, self._folded[seat]):
                self._folded[seat] += 1
                assert frame.number == self._folded[seat], f"seat {seat} misses a frame"
                fold_frame(self._case.game, self._views[seat], frame)

    def check(self) -> None:
        """What was folded is what the match shows, to everybody."""
        game = self._case.game
        self.follow()
        for seat in self._observers:
            folded, shown = game.view_text(self._views[seat]), self._texts[seat]
            assert folded == shown, f"seat {seat} folds\n{folded}\nand is shown\n{shown}"

    def check_words(self) -> None:
        """Events name only things that the seat's view shows, before or after them.

        What a passing event lays open for a moment counts as shown in its frames: a card that
        was claimed wrongly when the round ended is seen by all, and dealt anew.

        To be called after every entry: an event that tells more than the view holds would
        otherwise count as knowledge that the seat came by honestly.
        """
        for seat in self._observers:
            frames = self._match.frames(seat, self._folded[seat])
            events = [event for frame in frames for event in frame.events]
            self._texts[seat] = self._text(seat)
            shown = self._shown(seat)
            known = shown | self._words[seat] | self._passing(events)
            if not any(kind in self._case.allowances.mixing_events for kind, _ in events):
                for kind, values in events:
                    self._check_event(seat, kind, values, known)
            self._words[seat] = shown

    def _check_event(self, seat: int, kind: str, values: Values, known: set[str]) -> None:
        if kind in self._case.allowances.passing_events:
            return
        game = self._case.game
        for domain in secret_domains(game):
            for value in things_in(game.events.kinds[kind], values, domain):
                key = domain.keys[value]
                assert key in known, f"{kind} tells seat {seat} of {key}, its view does not"

    def _passing(self, events: list[tuple[str, Values]]) -> set[str]:
        """The things that passing events name."""
        kinds = self._case.game.events.kinds
        return {
            domain.keys[value]
            for kind, values in events
            if kind in self._case.allowances.passing_events
            for domain in secret_domains(self._case.game)
            for value in things_in(kinds[kind], values, domain)
        }

    def _shown(self, seat: int) -> set[str]:
        """The words of a seat's view as it was last looked at."""
        return words(self._texts[seat], self._case.allowances.unseen_fields)

    def _text(self, seat: int) -> str:
        return self._case.game.view_text(self._match.view(seat))
