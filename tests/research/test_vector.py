"""Many matches at once."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import pytest

from backroom.bots.bot import Pick
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed
from backroom.games import GAMES, TUTORIAL
from backroom.research.batch.chance import Seeds
from backroom.research.vector import (
    NO_ACTION,
    NOBODY,
    Ending,
    Setup,
    VectorEnv,
    against,
    setups_of,
)

ALL: Final = [game for game in (*GAMES.values(), *TUTORIAL.values()) if game.observation.size]
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def policy(match: int, decision: int, legal: Sequence[int]) -> int:
    """An action that depends on the match and how long it has gone on, and on nothing else."""
    return legal[Random(f"{match}/{decision}").randrange(len(legal))]


class Player:
    """Plays every row by `policy`."""

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        self.matches = list(range(env.size))
        self.decisions = [0] * env.size

    def actions(self) -> list[int]:
        """One action a row."""
        return [
            policy(match, self.decisions[row], np.flatnonzero(self.env.masks[row]).tolist())
            for row, match in enumerate(self.matches)
        ]

    def step(self) -> list[Ending]:
        """One step of the batch."""
        endings = self.env.step(self.actions())
        self.decisions = [number + 1 for number in self.decisions]
        for ending in endings:
            self.matches[ending.row] = ending.number + self.env.size
            self.decisions[ending.row] = 0
        return endings


def first_endings(env: VectorEnv, matches: int) -> dict[int, Ending]:
    """How the first so many matches of a seed end, by number."""
    player = Player(env)
    found: dict[int, Ending] = {}
    while not set(range(matches)) <= found.keys():
        found |= {ending.number: ending for ending in player.step()}
    return {number: found[number] for number in range(matches)}


@every_game
def test_the_arrays_show_the_open_questions(game: AnyGame) -> None:
    """Row by row what the seat to move sees and may do, as the game itself says it."""
    env = VectorEnv(game, 4, seed="shown", truth=True)
    player = Player(env)

    for _ in range(150):
        for row in range(env.size):
            slot = env.slot(row)
            seat = int(env.seats[row])
            view = game.observe(slot.state, seat)
            assert slot.state.pending >> seat & 1
            assert np.flatnonzero(env.masks[row]).tolist() == slot.state.legal(seat)
            assert env.observations[row].tobytes() == game.observation.vector(view)
            assert env.truths[row].tobytes() == game.truth.vector(slot.state, seat)
        player.step()


@every_game
def test_a_seed_gives_the_same_matches_whatever_the_size(game: AnyGame) -> None:
    """Match by match the same setup, length and result."""
    few = first_endings(VectorEnv(game, 2, seed=5), 6)
    many = first_endings(VectorEnv(game, 5, seed=5), 6)
    other = first_endings(VectorEnv(game, 5, seed=6), 6)

    assert [few[n]._replace(row=0) for n in few] == [many[n]._replace(row=0) for n in many]
    assert [many[n]._replace(row=0) for n in many] != [other[n]._replace(row=0) for n in other]


@every_game
def test_a_match_is_the_one_that_the_game_plays_by_itself(game: AnyGame) -> None:
    """Match 3 by hand, with the chance of that match; forced moves are played but not asked."""
    setup = setups_of(game, players=game.meta.seats[0])[0]
    ending = first_endings(VectorEnv(game, 4, setups=[setup], seed=8), 4)[3]
    chance = Seeds(8).chance(3)
    state = game.start(setup.seats, setup.options, chance)
    asked = decisions = 0

    while not state.winners:
        pending = [seat for seat in range(setup.seats) if state.pending >> seat & 1]
        seat = pending[0]
        if len(pending) > 1 and not isinstance(state.steps[-1], Sealed):
            seat = pending[chance.below(len(pending))]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = policy(3, asked, legal)
            asked += 1
        state.apply(seat, action, chance)
        decisions += 1

    assert ending.decisions == decisions
    assert ending.places == tuple(game.places(state))
    assert ending.returns == tuple(game.returns(state))


@every_game
def test_rewards_come_with_the_end_and_go_with_the_next_step(game: AnyGame) -> None:
    """They add up to nothing and are those of the ending; rows without an end have none."""
    env = VectorEnv(game, 3, seed=2)
    player = Player(env)
    ended = 0

    while ended < 4:
        endings = {ending.row: ending for ending in player.step()}
        ended += len(endings)
        for row in range(env.size):
            assert env.ends[row] == (row in endings)
            returns = endings[row].returns if row in endings else ()
            row_rewards = env.rewards[row].tolist()
            assert row_rewards[: len(returns)] == pytest.approx(returns)
            assert not any(row_rewards[len(returns) :])
            assert sum(returns) == pytest.approx(0)


def test_leduc_is_played_for_chips() -> None:
    """The loser pays what he staked; a tie pays nothing."""
    endings = first_endings(VectorEnv("leduc", 8, seed=1), 60).values()

    assert {abs(ending.returns[0]) for ending in endings} >= {0.0, 1.0, 3.0, 5.0}
    assert {ending.returns[0] for ending in endings if ending.shares == (0.5, 0.5)} == {0.0}


@every_game
def test_forced_moves_are_skipped_on_request_only(game: AnyGame) -> None:
    """Whoever is asked has a choice; without skipping some have none."""
    skipping = VectorEnv(game, 4, seed=1)
    asking = VectorEnv(game, 4, seed=1, skip_forced=False)
    players = Player(skipping), Player(asking)
    fewest = [99, 99]

    for _ in range(200):
        for index, player in enumerate(players):
            fewest[index] = min(fewest[index], int(player.env.masks.sum(axis=1).min()))
            player.step()

    assert fewest[0] > 1
    assert fewest[1] == 1 or game.name == "leduc"


def test_the_same_match_is_played_whether_forced_moves_are_asked_or_not() -> None:
    """Decisions count all of them either way."""
    env = VectorEnv("mafioso", 1, setups=setups_of(GAMES["mafioso"], 3), seed=1)
    asking = VectorEnv("mafioso", 1, setups=env.setups, seed=1, skip_forced=False)
    choices: list[int] = []
    while not env.ends[0]:
        legal = np.flatnonzero(env.masks[0])
        choices.append(int(legal[len(choices) % len(legal)]))
        env.step(choices[-1:])
    while not asking.ends[0]:
        legal = np.flatnonzero(asking.masks[0])
        asking.step([choices.pop(0)] if len(legal) > 1 else legal)

    assert asking.endings == env.endings
    assert choices == []


@every_game
def test_actions_can_be_told_from_the_side_of_the_seat(game: AnyGame) -> None:
    """Relative numbers of the same actions play the same match."""
    plain = VectorEnv(game, 12, seed=9, restart=False)
    told = VectorEnv(game, 12, seed=9, restart=False, relative=True)
    relative = game.observation.relative
    differed = False

    for _ in range(200):
        answers = []
        for row in range(12):
            slot = plain.slot(row)
            legal = np.flatnonzero(plain.masks[row]).tolist()
            if not legal:
                answers.append((NO_ACTION, NO_ACTION))
                continue
            table = relative[slot.seats][game.observation.facing_state(slot.state, slot.seat)]
            assert np.flatnonzero(told.masks[row]).tolist() == sorted(table[a] for a in legal)
            action = policy(row, slot.decisions, legal)
            answers.append((action, table[action]))
        differed |= any(action != turned for action, turned in answers)
        plain.step([action for action, _ in answers])
        told.step([turned for _, turned in answers])
        assert (plain.observations == told.observations).all()
        assert plain.endings == told.endings

    names_seats = any(table != sorted(table) for tables in relative for table in tables)
    assert differed == names_seats


def test_without_restart_a_finished_match_stays_over() -> None:
    """Its row is blank and takes no action; the others go on."""
    env = VectorEnv("leduc", 2, seed=4, restart=False)
    while not env.ends.any():
        env.step([1, 1])
    over = int(np.flatnonzero(env.ends)[0])

    assert env.seats[over] == NOBODY
    assert not env.masks[over].any()
    assert not env.observations[over].any()
    with pytest.raises(ValueError, match=f"row {over}: the match is over; .* is -1"):
        env.step([1, 1])

    while not (env.seats == NOBODY).all():
        env.step([NO_ACTION if seat == NOBODY else 1 for seat in env.seats])
    env.step([NO_ACTION, NO_ACTION])
    assert env.endings == []
    env.reset()
    assert (env.seats != NOBODY).all()


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([1, 2, 1], r"shape \(3,\); needed is \(2,\)"),
        ([[1], [1]], r"shape \(2, 1\); needed is \(2,\)"),
        ([1.0, 1.0], "whole numbers"),
        ([1, 0], r"row 1: action 0 \(fold\) .* legal: 1 \(call\), 2 \(raise\)"),
        ([1, 3], r"row 1: action 3 is not legal"),
        ([-1, 1], r"row 0: action -1 is not legal"),
    ],
)
def test_a_bad_step_says_what_was_legal_and_plays_nothing(
    actions: list[int], told: str
) -> None:
    """Neither in the row at fault nor in another."""
    env = VectorEnv("leduc", 2, seed=4)
    before = env.observations.tobytes()

    with pytest.raises(ValueError, match=told):
        env.step(actions)

    assert env.observations.tobytes() == before
    assert [env.slot(row).decisions for row in range(2)] == [0, 0]


def test_an_illegal_action_is_told_as_at_the_table() -> None:
    """With relative actions too."""
    env = VectorEnv("mafioso", 1, setups=setups_of(GAMES["mafioso"], 4), relative=True)
    illegal = int(np.flatnonzero(~env.masks[0])[0])

    with pytest.raises(ValueError, match=r"is not legal for seat \d; legal: \d+ \(\w+"):
        env.step([illegal])


@pytest.mark.parametrize("array", ["seats", "ends", "masks", "observations", "rewards"])
def test_the_arrays_are_for_reading(array: str) -> None:
    """They are the memory of the games."""
    env = VectorEnv("leduc", 2)

    with pytest.raises(ValueError, match="read-only"):
        getattr(env, array)[0] = 1


def test_the_arrays_are_not_copied() -> None:
    """Those taken before a step show what is open after it."""
    env = VectorEnv("leduc", 16, seed=3)
    observations, before = env.observations, env.observations.copy()

    env.step([1] * 16)

    assert observations is env.observations
    assert (observations != before).any()


@every_game
def test_a_batch_goes_back_to_where_it_was_saved(game: AnyGame) -> None:
    """As often as wanted, bots included, and the twin goes its own way."""
    setups = setups_of(game, game.meta.seats[-1])[:1]
    mixed = [*setups, *against(game, setups, ["random"])]
    env = VectorEnv(game, 3, setups=mixed, seed=3)
    chooser = np.random.default_rng(1)
    for _ in range(20):
        env.step([chooser.choice(np.flatnonzero(row)) for row in env.masks])
    saved, twin = env.save(), env.clone()
    shown = env.observations.copy()

    def course(some: VectorEnv) -> list[bytes]:
        rows = []
        for number in range(60):
            legal = [np.flatnonzero(row) for row in some.masks]
            some.step([row[number % len(row)] for row in legal])
            rows.append(some.observations.tobytes() + some.rewards.tobytes())
        return rows

    first = course(env)
    env.restore(saved)
    assert (env.observations == shown).all()
    assert course(env) == first
    env.restore(saved)
    assert course(env) == first
    assert course(twin) == first


@every_game
def test_a_forked_match_goes_on_like_the_one_it_was_copied_from(game: AnyGame) -> None:
    """The same for the same answers, bots included; afterwards the row plays its own ones."""
    setups = against(game, setups_of(game, game.meta.seats[-1])[:1], ["random"])
    env = VectorEnv(game, 3, setups=setups, seed=5)
    for _ in range(3):
        env.step([np.flatnonzero(row)[0] for row in env.masks])
    number = env.slot(2).number

    env.fork(0, 2)
    ended: dict[int, Ending] = {}
    while not ended:
        assert (env.observations[0] == env.observations[2]).all()
        ended = {
            one.row: one for one in env.step([np.flatnonzero(row)[-1] for row in env.masks])
        }
        ended.pop(1, None)

    assert ended[2][2:] == ended[0][2:]
    assert ended[2].number == number
    fresh = VectorEnv(game, 3, setups=setups, seed=5)
    while fresh.slot(2).number != number + 3:
        fresh.step([np.flatnonzero(row)[0] for row in fresh.masks])
    assert (env.observations[2] == fresh.observations[2]).all()


@pytest.mark.parametrize("rows", [(0, 3), (3, 0), (-1, 0)])
def test_a_match_is_forked_inside_its_batch_only(rows: tuple[int, int]) -> None:
    """A clear word instead of a match from the other end."""
    with pytest.raises(ValueError, match="no row"):
        VectorEnv("leduc", 3).fork(*rows)


def test_what_was_saved_fits_batches_of_its_size_and_game_only() -> None:
    """A clear word instead of a broken batch."""
    with pytest.raises(ValueError, match="saved are 2 matches; here are 3"):
        VectorEnv("leduc", 3).restore(VectorEnv("leduc", 2).save())
    with pytest.raises(ValueError, match="saved is leduc; here is omerta"):
        VectorEnv("omerta", 2).restore(VectorEnv("leduc", 2).save())


def test_half_a_match_is_refused() -> None:
    """A batch has a whole number of them."""
    with pytest.raises(TypeError, match="float"):
        VectorEnv("leduc", 2.5)  # type: ignore[arg-type]


class Watched:
    """A bot that keeps which seats it was asked in."""

    reasons = ()

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Anything legal."""
        self.seats.add(decision.seat)
        return Pick(rng.choice(decision.legal), "")


def test_bots_fill_the_seats_of_a_mixed_table() -> None:
    """One learner, whose seat changes from match to match; only he is asked outside."""
    game = GAMES["mafioso"]
    watched = Watched()
    setups = against(game, setups_of(game, 4, {"seating": "fixed"}), [watched, "scripted"])
    env = VectorEnv(game, 4, setups=setups, seed=1)
    learners = set()

    for _ in range(60):
        for row in range(env.size):
            assert env.slot(row).learners >> int(env.seats[row]) & 1
            assert env.slot(row).learners.bit_count() == 1
        for ending in env.step([np.flatnonzero(row)[-1] for row in env.masks]):
            learners.add(ending.learners)

    assert watched.seats == {0, 1, 2, 3}
    assert len(learners) > 1


def test_a_batch_mixes_its_setups() -> None:
    """All seat counts of Mafioso turn up among a few matches."""
    env = VectorEnv("mafioso", 60, seed=1)

    assert {env.slot(row).seats for row in range(60)} == set(GAMES["mafioso"].meta.seats)


def test_setups_that_cannot_be_are_refused() -> None:
    """Seats, options, learners and names."""
    with pytest.raises(BadSetup):
        VectorEnv("leduc", 1, setups=[Setup(3, ())])
    with pytest.raises(BadSetup):
        VectorEnv("leduc", 1, setups=[Setup(2, (), learners=1)])
    with pytest.raises(ValueError, match="3 learners do not fit 2 seats"):
        VectorEnv("leduc", 1, setups=[Setup(2, (), learners=3)])
    with pytest.raises(ValueError, match="at least one match"):
        VectorEnv("leduc", 0)
    with pytest.raises(BadSetup):
        VectorEnv("chess", 1)


def test_random_play_inside_counts_what_it_made() -> None:
    """And leaves the arrays at the open questions."""
    env = VectorEnv("leduc", 5, seed=1)

    assert env.play_randomly(7) == 35
    assert all(env.masks.sum(axis=1) > 1)
