"""How fast are many matches at once? Every game with observations, and Leduc beside its peers.

All figures are of one core and of processor time, the best of several slices, in one run:
what counts are the ratios. `make bench` runs it on the compiled build.

    PYTHONPATH=build/compiled/lib build/bench-venv/bin/python benchmarks/vector.py
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

# One core for everybody, JAX included; before anything that starts threads is imported.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import numpy as np

from backroom.games import GAMES, TUTORIAL
from backroom.research.vector import VectorEnv

SIZE: Final = 1024
SLICES: Final = 7
SECONDS: Final = 0.4
PGX_STEPS: Final = 100
PGX_SIZE: Final = 4096
NOISES: Final = 8
Slice = Callable[[], tuple[int, float]]


def stepping(name: str, observe: bool = True) -> Slice:
    """Random legal actions chosen by NumPy; only the time inside `step` counts."""
    env = VectorEnv(name, SIZE, seed=1, observe=observe)
    noise = np.random.default_rng(1).random((NOISES, *env.masks.shape), np.float32)

    def run() -> tuple[int, float]:
        made, spent, end = 0, 0.0, time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            actions = (env.masks * noise[made // SIZE % NOISES]).argmax(axis=1)
            begun = time.process_time()
            env.step(actions)
            spent += time.process_time() - begun
            made += SIZE
        return made, spent

    return run


def inside(name: str) -> Slice:
    """Random legal actions chosen inside, without observations."""
    env = VectorEnv(name, SIZE, seed=1, observe=False)

    def run() -> tuple[int, float]:
        made, begun, end = 0, time.process_time(), time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            made += env.play_randomly(64)
        return made, time.process_time() - begun

    return run


def pettingzoo_leduc() -> Slice:
    """PettingZoo's own Leduc, one match at a time, as its tutorial plays it."""
    from pettingzoo.classic import leduc_holdem_v4

    env: Any = leduc_holdem_v4.env()

    def run() -> tuple[int, float]:
        made, begun, end = 0, time.process_time(), time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            env.reset()
            for agent in env.agent_iter():
                seen, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(seen["action_mask"]))
                    made += 1
        return made, time.process_time() - begun

    return run


def pgx_leduc(observe: bool) -> Slice:
    """The Leduc of pgx in one compiled loop: random actions, finished matches begun anew."""
    import jax
    import jax.numpy as jnp
    import pgx

    env: Any = pgx.make("leduc_holdem")

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, chosen, dealt = jax.random.split(key, 3)
        actions = jax.random.categorical(chosen, jnp.log(state.legal_action_mask.astype(float)))
        after = jax.vmap(env.step)(state, actions)
        fresh = jax.vmap(env.init)(jax.random.split(dealt, PGX_SIZE))
        over = after.terminated | after.truncated

        def begun_anew(old: Any, new: Any) -> Any:
            return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        after = jax.tree_util.tree_map(begun_anew, after, fresh)
        if not observe:
            # Unused, so that the compiler leaves it out.
            after = after.replace(observation=state.observation)
        return (after, key), None

    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, length=PGX_STEPS)[0]

    play: Any = jax.jit(many)
    keys = jax.random.split(jax.random.PRNGKey(0), PGX_SIZE)
    held = play(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))

    def run() -> tuple[int, float]:
        nonlocal held
        begun = time.process_time()
        held = jax.block_until_ready(play(*held))
        return PGX_STEPS * PGX_SIZE, time.process_time() - begun

    return run


def rate(make: Callable[[], Slice]) -> float:
    """Decisions a second in the best slice."""
    run = make()
    run()
    return max(made / spent for made, spent in (run() for _ in range(SLICES)))


def measured(games: list[str], peers: bool) -> dict[str, float]:
    """All figures by name."""
    rates = {
        f"{name}, with observations": rate(lambda name=name: stepping(name))  # type: ignore[misc]
        for name in games
    }
    if "leduc" in games:
        rates["leduc, inside"] = rate(lambda: inside("leduc"))
    if peers:
        rates["PettingZoo's leduc"] = rate(pettingzoo_leduc)
        rates["pgx's leduc, inside"] = rate(lambda: pgx_leduc(observe=False))
        rates["pgx's leduc, with observations"] = rate(lambda: pgx_leduc(observe=True))
    return rates


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Leduc beside its peers, like with like."""
    pairs = {
        "leduc, with observations / PettingZoo's leduc": 10.0,
        "leduc, inside / pgx's leduc, inside": 1.0,
    }
    found = {}
    for pair in pairs:
        ours, peer = pair.split(" / ")
        if ours in rates and peer in rates:
            found[pair] = rates[ours] / rates[peer]
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    every = [*GAMES, *TUTORIAL]
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    parser.add_argument("--no-peers", action="store_true", help="our own games only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    unknown = [name for name in asked.games if name not in every]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(every)}")
    rates = measured(asked.games or every, peers=not asked.no_peers)
    if asked.json:
        print(json.dumps({"rates": rates, "ratios": ratios(rates)}))
        return 0
    for name, one in rates.items():
        print(f"{name:45}{one:>14,.0f} decisions/s")
    for name, times in ratios(rates).items():
        print(f"{name:60}{times:>10.2f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
