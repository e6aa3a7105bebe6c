"""The rulebooks: both languages alike, the engine's numbers in them, house rules marked."""

import re
from pathlib import Path
from typing import Final

import pytest

from backroom.games import DESCRIPTORS, GAMES
from backroom.games.capone.board import GUARD_VALUE, MEMBER, VALUES
from backroom.games.capone.cards import LEGAL_INCOME, PROTECTION_MONEY
from backroom.games.chicago_gangsters.cards import DISTRICTS, LOOTS, MEANS, PACTS, PERSONS
from backroom.games.mafioso.board import (
    CHAIRS,
    COLOUR,
    CROSSED,
    FAMILIES,
    KIND_KEYS,
    OBJECTS,
    OPPOSITE,
    POTS,
    SEATINGS,
    kinds_of_family,
)
from backroom.games.mafioso.cards import COPIES
from backroom.games.omerta.cards import CHARACTERS
from backroom.games.omerta.scoring import FALSE_CALL, MOST_TO_CALL
from backroom.terminal.rulebook import page, rules_of, stale
from backroom.texts.bundles import LANGUAGES, texts
from backroom.texts.rulebook import PLACEHOLDER, source
from tests.docs.books import book

ROOT: Final = Path(__file__).parents[2]
WIDTH: Final = 79
HOUSE: Final = {"en": ("*house*", "*House:*"), "nl": ("*huisregel*", "*Huisregel:*")}
# Rulings that the printed rules do not have, or not wholly.
NOT_PRINTED: Final = {
    "chicago-poker": "P7 P8 P11 P13 P14 P18 P19",
    "omerta": "O1 O2 O9 O10 O11 O17 O20 O22 O23 O24",
    "chicago-gangsters": "G9 G11 G17 G24 G27 G28",
    "mafioso": "M1 M18 M34 M36 M41",
    "capone": "C4 C6 C15 C18 C22 C25",
}
# Rulings that are partly printed: the sentence before the mark is the rulebook's.
PARTLY_PRINTED: Final = {
    "chicago-poker": "P7 P8 P11 P13 P14",
    "omerta": "O2 O9 O11 O17 O20 O24",
    "chicago-gangsters": "G9 G11 G17 G24",
    "mafioso": "M1 M2 M4 M18 M22 M27 M34 M41",
    "capone": "C4 C6 C15 C18 C21 C22",
}
# Rulings that are the printed rules and nothing else.
PRINTED: Final = {
    "chicago-poker": "P2 P6 P9 P15 P17",
    "omerta": "O4 O5 O15 O19",
    "chicago-gangsters": "G2 G7 G10 G16 G18",
    "mafioso": "M11 M12 M15 M25",
    "capone": "C7 C9 C10 C11 C16 C17 C20 C26",
}


def rulings(game: str, language: str) -> dict[str, str]:
    """The numbered rulings of a rulebook, title and text."""
    letter = DESCRIPTORS[game].letter
    parts = re.split(rf"^### ({letter}\d+) ", book(game, language), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(game: str, language: str) -> list[list[str]]:
    """The cells of all tables."""
    lines = re.findall(r"^\|(.*)\|$", book(game, language), re.M)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def test_what_is_written_from_the_rulebooks_is_fresh() -> None:
    """`python -m backroom.terminal.rulebook` writes it anew."""
    assert stale(ROOT) == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts(game: str) -> None:
    """As many chapters, sections and rows; the same numbers, drawings and rulings, in order."""
    english, dutch = (source(game, language) for language in LANGUAGES)
    signs = r"^(?:#+ [A-Z]\d+|#+|\|(?= \{)|```position.*$|- |\d\. )"

    assert {*PLACEHOLDER.findall(english)} == {*PLACEHOLDER.findall(dutch)}
    assert re.findall(signs, english, re.M) == re.findall(signs, dutch, re.M)
    assert list(rulings(game, "en")) == list(rulings(game, "nl"))


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_are_marked_in_both_languages_alike(game: str) -> None:
    """And those that are known not to be printed are."""
    marked = {}
    for language, signs in HOUSE.items():
        told = rulings(game, language)
        marked[language] = [
            number for number, text in told.items() if any(sign in text for sign in signs)
        ]

    assert marked["en"] == marked["nl"]
    assert {*NOT_PRINTED[game].split()} <= {*marked["en"]}
    assert not {*PRINTED[game].split()} & {*marked["en"]}
    for language, (whole, part) in HOUSE.items():
        for number in PARTLY_PRINTED[game].split():
            text = rulings(game, language)[number]
            assert whole not in text
            assert part in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_fits_a_terminal(game: str, language: str) -> None:
    """Every chapter, drawings included, without a drawing torn apart."""
    chapters = rules_of(game, language)
    told = [line for chapter in chapters for line in page(chapter, WIDTH)]
    pictures = re.findall(r"```text\n(.*?)\n```", book(game, language), re.S)

    assert len(chapters) > 7
    assert max(map(len, told)) <= WIDTH
    assert pictures
    for line in "\n".join(pictures).split("\n"):
        assert line.strip() in "\n".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_omerta_are_the_engines(language: str) -> None:
    """Points and copies of every character."""
    told = [
        (int(row[1]), int(row[2]))
        for row in rows("omerta", language)
        if len(row) == 4 and row[1].isdigit()
    ]

    assert told == [(points, copies) for _, points, copies in CHARACTERS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_chicago_gangsters_are_the_engines(language: str) -> None:
    """Means, coalitions, districts and loot."""
    told = rows("chicago-gangsters", language)
    means = [row for row in told if len(row) == 6 and not row[1].startswith("w")]
    copies = [int(cell) for row in means for cell in row[1:] if cell.isdigit()]

    assert [one.copies for one in MEANS] == copies
    numbered = [row for row in told if row[0].isdigit()]
    assert len(numbered) == len(PACTS) + len(LOOTS)
    crossed = [sum(cell == "x" for cell in row) for row in told]
    assert [n for n in crossed if n] == [district.allows.bit_count() for district in DISTRICTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_mafioso_are_the_engines(language: str) -> None:
    """Men and notes by number of players, copies of cards, seatings, who sits opposite whom."""
    told = rows("mafioso", language)
    counted = [
        [int(cell) for cell in row[:8]] for row in told if len(row) == 9 and row[0].isdigit()
    ]
    seated = [row for row in told if len(row) == 6 and row[0].isdigit()]

    assert counted == [[seats, *FAMILIES[seats], *POTS[seats]] for seats in (3, 4, 5, 6)]
    assert [int(row[1]) for row in told if len(row) == 3 and row[1].isdigit()][
        : len(COPIES)
    ] == list(COPIES)
    assert [row[2] for row in seated] == [
        str(family[0]) for seats in (3, 4, 5, 6) for family in SEATINGS[seats]
    ]
    assert re.search(r"\b48 (men|mannen)\b", book("mafioso", language))
    assert re.search(r"\b18 (sleeping pills|slaappillen)\b", book("mafioso", language))
    pairs = re.findall(r"\b(\d+)-(\d+)\b", book("mafioso", language))
    assert {int(one): int(other) for one, other in pairs} == {
        one: other for one, other in enumerate(OPPOSITE) if other > one
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_tables_of_mafioso_are_the_engines(language: str) -> None:
    """What lies before each chair, who sits there, and who is drawn opposite whom."""
    pictures = re.findall(r"```text\n(0 .*?)\n```", book("mafioso", language), re.S)
    told = [drawn_chairs(picture) for picture in pictures]
    words = texts(language, "mafioso")
    things = {n: words.text(f"mafioso-object-{key}") or "-" for n, key in enumerate(OBJECTS)}
    colours = [words.text(f"table-{key}") for key in COLOUR.keys]
    men = [words.text(f"table-{key}") for key in KIND_KEYS]

    assert told == [
        things,
        *(
            dict.fromkeys(range(CHAIRS), "-")
            | {
                chair: colours[family] + men[kind]
                for family, chairs in enumerate(SEATINGS[seats])
                for chair, kind in zip(chairs, kinds_of_family(seats), strict=True)
            }
            for seats in (3, 4, 5, 6)
        ),
    ]


def drawn_chairs(picture: str) -> dict[int, str]:
    """What a drawing of Mafioso's table says of each chair."""
    above, what_above, *ends, what_below, below = map(str.split, picture.split("\n"))
    assert [OPPOSITE[int(chair)] for chair in above] == [int(chair) for chair in below]
    crossed = [end[at : at + 3] for end in ends for at in (0, 3)]
    assert {mark for mark, _, _ in crossed} == {"x"}
    assert sorted(int(chair) for _, chair, _ in crossed) == list(CROSSED)
    sides = zip(above + below, what_above + what_below, strict=True)
    return {int(chair): what for chair, what in [*sides, *(end[1:] for end in crossed)]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_capone_are_the_engines(language: str) -> None:
    """Values of members, and the sums that go by the marker."""
    told = rows("capone", language)
    values = [int(found[1]) for row in told if (found := re.match(r"\$(\d+)k", row[-1]))]
    sums = [
        [int(cell) for cell in row[1:]] for row in told if len(row) == 10 and row[1].isdigit()
    ]

    assert values[: len(VALUES)] == list(VALUES)
    assert sums == [list(range(1, 10)), list(LEGAL_INCOME[1:]), list(PROTECTION_MONEY[1:])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_of_capone_add_up_with_the_engines_numbers(language: str) -> None:
    """What is typed in a sentence cannot drift from what is printed on the stones."""
    told = book("capone", language)
    value = {name: VALUES[MEMBER.parse(name)] for name in MEMBER.keys}
    held = value["secretary"] + 4 * GUARD_VALUE
    settled = [value["accountant"], 2 * GUARD_VALUE, 3 * GUARD_VALUE, value["newcomer"]]
    taken = [value["secretary"], value["newcomer"], 4 * GUARD_VALUE]

    assert f"{' + '.join(map(str, settled))} = ${sum(settled)}k" in told
    assert f"{' + '.join(map(str, taken))} = ${sum(taken)}k" in told
    assert f"{value['mama']} + {2 * GUARD_VALUE}" in told
    assert value["mama"] + 2 * GUARD_VALUE == sum(taken)
    assert value["right_hand"] + GUARD_VALUE == held + GUARD_VALUE
    for money in (held, held + GUARD_VALUE, PROTECTION_MONEY[5], LEGAL_INCOME[1]):
        assert f"${money}k" in told
    assert re.search(rf"^\*\*Lega.+ 3\..+ \${LEGAL_INCOME[3]}k", told, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_of_omerta_add_up_with_the_engines_numbers(language: str) -> None:
    """The limit of a call, its penalty, and the points of a card that is got rid of."""
    told = book("omerta", language)
    points = {key: worth for key, worth, _ in CHARACTERS}
    called, limit = 3 + 2 + points["alibi"] + 1, MOST_TO_CALL

    assert f"{called} " in told
    assert called <= limit
    assert f"{limit + FALSE_CALL}" in told
    assert re.search(rf"{points['lady']} (points|punten)", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_of_chicago_gangsters_adds_up(language: str) -> None:
    """What two clans show, what they have with the hidden card, and what the others need."""
    told = book("chicago-gangsters", language)
    value = {person.key: person.value for person in PERSONS}
    shown = 5 + 5 + value["thief"] + value["mayor"]
    whole = shown + 4

    for number in (shown, whole, whole + 1, -(-whole // 2)):
        assert re.search(rf"\b{number}\b", told)
    assert f"5 + 4 + {value['thief']} = {9 + value['thief']}" in told
    assert f"5 + {value['mayor']} = {5 + value['mayor']}" in told
