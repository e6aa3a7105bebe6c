"""The walker: random play that goes deep, avoids ending moves and favours rare verbs."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from backroom.engine.chance import SearchChance
from backroom.engine.match import Entry, Match
from backroom.engine.state import State

from .cases import Case
from .writing import secret_domains, things_in

# Shares of what a walk does besides plain answers; small, so that play stays play.
PLAIN: Final = 0.25
TIME_OUT: Final = 0.02
SAY: Final = 0.03
LATE: Final = 0.02
SHY: Final = 0.03
END_ANYWAY: Final = 0.02
LONGEST_ANSWER: Final = 100
LONGEST_MATCH: Final = 50_000


class Visits:
    """How often each kind of step, verb, event and thing came up."""

    def __init__(self) -> None:
        self.steps: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.things: Counter[str] = Counter()
        self.decisions = 0

    def note_events(self, case: Case, match: Match, since: int) -> None:
        """Count the events of a match after the first `since`, and the things they name."""
        domains = secret_domains(case.game)
        for event in match.events[since:]:
            self.events[event.kind] += 1
            verb = case.game.events.kinds[event.kind]
            for domain in domains:
                for value in things_in(verb, event.values, domain):
                    self.things[f"{domain.name}:{domain.keys[value]}"] += 1

    def note_steps(self, state: State) -> None:
        """Count what is on the stack; `visiting` adds the steps that only run."""
        for step in state.steps:
            self.steps[step.KEY] += 1


class Walker:
    """Chooses for all seats of a match, from the truth: it is a tester, not a bot."""

    def __init__(self, case: Case, seed: object, visits: Visits | None = None) -> None:
        self.case = case
        self.random = random.Random(f"{case.name}/{seed}")
        self.visits = visits or Visits()
        self._shy = set(case.allowances.shy_verbs)

    def answer(self, state: State, seat: int, plain: bool = False) -> list[int]:
        """A whole answer of a pending seat to the open prompt, pick by pick."""
        state = state.clone()
        prompt = state.prompt
        picks: list[int] = []
        while state.prompt == prompt and state.pending >> seat & 1:
            assert len(picks) < LONGEST_ANSWER, f"an answer never ends: {picks}"
            picks.append(self.pick(state, seat, plain))
            state.apply(seat, picks[-1], SearchChance(self.random.getrandbits(32)))
        return picks

    def pick(self, state: State, seat: int, plain: bool = False) -> int:
        """One action: of a rare verb, and not one that ends the match if it can be helped."""
        legal = state.legal(seat)
        assert legal, f"seat {seat} is asked and has no legal action"
        action = self._favoured(legal)
        if plain or self.random.random() < PLAIN:
            return self.random.choice(legal)
        for _ in range(3):
            if self.random.random() < END_ANYWAY or not self._ends(state, seat, action):
                break
            action = self._favoured(legal)
        return action

    def _favoured(self, legal: list[int]) -> int:
        """A verb in inverse proportion to its visits, then any action with that verb."""
        table = self.case.game.actions
        by_verb: dict[str, list[int]] = {}
        for action in legal:
            by_verb.setdefault(table.verb_of[action].name, []).append(action)
        names = list(by_verb)
        weights = [self._weight(name) for name in names]
        return self.random.choice(by_verb[self.random.choices(names, weights)[0]])

    def _weight(self, verb: str) -> float:
        return (SHY if verb in self._shy else 1.0) / (1 + self.visits.verbs[verb])

    def _ends(self, state: State, seat: int, action: int) -> bool:
        trial = state.clone()
        trial.apply(seat, action, SearchChance(self.random.getrandbits(32)))
        return trial.winners != 0

    def move(self, match: Match, plain: bool = False) -> Entry:
        """One entry more in the log of a match that is not over."""
        pending = match.pending()
        assert pending, "nobody is asked and the match is not over"
        seat = self.random.choice(pending)
        heard = len(match.events)
        self.visits.note_steps(match.state)
        if self.random.random() < TIME_OUT:
            entry = match.time_out(seat)
        else:
            answer = self.answer(match.state, seat, plain)
            entry = match.submit(seat, match.state.prompt, answer)
        self.visits.decisions += len(entry.actions)
        for action in entry.actions:
            self.visits.verbs[self.case.game.actions.verb_of[action].name] += 1
        self.visits.note_events(self.case, match, heard)
        return entry

    def aside(self, match: Match) -> Entry | None:
        """Now and then somebody talks, or claims too late; the rules must not care."""
        says = self.case.game.says.size
        seat = self.random.randrange(self.case.seats)
        may_say = says and self.case.game.may_say(match.state, seat)
        if may_say and self.random.random() < SAY:
            self.visits.events["said"] += 1
            return match.say(seat, self.random.randrange(says))
        if match.state.prompt > 1 and self.random.random() < LATE:
            late = self.random.randrange(1, match.state.prompt)
            action = self.random.randrange(self.case.game.actions.size)
            return match.note_late(seat, late, [action])
        return None

    def walk(self, match: Match, entries: int, plain: bool = False) -> Iterator[Entry]:
        """Entries of one match until it is over or there are enough of them."""
        for _ in range(entries):
            if match.is_over:
                return
            aside = self.aside(match)
            if aside is not None:
                yield aside
            yield self.move(match, plain)

    def finish(self, match: Match) -> None:
        """Plain play to the end; a match that does not come to it breaks the first promise."""
        before = len(match.log)
        while not match.is_over:
            assert len(match.log) - before < LONGEST_MATCH, "a match does not end"
            self.move(match, plain=True)
