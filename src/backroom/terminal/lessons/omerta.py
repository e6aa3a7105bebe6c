"""The first lesson of Omerta: ten decisions, from the first look to the call."""

from typing import Final

from .lesson import Lesson, Task, answers

ROUND: Final = "round=1; turns=5; vault=bottle9,bottle9,bottle10,bottle10"
RIVALS: Final = "bottle5,bottle6,bottle7,bottle4|bottle3,mole,bottle10,bottle4"
# What the cards are when two are seen, after the exchange, and after the race.
SEEN: Final = "bottle9+0,bottle2+0,bottle3,bottle10"
SWAPPED: Final = "bottle1+0,bottle2+0,bottle3,bottle10"
THREE: Final = "bottle1+0,bottle2,killer"


def scene(steps: str, top: str, hand: str, more: str = "", rivals: str = RIVALS) -> str:
    """A moment of the first round."""
    return f"{ROUND}; steps={steps}; discards={top}; hands={hand}|{rivals}; {more}"


LESSON: Final = Lesson(
    ("Luciano", "Siegel"),
    (
        Task(
            "peek",
            scene("peek", "witness", "bottle9,bottle2,bottle3,bottle10"),
            answers("peek 1, peek 2"),
        ),
        Task("draw", scene("end.0|turn.0", "snitch", SEEN), answers("draw")),
        Task(
            "keep",
            scene("end.0|keep.0", "snitch", SEEN, "drawn=bottle1; source=1"),
            answers("swap 1"),
        ),
        Task("race", scene("end.1|race.1.1.0", "bottle2", SWAPPED), answers("claim 2")),
        Task("pass", scene("end.2|race.7.7.0", "bottle8", THREE), answers("pass")),
        Task("mole", scene("end.0|mole.0", "mole", THREE), answers("peek 3")),
        Task(
            "killer",
            scene("end.1|strike.11.1.0.-1.-1.-1.1", "lady", f"{THREE}+0"),
            answers("kill 3"),
        ),
        Task(
            "gangster",
            scene(
                "end.0|gangster.0",
                "gangster",
                "bottle1+0,bottle2,bottle3,bottle10+0",
                rivals="bottle5,bottle1+01,bottle7,bottle4|bottle3,mole,bottle10,bottle4",
            ),
            answers("aim 0, pick 4, aim 1, pick 2"),
        ),
        Task(
            "call",
            scene("end.0|turn.0", "bottle7", "bottle1+0,bottle2+0,alibi+0"),
            answers("call"),
        ),
        Task(
            "wrong",
            scene("end.1|turn.1", "bottle7", "bottle1+0,bottle2+0,bottle3+0"),
            quiz=("penalty", "zero", "sum"),
        ),
    ),
)
