"""The first lesson of Capone: eleven decisions, from the exchange to the million."""

from collections.abc import Sequence
from typing import Final

from backroom.games.capone.board import GUARD_VALUE, MEMBER, VALUES

from .lesson import Lesson, Task, answers

YEAR_2: Final = "year=2; starter=0; cash=120,90,60; markers=2,3,1"
# The rivals hold cards as well, or the year would end with the pupil's last one.
OTHERS: Final = "|bar,nightclub|guns,bar"
BOLD: Final = 60


def is_bold(picks: Sequence[str]) -> bool:
    """Whether the bank gets at least as much as the teacher asks for."""
    words = [pick.split() for pick in picks]
    sent = [VALUES[MEMBER.parse(key)] for verb, key in words if verb == "member"]
    guards = [int(key) * GUARD_VALUE for verb, key in words if verb == "guards"]
    return picks[0] == "play bank" and sum(sent) + sum(guards) >= BOLD


def turn(hand: str, more: str = "") -> str:
    """Seat 0 is to play a card in year 2."""
    return f"{YEAR_2}; steps=year|turn.0; hands={hand}{OTHERS}; {more}"


LESSON: Final = Lesson(
    ("Rosa", "Tony"),
    (
        Task(
            "swap",
            "year=1; starter=0; cash=100,100,100; markers=0,0,0; steps=year|turn.0|swap.0; "
            f"hands=bank,jeweller,pasta,cinema,protection{OTHERS}",
            answers("swap pasta, swap cinema, swap protection, done"),
        ),
        Task("place", turn("bank,nightclub,offer", "fields=bar1:1:3"), is_bold),
        Task(
            "attack",
            turn(
                "jeweller,garage",
                "fields=jeweller1:1:accountant+newcomer,jeweller2:2:don+2,bank1:0:mama+2",
            ),
            answers("play jeweller, at jeweller1, .*"),
        ),
        Task("alone", turn("casino", "fields=casino1:0:don"), quiz=("guards", "mama", "all")),
        Task(
            "takeover",
            turn("takeover,print", "fields=guns1:2:accountant+newcomer+4,casino2:1:don+8"),
            answers("play takeover, at guns1, .*"),
        ),
        Task(
            "arrest",
            turn(
                "fbi,credit",
                "fields=bar1:1:newcomer+1,guns2:2:don+2,casino1:1:secretary",
            ),
            answers("play fbi, at guns2(, member don)?"),
        ),
        Task(
            "bail",
            turn("casino,guns", "cells=0|mama|0|0|0|0|0|0|0; cash=180,90,60"),
            answers("bail mama"),
        ),
        Task(
            "honest",
            turn("pasta,funeral", "markers=3,4,2; fields=print1:1:lawyer"),
            answers("play (pasta|funeral)"),
        ),
        Task(
            "offer",
            turn(
                "offer,exchange",
                "fields=bar2:1:newcomer+2,bank2:2:mama,"
                "jeweller1:1:right_hand+collector+lawyer+accountant+6",
            ),
            answers("play offer, at jeweller1"),
        ),
        Task(
            "settle",
            turn("", "fields=bank1:0:accountant,bar1:0:2,print2:0:3,casino1:0:newcomer"),
            quiz=("right75", "only50", "all105"),
        ),
        Task(
            "invest",
            "year=2; starter=0; steps=close|invest.0; hands=||; cash=345,90,60; markers=4,5,3",
            answers("invest 7"),
        ),
    ),
)
