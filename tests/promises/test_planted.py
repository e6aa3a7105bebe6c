"""Tests of the tests: each fault planted in a good game makes a promise fail."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import pytest

from backroom.engine.chance import Chance, SearchChance
from backroom.engine.domains import HIDDEN
from backroom.engine.errors import IllegalAction
from backroom.engine.events import EVERYONE
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, Entry, Match
from backroom.engine.observation import AnyObservation, Observation
from backroom.engine.pieces import Parts
from backroom.engine.seats import BIT_OF
from backroom.engine.state import State
from backroom.engine.views import View
from backroom.games import GAMES, TUTORIAL
from backroom.games.leduc.game import LEDUC, Leduc
from backroom.games.leduc.observation import LeducObservation, LeducTruth
from backroom.games.leduc.state import LeducState
from backroom.games.leduc.view import LeducView

from . import walker
from .cases import Case, cases_of
from .envelopes import (
    CARD,
    CLAIM,
    ENVELOPES,
    FIELDS,
    HIGH,
    OFFER,
    PASS,
    Bury,
    Envelopes,
    EnvelopesState,
    NextRound,
    Offer,
    Race,
)
from .suite import PROMISES, SMALL
from .test_envelopes import ALLOWED

Patch = pytest.MonkeyPatch
LEDUC_CASE: Final = cases_of(LEDUC)[0]
THOROUGH: Final = SMALL._replace(positions=40, pairs=100)
THREE: Final = cases_of(ENVELOPES, ALLOWED)[1]


class Planted(NamedTuple):
    """A fault, the game it is planted in and the promises that must notice it."""

    plant: Callable[[Patch], None]
    case: Case
    promises: tuple[str, ...]


def shows_the_other_hand(patch: Patch) -> None:
    """A view with everybody's cards in it."""
    observe = Leduc.observe

    def leaky(self: Leduc, state: LeducState, seat: int) -> LeducView:
        view = observe(self, state, seat)
        view.hands = state.hands[:]
        return view

    patch.setattr(Leduc, "observe", leaky)


def shows_a_glimpse(patch: Patch) -> None:
    """A view with a number in it that follows from the other's card."""
    observe = Leduc.observe

    def leaky(self: Leduc, state: LeducState, seat: int) -> LeducView:
        view = observe(self, state, seat)
        view.shown = max(state.hands) >> 1
        return view

    patch.setattr(Leduc, "observe", leaky)


def samples_the_truth(patch: Patch) -> None:
    """A `complete` that has kept the state it should not know."""
    observe = Leduc.observe
    kept: list[LeducState] = []

    def keeping(self: Leduc, state: LeducState, seat: int) -> LeducView:
        kept[:] = [state.clone()]
        return observe(self, state, seat)

    def truth(self: Leduc, view: LeducView, chance: Chance) -> LeducState:
        return kept[0].clone()

    patch.setattr(Leduc, "observe", keeping)
    patch.setattr(Leduc, "complete", truth)


def samples_one_world(patch: Patch) -> None:
    """A `complete` that always draws the same cards."""
    complete = Leduc.complete

    def fixed(self: Leduc, view: LeducView, chance: Chance) -> LeducState:
        return complete(self, view, SearchChance(1))

    patch.setattr(Leduc, "complete", fixed)


def samples_too_few_cards(patch: Patch) -> None:
    """A `complete` that loses a card of the deck."""
    complete = Leduc.complete

    def losing(self: Leduc, view: LeducView, chance: Chance) -> LeducState:
        state = complete(self, view, chance)
        state.deck = state.deck[:-1]
        return state

    patch.setattr(Leduc, "complete", losing)


def samples_no_answers(patch: Patch) -> None:
    """A `complete` that forgets that others have answered a sealed step."""
    complete = Envelopes.complete

    def forgetting(self: Envelopes, view: Any, chance: Chance) -> EnvelopesState:
        state = complete(self, view, chance)
        state.pending = state.steps[-1].asks(state)
        return state

    patch.setattr(Envelopes, "complete", forgetting)


def asks_who_can_claim(patch: Patch) -> None:
    """A prompt that depends on hidden cards: only those with a high one are asked."""

    def asks(self: Race, state: EnvelopesState) -> int:
        able = [seat for seat in range(state.seats) if CLAIM in self.legal(state, seat)]
        return sum(1 << seat for seat in able) or state.everyone()

    patch.setattr(Race, "asks", asks)
    patch.setattr(Race, "waiting", lambda self, state, seat: state.pending)


def shows_who_passed(patch: Patch) -> None:
    """Waiting seats that give a secret pass away."""
    patch.setattr(Race, "waiting", lambda self, state, seat: state.pending)


def offers_by_hidden_cards(patch: Patch) -> None:
    """A claim that is legal only if nobody else holds the highest card."""

    def legal(self: Race, state: EnvelopesState, seat: int) -> list[int]:
        others = (hand for owner, hand in enumerate(state.hands) if owner != seat)
        return [PASS] if any(CARD.size - 1 in hand for hand in others) else [PASS, CLAIM]

    patch.setattr(Race, "legal", legal)


def defaults_by_hidden_cards(patch: Patch) -> None:
    """A time-out that plays by what lies in the deck."""

    def default(self: Offer, state: EnvelopesState, seat: int) -> int:
        return self.legal(state, seat)[-1 if sum(state.deck) % 2 else 0]

    patch.setattr(Offer, "default", default)


def refuses_by_hidden_cards(patch: Patch) -> None:
    """A refusal that tells what lies in the deck."""

    def refusal(self: Offer, state: EnvelopesState, seat: int, action: int) -> IllegalAction:
        return IllegalAction("illegal-action", {"deck": str(state.deck)})

    patch.setattr(Offer, "refusal", refusal)


def keeps_a_secret_in_a_step(patch: Patch) -> None:
    """A step whose numbers follow from a hidden card."""

    def carry_out(self: Offer, state: EnvelopesState, answers: Any, chance: Chance) -> None:
        able = (seat for seat in state.clockwise() if max(state.hands[seat]) >= 2 * HIGH)
        state.then(Bury(next(able, 0)))

    patch.setattr(Offer, "carry_out", carry_out)


def loses_a_card(patch: Patch) -> None:
    """A buried card that lies nowhere."""
    carry_out = Bury.carry_out

    def losing(
        self: Bury, state: EnvelopesState, seat: int, draft: tuple[int, ...], chance: Chance
    ) -> None:
        carry_out(self, state, seat, draft, chance)
        state.buried[seat].pop()

    patch.setattr(Bury, "carry_out", losing)


def deals_openly(patch: Patch) -> None:
    """An event that tells everybody what one was dealt."""

    def deal(self: EnvelopesState, seat: int, chance: Chance) -> None:
        if self.deck:
            card = self.deck.pop(chance.choose("deal", self.deck))
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("dealt", (seat, card), EVERYONE)

    patch.setattr(EnvelopesState, "deal", deal)


def tells_what_no_view_shows(patch: Patch) -> None:
    """The same event, and a fold that takes no notice, so that all views are right."""
    deals_openly(patch)
    fold = Envelopes.fold

    def ignoring(self: Envelopes, view: Any, kind: str, values: Any) -> None:
        if kind == "dealt" and values[0] != view.seat:
            values = (values[0], HIDDEN)
        fold(self, view, kind, values)

    patch.setattr(Envelopes, "fold", ignoring)


def numbers_frames_by_picks(patch: Patch) -> None:
    """Frame numbers that count the picks of another seat."""
    submit = Match.submit

    def counting(
        self: Match, seat: int, prompt: int, actions: Sequence[int], kind: str = MOVE
    ) -> Entry:
        entry = submit(self, seat, prompt, actions, kind)
        for _ in actions[1:]:
            # The same moment once more, in which nothing happened.
            self._moments.append(self._moments[-1])
            for told in self._told.values():
                told.append(len(self._moments) - 1)
        return entry

    patch.setattr(Match, "submit", counting)


def tells_of_each_pick(patch: Patch) -> None:
    """An event for every pick of a sealed answer, the same whatever is picked."""
    act = Offer.act

    def telling(
        self: Offer, state: EnvelopesState, seat: int, action: int, chance: Chance
    ) -> bool:
        state.tell("claimed", (seat,))
        return act(self, state, seat, action, chance)

    patch.setattr(Offer, "act", telling)


def forgets_an_event(patch: Patch) -> None:
    """A score that no event tells of."""
    fold = Envelopes.fold

    def forgetting(self: Envelopes, view: Any, kind: str, values: Any) -> None:
        if kind != "scored":
            fold(self, view, kind, values)

    patch.setattr(Envelopes, "fold", forgetting)


def shares_a_list_with_its_clone(patch: Patch) -> None:
    """A clone whose hands are those of the original."""
    clone = EnvelopesState.clone

    def shallow(self: EnvelopesState) -> EnvelopesState:
        copy = clone(self)
        copy.hands = self.hands
        return copy

    patch.setattr(EnvelopesState, "clone", shallow)


def writes_too_little(patch: Patch) -> None:
    """A notation without the secret passes."""
    fields = tuple(field for field in FIELDS if field.name != "round")
    patch.setattr(ENVELOPES, "fields", fields)


def lists_out_of_order(patch: Patch) -> None:
    """Legal actions from high to low."""
    legal = Offer.legal
    patch.setattr(Offer, "legal", lambda self, state, seat: legal(self, state, seat)[::-1])


def defaults_to_the_forbidden(patch: Patch) -> None:
    """A time-out that is not legal."""
    patch.setattr(Offer, "default", lambda self, state, seat: CLAIM)


def leads_into_a_dead_end(patch: Patch) -> None:
    """A pick that is offered though nothing can follow it."""
    patch.setattr(Bury, "completes", lambda self, state, seat, draft: len(draft) == 9)


def accepts_what_is_not_offered(patch: Patch) -> None:
    """A door that takes any pass for an answer."""
    submit = Match.submit

    def lenient(
        self: Match, seat: int, prompt: int, actions: Sequence[int], kind: str = MOVE
    ) -> Entry:
        if list(actions) == [PASS] and isinstance(self.state.steps[-1], Bury):
            return self.log[-1]
        return submit(self, seat, prompt, actions, kind)

    patch.setattr(Match, "submit", lenient)


def refuses_with_a_trace(patch: Patch) -> None:
    """A door that has counted a prompt before it says no."""
    picked = Match._picked

    def tracing(self: Match, seat: int, actions: Sequence[int]) -> Any:
        if OFFER in actions and OFFER not in self.state.legal(seat):
            self.state.prompt += 1
        return picked(self, seat, actions)

    patch.setattr(Match, "_picked", tracing)


def refuses_what_it_offers(patch: Patch) -> None:
    """An offer that cannot be carried out."""
    act = Race.act

    def refusing(
        self: Race, state: EnvelopesState, seat: int, action: int, chance: Chance
    ) -> bool:
        assert action != CLAIM, "no claims today"
        return act(self, state, seat, action, chance)

    patch.setattr(Race, "act", refusing)


def never_ends(patch: Patch) -> None:
    """A match that always has another round."""

    def run(self: NextRound, state: EnvelopesState, chance: Chance) -> None:
        state.then(Offer())

    patch.setattr(NextRound, "run", run)
    patch.setattr(walker, "LONGEST_MATCH", 300)


def crowns_the_wrong_seat(patch: Patch) -> None:
    """Places that do not go with the winners."""
    patch.setattr(Envelopes, "places", lambda self, state: [1, 2, 3])


def deals_from_seat_0(patch: Patch) -> None:
    """An order that is tied to the table instead of the starter."""
    patch.setattr(EnvelopesState, "clockwise", lambda self: list(range(self.seats)))


def throws_its_own_dice(patch: Patch) -> None:
    """Chance that does not come from outside."""

    def deal(self: EnvelopesState, seat: int, chance: Chance) -> None:
        if self.deck:
            card = self.deck.pop(random.randrange(len(self.deck)))
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("dealt", (seat, card), BIT_OF[seat], (seat, HIDDEN))

    patch.setattr(EnvelopesState, "deal", deal)


def leaves_the_board_out(patch: Patch) -> None:
    """A row that lacks something the view has."""
    add = LeducObservation.add

    def add_less(self: LeducObservation, view: LeducView, parts: Parts) -> None:
        view.board, board = HIDDEN, view.board
        add(self, view, parts)
        view.board = board

    patch.setattr(LeducObservation, "add", add_less)


def has_a_short_way_to_the_truth(patch: Patch) -> None:
    """A row from a state that tells what no view shows."""
    add_state = LeducObservation.add_state

    def leaky(self: LeducObservation, state: LeducState, seat: int, parts: Parts) -> None:
        add_state(self, state, seat, parts)
        parts[-1] = bytes([state.hands[1 - seat]])

    patch.setattr(LeducObservation, "add_state", leaky)


def counts_seats_from_the_wall(patch: Patch) -> None:
    """A row that tells which seat of the table the observer has."""
    add_state = LeducObservation.add_state

    def fixed(self: LeducObservation, state: LeducState, seat: int, parts: Parts) -> None:
        add_state(self, state, seat, parts)
        parts[-1] = bytes([seat])

    patch.setattr(LeducObservation, "add_state", fixed)


def masks_too_much(patch: Patch) -> None:
    """A mask without the last thing that is legal."""
    add_mask = Observation.add_mask

    def add_less(
        self: AnyObservation, legal: list[int], seats: int, facing: int, parts: Parts
    ) -> None:
        add_mask(self, legal[:-1], seats, facing, parts)

    patch.setattr(Observation, "add_mask", add_less)


def knows_no_truth(patch: Patch) -> None:
    """A truth that is the same whatever the other holds."""

    def add(self: LeducTruth, state: LeducState, seat: int, parts: Parts) -> None:
        parts.append(bytes(self.size))

    patch.setattr(LeducTruth, "add", add)


TWINS: Final = "completed_twins_look_alike"
RELABELLED: Final = "relabelled_twins_look_alike"
PLANTED: Final = (
    Planted(shows_the_other_hand, LEDUC_CASE, ("frames_fold",)),
    Planted(shows_a_glimpse, LEDUC_CASE, ("frames_fold", TWINS, RELABELLED)),
    Planted(samples_the_truth, LEDUC_CASE, (TWINS,)),
    Planted(samples_one_world, LEDUC_CASE, (TWINS,)),
    Planted(samples_too_few_cards, LEDUC_CASE, (TWINS,)),
    Planted(samples_no_answers, THREE, (TWINS,)),
    Planted(asks_who_can_claim, THREE, (TWINS, RELABELLED)),
    Planted(shows_who_passed, THREE, (TWINS, "frames_fold")),
    Planted(offers_by_hidden_cards, THREE, (TWINS, RELABELLED)),
    Planted(defaults_by_hidden_cards, THREE, (TWINS, RELABELLED)),
    Planted(refuses_by_hidden_cards, THREE, (TWINS,)),
    Planted(keeps_a_secret_in_a_step, THREE, (RELABELLED,)),
    Planted(loses_a_card, THREE, ("walks_hold", "offers_are_kept")),
    Planted(deals_openly, THREE, ("frames_fold",)),
    Planted(tells_what_no_view_shows, THREE, ("frames_fold",)),
    Planted(numbers_frames_by_picks, THREE, ("answers_stay_sealed",)),
    Planted(tells_of_each_pick, THREE, ("answers_stay_sealed",)),
    Planted(forgets_an_event, THREE, ("frames_fold",)),
    Planted(shares_a_list_with_its_clone, THREE, ("copies_are_equal",)),
    Planted(writes_too_little, THREE, ("copies_are_equal",)),
    Planted(lists_out_of_order, THREE, ("walks_hold",)),
    Planted(defaults_to_the_forbidden, THREE, ("walks_hold",)),
    Planted(leads_into_a_dead_end, THREE, ("offers_are_kept",)),
    Planted(accepts_what_is_not_offered, THREE, ("offers_are_kept",)),
    Planted(refuses_with_a_trace, THREE, ("offers_are_kept",)),
    Planted(refuses_what_it_offers, THREE, ("offers_are_kept",)),
    Planted(never_ends, THREE, ("matches_end",)),
    Planted(crowns_the_wrong_seat, THREE, ("matches_end",)),
    Planted(deals_from_seat_0, THREE, ("rotations_commute",)),
    Planted(throws_its_own_dice, THREE, ("records_replay",)),
    Planted(leaves_the_board_out, LEDUC_CASE, ("rows_tell_views",)),
    Planted(has_a_short_way_to_the_truth, LEDUC_CASE, ("rows_tell_views", "rows_hide_secrets")),
    Planted(counts_seats_from_the_wall, LEDUC_CASE, ("rows_rotate",)),
    Planted(masks_too_much, LEDUC_CASE, ("rows_tell_views",)),
    Planted(knows_no_truth, LEDUC_CASE, ("rows_hide_secrets",)),
)


@pytest.mark.parametrize(
    ("plant", "case", "promise"),
    [
        pytest.param(fault.plant, fault.case, promise, id=f"{fault.plant.__name__}-{promise}")
        for fault in PLANTED
        for promise in fault.promises
    ],
)
def test_a_planted_fault_is_noticed(
    plant: Callable[[Patch], None], case: Case, promise: str, monkeypatch: Patch
) -> None:
    """The same call passes without the fault: see `test_envelopes` and `test_every_game`."""
    plant(monkeypatch)

    with pytest.raises(AssertionError):
        PROMISES[promise](case, 0, THOROUGH)


def test_every_promise_has_a_fault_that_breaks_it() -> None:
    """A promise that nothing can break promises nothing."""
    broken = {promise for fault in PLANTED for promise in fault.promises}

    assert broken == set(PROMISES)


@pytest.mark.parametrize("game", [*TUTORIAL.values(), *GAMES.values()], ids=lambda g: g.name)
def test_no_game_of_the_house_can_sample_the_truth(game: AnyGame, monkeypatch: Patch) -> None:
    """In each of them the suite knows by itself that something is hidden."""
    case = cases_of(game)[0]
    observe = game.observe
    kept: list[State] = []

    def keeping(state: State, seat: int) -> View:
        kept[:] = [state.clone()]
        view: View = observe(state, seat)
        return view

    monkeypatch.setattr(game, "observe", keeping)
    monkeypatch.setattr(game, "complete", lambda view, chance: kept[0].clone())

    with pytest.raises(AssertionError, match="only one state is drawn"):
        PROMISES[TWINS](case, 0, SMALL)
