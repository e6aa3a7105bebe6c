"""One fault a rule of Leduc hold'em."""

from typing import Final

from .fault import Fault

LEDUC: Final = "src/backroom/games/leduc"
RULES: Final = "tests/games/leduc/test_rules.py"

FAULTS: Final = (
    Fault(
        "L1",
        f"{LEDUC}/cards.py",
        "return card >> 1",
        "return card // 3",
        f"{RULES}::test_there_are_two_jacks_two_queens_and_two_kings",
    ),
    Fault(
        "L2",
        f"{LEDUC}/setup.py",
        "ANTE: Final = 1",
        "ANTE: Final = 2",
        f"{RULES}::test_each_player_puts_in_one_chip_and_gets_one_card",
    ),
    Fault(
        "L2",
        f"{LEDUC}/view.py",
        "if owner == seat or state.shown:",
        "if owner == seat or seat == 1 or state.shown:",
        f"{RULES}::test_only_its_owner_sees_a_card",
    ),
    Fault(
        "L3",
        f"{LEDUC}/rules.py",
        "[FOLD, CALL, RAISE] if raises else [CALL, RAISE]",
        "[FOLD, CALL, RAISE]",
        f"{RULES}::test_nobody_folds_before_a_raise",
    ),
    Fault(
        "L4",
        f"{LEDUC}/rules.py",
        "MOST_RAISES: Final = 2\n",
        "MOST_RAISES: Final = 3\n",
        f"{RULES}::test_there_are_at_most_two_raises_a_round",
    ),
    Fault(
        "L4",
        f"{LEDUC}/rules.py",
        "RAISES: Final[tuple[int, ...]] = (2, 4)",
        "RAISES: Final[tuple[int, ...]] = (2, 2)",
        f"{RULES}::test_a_raise_is_two_chips_and_then_four",
    ),
    Fault(
        "L5",
        f"{LEDUC}/scoring.py",
        "rank(card) + 3",
        "rank(card)",
        f"{RULES}::test_a_pair_beats_the_higher_card",
    ),
)
