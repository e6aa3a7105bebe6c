"""Rules of thumb for Mafioso: kill what earns, save what earns, and sit where the money is.

Everything but the hands lies open, so the bot weighs the table itself: what each player will
probably end with (`Outlook`), what each man on the table is worth to it, and how likely he is
to be there tomorrow.
"""

from random import Random
from typing import Final

from backroom.bots.bot import Pick
from backroom.engine.match import Decision
from backroom.games.mafioso.actions import (
    BOOM_CAKE,
    CAKE_AT,
    DISCARD,
    MOVE_FROM,
    MOVE_TO,
    PASS_CAKE,
    PILL_AT,
    SEAT_AT,
    SHOOT_AT,
    STAB_AT,
    START_RAID,
    STOP,
)
from backroom.games.mafioso.board import ASLEEP, CHAIRS, DRINKS, EMPTY, MEN
from backroom.games.mafioso.cards import BOOM, CAKE, MOVE, NIGHTCAP, PASS_ON, RAID, SHOOT, STAB
from backroom.games.mafioso.view import MafiosoView

from .outlook import Outlook

# What a card is worth in hand, in thousands; the cheapest is put away first.
KEEP: Final = {
    SHOOT: 1.6,
    STAB: 1.5,
    MOVE: 1.2,
    CAKE: 0.9,
    NIGHTCAP: 0.6,
    BOOM: 0.7,
    PASS_ON: 0.5,
    RAID: 0.4,
}
# A cake needs a round to go off, and everybody has that long to walk away or pass it on.
CAKE_COMES_TRUE: Final = 0.45
# Waking comes last, so a pill costs a turn's income and attack.
SLEEP: Final = 0.12
WORTH_A_MOVE: Final = 0.25


class MafiosoBot:
    """Plays the card that does most for its own outlook."""

    reasons = (
        "kill-boss",
        "kill-earner",
        "kill",
        "cake",
        "pills",
        "pass-on",
        "boom",
        "raid",
        "move-earn",
        "move-safe",
        "sit-earn",
        "sit-safe",
        "stop",
        "useless-card",
    )

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The best of the legal actions; nothing is left to chance."""
        view = decision.view
        assert isinstance(view, MafiosoView)
        judge = Judge(view, decision.legal)
        scores = [judge.score(action) for action in decision.legal]
        action = decision.legal[scores.index(max(scores))]
        return Pick(action, judge.reason(action))


class Judge:
    """Weighs the actions of one decision."""

    def __init__(self, view: MafiosoView, legal: tuple[int, ...]) -> None:
        self._view = view
        self._legal = legal
        self._outlook = Outlook(view)
        self._pills: list[int] | None = None

    def score(self, action: int) -> float:
        """What an action is worth, in thousands of dollars."""
        if action >= SEAT_AT:
            man, chair = divmod(action - SEAT_AT, CHAIRS)
            return self._outlook.seat(self._outlook.family * MEN + man, chair)
        if action >= DISCARD:
            return -KEEP[action - DISCARD]
        if action >= MOVE_TO:
            source = self._view.draft[0] - MOVE_FROM
            return self._outlook.move(source, action - MOVE_TO)
        if action >= MOVE_FROM:
            return self._best_move(action - MOVE_FROM)
        if action == STOP:
            return WORTH_A_MOVE
        return self._card(action)

    def _best_move(self, source: int) -> float:
        """The best chair for a man; a Move that leads the turn costs its card."""
        outlook = self._outlook
        free = [chair for chair, man in enumerate(self._view.chairs) if man == EMPTY]
        best = max([outlook.move(source, chair) for chair in free])
        return best if self._legal[0] == STOP else best - WORTH_A_MOVE

    def _card(self, action: int) -> float:
        """A card other than a Move."""
        outlook = self._outlook
        if action < STAB_AT:
            return outlook.loss(action - SHOOT_AT)
        if action < CAKE_AT:
            return outlook.loss(action - STAB_AT)
        if action < PILL_AT:
            return CAKE_COMES_TRUE * outlook.blast(action - CAKE_AT) - 0.4
        if action < PASS_CAKE:
            return self._pill(action)
        if action < BOOM_CAKE:
            owner, side = divmod(action - PASS_CAKE, 2)
            return outlook.passed(owner, side) - 0.2
        if action < START_RAID:
            return outlook.blast(self._view.cakes[action - BOOM_CAKE])
        return outlook.raid()

    def _pill(self, pill: int) -> float:
        """The pills go to those whom it costs most; the picks are made in ascending order."""
        if self._pills is None:
            self._pills = self._best_pills()
        if pill not in self._pills or self._view.draft:
            return 1.0 if pill in self._pills else -1.0
        return sum(self._dose(DRINKS[one - PILL_AT]) for one in self._pills)

    def _best_pills(self) -> list[int]:
        chairs = self._view.chairs
        drinkers = [i for i, chair in enumerate(DRINKS) if chairs[chair] != EMPTY]
        drinkers.sort(key=lambda index: -self._dose(DRINKS[index]))
        wanted = sorted(PILL_AT + index for index in drinkers[:3])
        return wanted[len(self._view.draft) :][:1] if self._view.draft else wanted

    def _dose(self, chair: int) -> float:
        man = self._view.chairs[chair]
        return self._outlook.loss(chair) * (1.0 if man & ASLEEP else SLEEP)

    def reason(self, action: int) -> str:
        """Why, as the id of a text."""
        if action >= SEAT_AT:
            return (
                "sit-earn"
                if self._outlook.earns_at((action - SEAT_AT) % CHAIRS)
                else "sit-safe"
            )
        if action >= DISCARD:
            return "useless-card"
        if action >= MOVE_FROM:
            return self._why_move(action)
        if action == STOP:
            return "stop"
        if action < CAKE_AT:
            chair = (action - SHOOT_AT) % CHAIRS
            return self._outlook.why_kill(chair)
        ends = ((PILL_AT, "cake"), (PASS_CAKE, "pills"), (BOOM_CAKE, "pass-on"))
        for end, reason in ends:
            if action < end:
                return reason
        return "boom" if action < START_RAID else "raid"

    def _why_move(self, action: int) -> str:
        if action >= MOVE_TO:
            earns = self._outlook.earns_at(action - MOVE_TO)
            return "move-earn" if earns else "move-safe"
        return "move-safe" if self._outlook.risk(action - MOVE_FROM) > 0.1 else "move-earn"
