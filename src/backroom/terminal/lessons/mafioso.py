"""The first lesson of Mafioso: nine decisions, from the first shot to a card put away."""

from typing import Final

from .lesson import Lesson, Task, answers

MIDDLE: Final = "turns=4; steps=turn.0; pot=20,8,0; money=3,4,2; out=0,0,1"
RIVAL: Final = "move,move,move,move,move"
HOME: Final = "27:yellow-boss,7:yellow-robbie,13:yellow-jack,11:yellow-henkie"
GUESTS: Final = "14:red-robbie,21:red-henkie,23:red-henkie"


def turn(hand: str, *men: str, cakes: str = "hand,hand,gone") -> str:
    """Yellow is to play a card."""
    return f"{MIDDLE}; hands={hand}|{RIVAL}|; chairs={','.join(men)}; cakes={cakes}"


LESSON: Final = Lesson(
    ("Lola", "Nino"),
    (
        Task(
            "shoot",
            turn(
                "shoot,stab,cake,move,raid",
                f"{HOME},{GUESTS},20:red-boss,17:red-henkie,10:yellow-henkie",
            ),
            answers("shoot 20"),
        ),
        Task(
            "stab",
            turn("stab,cake,nightcap,move,raid", f"{HOME},{GUESTS},28:red-boss"),
            answers("stab 14"),
        ),
        Task(
            "income",
            turn(
                "cake,move",
                f"27:yellow-boss,5:yellow-henkie,12:yellow-jack,{GUESTS},20:red-boss",
            ),
            quiz=("three", "two", "five"),
        ),
        Task(
            "move",
            turn("move,cake,pass", f"{HOME},5:yellow-henkie,{GUESTS},20:red-boss"),
            answers("move 11, to 17"),
        ),
        Task(
            "cake",
            turn(
                "cake,boom,move",
                f"{HOME},19:yellow-henkie,{GUESTS},22:red-jack,28:red-boss",
            ),
            answers("cake 22"),
        ),
        Task(
            "boom",
            turn(
                "pass,boom,move",
                "8:yellow-boss,7:yellow-robbie,3:yellow-jack,10:red-boss,21:red-henkie",
                "23:red-jack",
                cakes="hand,8,gone",
            ),
            answers("pass red left"),
        ),
        Task(
            "nightcap",
            turn(
                "nightcap,shoot,move",
                "6:yellow-boss,7:yellow-robbie,16:red-boss,19:red-jack",
                "23:red-sleeping-henkie,29:yellow-henkie",
            ),
            answers("nightcap 16, nightcap 19, nightcap 23"),
        ),
        Task(
            "crossed",
            turn("move,cake", f"{HOME},{GUESTS},20:red-boss"),
            quiz=("ends", "register", "corner"),
        ),
        Task(
            "discard",
            turn("shoot,raid", "13:yellow-boss,5:yellow-henkie,16:red-boss,26:red-robbie"),
            answers("discard shoot"),
        ),
    ),
)
