"""Faults for the rulings of Chicago Gangsters."""

from typing import Final

from .fault import Fault

GANGSTERS: Final = "src/backroom/games/chicago_gangsters"
COMMITMENTS: Final = f"{GANGSTERS}/rules/commitments.py"
DOOR: Final = f"{GANGSTERS}/game.py"
GODFATHER: Final = f"{GANGSTERS}/rules/godfather.py"
LOOT: Final = f"{GANGSTERS}/rules/loot.py"
ENDING: Final = f"{GANGSTERS}/rules/ending.py"
ROUND: Final = f"{GANGSTERS}/rules/round.py"
MOVES: Final = f"{GANGSTERS}/moves.py"
SCORING: Final = f"{GANGSTERS}/scoring.py"
EFFECTS: Final = f"{GANGSTERS}/effects.py"
VIEW: Final = f"{GANGSTERS}/view.py"

FAULTS: Final = (
    Fault(
        "G1",
        COMMITMENTS,
        "return faces_held(hands, first, last if cards else last + 1)",
        "return faces_left(state, seat)",
        "spelt_in_ascending_order",
    ),
    Fault(
        "G1",
        COMMITMENTS,
        "        if action == OPEN:\n",
        "        if action == OPEN and state.drafts[seat] == ():\n",
        "laid_open_at_once",
    ),
    Fault(
        "G2",
        MOVES,
        "            _add(state.hands, first + face, count)\n",
        "            state.discards[face] += count\n",
        "useless_cards_return",
    ),
    Fault(
        "G2",
        MOVES,
        "            _learn(state, seat, face, count)\n",
        "",
        "useless_cards_return",
    ),
    Fault(
        "G3",
        COMMITMENTS,
        "return self.side == CHALLENGERS and seat == state.line_up[0]",
        "return self.side == CHALLENGERS",
        "only_the_challenger_with_the_question_mark",
    ),
    Fault(
        "G3",
        SCORING,
        "        if KIND_OF[face] & usable:\n            strength += VALUE_OF[face]\n",
        "        strength += VALUE_OF[face]\n",
        "an_invalid_hidden_card",
    ),
    Fault(
        "G3",
        SCORING,
        "        if KIND_OF[face] & usable:\n            strength += VALUE_OF[face]\n",
        "        if KIND_OF[face] & ALLOWS[state.district]:\n"
        "            strength += VALUE_OF[face]\n",
        "where_its_owners_specialist_makes_it_valid",
    ),
    Fault(
        "G4",
        LOOT,
        "        moves.clear_table(state, parties[0] + parties[1])\n",
        "",
        "used_cards_are_discarded",
    ),
    Fault(
        "G5",
        LOOT,
        "winning = 0 if strengths[0] >= strengths[1] else 1",
        "winning = 0 if strengths[0] > strengths[1] else 1",
        "challengers_win_a_tie",
    ),
    Fault(
        "G6",
        LOOT,
        "    if side == 0 and len(clans) == 2:\n",
        "    if side == 1 and len(clans) == 2:\n",
        "equal_contributions",
    ),
    Fault(
        "G6",
        LOOT,
        "if shares[other] >= shares[index]:",
        "if shares[other] <= shares[index]:",
        "a_contribution_is_all",
    ),
    Fault(
        "G7",
        SCORING,
        "return 2 * losers >= winners",
        "return 2 * losers > winners",
        "losers_share_with_at_least_half",
    ),
    Fault(
        "G7",
        SCORING,
        "return 2 * losers >= winners",
        "return losers >= winners // 2",
        "one_point_less_in_the_worked_example",
    ),
    Fault(
        "G8",
        SCORING,
        "    if allows & PERSONS_COUNT:\n",
        "    if allows:\n",
        "persons_do_not_count",
    ),
    Fault(
        "G9",
        SCORING,
        "if persons & bit and allows & kind:",
        "if persons & bit:",
        "a_stand_in_is_worth_two",
    ),
    Fault(
        "G10",
        SCORING,
        "    held = state.persons[seat]\n",
        "    held = sum(state.persons)\n",
        "a_specialist_makes_his_means_valid",
    ),
    Fault(
        "G11",
        SCORING,
        "min(MOST_BRAWL, means)",
        "means",
        "the_brawler_doubles_ten_at_most",
    ),
    Fault(
        "G11",
        LOOT,
        "        moves.send_brawler_away(state)\n",
        "",
        "the_brawlers_owner_decides",
    ),
    Fault(
        "G12",
        LOOT,
        "give(state, self.partner(), packages[1 - choice], chance)",
        "give(state, self.partner(), packages[choice], chance)",
        "the_first_chooser_takes_one_package",
    ),
    Fault(
        "G12",
        MOVES,
        "    if state.sizes[seat] >= HAND_LIMIT:\n",
        "    if state.sizes[seat] > HAND_LIMIT:\n",
        "drawn_up_to_ten",
    ),
    Fault(
        "G13",
        LOOT,
        "        moves.dismiss(state)\n",
        "        state.person = -1\n",
        "a_person_nobody_gets",
    ),
    Fault(
        "G14",
        ENDING,
        "        if not self.used & DRAWN:\n            moves.draw",
        "        if self.used & DRAWN:\n            moves.draw",
        "an_undrawn_card_is_drawn",
    ),
    Fault(
        "G14",
        f"{GANGSTERS}/cards.py",
        "BOTTLE_PRICE: Final = 6",
        "BOTTLE_PRICE: Final = 5",
        "means_worth_six or only_begun_if",
    ),
    Fault(
        "G14",
        EFFECTS,
        "pile[face] and VALUE_OF[face] <= budget",
        "pile[face]",
        "worth_no_more",
    ),
    Fault(
        "G15",
        MOVES,
        "    if not state.deck:\n        refill(state)\n    return True",
        "    return True",
        "shuffled_when_the_last_card",
    ),
    Fault(
        "G15",
        MOVES,
        "        refill(state)\n        if not state.deck:\n            return False\n",
        "        return False\n",
        "with_no_card_anywhere",
    ),
    Fault(
        "G16",
        MOVES,
        "if len(rest) == PACTS_BESIDE_END and",
        "if len(rest) == 0 and",
        "among_the_last_three",
    ),
    Fault(
        "G17",
        SCORING,
        "return count + 1 if persons",
        "return count if persons",
        "the_priest_is_two",
    ),
    Fault(
        "G17",
        ROUND,
        "    if best:\n",
        "    if best >= 0:\n",
        "the_highest_sum_of_each_kind",
    ),
    Fault(
        "G18",
        f"{GANGSTERS}/cards.py",
        "if 1 <= person.value <= 3]",
        "if 0 <= person.value <= 3]",
        "nobody_starts_with",
    ),
    Fault(
        "G19",
        SCORING,
        "        persons += persons\n",
        "",
        "a_lone_clan",
    ),
    Fault(
        "G19",
        f"{GANGSTERS}/state.py",
        "return line_up[slot ^ 1] < 0",
        "return False",
        "a_lone_clan_is_doubled",
    ),
    Fault(
        "G20",
        LOOT,
        "[state.mr_x, *clans] if",
        "[*clans, state.mr_x] if",
        "mr_x_wins_a_tie",
    ),
    Fault(
        "G20",
        LOOT,
        "            moves.trade_places(state, self.outcast)\n",
        "            pass\n",
        "the_third_is_masked",
    ),
    Fault(
        "G20",
        DOOR,
        "return seat != state.mr_x",
        "return True",
        "mr_x_gives_no_hints",
    ),
    Fault(
        "G20",
        LOOT,
        "usable_kinds(state, state.mr_x)",
        "usable_kinds(state, 0)",
        "judged_with_his_own_specialists",
    ),
    Fault(
        "G21",
        ENDING,
        "        if state.sizes[self.seat] >= HAND_LIMIT or",
        "        full = state.sizes[self.seat] >= HAND_LIMIT\n"
        "        if (full and self.seat != state.mr_x) or",
        "no_extra_card_with_a_full_hand",
    ),
    Fault(
        "G21",
        EFFECTS,
        "return mask | 16 if seat == state.mr_x else mask",
        "return mask",
        "mr_x_may_draw_one_more",
    ),
    Fault(
        "G22",
        GODFATHER,
        "seat >= 0 and seat != state.godfather and state",
        "seat >= 0 and state",
        "the_present_godfather",
    ),
    Fault(
        "G22",
        f"{GANGSTERS}/state.py",
        "            if second == self.kicked:\n",
        "            if second < 0:\n",
        "kicked_partner_plays_nothing",
    ),
    Fault(
        "G22",
        MOVES,
        "    state.godfather = seat\n    state.closed = 1\n",
        "    state.godfather = seat\n",
        "changes_once_a_round",
    ),
    Fault(
        "G23",
        GODFATHER,
        "        if len(claimants) > 1:\n",
        "        if len(claimants) > 1 and self.window == 0:\n",
        "two_defenders_who_claim",
    ),
    Fault(
        "G23",
        GODFATHER,
        "            state.then(Contest(self.window, claimants[0]))\n",
        "            state.steps.pop()\n            moves.crown(state, claimants[0])\n",
        "a_single_claim_is_heard",
    ),
    Fault(
        "G23",
        GODFATHER,
        "winner = self.first if self.first in tied else tied[0]",
        "winner = tied[0]",
        "goes_to_whoever_claimed_first",
    ),
    Fault(
        "G23",
        GODFATHER,
        "if len(tied) > 1 and winner != self.first and state.godfather < 0:",
        "if len(tied) > 1 and self.first < 0 and state.godfather < 0:",
        "a_tie_among_those_who_contest",
    ),
    Fault(
        "G23",
        GODFATHER,
        "        if len(tied) > 1 and winner != self.first and state.godfather < 0:\n",
        "        if len(tied) > 5:\n",
        "a_tie_without_a_last_godfather",
    ),
    Fault(
        "G23",
        GODFATHER,
        "(state.godfather + n) % state.seats",
        "(state.godfather - n) % state.seats",
        "nearest_clockwise",
    ),
    Fault(
        "G24",
        LOOT,
        "            give(state, state.kicked, paid, chance)\n",
        "",
        "pays_his_partner_first",
    ),
    Fault(
        "G24",
        LOOT,
        "haul.means and state.sizes[state.kicked] < HAND_LIMIT",
        "haul.means",
        "a_full_hand_is_not_paid",
    ),
    Fault(
        "G25",
        MOVES,
        "        state.points[state.godfather] += 1\n",
        "",
        "gets_a_point",
    ),
    Fault(
        "G25",
        MOVES,
        "    if state.godfather >= 0:\n",
        "    if state.godfather >= 0 and state.kicked < 0:\n",
        "the_round_of_the_claim",
    ),
    Fault(
        "G25",
        ROUND,
        "    _award(state, seats, points, GODFATHER, GODFATHER_PRIZE)\n",
        "",
        "most_godfather_points",
    ),
    Fault(
        "G26",
        COMMITMENTS,
        "and seat == state.line_up[0]",
        "and seat == state.fighters(0)[0]",
        "only_if_his_own_clan",
    ),
    Fault(
        "G27",
        COMMITMENTS,
        "        if state.mr_x_side == self.side and",
        "        if state.mr_x_side > self.side and",
        "mr_x_decides_about_the_brawler or mr_x_as_challenger",
    ),
    Fault(
        "G28",
        MOVES,
        "    for face in faces:\n"
        "        _add(state.hands, first + face, -1)\n"
        "        _add(state.committed, first + face, 1)\n"
        "    if hidden >= 0:\n",
        "    for face in faces:\n"
        "        _add(state.hands, first + face, -1)\n"
        "        state.sizes[seat] -= 1\n"
        "        _add(state.committed, first + face, 1)\n"
        "    if hidden >= 0:\n",
        "hand_sizes_count_the_commitment",
    ),
    Fault(
        "G28",
        VIEW,
        "        if seat == state.line_up[0]:\n            view.hidden",
        "        if state.hidden >= 0:\n            view.hidden",
        "the_hidden_card_is_its_owners_secret",
    ),
)
