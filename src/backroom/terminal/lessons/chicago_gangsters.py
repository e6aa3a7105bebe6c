"""The first lesson of Chicago Gangsters: ten decisions, from the first cards to the end."""

from collections.abc import Sequence
from typing import Final

from .lesson import Lesson, Task, answers

TABLE: Final = (
    "holders=0,1,2,3; bottles=1,3,0,2; loot=loot1; discards=weapon2,bribe1,blackmail3; "
    "persons=mayor|taxi-driver|fence,judge|bank-director"
)
HANDS: Final = (
    "weapon2,weapon4,bribe2,blackmail1,blackmail5|bribe1,bribe3,weapon4,blackmail1|"
    "weapon2,weapon4,bribe1,bribe3,blackmail1,blackmail3"
)
# The clans in the coalition of the first task: the pupil has no question mark.
YARDS: Final = "coalition=pact2; district=back-of-the-yards; person=dealer"
ALL: Final = "reveal|fight|commit.1|commit.0"
BID: Final = 8


def scene(steps: str, hand: str, *more: str) -> str:
    """A moment of a round for four."""
    return f"{TABLE}; steps={steps}; hands={hand}|{HANDS}; {'; '.join(more)}"


def beats_the_bid(picks: Sequence[str]) -> bool:
    """Whether the bribes put in are worth more than what the challengers said."""
    bribes = [int(pick[-1]) for pick in picks if pick.startswith("put bribe")]
    return sum(bribes) > BID


LESSON: Final = Lesson(
    ("Dolores", "Kaminski", "Romano"),
    (
        Task(
            "commit",
            scene(ALL, "weapon2,weapon4,bribe5,blackmail3", YARDS),
            answers("put weapon2, put weapon4, done"),
        ),
        Task(
            "hide",
            scene(
                ALL,
                "weapon2,weapon4,weapon4,bribe5,blackmail3",
                "coalition=pact1; district=stockyards; person=dealer",
            ),
            answers("put weapon2, hide weapon4"),
        ),
        Task(
            "useless",
            scene(ALL, "weapon2,weapon4,bribe5,blackmail3", YARDS),
            quiz=("back", "lost", "half"),
        ),
        Task(
            "half",
            scene(ALL, "weapon2,weapon4,bribe5,blackmail3", YARDS),
            quiz=("share", "nothing", "win"),
        ),
        Task(
            "defend",
            scene(
                "reveal|fight|commit.1",
                "weapon2,weapon4,bribe2,bribe4,bribe5",
                "coalition=pact3; district=gold-coast; person=dealer",
                "line_up=2,3,0,1; announced=8,-1; revealed=2,3; committed=||bribe5|bribe3",
            ),
            beats_the_bid,
        ),
        Task(
            "brawl",
            scene(
                f"{ALL}|brawl.0",
                "bribe2,blackmail1",
                YARDS,
                "persons=brawler,mayor|taxi-driver|fence,judge|bank-director",
                "committed=weapon4,weapon4|||",
            ),
            answers("brawl"),
        ),
        Task(
            "loot",
            scene("loot.0.0.1.-1.-1.-1", "bribe2,blackmail1", YARDS),
            answers("take first"),
        ),
        Task(
            "sell",
            scene(
                "mini.0.4.0",
                "weapon2,weapon4,bribe1,blackmail1,blackmail5",
                "coalition=pact2; district=back-of-the-yards",
                "persons=spy,mayor|taxi-driver|fence,judge|bank-director",
            ),
            answers("use spy, .*"),
        ),
        Task(
            "mrx",
            scene(ALL, "weapon2,weapon4,bribe2,bribe4,bribe5", YARDS),
            quiz=("least", "first", "none"),
        ),
        Task(
            "end",
            scene(ALL, "weapon2,weapon4,bribe2,bribe4,bribe5", YARDS),
            quiz=("two", "none", "sum"),
        ),
    ),
)
