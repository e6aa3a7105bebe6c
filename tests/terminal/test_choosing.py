"""An unfinished choice can be narrowed, written, and taken back."""

from collections.abc import Sequence
from functools import partial

import pytest

from backroom.engine.chance import MatchChance
from backroom.engine.errors import BadNotation, IllegalAction
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision, Match
from backroom.engine.views import View
from backroom.games.capone.game import CAPONE
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.omerta.game import OMERTA
from backroom.terminal.choosing import Choosing

LISTS = {
    (): ("draw", "play red1 a", "play red1 b", "limousine a b"),
    ("limousine a b",): ("pick 1", "pick 2"),
    ("limousine a b", "pick 2"): ("pick 1", "done"),
}


def ask(picks: Sequence[int]) -> Decision | None:
    """A question with three parts if it is about the limousine."""
    texts = tuple(ACTIONS.text(pick) for pick in picks)
    if texts and ACTIONS.text(picks[-1]) not in LISTS.get(texts[:-1], ()):
        raise IllegalAction("illegal-action")
    if texts not in LISTS:
        return None
    legal = tuple(ACTIONS.parse(text) for text in LISTS[texts])
    return Decision(0, 1, View(0, 2, ()), legal, legal[0])


def texts(actions: Sequence[int]) -> list[str]:
    """Actions in notation."""
    return [ACTIONS.text(action) for action in actions]


@pytest.fixture
def choosing() -> Choosing:
    """A choice of which nothing is chosen yet."""
    return Choosing(ask, ACTIONS)


def test_a_single_action_is_picked(choosing: Choosing) -> None:
    """The answer is whole when nothing more is asked."""
    choosing.narrow((ACTIONS.parse("draw"),))

    assert choosing.is_settled
    assert texts(choosing.picks) == ["draw"]


def test_several_actions_are_meant_until_one_is_left(choosing: Choosing) -> None:
    """Nothing is picked by that."""
    choosing.narrow(choosing.meant[1:3])

    assert texts(choosing.meant) == ["play red1 a", "play red1 b"]
    assert choosing.picks == ()


def test_every_stage_can_be_taken_back(choosing: Choosing) -> None:
    """Until nothing is chosen, and no further."""
    choosing.write("limousine a b")
    choosing.write("pick 2")
    assert texts(choosing.meant) == ["pick 1", "done"]

    assert choosing.undo()
    assert texts(choosing.meant) == ["pick 1", "pick 2"]
    assert not choosing.is_whole
    assert choosing.undo()
    assert not choosing.undo()
    assert texts(choosing.meant) == list(LISTS[()])


def test_a_whole_answer_can_be_written_at_once(choosing: Choosing) -> None:
    """As in a record; case and spaces do not matter."""
    choosing.write("Limousine A  B, pick 2,DONE")

    assert choosing.is_settled
    assert texts(choosing.picks) == ["limousine a b", "pick 2", "done"]


def test_the_beginning_of_an_action_narrows_down(choosing: Choosing) -> None:
    """Word by word."""
    choosing.write("play")

    assert texts(choosing.meant) == ["play red1 a", "play red1 b"]


def test_the_beginning_of_a_word_is_not_enough(choosing: Choosing) -> None:
    """`red1` is not meant by `red`."""
    with pytest.raises(BadNotation):
        choosing.write("play red")


def test_what_is_not_legal_is_refused_by_the_rules(choosing: Choosing) -> None:
    """And leaves the choice as it was."""
    with pytest.raises(IllegalAction):
        choosing.write("limousine a b, pick 3")

    assert choosing.picks == ()
    assert texts(choosing.meant) == list(LISTS[()])


@pytest.mark.parametrize("typed", ["frob", "", ",", "draw, draw"])
def test_what_names_nothing_is_refused(choosing: Choosing, typed: str) -> None:
    """And leaves the choice as it was."""
    with pytest.raises(BadNotation):
        choosing.write(typed)

    assert choosing.picks == ()


SNITCH = "hands=bottle1|bottle2|bottle3; discards=snitch; steps=end.0|snitch.0"
DRIVER = "hands=bottle1,bottle2,bottle4|bottle2|bottle3; discards=driver; steps=end.0|driver.0"
GANGSTER = "hands=bottle1|bottle2|bottle3; discards=gangster; steps=end.0|gangster.0"
PEEK = "hands=bottle1,bottle2,bottle3,bottle4|bottle1|bottle2; steps=peek"
COMMIT = (
    "steps=reveal|fight|commit.0; holders=0,1,2,3; coalition=pact1; district=cicero;"
    "loot=loot4; person=judge; hands=weapon2,bribe1,bribe3,blackmail1|||"
)
NIGHTCAP = (
    "steps=turn.0; hands=nightcap||; chairs=2:yellow-boss,6:red-boss,8:blue-boss,"
    "13:red-jack,26:blue-jack"
)
CITY = (
    "year=1; starter=0; steps=year|turn.0; hands=bar|bank|bank; markers=3,3,3; cash=50,50,50;"
    " shops=?,?,?,?,?,?,?,?; diverted=?,?,?"
)


def at(game: AnyGame, scene: str, seats: int = 3) -> Choosing:
    """The choice of the first seat in a scene."""
    options = game.meta.read_options({}, seats)
    match = Match(game, seats, options, MatchChance(b"a seed"))
    match.state = game.read(scene, seats, options)
    return Choosing(partial(match.next_decision, 0), game.actions)


@pytest.mark.parametrize(
    ("game", "scene", "seats", "written", "picks"),
    [
        (OMERTA, PEEK, 3, "peek 3, peek 1", "peek 1, peek 3"),
        (OMERTA, PEEK, 3, "peek 4, peek 2", "peek 2, peek 4"),
        (OMERTA, SNITCH, 3, "aim 2, aim 1", "aim 1, aim 2"),
        (OMERTA, DRIVER, 3, "throw 3, throw 2", "throw 2, throw 3"),
        (
            CHICAGO_GANGSTERS,
            COMMIT,
            4,
            "put bribe3, put weapon2, put blackmail1, put bribe1",
            "put weapon2, put bribe1, put bribe3, put blackmail1",
        ),
        (
            MAFIOSO,
            NIGHTCAP,
            3,
            "nightcap 8, nightcap 6, nightcap 26",
            "nightcap 6, nightcap 8, nightcap 26",
        ),
        (
            CAPONE,
            CITY,
            3,
            "play bar, at bar1, member newcomer, member mama",
            "play bar, at bar1, member mama, member newcomer",
        ),
    ],
)
def test_things_of_one_kind_can_be_picked_in_any_order(
    game: AnyGame, scene: str, seats: int, written: str, picks: str
) -> None:
    """The rules get them in theirs."""
    choosing = at(game, scene, seats)

    choosing.write(written)

    assert ", ".join(map(game.actions.text, choosing.picks)) == picks
    assert not choosing.is_settled


def test_what_the_rules_want_last_can_be_picked_first() -> None:
    """O3: all four cards are in the list; the second pick goes before the first."""
    choosing = at(OMERTA, PEEK)
    text = OMERTA.actions.text

    assert [text(one) for one in choosing.meant] == ["peek 1", "peek 2", "peek 3", "peek 4"]
    choosing.write("peek 4")
    assert [text(one) for one in choosing.picks] == ["peek 4"]
    assert not choosing.is_whole
    assert [text(one) for one in choosing.meant] == ["peek 1", "peek 2", "peek 3"]
    assert choosing.undo()
    assert choosing.picks == ()


def test_bodyguards_are_offered_from_few_to_many() -> None:
    """Also when some of them were enough before a member was chosen."""
    scene = CITY.replace("hands=bar", "hands=guns")
    choosing = at(CAPONE, scene)

    choosing.write("play guns, at guns1, member mama")

    texts_ = [CAPONE.actions.text(one) for one in choosing.meant]
    guards = [one for one in texts_ if one.startswith("guards")]
    assert guards == sorted(guards)
    assert guards[0] == "guards 0"


def test_an_action_on_offer_that_comes_too_late_stays_on_offer() -> None:
    """In its old place in the list, and what is legal now with it."""
    choosing = at(CHICAGO_GANGSTERS, COMMIT, 4)

    choosing.write("put bribe3")

    offered = [CHICAGO_GANGSTERS.actions.text(action) for action in choosing.meant]
    assert offered[:3] == ["put weapon2", "put bribe1", "put blackmail1"]
    assert offered[-2:] == ["done", "open"]
    choosing.write("put weapon2")
    offered = [CHICAGO_GANGSTERS.actions.text(action) for action in choosing.meant]
    assert offered[:2] == ["put bribe1", "put blackmail1"]
    assert choosing.undo()
    assert [CHICAGO_GANGSTERS.actions.text(pick) for pick in choosing.picks] == ["put bribe3"]


@pytest.mark.parametrize(("scene", "written"), [(SNITCH, "aim 2"), (DRIVER, "throw 3")])
def test_a_choice_that_is_whole_too_soon_waits(scene: str, written: str) -> None:
    """O14, O15: naming the last one first is an answer, but perhaps not the one meant."""
    choosing = at(OMERTA, scene)

    choosing.write(written)

    assert (choosing.is_whole, choosing.is_settled) == (True, False)
    assert choosing.meant
    choosing.settle()
    assert choosing.is_settled
    assert [OMERTA.actions.text(pick) for pick in choosing.picks] == [written]


def test_a_choice_of_several_picks_waits_and_can_be_taken_back() -> None:
    """Unless its last pick says that it is the last."""
    choosing = at(OMERTA, PEEK)
    closed = at(CHICAGO_GANGSTERS, COMMIT, 4)

    choosing.write("peek 1, peek 4")
    closed.write("put bribe1, done")

    assert closed.is_settled
    assert (choosing.is_whole, choosing.is_settled) == (True, False)
    choosing.settle()
    assert choosing.undo()
    assert choosing.undo()
    assert len(choosing.picks) == 1


def test_it_is_told_when_something_is_offered_only_after_something_else() -> None:
    """Cards from low to high, players clockwise."""
    assert not at(OMERTA, PEEK).holds_back()
    assert at(OMERTA, GANGSTER).holds_back()
    assert not at(OMERTA, SNITCH).holds_back()
    assert not at(CHICAGO_GANGSTERS, COMMIT, 4).holds_back()


def test_nothing_is_held_back_from_a_list_of_several_kinds() -> None:
    """It would not be clear of which."""
    choosing = at(MAFIOSO, NIGHTCAP)
    verb_of = MAFIOSO.actions.verb_of
    pills = [one for one in choosing.meant if verb_of[one].name == "nightcap"]

    assert not choosing.holds_back()
    choosing.narrow(tuple(pills))
    assert choosing.holds_back()
