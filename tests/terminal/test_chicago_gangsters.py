"""The table of Chicago Gangsters as it is drawn in a terminal."""

import pytest

from backroom.engine.domains import HIDDEN
from backroom.games.chicago_gangsters.actions import ACTIONS
from backroom.games.chicago_gangsters.cards import FACE, PERSON, PERSONS
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.terminal.story import Heard
from backroom.terminal.tables.chicago_gangsters.small import draw, note, standing
from backroom.texts.words import Words

NAMES = ("Ann", "Bob", "Cas", "Dot", "Eve")
SCENE = (
    "steps=reveal|fight|commit.1; holders=0,1,2,3; coalition=pact2; district=cicero;"
    "loot=loot4; person=judge; hands=weapon2,bribe5|weapon4||bribe1; known=|weapon4||bribe1;"
    "committed=weapon4|blackmail3||; revealed=0,1; hidden=bribe4; announced=7,-1;"
    "persons=spy,mayor|||; bottles=0,3,12,1; discards=bribe2"
)
X = "; mr_x=4; mr_x_side=defenders; brawling=0"


CROWD = (
    "steps=reveal|fight|commit.1; holders=0,1,2,3; coalition=pact2; district=the-levee;"
    "loot=loot4; person=senator; hands=weapon4,weapon4,weapon4,weapon4,weapon4,weapon4,weapon4,"
    "weapon4,bribe5,bribe5|||; known=weapon4,weapon4,weapon4,weapon4,weapon4,weapon4,weapon4,"
    "weapon4,bribe5,bribe5|||; committed=|||; announced=7,-1; persons={many}|{few}||;"
    "bottles=0,3,12,1"
)


def drawn(
    seat: int, language: str = "en", text: str = SCENE, seats: int = 4, width: int = 79
) -> list[str]:
    """The lines of a scene as a seat sees it."""
    expert = (1,) if "godfather" in text else (0,)
    view = CHICAGO_GANGSTERS.observe(CHICAGO_GANGSTERS.read(text, seats, expert), seat)
    words = Words(CHICAGO_GANGSTERS, language, NAMES[:seats], seat)
    return [line.plain.rstrip() for line in draw(view, words, width)]


def test_the_table_shows_the_round_the_sides_and_the_own_hand() -> None:
    """Challengers first; the hidden card is a question mark to all but its owner."""
    lines = drawn(0)

    assert lines[0] == "Round 1 · Cicero (weapons, blackmail) · on offer: Judge 4"
    assert lines[1] == "Winners 1 bottle, 1 card | person, 1 card · losers 2 cards | 1 card"
    assert lines[2] == (
        " C? Bob     O\u2019Hara   hand  1, bottles  3 X3 (?) · - · seen in hand: W4"
    )
    assert lines[3] == " C& Ann     Bellini  hand  2, bottles  0 W4 · Spy 0, Mayor 3"
    assert lines[4].startswith(">D& Dot     Sterling hand  1")
    assert lines[6] == "Challengers 7+? · defenders - · deck 40 · discards 1"
    assert lines[7] == "Your hand:  W2*  B5"


def test_after_a_fight_the_sums_are_those_it_was_fought_with() -> None:
    """The hidden card counts: what was announced before is not what the table shows then."""
    view = CHICAGO_GANGSTERS.observe(CHICAGO_GANGSTERS.read(SCENE, 4, (0,)), 0)
    words = Words(CHICAGO_GANGSTERS, "en", NAMES[:4], 0)
    heard = Heard()
    heard.hear("round", (0, 0, 0, 0))
    before = [line.plain for line in draw(view, words, 79, heard)]
    heard.hear("fought", (0, 21, 11, 1))
    view.hides = 0
    after = [line.plain for line in draw(view, words, 79, heard)]

    assert before[6].startswith("Challengers 7+? · defenders - ")
    assert after[6].startswith("Challengers 21 · defenders 11 ")


@pytest.mark.parametrize(("language", "does"), [("en", "has put in"), ("nl", "heeft")])
def test_a_replay_says_who_put_cards_in(language: str, does: str) -> None:
    """Everybody but the reader is named; a hidden card on its own is not called nothing."""
    words = Words(CHICAGO_GANGSTERS, language, NAMES[:4], 0)
    weapon, blackmail = FACE.parse("weapon4"), FACE.parse("blackmail5")

    for values in ((1, (weapon,), HIDDEN), (1, (weapon,), blackmail), (1, (), blackmail)):
        told = words.event("committed", values)
        assert told.startswith(f"Bob {does} ")
        assert words.text("list-empty") not in told
    assert not words.event("committed", (0, (weapon,), HIDDEN)).startswith("Ann")


def test_the_owner_sees_the_hidden_card() -> None:
    """And what others have seen in his hand is no news to him."""
    lines = drawn(1)

    assert lines[2].endswith(" X3 (B4) · -")


def test_a_spectator_sees_no_hand() -> None:
    """And everything else."""
    assert len(drawn(-1)) == len(drawn(0)) - 1
    assert drawn(-1)[0] == drawn(0)[0]


def test_the_table_speaks_dutch() -> None:
    """With letters that a Dutch reader expects."""
    lines = drawn(0, "nl")

    assert lines[2].startswith(" U? Bob     O\u2019Hara   hand  1, flessen  3 C3 (?)")
    assert lines[7] == "Je hand:  W2*  S5"


def test_mr_x_and_the_brawler_are_marked() -> None:
    """With the number of cards that lie covered."""
    five = SCENE.replace("hands=weapon2,bribe5|weapon4||bribe1", "hands=weapon2||||bribe1")
    five = five.replace("committed=weapon4|blackmail3||", "committed=weapon4||||weapon2")
    five = five.replace("known=|weapon4||bribe1", "known=||||")
    five = five.replace("persons=spy,mayor|||", "persons=||||")
    five = five.replace("bottles=0,3,12,1", "bottles=0,0,0,0,0")
    lines = drawn(0, text=five.replace("hidden=bribe4;", "") + X, seats=5)

    assert lines[3].endswith("W4 x2 · -")
    assert lines[6] == " D  Eve     Mr. X    hand  1, bottles  0 1 covered · -"
    assert drawn(4, text=five + X, seats=5)[6].endswith("W2 · -")
    early = five.replace("committed=weapon4||||weapon2", "committed=||||")
    assert drawn(0, text=early + "; mr_x=4", seats=5)[6].startswith("    Eve")


def test_the_godfather_and_whom_he_threw_out_are_marked() -> None:
    """With the points of everybody."""
    lines = drawn(0, text=f"{SCENE}; godfather=0; kicked=1; points=2,1,0,0")

    assert lines[2].startswith(" Cx Bob")
    assert lines[2].endswith(" · 1 point: - · seen in hand: W4")
    assert lines[3].endswith(" · GODFATHER 2 points: Spy 0,")
    assert lines[4] == "      Mayor 3"


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("width", [39, 79, 119])
def test_nothing_is_cut_off(language: str, width: int) -> None:
    """Persons, cards seen in a hand and the person on offer go on in the next line."""
    names = [person.key for person in PERSONS]
    crowd = CROWD.format(many=",".join(names[:10]), few=",".join(names[10:17]))
    lines = drawn(3, language, crowd, width=width)
    words = Words(CHICAGO_GANGSTERS, language, NAMES[:4], 3)

    told = " ".join(" ".join(lines).split())
    for number, person in enumerate(PERSONS):
        assert f"{words.value(PERSON, number)} {person.value}" in told
    assert told.count(f"{words.text('table-weapon')}4") >= 8
    assert "\N{HORIZONTAL ELLIPSIS}" not in told
    assert max(map(len, lines)) <= width


def test_the_end_is_told() -> None:
    """No district is fought for any more."""
    lines = drawn(0, text=f"{SCENE}; hidden=?; coalition=end-card; winners=2; person=?")

    assert lines[0] == "The match is over."
    assert "offer: -" in drawn(0, text=SCENE.replace("person=judge", "person=?"))[0]


def test_remarks_say_what_a_card_and_a_package_are_good_for() -> None:
    """A specialist is taken into account."""
    words = Words(CHICAGO_GANGSTERS, "en", NAMES[:4], 0)
    state = CHICAGO_GANGSTERS.read(SCENE.replace("mayor", "dealer"), 4, (0,))
    view = CHICAGO_GANGSTERS.observe(state, 0)
    plain = CHICAGO_GANGSTERS.observe(CHICAGO_GANGSTERS.read(SCENE, 4, (0,)), 0)
    loot = SCENE.replace("steps=reveal|fight|commit.1", "steps=reveal|loot.1.0.1.2.3.-1")
    choice = CHICAGO_GANGSTERS.observe(CHICAGO_GANGSTERS.read(loot, 4, (0,)), 2)

    assert note(plain, words, ACTIONS.parse("put bribe5")) == "of no use here"
    assert note(view, words, ACTIONS.parse("put bribe5")) == ""
    assert note(view, words, ACTIONS.parse("hide weapon2")) == ""
    assert note(choice, words, ACTIONS.parse("take first")) == "2 cards"
    assert note(choice, words, ACTIONS.parse("done")) == ""


@pytest.mark.parametrize(
    ("language", "told"), [("en", "12 bottles, 3 persons"), ("nl", "12 flessen, 3 personen")]
)
def test_at_the_end_it_is_told_what_decides_among_equals(language: str, told: str) -> None:
    """G17: with as many bottles more persons win, and the Priest is two."""
    text = SCENE.replace("persons=spy,mayor|||", "persons=||priest,mayor|")
    view = CHICAGO_GANGSTERS.observe(CHICAGO_GANGSTERS.read(text, 4, (0,)), 0)
    words = Words(CHICAGO_GANGSTERS, language, NAMES[:4], 0)

    assert standing(view, words, 2) == told.partition(",")[0]
    view.winners = 4
    assert standing(view, words, 2) == told
