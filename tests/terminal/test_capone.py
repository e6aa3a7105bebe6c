"""The city of Capone as it is drawn in a terminal."""

import pytest

from backroom.games.capone.board import BUSINESS
from backroom.games.capone.cards import CARD, LEGAL_INCOME, PROTECTION_MONEY
from backroom.games.capone.game import CAPONE
from backroom.terminal.rulebook import rules_of
from backroom.terminal.tables.capone.small import BUSINESS_TEXTS, LETTERS, TITLE, draw, note
from backroom.texts.words import Words

SCENE = (
    "year=3; starter=1; steps=year|turn.0; hands=bar,fbi|guns|bank; markers=3,10,4;"
    " fields=bar1:1:mama+secretary+2,guns2:0:don; diverted=?,2-lawyer,?; shops=0,?,2,?,?,?,?,?;"
    " cells=0|0|collector|0|0|0|newcomer|0|0; harbour=0|don+1|0; park=2,0,0; cash=120,0,15"
)
NAMES = ("Ann", "Bob", "Cas")


def drawn(seat: int, language: str = "en") -> list[str]:
    """The lines of the scene as a seat sees it."""
    view = CAPONE.observe(CAPONE.read(SCENE, 3, (0, 0)), seat)
    words = Words(CAPONE, language, NAMES, seat)
    return [line.plain.rstrip() for line in draw(view, words, 79)]


def test_the_city_shows_fields_families_and_money() -> None:
    """Letters for players and members, numbers for bodyguards."""
    lines = drawn(0)

    assert lines[0] == "Year 3, begun by Bob · 4 cards to play · deck 42"
    assert lines[1].startswith("bar         5 bMS2=100     .")
    assert lines[5].endswith(" 30 .            aD=100")
    assert "penthouse cL" in lines[6]
    assert lines[6].endswith("legal ac")
    assert lines[7].startswith(">a Ann        3/10  $120k  home MRLASN5 · prison C/-/- ")
    assert lines[8].endswith("harbour D1 · park 0")
    assert lines[10] == "Your hand: bar, F.B.I."


@pytest.mark.parametrize(
    ("language", "you", "told"),
    [("en", "You", "begun by you ·"), ("nl", "Jij", "eerste beurt: jij ·")],
)
def test_whoever_began_the_year_is_spoken_to_in_the_middle_of_the_line(
    language: str, you: str, told: str
) -> None:
    """With a small letter; the names of others keep theirs."""
    view = CAPONE.observe(CAPONE.read(SCENE, 3, (0, 0)), 1)

    line = draw(view, Words(CAPONE, language, ("Ann", you, "Cas"), 1), 79)[0].plain

    assert told in line


@pytest.mark.parametrize("language", ["en", "nl"])
def test_no_name_of_a_business_is_cut(language: str) -> None:
    """And a field full of stones fits beside it."""
    words = Words(CAPONE, language, NAMES, 0)
    texts = [words.text(id) for id in BUSINESS_TEXTS]

    assert [id.partition("-")[2] for id in BUSINESS_TEXTS] == list(BUSINESS.keys)
    assert all(1 < len(text) <= TITLE for text in texts)
    assert len(set(texts)) == len(texts)


def test_a_spectator_sees_no_hand() -> None:
    """And everything else."""
    assert drawn(-1)[:7] == drawn(0)[:7]
    assert len(drawn(-1)) == len(drawn(0)) - 1


def test_the_city_speaks_dutch() -> None:
    """With letters that a Dutch reader expects."""
    assert "penthouse cA" in drawn(0, "nl")[6]
    assert drawn(0, "nl")[10] == "Je hand: bar, F.B.I."


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("play bar", "at least 5"),
        ("play pasta", "+$30k"),
        ("play fbi", ""),
        ("victim 2", "+$15k"),
        ("at bar1", "Bob MS2=100"),
        ("at bar2", ""),
        ("member don", "$100k"),
        ("bail collector", "$40k"),
        ("invest 4", "-$100k"),
        ("invest 1", "+$100k"),
        ("invest 3", ""),
    ],
)
def test_remarks_say_what_a_choice_means(action: str, told: str) -> None:
    """Minimums, sums, holders, values and prices; who has too little pays what he has."""
    view = CAPONE.observe(CAPONE.read(SCENE, 3, (0, 0)), 0)
    words = Words(CAPONE, "en", NAMES, 0)

    assert note(view, words, CAPONE.actions.parse(action)) == told


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_help_tells_the_sums_of_legal_cards_and_protection(language: str) -> None:
    """C7, C18. As they are in the tables, for a marker on 1 to 9."""
    words = Words(CAPONE, language, NAMES, 0)

    for id, sums in (("legal", LEGAL_INCOME), ("protection", PROTECTION_MONEY)):
        told = words.text(f"card-{id}-help").replace(" or ", ", ").replace(" of ", ", ")
        assert ", ".join(map(str, sums[1:])) in told


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_help_names_every_family_by_its_letter(language: str) -> None:
    """In the order of the seats."""
    words = Words(CAPONE, language, NAMES, 0)
    named = [f"{letter} {words.text(f'family-{LETTERS.index(letter)}')}" for letter in LETTERS]

    told = " ".join(chapter.text for chapter in rules_of("capone", language))

    assert named[0] == "a Ramazotti"
    assert [told.index(name) for name in named] == sorted(told.index(name) for name in named)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_card_with_a_full_stop_of_its_own_ends_no_sentence(language: str) -> None:
    """The F.B.I. brings one."""
    words = Words(CAPONE, language, NAMES, 0)
    fbi = CARD.parse("fbi")

    for kind, cards in (("dealt", (fbi,)), ("exchanged", (fbi,)), ("played", fbi)):
        for seat in (0, 1):
            assert ".." not in words.event(kind, (seat, cards))


def test_dutch_gives_people_and_places_their_article() -> None:
    """Het penthouse, de kapsalon, and De rechterhand at the beginning of a sentence."""
    words = Words(CAPONE, "nl", NAMES, 0)

    assert words.event("diverted", (1, 2, 14, 1)) == (
        "De rechterhand van Bob wordt van bank 1 weggelokt naar het penthouse."
    )
    assert words.event("fetched", (1, 6, 2)) == (
        "De secretaresse van Bob wordt gearresteerd in het restaurant."
    )
    assert words.action(CAPONE.actions.parse("diverted barber")) == "In de kapsalon"
