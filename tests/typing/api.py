"""The library as a program uses it: type-checked by mypy, not run."""

from pathlib import Path
from random import Random
from typing import assert_type

import backroom


class Careful:
    """A bot of one's own."""

    reasons = ("careful",)

    def choose(self, decision: backroom.Decision, rng: Random) -> backroom.Pick:
        """Whatever a time-out would do."""
        assert_type(decision.view, backroom.View)
        assert_type(decision.legal, tuple[int, ...])
        return backroom.Pick(decision.default, "careful")


def use_everything(file: Path) -> None:
    """Each name of the door once."""
    bot: backroom.Bot = Careful()
    played = backroom.play("mafioso", players=4, bots=[bot, "lazy"], seed=1, youngest="last")
    assert_type(played, backroom.Played)
    assert_type(played.winners, tuple[int, ...])
    assert_type(played.places, tuple[int, ...])
    assert_type(played.record, backroom.Record)
    match = backroom.start("chicago-poker", 3, seed="friday", short=True)
    assert_type(match, backroom.Match)
    assert_type(match.pending(), list[int])
    assert_type(match.legal(0), list[str])
    assert_type(match.view(backroom.SPECTATOR), backroom.View)
    match.answer(0, "draw")
    rows = backroom.simulate("leduc", bots="random", matches=10)
    assert_type(rows, list[dict[str, object]])
    backroom.save(match, file, ["Ann", "Bob", "Cy"])
    assert_type(backroom.load(file), backroom.Match)
    assert_type(backroom.list_games(), list[str])
    assert_type(backroom.list_bots("omerta"), list[str])
    title: str = backroom.get_game("omerta").meta.title
    print(title, backroom.__version__)
