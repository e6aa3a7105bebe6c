"""The first lesson of Chicago Poker: ten decisions, from the first card to the last."""

from typing import Final

from .lesson import Lesson, Task, answers

MIDDLE: Final = "turns=60; steps=turn.0"
RIVAL: Final = "red3,blue8,green4,black2"
DEN: Final = "open=brewery,den"
JAZZ: Final = "open=brewery,jazz"
TENS: Final = "a1:red10,gold10"
MANY_TENS: Final = f"{TENS},black10"
YALES: Final = "b1:~blue2,~gold4,~red13"
SEVENS: Final = "b0:~red7,~blue7,~black7"
BIN: Final = "raid1,green10,murder"
# After the duel the pupil owns one den, later two and a brewery.
ONE_DEN: Final = "won=0,0,0,1,0,0,0,0"
TWO_DENS: Final = "won=0,0,1,2,1,0,1,0"


def turn(hand: str, *more: str) -> str:
    """Seat 0 has actions left in the middle of a match."""
    return f"{MIDDLE}; left=3; hands={hand}|{RIVAL}; {'; '.join(more)}"


LESSON: Final = Lesson(
    ("Yale",),
    (
        Task("draw", turn("red7,blue7,gold3,green12,black7", DEN, "left=1"), answers("draw")),
        Task(
            "seven",
            turn("red7,blue7,gold3,green12,black7,gold7", DEN, f"table={TENS}"),
            answers("play [a-z]+7 b"),
        ),
        Task(
            "second",
            turn("blue7,gold3,green12,black7,gold7", DEN, f"table={TENS}|b0:~red7", "left=2"),
            answers("play [a-z]+7 b"),
        ),
        Task(
            "raid",
            turn("gold3,green12,gold7,raid1", DEN, f"table={MANY_TENS}|{SEVENS}|{YALES}"),
            answers("raid 1 b"),
        ),
        Task(
            "murder",
            turn(
                "gold3,green12,gold7,murder",
                DEN,
                f"table={MANY_TENS},green10|{SEVENS}|{YALES}",
                "discards=raid1",
            ),
            answers("murder 1 a"),
        ),
        Task(
            "fifth",
            turn(
                "gold3,gold7,blue5",
                DEN,
                f"table={MANY_TENS}|{SEVENS},~green12|{YALES}",
                f"discards={BIN}",
            ),
            answers("play gold7 b"),
        ),
        Task(
            "duel",
            turn(
                "gold3,blue5",
                DEN,
                f"table={MANY_TENS}|b0:red7,blue7,black7,green12,gold7|b1:blue2,gold4,red13",
                "bullets=?,0",
                f"discards={BIN}",
            ),
            quiz=("why", "luck", "more"),
        ),
        Task(
            "flush",
            turn("gold3,blue5", JAZZ, f"table={MANY_TENS}", f"discards={BIN}", ONE_DEN),
            quiz=("house", "flush"),
        ),
        Task(
            "blackmail",
            turn(
                "gold3,blue5,blackmail",
                JAZZ,
                f"table={MANY_TENS}|b0:blue4,red5,blue6,gold8",
                "discards=murder,red13,black7,gold4",
                ONE_DEN,
            ),
            answers("blackmail, choose black7"),
        ),
        Task("end", turn("blue5,gold14,red2", "open=den,jazz", TWO_DENS), answers("play .* a")),
    ),
)
