"""Rules of thumb for Omerta: know your cards, lose the big ones, call by the odds."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from backroom.bots.bot import Pick
from backroom.engine.domains import HIDDEN
from backroom.engine.match import Decision
from backroom.games.omerta.actions import (
    AIM,
    CALL,
    CLAIM,
    CRACK,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    KILL,
    OPEN,
    PASS,
    PEEK,
    PICK,
    SWAP,
    TAKE,
    THROW,
)
from backroom.games.omerta.cards import (
    BOTTLES,
    DRIVER,
    GANGSTER,
    KILLER,
    LADY,
    MOLE,
    POINTS,
    SAFECRACKER,
    SNITCH,
)
from backroom.games.omerta.rules.race import Race, SealedRace
from backroom.games.omerta.scoring import FALSE_CALL, MOST_TO_CALL
from backroom.games.omerta.state import FACE, KNOWERS, UNKNOWN
from backroom.games.omerta.view import OmertaView

from .odds import KEPT, Guess

# What it is worth, in points, to know a card, to win a race for one, and to fire a power.
INSIGHT: Final = 1.5
RACE_WON: Final = 0.6
POWER_WORTH: Final = {GANGSTER: 1.5, LADY: 0.5, MOLE: 1.0, SNITCH: 2.0, SAFECRACKER: 2.5}
ANY_POWER: Final = 0.5
# A card from the discards is seen by all; a swap of the Gangster should pay.
SEEN_BY_ALL: Final = 0.5
WORTH_A_SWAP: Final = 3.0
# What ending the round now is worth when nobody is lower.
WORTH_OF_A_CALL: Final = 6.0

NOTHING_LOST: Final[frozenset[int]] = frozenset()

Thought: TypeAlias = Callable[["OmertaMind"], Pick]


class OmertaBot:
    """Remembers what it saw, but for a share of its own cards that it forgets on purpose.

    One that keeps score turns on whoever leads the match, not the round alone. Asked by a
    person without memory aid it sees no remembered face (O3), only which cards the person has
    looked at: it says so, and gives `no-hint` where the answer hangs on those alone.
    """

    reasons = (
        "call",
        "wait-to-call",
        "take-low",
        "draw-deck",
        "nothing-to-draw",
        "keep-low",
        "see-unknown",
        "dump",
        "race-sure",
        "race-unsure",
        "peek",
        "killer",
        "no-killer",
        "gangster",
        "leader",
        "match-leader",
        "lady",
        "mole",
        "look-again",
        "driver",
        "driver-enough",
        "vault",
        "no-use",
        "remember",
        "no-hint",
    )

    def __init__(self, forgets: float = 0.0, *, keeps_score: bool = False) -> None:
        self._forgets = forgets
        self._keeps_score = keeps_score

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """What the rule of thumb for this question says."""
        view = decision.view
        assert isinstance(view, OmertaView)
        lost = NOTHING_LOST
        if self._forgets:
            slots = range(len(view.hands[decision.seat]))
            lost = frozenset([slot for slot in slots if rng.random() < self._forgets])
        mind = OmertaMind(view, decision, Guess(view, lost), self._keeps_score)
        return THOUGHTS[view.steps[-1].KEY](mind)


class OmertaMind:
    """One decision with what is known and guessed."""

    def __init__(
        self, view: OmertaView, decision: Decision, guess: Guess, keeps_score: bool
    ) -> None:
        self._keeps_score = keeps_score
        self.view = view
        self.seat = decision.seat
        self.legal = decision.legal
        self.guess = guess
        hand = view.hands[self.seat]
        self.seen = [slot for slot, code in enumerate(hand) if self._is_seen(code)]

    def _is_seen(self, code: int) -> bool:
        """Whether a person has looked at a card whose face this view leaves out (O3)."""
        return code & FACE == UNKNOWN and code & KNOWERS[self.seat] != 0

    def honest(self, reason: str) -> str:
        """A reason that speaks of what is known, if nothing of that is left out."""
        return "remember" if self.seen else reason

    def worth(self, slot: int) -> float:
        """The points to be expected of an own card; one that was seen and kept is low."""
        return KEPT if slot in self.seen else self.guess.worth(self.seat, slot)

    def can(self, action: int) -> bool:
        """Whether an action is legal in the open question."""
        return action in self.legal

    def own(self, first: int) -> list[int]:
        """The own slots that the legal actions of a verb name."""
        size = len(self.view.hands[self.seat])
        return [action - first for action in self.legal if first <= action < first + size]

    def worst(self, slots: list[int]) -> int:
        """The slot with most points to be expected; unknown ones first among equals."""
        return max(slots, key=self.worth)

    def victims(self) -> list[int]:
        """The players that can be aimed at."""
        return [action - AIM for action in self.legal if AIM <= action < OPEN]

    def leader(self) -> int:
        """Of those, the one who seems to have least, in this round or in all."""
        return min(self.victims(), key=self._points)

    def why_leader(self) -> str:
        """Which reason to give: leading the match, or leading this round."""
        return "match-leader" if self._keeps_score and self.view.sheet else "leader"

    def _points(self, seat: int) -> float:
        so_far = 0
        if self._keeps_score:
            for row in self.view.sheet:
                so_far += row[1 + seat]
        return so_far + self.guess.total(seat)


def peek(mind: OmertaMind) -> Pick:
    """Any two are as good as the others."""
    return Pick(mind.legal[0], "peek")


def turn(mind: OmertaMind) -> Pick:
    """Call by the odds; otherwise the better of deck and discards."""
    if mind.can(CALL) and _should_call(mind.guess):
        return Pick(CALL, "call")
    if not mind.can(DRAW) and not mind.can(TAKE):
        return Pick(PASS, "nothing-to-draw")
    if mind.can(TAKE) and (not mind.can(DRAW) or _is_worth_taking(mind)):
        return Pick(TAKE, mind.honest("take-low"))
    return Pick(DRAW, "wait-to-call" if mind.guess.is_sure() else mind.honest("draw-deck"))


def _should_call(guess: Guess) -> bool:
    """(sum + 20) times the odds of being beaten against what ending now is worth."""
    if not guess.is_sure():
        return False
    own = guess.total(guess.seat)
    if own > MOST_TO_CALL:
        return False
    beaten = guess.beaten()
    return (own + FALSE_CALL) * beaten < WORTH_OF_A_CALL * (1 - beaten) + own


def _is_worth_taking(mind: OmertaMind) -> bool:
    top = mind.view.discards[-1]
    slots = list(mind.guess.slots(mind.seat))
    worst = mind.worth(mind.worst(slots))
    gain = worst - POINTS[top] - SEEN_BY_ALL - ANY_POWER
    return gain > 0 and gain > mind.guess.gain_of_a_draw(worst)


def keep(mind: OmertaMind) -> Pick:
    """The slot or the discard that leaves most room below."""
    drawn = mind.view.drawn
    best = Pick(DISCARD, mind.honest("dump"))
    score = _dumped(mind, drawn, HIDDEN) if mind.can(DISCARD) else -1000.0
    for slot in mind.own(SWAP):
        face = mind.guess.face(mind.seat, slot)
        gain = mind.worth(slot) - POINTS[drawn]
        if slot in mind.seen:
            reason = "no-hint"
        elif face == HIDDEN:
            reason = "see-unknown"
            gain += INSIGHT + ANY_POWER
        else:
            reason = "keep-low"
            gain += _dumped(mind, face, slot)
        if gain > score:
            score = gain
            best = Pick(SWAP + slot, reason)
    return best


def _dumped(mind: OmertaMind, face: int, slot: int) -> float:
    """What it is worth besides that a card lands on the discards."""
    if face == DRIVER:
        return sum(sorted(_sure_bottles(mind, slot))[-2:])
    if face >= BOTTLES:
        return POWER_WORTH.get(face, ANY_POWER)
    equal = [
        one
        for one in mind.guess.slots(mind.seat)
        if one != slot and mind.guess.face(mind.seat, one) == face
    ]
    return POINTS[face] * RACE_WON if equal else 0.0


def _sure_bottles(mind: OmertaMind, but: int) -> list[int]:
    """The points of the own bottles that are known."""
    faces = [mind.guess.face(mind.seat, slot) for slot in mind.guess.slots(mind.seat)]
    return [
        POINTS[face] for slot, face in enumerate(faces) if slot != but and 0 <= face < BOTTLES
    ]


def race(mind: OmertaMind) -> Pick:
    """Only with a card that is sure."""
    step = mind.view.steps[-1]
    assert isinstance(step, Race | SealedRace)
    wanted = (step.first, step.second)
    sure = [slot for slot in mind.own(CLAIM) if mind.guess.face(mind.seat, slot) in wanted]
    if sure:
        return Pick(CLAIM + mind.worst(sure), "race-sure")
    return Pick(PASS, mind.honest("race-unsure"))


def strike(mind: OmertaMind) -> Pick:
    """A Killer that is sure: it stops them, and costs 15 points to keep."""
    for slot in mind.own(KILL):
        if mind.guess.face(mind.seat, slot) == KILLER:
            return Pick(KILL + slot, "killer")
    return Pick(PASS, mind.honest("no-killer"))


def gangster(mind: OmertaMind) -> Pick:
    """The worst own card for what seems the best card of an opponent."""
    draft = mind.view.draft
    if len(draft) in (1, 3):
        victim = draft[-1] - AIM
        slots = [action - PICK for action in mind.legal]
        if victim == mind.seat:
            return Pick(PICK + mind.worst(slots), mind.honest("gangster"))
        best_slot = min(slots, key=lambda slot: mind.guess.worth(victim, slot))
        return Pick(PICK + best_slot, mind.honest("gangster"))
    if len(draft) == 2:
        victim = min(mind.victims(), key=lambda seat: _best(mind, seat))
        return Pick(AIM + victim, mind.honest("gangster"))
    others = [seat for seat in range(mind.view.seats) if seat != mind.seat]
    best = min(_best(mind, seat) for seat in others)
    slots = list(mind.guess.slots(mind.seat))
    if mind.can(AIM + mind.seat) and mind.worth(mind.worst(slots)) - best >= WORTH_A_SWAP:
        return Pick(AIM + mind.seat, mind.honest("gangster"))
    return Pick(DECLINE, mind.honest("no-use"))


def _best(mind: OmertaMind, seat: int) -> float:
    """The least points to be expected of a card of a player."""
    return min((mind.guess.worth(seat, slot) for slot in mind.guess.slots(seat)), default=99.0)


def leader(mind: OmertaMind) -> Pick:
    """Snitch and Mamma: whoever seems to have least."""
    return Pick(AIM + mind.leader(), mind.why_leader())


def lady(mind: OmertaMind) -> Pick:
    """Whoever knows most of the own cards."""
    hands = mind.view.hands

    def knows(seat: int) -> int:
        return sum(1 for code in hands[seat] if code & KNOWERS[seat])

    best = max(mind.victims(), key=knows)
    return Pick(AIM + best, "lady") if knows(best) else Pick(DECLINE, "no-use")


def patrol(mind: OmertaMind) -> Pick:
    """A card of whoever seems to have least; the heaviest, so that he keeps it."""
    if not mind.view.draft:
        return leader(mind)
    victim = mind.view.draft[0] - AIM
    heaviest = max(mind.legal, key=lambda action: mind.guess.worth(victim, action - PICK))
    return Pick(heaviest, mind.why_leader())


def mole(mind: OmertaMind) -> Pick:
    """A card that is not known yet."""
    slots = mind.own(PEEK)
    unknown = [slot for slot in slots if mind.guess.face(mind.seat, slot) == HIDDEN]
    never_seen = [slot for slot in unknown if slot not in mind.seen]
    if never_seen:
        return Pick(PEEK + mind.worst(never_seen), "mole")
    return Pick(PEEK + unknown[0], "look-again") if unknown else Pick(DECLINE, "no-use")


def driver(mind: OmertaMind) -> Pick:
    """The heaviest bottles that are sure, in the order of their slots."""
    sure = [slot for slot in mind.own(THROW) if 0 <= mind.guess.face(mind.seat, slot) < BOTTLES]
    if mind.view.draft:
        return (
            Pick(THROW + mind.worst(sure), "driver")
            if sure
            else Pick(DONE, mind.honest("driver-enough"))
        )
    if not sure:
        return Pick(DECLINE, mind.honest("no-use"))
    heaviest = sorted(sure, key=lambda slot: mind.guess.worth(mind.seat, slot))[-2:]
    return Pick(THROW + min(heaviest), "driver")


def vault(mind: OmertaMind) -> Pick:
    """The worst own card for the best of the four, if that pays."""
    points = [POINTS[code & FACE] for code in mind.view.vault]
    best = points.index(min(points))
    if mind.view.draft:
        return Pick(OPEN + best, mind.honest("vault"))
    slot = mind.worst(mind.own(CRACK))
    if mind.worth(slot) > points[best]:
        return Pick(CRACK + slot, "no-hint" if slot in mind.seen else mind.honest("vault"))
    return Pick(DECLINE, mind.honest("no-use"))


THOUGHTS: Final[dict[str, Thought]] = {
    "peek": peek,
    "turn": turn,
    "keep": keep,
    "race": race,
    "sealed_race": race,
    "strike": strike,
    "gangster": gangster,
    "lady": lady,
    "mole": mole,
    "snitch": leader,
    "driver": driver,
    "vault": vault,
    "mamma": leader,
    "patrol": patrol,
}
