"""Both languages are complete, use the same variables, and hold nothing that is never told."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import pytest
from fluent.syntax import ast

from backroom.bots.registry import bots_for, reasons_of
from backroom.engine.domains import Domain, Numbers
from backroom.engine.game import AnyGame
from backroom.engine.tables import Arg
from backroom.games import ALL_GAMES, GAMES
from backroom.texts.bundles import LANGUAGES, folders, texts
from backroom.texts.words import text_id

from .fluent_files import entries, parsed, referred, variables
from .source import ROOT, all_refusals, strings, web_text

ALL: Final = ALL_GAMES
HOUSE: Final = folders("")
GAME_FOLDERS: Final = [folders(name)[-1] for name in ALL]
FOLDERS: Final = HOUSE + GAME_FOLDERS
FIXED: Final = ("game-title", "game-blurb")
NUMBERED: Final = re.compile(r"(.*?)-?(\d+)")

by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=["house", "terminal", *ALL])
by_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
by_language = pytest.mark.parametrize("language", LANGUAGES)
# Ids that the source puts together: pages of help, cards explained in the browser, families.
PUT_TOGETHER: Final = re.compile(r"help-.+|(?:card|person)-.+-help|family-\d")


def domains(game: AnyGame) -> dict[str, Domain]:
    """Everything that an argument of the game can be, but seats, actions and talk."""
    verbs = (*game.actions.verbs, *game.says.verbs, *game.events.kinds.values())
    args = [arg for verb in verbs for arg in verb.args]
    named = {arg.domain.name: arg.domain for arg in args if not arg.domain.turns}
    return {name: one for name, one in named.items() if name not in ("action", "say")}


def things(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Each value of each domain: the exact id of its name, and the numbered one."""
    for domain in domains(game).values():
        for key in domain.keys:
            split = NUMBERED.fullmatch(key)
            exact = text_id(domain, key)
            yield exact, text_id(domain, split[1]) if split else exact


def allowed(args: tuple[Arg, ...]) -> set[str]:
    """The variables that a text with these arguments may use."""
    seats = {f"{arg.name}-you" for arg in args if arg.domain.turns}
    lists = {f"{arg.name}-{what}" for arg in args if arg.many for what in ("count", "row")}
    numbers = {f"{arg.name}-number" for arg in args if isinstance(arg.domain, Numbers)}
    return {"you", *(arg.name for arg in args), *seats, *lists, *numbers}


def called(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    """The ids that the tables of a game ask for, with the variables each may use."""
    for verb in game.actions.verbs:
        yield f"action-{verb.name}", allowed(verb.args)
    for verb in game.says.verbs:
        yield f"say-{verb.name}", allowed(verb.args)
    for kind, verb in game.events.kinds.items():
        yield f"event-{kind}", allowed(verb.args)
    for step in game.steps:
        yield f"step-{step}", set()
    for option in game.meta.options:
        yield f"option-{option.name}", set()
        for value in option.values:
            yield f"option-{option.name}-{value}", set()
    for reason in reasons_of(game):
        yield f"reason-{reason}", set()
    for id in FIXED:
        yield id, set()


def could_be_hidden(game: AnyGame) -> set[str]:
    """The ids of events in the form told when a value is hidden."""
    return {f"event-{kind}-hidden" for kind in game.events.kinds}


@by_folder
def test_both_languages_have_the_same_texts_with_the_same_variables(
    folder: Traversable,
) -> None:
    """In the same order too, so that the files can be read side by side."""
    english, dutch = (
        [(text.id.name, variables(text)) for text in entries(folder, language)]
        for language in LANGUAGES
    )

    assert [id for id, _ in english] == [id for id, _ in dutch]
    assert english == dutch


@by_folder
@by_language
def test_no_text_is_written_twice(folder: Traversable, language: str) -> None:
    """The second would silently win."""
    ids = [text.id.name for text in entries(folder, language)]

    assert ids
    assert sorted(ids) == sorted(set(ids))


@by_game
@by_language
def test_everything_a_game_can_say_has_its_text(game: AnyGame, language: str) -> None:
    """Actions, events, questions, options and the reasons of its bots."""
    told = texts(language, game.name)

    assert [id for id, _ in called(game) if not told.has(id)] == []


@by_game
@by_language
def test_every_thing_of_a_game_has_its_name(game: AnyGame, language: str) -> None:
    """A whole number may go without: it is told as a number."""
    told = texts(language, game.name)
    numbers = {name for name, one in domains(game).items() if isinstance(one, Numbers)}
    missing = {id for id in things(game) if not any(map(told.has, id))}

    assert {numbered for _, numbered in missing} <= numbers


@by_game
def test_no_text_of_a_game_uses_a_variable_it_is_not_given(game: AnyGame) -> None:
    """A variable that is not given would be told by its name."""
    may = dict(called(game))
    may |= {f"{id}-hidden": args for id, args in may.items() if id.startswith("event-")}
    may |= {f"{id}-listed": args for id, args in may.items() if id.startswith("action-")}
    may |= {f"{domain}-listed": {"thing"} for domain in domains(game)}
    may |= {numbered: {"number"} for _, numbered in things(game)}
    refused = {f"refusal-{id}": set(args) for id, args in all_refusals().items()}
    used = {
        text.id.name: variables(text)
        for folder in folders(game.name)
        for text in entries(folder, "en")
        if text.id.name in may or text.id.name in refused
    }

    assert {id for id, names in used.items() if names - (may | refused)[id]} == set()


@by_language
def test_every_refusal_has_its_sentence(language: str) -> None:
    """In the house's file or in a game's."""
    told = {id for name in ALL for id in texts(language, name).ids}

    assert len(all_refusals()) > 20
    assert [id for id in all_refusals() if f"refusal-{id}" not in told] == []


def test_no_text_is_unused() -> None:
    """Each is asked for by a table, written out in the source, or part of another text."""
    used = strings() | {f"refusal-{id}" for id in all_refusals()}
    for game in ALL.values():
        used |= {id for id, _ in called(game)} | could_be_hidden(game)
        # The terminal asks for a pick, and names a list of actions, by their verb.
        verbs = {verb.name for verb in game.actions.verb_of}
        used |= {f"{room}-{verb}" for verb in verbs for room in ("ask", "group")}
        used |= {f"bot-{name.replace(':', '-')}" for name in bots_for(game)}
        used |= {id for pair in things(game) for id in pair}
        used |= {f"{exact}-listed" for exact, _ in things(game)}
        used |= {f"{domain}-listed" for domain in domains(game)}
        used |= {f"action-{verb}-listed" for verb in verbs}
    ours = [text for folder in FOLDERS for text in entries(folder, "en")]
    for text in ours:
        used |= referred(text)
    web = web_text()
    unused = [text.id.name for text in ours if text.id.name not in used]

    assert [id for id in unused if id not in web and not PUT_TOGETHER.fullmatch(id)] == []


def test_the_files_are_shipped() -> None:
    """They are found from the package, not from the work tree."""
    assert (files("backroom.texts") / "en.ftl").is_file()


@by_language
def test_the_page_has_words_for_every_level_of_bots(language: str) -> None:
    """A chair tells how its bot plays."""
    page = (ROOT / "web" / "src" / "i18n" / f"{language}.ftl").read_text("utf-8")
    levels = {name.replace(":", "-") for game in GAMES.values() for name in bots_for(game)}

    told = re.findall(r"^level-(\S+) =", page, re.MULTILINE)

    assert set(told) >= levels


@pytest.mark.parametrize("room", ["src/backroom", "web/src"])
def test_every_fluent_file_is_understood_to_its_last_line(room: str) -> None:
    """What is not is left out without a word, and its id stands on the screen instead."""
    found = sorted((ROOT / room).rglob("*.ftl"))
    junk = [
        (str(file.relative_to(ROOT)), one.content)
        for file in found
        for one in parsed(file.read_text(encoding="utf-8")).body
        if isinstance(one, ast.Junk)
    ]

    assert len(found) > 10
    assert junk == []
