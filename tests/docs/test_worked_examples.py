"""What the rulebooks of Mafioso and Chicago Poker tell as examples happens so in the engine.

Each example is played; the numbers of its paragraph, in order, must be those of the engine.
"""

import re
from typing import Final

import pytest

from backroom.games.chicago_poker.cards import CARD, COLOURS
from backroom.games.chicago_poker.notation import HAND
from backroom.games.chicago_poker.scoring import combination, strength
from backroom.games.mafioso.board import (
    BUSINESSES,
    LEFT_OF,
    OBJECTS,
    OPPOSITE,
    REGISTER,
    RIGHT_OF,
)
from backroom.texts.bundles import LANGUAGES
from backroom.texts.rulebook import POSITION, source
from tests.docs.books import book
from tests.games.chicago_poker.scenes import Scene as PokerScene
from tests.games.mafioso.scenes import Scene as MafiosoScene

# The colours of Chicago Poker as each language writes them, in the order of the engine.
COLOUR_WORDS: Final = {
    "en": ("red", "blue", "green", "gold", "black"),
    "nl": ("rood", "blauw", "groen", "goud", "zwart"),
}
MIXED: Final = ("red", "red", "blue", "green", "gold")


def position(game: str, language: str) -> str:
    """The position that a rulebook draws."""
    found = POSITION.search(source(game, language))
    assert found is not None
    return found[3].replace("\n", " ")


def told(game: str, language: str, beginning: str, lines: int = 1) -> str:
    """Some lines of a rulebook, from the one that begins so."""
    written = book(game, language).split("\n")
    [first] = [number for number, line in enumerate(written) if line.startswith(beginning)]
    return " ".join(written[first : first + lines])


def numbers(text: str) -> list[int]:
    """The numbers in a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


def blast(chair: int) -> list[int]:
    """The chairs that a cake reaches."""
    return [RIGHT_OF[chair], chair, LEFT_OF[chair]]


def income(text: str, seats: int, seat: int) -> int:
    """What a seat of Mafioso is paid when its turn begins in a position."""
    [paid] = MafiosoScene(f"{text}; steps=start.{seat}", seats=seats).heard("paid")
    return int(paid.split()[2])


@pytest.mark.parametrize(("language", "first"), [("en", "It is the turn"), ("nl", "Bram is")])
def test_bram_earns_saves_his_boss_and_moves_him(language: str, first: str) -> None:
    """The example of a turn of Mafioso, from the position that is drawn above it."""
    boss, jack, cake, cafe = 6, 20, 4, BUSINESSES[0][1]
    robbie = OPPOSITE[boss]
    drawing = position("mafioso", language)
    assert f"{boss}:red-boss" in drawing
    assert f"{REGISTER}:red-henkie" in drawing
    assert f"cakes={cake}," in drawing

    scene = MafiosoScene(drawing, seats=4).play(f"stab {robbie}", f"move {boss},to {cafe}")
    paid = income(drawing, 4, 1)
    more = income(drawing.replace(f"{boss}:red-boss", f"{cafe}:red-boss"), 4, 1) - paid

    assert scene.heard("died") == [f"died 0 robbie {robbie}"]
    assert robbie in (LEFT_OF[jack], RIGHT_OF[jack])
    paragraph = numbers(told("mafioso", language, first, 3))
    assert paragraph == [1, paid, boss, robbie, cake, *blast(cake), jack, cafe, more, more // 2]


@pytest.mark.parametrize(("language", "first"), [("en", "**Red**"), ("nl", "**Rood**")])
def test_red_is_paid_and_orders_a_cake(language: str, first: str) -> None:
    """The first worked example of Mafioso."""
    enemy, cafe, ordered = 0, BUSINESSES[0][0], 15
    scene = MafiosoScene(
        f"steps=start.1; hands=stab|cake,stab|stab; cakes=hand,{enemy},hand;"
        f"chairs={enemy}:blue-jack,{REGISTER}:red-henkie,{cafe}:red-robbie,"
        "11:yellow-boss,20:blue-boss"
    )
    paid = int(scene.heard("paid")[0].split()[2])

    assert scene.heard("died") == [f"died 2 jack {enemy}"]
    scene.play(f"cake {ordered}")
    neighbours = [LEFT_OF[enemy], RIGHT_OF[enemy]]
    earned = [cafe, REGISTER, paid // 2, paid]
    paragraph = numbers(told("mafioso", language, first))
    assert paragraph == [enemy, *neighbours, *earned, ordered, *blast(ordered)]


@pytest.mark.parametrize(("language", "first"), [("en", "**Orange**"), ("nl", "**Oranje**")])
def test_orange_is_paid_for_the_boss_and_the_restaurant(language: str, first: str) -> None:
    """The second worked example of Mafioso."""
    restaurant = BUSINESSES[1][1]
    others = "0:yellow-boss,1:red-boss,3:blue-boss,11:green-boss"
    elsewhere = income(f"chairs=28:orange-boss,{others}", 5, 4)
    there = income(f"chairs={restaurant}:orange-boss,{others}", 5, 4)

    paragraph = numbers(told("mafioso", language, first))
    assert paragraph == [restaurant, elsewhere, there - elsewhere, there]


@pytest.mark.parametrize(("language", "first"), [("en", "**Blue**"), ("nl", "**Blauw**")])
def test_blue_plays_a_whole_turn(language: str, first: str) -> None:
    """The third worked example of Mafioso: a cake, money, the revolver of the table, waking."""
    cake, restaurant, revolver, drink = 22, BUSINESSES[1][0], 7, 6
    bare, there, hit = blast(cake)
    enemy = OPPOSITE[revolver]
    scene = MafiosoScene(
        f"steps=start.2; hands=||shoot; cakes=hand,hand,{cake}; chairs={there}:yellow-jack,"
        f"{hit}:red-jack,{restaurant}:blue-jack,{revolver}:blue-henkie,"
        f"{drink}:blue-sleeping-henkie,{enemy}:yellow-henkie,28:yellow-boss,29:red-boss"
    )
    paid = int(scene.heard("paid")[0].split()[2])

    assert scene.heard("died") == [f"died 0 jack {there}", f"died 1 jack {hit}"]
    assert scene.offers_of("shoot") == [f"shoot {enemy}"]
    scene.play(f"shoot {enemy}", "stop")
    assert scene.heard("died")[-1] == f"died 0 henkie {enemy}"
    assert scene.heard("woke") == [f"woke 2 {drink}"]
    assert numbers(told("mafioso", language, first)) == [
        *(cake, there, hit, bare, restaurant, revolver, drink),
        *(paid, revolver, enemy, drink),
    ]


@pytest.mark.parametrize(("language", "first"), [("en", "**Green**"), ("nl", "**Groen**")])
def test_green_moves_the_boss_to_a_cafe(language: str, first: str) -> None:
    """The fourth worked example of Mafioso."""
    chair, now, cafe, later = numbers(told("mafioso", language, first))
    others = "0:yellow-henkie,1:red-henkie,19:blue-henkie"

    assert OBJECTS[chair] == "nothing"
    assert OBJECTS[cafe] == "cafe"
    assert income(f"chairs={chair}:green-boss,{others}", 4, 3) == now
    assert income(f"chairs={cafe}:green-boss,{others}", 4, 3) == later


def cards(text: str, language: str) -> list[int]:
    """The gangsters of an example, of as many colours as it names, else of several."""
    words = [word for word in re.findall(r"[a-z]+", text) if word in COLOUR_WORDS[language]]
    colours = [COLOURS[COLOUR_WORDS[language].index(word)] for word in words] or MIXED
    values = numbers(text)
    spread = [*colours, *colours, *colours, *colours, *colours]
    return [CARD.parse(f"{spread[n]}{value}") for n, value in enumerate(values)]


def red(value: int) -> int:
    """The red gangster of a value."""
    return CARD.parse(f"red{value}")


@pytest.mark.parametrize(("language", "first"), [("en", "It is Anna"), ("nl", "Anna is")])
def test_anna_can_do_nothing_about_the_brewery(language: str, first: str) -> None:
    """The example of a turn of Chicago Poker, from the position that is drawn above it."""
    scene = PokerScene(position("chicago-poker", language), seats=3)
    laid = scene.state.series(1, 0)
    roads = [[red(value) for value in range(low, low + 5)] for low in range(1, 12)]
    missing = [{*road} - {*laid} for road in roads if {*laid} <= {*road}]
    needed = [red(value) for value in numbers(told("chicago-poker", language, first, 4))]

    assert scene["left"] == "3"
    assert [len(scene.state.hidden_at(0, seat)) for seat in range(3)] == [2, 0, 2]
    assert HAND.keys[combination(scene.state.series(0, 0))] == "three"
    assert HAND.keys[combination(scene.state.series(1, 1))] == "full-house"
    assert [offer for offer in scene.offers() if offer.startswith("murder")] == ["murder 2 a"]
    assert len(missing) == 3
    assert all(rest & {*needed} for rest in missing)
    assert not {*scene.state.hands[0]} & {*needed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_of_the_table_is_what_it_is_called(language: str) -> None:
    """Eleven rows, from high to low, with an example each that makes that hand."""
    rows = re.findall(r"^\|(.*)\|$", book("chicago-poker", language), re.M)
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    [top] = [number for number, row in enumerate(cells) if row[0] == "Chicago Poker"]
    shown = [cards(row[2], language) for row in cells[top : top + len(HAND.keys)]]
    hands = [combination(hand) for hand in shown]

    assert hands == [*reversed(range(len(HAND.keys)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_about_hands_is_so(language: str) -> None:
    """A card that is not there, hands of fewer cards, and the ends of a straight."""
    page = book("chicago-poker", language)
    [compared] = {*re.findall(r"\b([\d-]+) (?:beats|wint dus van|wint van) ([\d-]+)", page)}
    more, fewer = (cards(hand, language) for hand in compared)
    [row] = re.findall(r"^\*\*\w+ ([\d, ]+) ", page, re.M)

    assert more[: len(fewer)] == fewer
    assert strength(more) > strength(fewer)
    assert strength(cards("1 1 1", language)) > strength(cards("15 15 14 14 13", language))
    assert HAND.keys[combination(cards(row, language))] == "high-card"
