"""Long lists of actions become short ones: what to do, then with what, then where."""

from random import Random
from typing import Any, cast

import pytest

from backroom.bots.headless import decision_of
from backroom.engine.chance import RandomChance, SearchChance
from backroom.engine.domains import Domain
from backroom.engine.game import AnyGame
from backroom.engine.seats import next_seat
from backroom.engine.state import State
from backroom.engine.tables import ActionTable, Arg, Verb
from backroom.games import ALL_GAMES
from backroom.games.capone.game import CAPONE
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.leduc.game import LEDUC
from backroom.games.mafioso.game import MAFIOSO
from backroom.terminal.menus import MOST_LINES, PART, Item, menu, numbered
from backroom.texts.words import Words

ALL = ALL_GAMES
WORDS = Words(CHICAGO_POKER, "en", ("Ann", "Bob", "Cleo", "Dirk"), 0)


def plain(action: int) -> str:
    """No remarks."""
    return ""


def actions(*texts: str) -> list[int]:
    """Actions by notation."""
    return [ACTIONS.parse(text) for text in texts]


def labels(items: list[Item]) -> list[str]:
    """What the list says."""
    return [item.label for item in items]


PLAYS = [
    f"play {colour}{value} {place}"
    for colour in ("red", "gold")
    for value in (1, 2)
    for place in "abc"
]


def test_a_few_actions_are_listed_as_they_are() -> None:
    """Each is a whole choice."""
    items = menu(WORDS, plain, actions("draw", "play red1 a", "play red1 b"))

    assert labels(items) == ["Draw a card", "Lay red 1 at A", "Lay red 1 at B"]
    assert [len(item.actions) for item in items] == [1, 1, 1]


CITY = Words(CAPONE, "en", ("Ann", "Bob", "Cleo"), 0)
SALOON = Words(MAFIOSO, "en", ("Ann", "Bob", "Cleo"), 0)


def offered(words: Words, *texts: str, closing: tuple[str, ...] = ()) -> list[tuple[int, str]]:
    """The numbers and labels of a list."""
    legal = [words.game.actions.parse(text) for text in texts]
    return [(item.number, item.label) for item in menu(words, plain, legal, closing)]


def test_what_is_a_number_is_chosen_by_it() -> None:
    """So many bodyguards, a step for the marker, a chair: never by another number."""
    guards = offered(CITY, "guards 0", "guards 1", "guards 6")
    chairs = offered(SALOON, "shoot 17", "shoot 4")

    assert guards == [
        (0, "Without bodyguards"),
        (1, "With one bodyguard"),
        (6, "With 6 bodyguards"),
    ]
    assert chairs == [
        (17, "Shoot the man on chair 17 (café)"),
        (4, "Shoot the man on chair 4 (revolver)"),
    ]


def test_what_closes_a_choice_does_not_take_the_number_of_a_thing() -> None:
    """It is 0, or comes after all of them."""
    assert offered(CITY, "guards 3", "guards 4", "done")[-1] == (0, "That is all")
    assert offered(CITY, "guards 0", "guards 4", "done")[-1] == (5, "That is all")
    assert offered(CITY, "guards 1", "guards 2", closing=("Send",))[0] == (0, "Send")
    assert offered(CITY, closing=("Send",)) == [(1, "Send")]


def test_numbers_that_are_things_do_not_stand_beside_places_in_the_list() -> None:
    """Members and bodyguards are two lists, however few there are."""
    mixed = offered(CITY, "member mama", "member collector", "guards 6", "guards 7")

    assert mixed == [(1, "Members …"), (2, "Bodyguards …")]


def test_many_actions_are_split_by_verb_first() -> None:
    """A verb with one action is a whole choice."""
    items = menu(WORDS, plain, actions("draw", *PLAYS, "pistol"))

    assert labels(items) == ["Draw a card", "Lay … at …", "Fire the pistol"]
    assert list(items[1].actions) == actions(*PLAYS)


def test_then_they_are_split_by_the_first_argument_that_differs() -> None:
    """And shown whole when few are left."""
    cards = menu(WORDS, plain, actions(*PLAYS))
    places = menu(WORDS, plain, cards[2].actions)

    assert labels(cards)[2] == "Lay gold 1 at …"
    assert labels(places) == ["Lay gold 1 at A", "Lay gold 1 at B", "Lay gold 1 at C"]


def test_an_argument_in_which_all_agree_is_not_asked() -> None:
    """Here the card is the same, so the place is asked at once."""
    domain = Domain("place", [f"p{n}" for n in range(12)])
    table = ActionTable((Verb("go", (Arg("who", Domain("who", ["ann"])), Arg("to", domain))),))
    words = Words(LEDUC, "en", ("Ann", "Bob"))
    words.game = cast(AnyGame, FakeGame(table))

    assert len(menu(words, plain, range(12))) == 12


class FakeGame:
    """Leduc with other actions; no child of it, which the compiled build forbids."""

    def __init__(self, table: ActionTable) -> None:
        self.actions = table

    def __getattr__(self, name: str) -> Any:
        return getattr(LEDUC, name)


def test_a_very_long_list_is_cut_into_parts() -> None:
    """Each part is named after its ends, and leads to a list of its own."""
    many = [ACTIONS.first["choose"] + card for card in range(81)]

    parts = menu(WORDS, plain, many)

    assert parts[0].label == "Choose red 1 … Choose red 9"
    assert [action for part in parts for action in part.actions] == many
    assert len(menu(WORDS, plain, parts[0].actions)) == PART


def test_a_remark_stands_behind_a_whole_choice() -> None:
    """A list that leads on has none."""
    items = menu(WORDS, lambda action: "pub", actions("draw", *PLAYS))

    assert labels(items) == ["Draw a card (pub)", "Lay … at …"]


def test_numbers_run_down_the_columns() -> None:
    """Short lists in one column, longer ones side by side."""
    items = [Item(f"item {n}", (n,), n) for n in range(1, 8)]

    assert numbered(items[:3], 79) == [" 1 item 1", " 2 item 2", " 3 item 3"]
    assert numbered(items, 79) == [
        " 1 item 1   4 item 4   7 item 7",
        " 2 item 2   5 item 5",
        " 3 item 3   6 item 6",
    ]


def test_a_list_never_takes_more_than_twenty_lines() -> None:
    """Labels are cut rather than that."""
    items = [
        Item("a label of some length that does not fit twice " * 2, (n,), n) for n in range(40)
    ]

    lines = numbered(items, 79)

    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= 79


CHAIRS = [Item(f"Put the Boss on chair {n} (knife)", (n,), n) for n in range(28)]


def test_a_list_without_room_leaves_out_remarks_first() -> None:
    """What the table shows anyway."""
    lines = numbered(
        [Item(f"Put in red {n} (of no use)", (n,), n + 1) for n in range(6)], 79, 2
    )

    assert lines == [
        " 1 Put in red 0   3 Put in red 2   5 Put in red 4",
        " 2 Put in red 1   4 Put in red 3   6 Put in red 5",
    ]


def test_a_list_without_room_says_once_what_all_labels_share() -> None:
    """A bare number keeps the word before it; the end may be shared as well."""
    chairs = numbered(CHAIRS, 79, 6)
    hidden = numbered(
        [
            Item(f"Put {n} 2 in and hide it", (0,), 1 + ord(n) - ord("a"))
            for n in "abcdefghijkl"
        ],
        79,
        2,
    )

    assert chairs[0] == "Put the Boss on …"
    assert chairs[1].startswith(" 0 chair 0    5 chair 5 ")
    assert len(chairs) == 6
    assert hidden == [
        "Put … 2 in and hide it",
        " 1 a   3 c   5 e   7 g   9 i  11 k",
        " 2 b   4 d   6 f   8 h  10 j  12 l",
    ]


def test_a_list_without_room_and_nothing_shared_stays_as_it_is() -> None:
    """And remarks stay where they tell one from another."""
    items = [Item(f"{n} {'very ' * 9}long (one)", (n,), n) for n in (1, 1)]
    items[1] = Item(items[1].label.replace("one", "two"), (2,), 2)

    assert numbered(items, 79, 1) == numbered(items, 79)
    assert numbered(items, 79, 1)[0].endswith("(one)")


def walk(words: Words, legal: tuple[int, ...], reached: set[int]) -> None:
    """Follow every item of every list below some actions."""
    items = menu(words, plain, legal)
    lines = numbered(items, 79)
    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= 79
    assert len(labels(items)) == len(set(labels(items)))
    for item in items:
        if len(item.actions) == 1:
            reached.add(item.actions[0])
        else:
            walk(words, item.actions, reached)


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_legal_action_can_be_reached_in_every_game(game: AnyGame, language: str) -> None:
    """Through lists that fit the screen and say different things."""
    seats = game.meta.seats[-1]
    words = Words(game, language, [f"Player {seat}" for seat in range(seats)], 0)
    chance = SearchChance(5)
    rng = Random(5)
    state: State = game.start(seats, game.meta.read_options({}, seats), chance)
    for _ in range(150):
        if state.winners:
            state = game.start(seats, game.meta.read_options({}, seats), chance)
        decision = decision_of(game, state, next_seat(state.pending, RandomChance(rng)))
        reached: set[int] = set()
        walk(words, decision.legal, reached)
        assert reached == set(decision.legal)
        state.apply(decision.seat, rng.choice(decision.legal), chance)
