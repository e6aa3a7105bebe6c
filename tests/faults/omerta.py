"""One fault a ruling of Omerta, more where a ruling says several things."""

from typing import Final

from .fault import Fault

OMERTA: Final = "src/backroom/games/omerta"
TESTS: Final = "tests/games/omerta"
SETUP: Final = f"{TESTS}/test_setup.py::test"
TURN: Final = f"{TESTS}/test_turn.py::test"
RACE: Final = f"{TESTS}/test_race.py::test"
STRIKE: Final = f"{TESTS}/test_strike.py::test"
EFFECTS: Final = f"{TESTS}/test_effects.py::test"
SCORING: Final = f"{TESTS}/test_scoring.py::test"
VIEW: Final = f"{TESTS}/test_view.py::test"

FAULTS: Final = (
    Fault(
        "O1",
        f"{OMERTA}/setup.py",
        'state.discards = [deck.pop(chance.choose("deal", deck))]',
        "state.discards = [deck.pop()]",
        f"{SETUP}_one_card_is_turned_up_to_start_the_discards",
    ),
    Fault(
        "O2",
        f"{OMERTA}/setup.py",
        'chance.choose("start", list(range(state.seats)))',
        '0 * chance.choose("start", list(range(state.seats)))',
        f"{SETUP}_capone_begins_the_first_round",
    ),
    Fault(
        "O2",
        f"{OMERTA}/scoring.py",
        "for offset in range(1, state.seats + 1)]",
        "for offset in range(state.seats)]",
        f"{SETUP}_of_equal_totals_the_nearest_after_the_last_starter_begins",
    ),
    Fault(
        "O2",
        f"{OMERTA}/scoring.py",
        "return max(after, key=points.__getitem__)",
        "return min(after, key=points.__getitem__)",
        f"{SETUP}_the_highest_total_begins_a_later_round",
    ),
    Fault(
        "O3",
        f"{OMERTA}/cards.py",
        "FIRST_PEEK: Final = 2",
        "FIRST_PEEK: Final = 1",
        f"{SETUP}_everybody_peeks_at_two_own_cards_at_the_same_time",
    ),
    Fault(
        "O3",
        f"{OMERTA}/view.py",
        "[code | UNKNOWN for code in hand] for hand in view.hands]",
        "hand for hand in view.hands]",
        f"{VIEW}_a_person_without_memory_aid_gets_no_remembered_face",
    ),
    Fault(
        "O4",
        f"{OMERTA}/rules/turn.py",
        "mask = 0 if state.blockers and state.blocked(seat) else 1",
        "mask = 1",
        f"{TURN}_a_patrol_on_a_card_forbids_its_owner_to_call",
    ),
    Fault(
        "O5",
        f"{OMERTA}/rules/turn.py",
        "KEEPS if state.source == FROM_DECK else TAKES",
        "KEEPS",
        f"{TURN}_a_card_from_the_discards_must_be_swapped_in",
    ),
    Fault(
        "O5",
        f"{OMERTA}/rules/turn.py",
        "if state.discards and state.free_cards(seat):",
        "if state.discards:",
        f"{TURN}_nothing_is_taken_without_an_unblocked_card",
    ),
    Fault(
        "O6",
        f"{OMERTA}/moves.py",
        "knowers = KNOWERS[seat] if state.source == FROM_DECK else EVERYBODY[state.seats]",
        "knowers = EVERYBODY[state.seats]",
        f"{TURN}_a_card_off_the_deck_is_seen_by_the_active_player_alone",
    ),
    Fault(
        "O6",
        f"{OMERTA}/rules/turn.py",
        "            face = moves.swap_in(state, seat, action - SWAP)\n",
        "            face = moves.swap_in(state, seat, action - SWAP)\n"
        "            face = 17 if face > 9 else face\n",
        f"{TURN}_a_replaced_character_fires_although_nobody_knew_it",
    ),
    Fault(
        "O7",
        f"{OMERTA}/actions.py",
        "for size in range(MOST_SLOTS + 1)]",
        "for size in range(13)]",
        f"{TURN}_a_hand_of_twenty_cards_can_be_played",
    ),
    Fault(
        "O8",
        f"{OMERTA}/state.py",
        "            if blocked:\n",
        "            if len(blocked) > 1:\n",
        f"{TURN}_with_blocked_cards_only_the_drawn_card_is_discarded",
    ),
    Fault(
        "O9",
        f"{OMERTA}/rules/race.py",
        "            else:\n                moves.miss",
        "            else:\n                state.pending = 0\n                moves.miss",
        f"{RACE}_the_race_goes_on_after_a_miss",
    ),
    Fault(
        "O9",
        f"{OMERTA}/rules/race.py",
        "                state.pending = 0\n",
        "",
        f"{RACE}_the_first_match_is_discarded_and_ends_the_race",
    ),
    Fault(
        "O9",
        f"{OMERTA}/rules/race.py",
        "        seen = racers(state, self.tried)\n",
        "        seen = state.pending\n",
        f"{RACE}_nobody_sees_who_passes",
    ),
    Fault(
        "O9",
        f"{OMERTA}/rules/race.py",
        'left.pop(chance.choose("order", left))',
        "left.pop(0)",
        f"{RACE}_in_a_sealed_race_chance_decides_who_is_first",
    ),
    Fault(
        "O10",
        f"{OMERTA}/rules/powers.py",
        "open_race(state, bottles[0], bottles[-1])",
        "open_race(state, bottles[0], bottles[0])",
        f"{RACE}_two_bottles_of_the_driver_open_one_race_for_both_values",
    ),
    Fault(
        "O10",
        f"{OMERTA}/rules/race.py",
        "& FACE in (self.first, self.second):",
        "& FACE == self.first:",
        f"{RACE}_two_bottles_of_the_driver_open_one_sealed_race_for_both_values",
    ),
    Fault(
        "O11",
        f"{OMERTA}/rules/powers.py",
        "return BIT_OF[self.seat] if self.is_possible(state) else 0",
        "return BIT_OF[self.seat]",
        f"{EFFECTS}_a_power_without_a_legal_choice_is_void",
    ),
    Fault(
        "O11",
        f"{OMERTA}/actions.py",
        "LOOKS: Final = ladder([DECLINE], PEEK)",
        "LOOKS: Final = ladder([], PEEK)",
        f"{EFFECTS}_a_power_may_be_declined",
    ),
    Fault(
        "O12",
        f"{OMERTA}/effects.py",
        "return [one for one in around if state.free_cards(one)]",
        "return around",
        f"{EFFECTS}_the_gangster_moves_no_blocked_card_and_finds_no_empty_hand",
    ),
    Fault(
        "O12",
        f"{OMERTA}/rules/powers.py",
        "            return state.offers(victim, PICKS, PICK)\n",
        "            own = PICKS[len(state.hands[seat])]\n"
        "            return own if victim == seat else state.offers(victim, PICKS, PICK)\n",
        f"{EFFECTS}_the_gangster_moves_no_blocked_card_of_his_own_player_either",
    ),
    Fault(
        "O12",
        f"{OMERTA}/rules/strike.py",
        "    for target in (first, second):\n",
        "    for target in (first,):\n",
        f"{STRIKE}_both_opponents_hit_by_the_gangster_are_asked_clockwise",
    ),
    Fault(
        "O13",
        f"{OMERTA}/moves.py",
        "        pools[observer] = mixed(pools[observer], places, exact)\n",
        "        pools[observer] = mixed(pools[observer], places, [])\n",
        f"{EFFECTS}_after_the_lady_the_set_is_remembered_not_the_places",
    ),
    Fault(
        "O13",
        f"{OMERTA}/effects.py",
        "        if state.free_cards(one) > 1 and not state.under_mamma(one)\n",
        "        if state.free_cards(one) > 1\n",
        f"{EFFECTS}_the_lady_needs_two_free_cards_and_no_mamma",
    ),
    Fault(
        "O14",
        f"{OMERTA}/rules/strike.py",
        "if self.power != SNITCH:",
        "if self.power >= 0:",
        f"{STRIKE}_a_killer_stops_only_its_owners_cards_of_a_snitch",
    ),
    Fault(
        "O14",
        f"{OMERTA}/effects.py",
        '    """O14: opponents who are not under Mamma."""\n'
        "    return [one for one in opponents(state, seat) if not state.under_mamma(one)]\n",
        '    """O14: opponents who are not under Mamma."""\n'
        "    return opponents(state, seat)\n",
        f"{EFFECTS}_the_only_legal_receiver_of_a_snitch_gets_both",
    ),
    Fault(
        "O15",
        f"{OMERTA}/effects.py",
        "if max(faces) < BOTTLES:",
        "if min(faces) < BOTTLES:",
        f"{EFFECTS}_a_character_among_the_drivers_cards_sends_all_back",
    ),
    Fault(
        "O16",
        f"{OMERTA}/effects.py",
        'state.tell("opened", (seat, tuple(faces)), BIT_OF[seat], (seat, hidden))',
        'state.tell("opened", (seat, tuple(faces)))',
        f"{EFFECTS}_the_safecracker_sees_the_vault_and_swaps",
    ),
    Fault(
        "O17",
        f"{OMERTA}/rules/strike.py",
        'moves.miss(state, seat, slot, "bluffed", chance)',
        "moves.show(state, seat, slot)",
        f"{STRIKE}_a_false_killer_is_shown_and_costs_a_card",
    ),
    Fault(
        "O17",
        f"{OMERTA}/rules/strike.py",
        "if target not in (HIDDEN, seat) and state.can_answer(target):",
        "if target not in (HIDDEN, seat):",
        f"{STRIKE}_who_is_under_mamma_cannot_answer",
    ),
    Fault(
        "O18",
        f"{OMERTA}/rules/turn.py",
        "if state.blockers and state.under_mamma(self.seat):",
        "if state.turns < 0:",
        f"{TURN}_a_player_under_mamma_is_skipped",
    ),
    Fault(
        "O18",
        f"{OMERTA}/effects.py",
        '    """O18: opponents without a Mamma before them."""\n'
        "    return [one for one in opponents(state, seat) if not state.under_mamma(one)]\n",
        '    """O18: opponents without a Mamma before them."""\n'
        "    return opponents(state, seat)\n",
        f"{EFFECTS}_mamma_visits_nobody_twice",
    ),
    Fault(
        "O19",
        f"{OMERTA}/state.py",
        "[action for action in legal if action - first not in blocked]",
        "legal",
        f"{EFFECTS}_the_patrol_blocks_one_card_of_an_opponent",
    ),
    Fault(
        "O19",
        f"{OMERTA}/moves.py",
        "        state.blockers = moved_up(state.blockers, seat, slot)\n",
        "        pass\n",
        f"{STRIKE}_a_patrol_moves_up_when_a_killer_leaves_the_hand",
    ),
    Fault(
        "O19",
        f"{OMERTA}/rules/refusals.py",
        "slot in state.blocked(owner)",
        "slot < 0",
        f"{EFFECTS}_a_blocked_card_is_refused_with_its_reason",
    ),
    Fault(
        "O20",
        f"{OMERTA}/moves.py",
        "PATROL_TURNS: Final = 2",
        "PATROL_TURNS: Final = 1",
        f"{EFFECTS}_the_patrol_blocks_one_card_of_an_opponent",
    ),
    Fault(
        "O20",
        f"{OMERTA}/moves.py",
        "len(discards) if is_drawn else max(0, len(discards) - 1)",
        "len(discards)",
        f"{TURN}_a_skipped_turn_of_the_placer_counts_too",
    ),
    Fault(
        "O20",
        f"{OMERTA}/moves.py",
        "        if by != placer:\n",
        "        if by != placer and turns > 1:\n",
        f"{TURN}_a_player_under_mamma_is_skipped",
    ),
    Fault(
        "O21",
        f"{OMERTA}/scoring.py",
        "MOST_TO_CALL: Final = 7",
        "MOST_TO_CALL: Final = 8",
        f"{SCORING}_a_call_is_scored",
    ),
    Fault(
        "O21",
        f"{OMERTA}/scoring.py",
        "FALSE_CALL: Final = 20",
        "FALSE_CALL: Final = 10",
        f"{SCORING}_a_call_is_scored",
    ),
    Fault(
        "O22",
        f"{OMERTA}/moves.py",
        "state.deck = sorted(state.discards[:-1])",
        "state.deck = sorted(state.discards[1:])",
        f"{TURN}_an_empty_deck_is_the_discards_shuffled_but_for_the_top",
    ),
    Fault(
        "O22",
        f"{OMERTA}/rules/turn.py",
        "return TURNS[mask + (cards or 8)]",
        "return TURNS[mask + cards or 8]",
        f"{TURN}_without_any_card_a_player_passes",
    ),
    Fault(
        "O23",
        f"{OMERTA}/moves.py",
        "return state.reshuffles == 0 and len(state.discards) > 1",
        "return len(state.discards) > 1",
        f"{TURN}_cards_still_owed_in_the_last_turn_are_not_given",
    ),
    Fault(
        "O23",
        f"{OMERTA}/rules/turn.py",
        "MOST_TURNS: Final = 40",
        "MOST_TURNS: Final = 60",
        f"{TURN}_a_round_ends_after_forty_turns_for_each_player",
    ),
    Fault(
        "O24",
        f"{OMERTA}/scoring.py",
        "-state.wins[seat]",
        "0",
        f"{SCORING}_of_equal_totals_more_rounds_won_wins",
    ),
    Fault(
        "O24",
        f"{OMERTA}/rules/turn.py",
        "if state.round == state.seats:",
        "if state.round == state.seats + 1:",
        f"{SCORING}_there_are_as_many_rounds_as_players",
    ),
)
