"""The rules of thumb for Mafioso."""

from random import Random
from typing import Final

import pytest

from backroom.bots.arena import compare
from backroom.bots.bot import Pick
from backroom.bots.headless import decision_of
from backroom.bots.mafioso.scripted import MafiosoBot
from backroom.engine.chance import SearchChance
from backroom.games.mafioso.game import MAFIOSO

BOT: Final = MafiosoBot()
RNG: Final = Random(0)


def choice(text: str, seats: int = 3) -> Pick:
    """What the bot does in a position, and why."""
    state = MAFIOSO.read(text, seats, (0,))
    seat = state.pending.bit_length() - 1
    return BOT.choose(decision_of(MAFIOSO, state, seat), RNG)


def chosen(text: str) -> tuple[str, str]:
    """The action by name, and the reason."""
    made = choice(text)
    return MAFIOSO.actions.text(made.action), made.reason


def test_it_shoots_the_boss_at_the_register_first() -> None:
    """Kill at once, and what earns before what does not."""
    table = (
        "2:red-boss,25:yellow-robbie,16:red-henkie,11:yellow-robbie,28:blue-boss,8:yellow-boss"
    )

    assert chosen(f"steps=turn.0; hands=shoot,move||; chairs={table}") == (
        "shoot 2",
        "kill-boss",
    )


def test_it_moves_to_the_money() -> None:
    """A free monopoly is worth a Move."""
    table = "5:yellow-henkie,11:yellow-henkie,28:blue-boss,13:red-boss,8:yellow-boss"
    action, reason = chosen(f"steps=again.0.-1; hands=move||; chairs={table}")
    target = chosen(
        f"steps=again.0.-1; hands=move||; drafts={MAFIOSO.actions.parse('move 11')}||;"
        f"chairs={table}"
    )

    assert action.startswith("move")
    assert action != "move 5"
    assert reason in ("move-earn", "move-safe")
    assert target[0] in ("to 17", "to 2")
    assert target[1] == "move-earn"


def test_it_stops_when_nobody_would_sit_better() -> None:
    """No Move for its own sake."""
    table = "2:yellow-boss,28:blue-boss,13:red-boss"

    assert chosen(f"steps=again.0.-1; hands=stab||; chairs={table}") == ("stop", "stop")


def test_it_gives_a_second_pill_to_a_sleeping_enemy() -> None:
    """The picks follow one plan, in ascending order."""
    table = (
        "6:yellow-boss,8:red-sleeping-boss,13:red-henkie,16:blue-sleeping-boss,19:blue-henkie,"
        "23:red-jack"
    )
    text = f"steps=turn.0; hands=nightcap,boom||; chairs={table}"
    state = MAFIOSO.read(text, 3, (0,))
    picks = []
    while state.steps[-1].KEY == "turn" and state.pending == 1:
        made = BOT.choose(decision_of(MAFIOSO, state, 0), RNG)
        picks.append(MAFIOSO.actions.text(made.action))
        state.apply(0, made.action, SearchChance(0))

    assert len(picks) == 3
    assert {"nightcap 8", "nightcap 16"} <= set(picks)
    assert "nightcap 6" not in picks


def test_it_puts_away_what_is_worth_least() -> None:
    """Raids and passes before guns."""
    table = "chairs=2:yellow-boss,28:blue-boss,14:red-boss"

    assert chosen(f"steps=turn.0; hands=shoot,stab,pass||; {table}") == (
        "discard pass",
        "useless-card",
    )


def test_it_does_not_blow_itself_up() -> None:
    """A cake goes where it costs the others."""
    table = "2:yellow-boss,5:yellow-henkie,20:red-boss,21:red-henkie,19:blue-boss,28:blue-jack"
    action, reason = chosen(f"steps=turn.0; hands=cake,pass||; chairs={table}")

    assert action == "cake 20"
    assert reason == "cake"


@pytest.mark.parametrize(("seats", "seating"), [(3, 0), (4, 1), (5, 0), (6, 1)])
def test_every_choice_is_legal_and_has_a_known_reason(seats: int, seating: int) -> None:
    """Whole matches with the bot in all seats; the same view gives the same choice."""
    chance = SearchChance(seats)
    state = MAFIOSO.start(seats, (seating,), chance)
    while not state.winners:
        seat = state.pending.bit_length() - 1
        decision = decision_of(MAFIOSO, state, seat)
        made = BOT.choose(decision, RNG)
        assert made.action in decision.legal
        assert made.reason in BOT.reasons
        assert BOT.choose(decision, Random(1)) == made
        state.apply(seat, made.action, chance)


@pytest.mark.parametrize("opponent", ["random", "lazy"])
def test_it_beats_three_weak_players(opponent: str) -> None:
    """A few deals in all rotations; the arena measures it in earnest."""
    names = ["scripted", opponent, opponent, opponent]

    standing = compare(MAFIOSO, 4, (0,), names, 6, "thumbs")[0]

    assert standing.share > 0.75
