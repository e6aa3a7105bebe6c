"""The class by which the rest of the house plays Chicago Gangsters."""

from typing import Final

from backroom.engine.chance import Chance
from backroom.engine.domains import SEAT
from backroom.engine.events import Values
from backroom.engine.game import Game

from .actions import ACTIONS, SAYS
from .beliefs import complete
from .cards import (
    ALL_DISTRICTS,
    ALL_LOOTS,
    ALL_PACTS,
    ALL_PERSONS,
    CLAN,
    COALITION,
    COPIES,
    DISTRICT,
    FACE,
    FACES,
    LOOT,
    PACTS,
    PERSON,
    PERSON_BITS,
)
from .meta import META
from .moves import faces_of
from .notation import EVENTS, FIELDS, STEPS, VIEW_FIELDS
from .observation import OBSERVATION, TRUTH
from .rules.round import REVEAL
from .scoring import standing
from .setup import blank_state, deal_match, persons_left
from .state import GangstersState
from .view import GangstersView, fold, observe


class ChicagoGangsters(Game[GangstersState, GangstersView]):
    """Chicago Gangsters for three to five."""

    def __init__(self) -> None:
        super().__init__(
            meta=META,
            actions=ACTIONS,
            events=EVENTS,
            chances={
                "start": SEAT,
                "clan": CLAN,
                "draw": FACE,
                "person": PERSON,
                "coalition": COALITION,
                "district": DISTRICT,
                "loot": LOOT,
            },
            steps=tuple(STEPS.values()),
            fields=FIELDS,
            view_fields=VIEW_FIELDS,
            observation=OBSERVATION,
            truth=TRUTH,
            says=SAYS,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> GangstersState:
        """The state before anything is dealt: an empty table."""
        return blank_state(seats, options)

    def set_up(self, state: GangstersState, chance: Chance) -> None:
        """Deal; the first round is revealed."""
        deal_match(state, chance)
        state.steps.append(REVEAL)

    def settle(self, state: GangstersState, given: set[str]) -> None:
        """Decks are what lies nowhere else, the line-up follows from coalition and clans."""
        if "deck" not in given:
            counts = _cards_out(state)
            state.deck = list(faces_of([COPIES[f] - counts[f] for f in range(FACES)], 0))
        if "line_up" not in given and 0 <= state.coalition < ALL_PACTS:
            state.line_up = [state.holders[clan] for clan in PACTS[state.coalition]]
        if "coalitions" not in given:
            state.coalitions = _but(ALL_PACTS, state.coalition)
        if "districts" not in given:
            state.districts = _but(ALL_DISTRICTS, state.district)
        if "loots" not in given:
            state.loots = _but(ALL_LOOTS, state.loot)
        if "strangers" not in given:
            state.strangers = persons_left(state.persons, state.gone, state.person)
        _count_hands(state)

    def observe(self, state: GangstersState, seat: int) -> GangstersView:
        """The view of a seat or of the spectator."""
        return observe(state, seat)

    def blank_view(self, seat: int, seats: int, options: tuple[int, ...]) -> GangstersView:
        """The view of a seat before it was told anything."""
        return GangstersView(seat, seats, options)

    def fold(self, view: GangstersView, kind: str, values: Values) -> None:
        """One event as the seat was told it."""
        fold(view, kind, values)

    def complete(self, view: GangstersView, chance: Chance) -> GangstersState:
        """A full state that fits the view."""
        return complete(view, chance)

    def may_say(self, state: GangstersState, seat: int) -> bool:
        """G20: Mr. X gives no hints; everybody else may announce what he likes (G1)."""
        return seat != state.mr_x

    def places(self, state: GangstersState) -> list[int]:
        """By bottles, persons and means; equals share a place."""
        standings = [standing(state, seat) for seat in range(state.seats)]
        return [1 + sum(other > own for other in standings) for own in standings]

    def inventory(self, state: GangstersState) -> list[int]:
        """All means cards by face, then all persons as numbers from 100 on."""
        counts = _cards_out(state)
        for face in state.deck:
            counts[face] += 1
        persons = [*state.strangers, *_persons_out(state)]
        return [*faces_of(counts, 0), *sorted(100 + person for person in persons)]


def _but(size: int, card: int) -> list[int]:
    return [one for one in range(size) if one != card]


def _cards_out(state: GangstersState) -> list[int]:
    """How many cards of each face are not in the deck."""
    counts = state.discards[:]
    for slot in range(state.seats * FACES):
        counts[slot % FACES] += state.hands[slot] + state.committed[slot]
    if state.hidden >= 0:
        counts[state.hidden] += 1
    return counts


def _persons_out(state: GangstersState) -> list[int]:
    """Persons with players, on offer or out of the game."""
    masks = [*state.persons, state.gone]
    if state.person >= 0:
        masks.append(PERSON_BITS[state.person])
    return [one for one in range(ALL_PERSONS) for mask in masks if mask & PERSON_BITS[one]]


def _count_hands(state: GangstersState) -> None:
    """Public hand sizes: a clan's unrevealed commitment and hidden card are hand (G28)."""
    for seat in range(state.seats):
        first = seat * FACES
        state.sizes[seat] = sum(state.hands[first : first + FACES])
        if seat != state.mr_x and not state.revealed >> seat & 1:
            state.sizes[seat] += sum(state.committed[first : first + FACES])
            if state.hidden >= 0 and seat == state.line_up[0]:
                state.sizes[seat] += 1


CHICAGO_GANGSTERS: Final = ChicagoGangsters()
