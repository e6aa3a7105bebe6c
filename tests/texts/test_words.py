"""Things told in words, by the conventions that ids follow."""

from random import Random
from typing import Final

import pytest

from backroom.engine.chance import MatchChance
from backroom.engine.domains import SEAT, Domain, Numbers
from backroom.engine.errors import BadNotation, IllegalAction
from backroom.engine.events import SPECTATOR
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.engine.tables import Arg, Verb
from backroom.games import GAMES, TUTORIAL
from backroom.games.capone.board import MEMBER
from backroom.games.capone.game import CAPONE
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.leduc.cards import CARD
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.notation import CHIPS
from backroom.games.omerta.cards import SNITCH
from backroom.games.omerta.game import OMERTA
from backroom.texts.bundles import LANGUAGES
from backroom.texts.refusals import tell
from backroom.texts.words import Words, acting_seat, text_id

ANN: Final = Words(LEDUC, "en", ("Ann", "Bob"), 0)
BOB: Final = Words(LEDUC, "nl", ("Ann", "Bob"), 1)
KING: Final = CARD.parse("king1")


def test_the_reader_is_spoken_to() -> None:
    """Others are told of by name."""
    assert ANN.event("dealt", (0, KING)) == "You are dealt the king of spades."
    assert BOB.event("dealt", (0, KING)) == "Ann krijgt de schoppenheer."


def test_the_first_seat_named_acts_when_none_is_called_seat() -> None:
    """As in the event that names the starter."""
    assert ANN.event("started", (0, 1)) == "You bet first."
    assert BOB.event("started", (0, 1)) == "Ann zet als eerste in."


def test_the_seat_called_seat_acts_wherever_it_stands() -> None:
    """A victim that is named before is not the one who acts."""
    verb = Verb("robbed", (Arg("victim", SEAT), Arg("seat", SEAT)))

    assert acting_seat(verb, (2, 1)) == 1
    assert acting_seat(Verb("turned"), ()) == -1


def test_a_spectator_is_nobody() -> None:
    """Also of an event in which no seat is named."""
    words = Words(LEDUC, "en", ("Ann", "Bob"))

    assert words.event("started", (1, 1)) == "Bob bets first."
    assert words.event("turned", (KING,)) == "The king of spades is turned up."


def test_nobody_is_named_twice() -> None:
    """Both cards of a Snitch may go to one player (O14)."""
    words = Words(OMERTA, "en", ("Ann", "Bob", "Cas"), 0)

    assert words.event("aimed", (1, SNITCH, (2, 2), ())) == "Bob sends the Snitch to Cas."


def test_a_hidden_value_has_its_own_sentence() -> None:
    """It names the player, not the card."""
    assert ANN.event("dealt", (1, -1)) == "Bob is dealt a card."
    assert BOB.value(CARD, -1) == "verborgen"


def test_numbers_are_told_in_the_plural_they_need() -> None:
    """One chip, two chips."""
    assert ANN.value(CHIPS, 1) == "1 chip"
    assert BOB.event("staked", (1, 3)) == "Je hebt nu 3 fiches in de pot."


def test_a_list_is_told_in_words() -> None:
    """Of none, one, two or three."""
    assert ANN.listed([]) == "nothing"
    assert ANN.seats([1]) == "Bob"
    assert BOB.seats([0, 1]) == "Ann en Bob"
    assert ANN.listed(["a", "b", "c"]) == "a, b and c"


def test_a_list_may_go_on_with_one_thing_more() -> None:
    """Members have their articles, and bodyguards close the list (a, b and c)."""
    english, dutch = (Words(CAPONE, language, ("Ann", "Bob"), 0) for language in LANGUAGES)
    field, mama, newcomer = 0, MEMBER.parse("mama"), MEMBER.parse("newcomer")
    told = "Bob moves into bar 1 with Mama, the newcomer"

    assert (
        english.event("placed", (1, field, (mama, newcomer), 6)) == f"{told} and 6 bodyguards."
    )
    assert english.event("placed", (1, field, (mama,), 1)) == (
        "Bob moves into bar 1 with Mama and one bodyguard."
    )
    assert dutch.event("placed", (0, field, (mama, newcomer), 0)) == (
        "Je trekt in bij bar 1 met Mama en de nieuweling."
    )


def test_a_whole_number_without_a_text_is_told_as_it_is() -> None:
    """So that a sentence can choose its plural by it."""
    assert ANN.value(Numbers("loaves", 9), 7) == "7"


def test_a_thing_without_a_text_shows_its_id() -> None:
    """A gap is seen, and found by the tests of the files."""
    assert ANN.value(Domain("hat", ["o'brien"]), 0) == "hat-o-brien"
    assert text_id(Domain("hat", []), "") == "hat"


def test_actions_and_questions_are_told() -> None:
    """A sealed answer is told with its actions."""
    assert [ANN.action(action) for action in range(3)] == ["Fold", "Check or call", "Raise"]
    assert BOB.question(play_through(LEDUC).frames(1)[0].steps[-1]) == "Wat zet je in?"
    assert ANN.event("answered", (0, (0, 2))) == "Your choice: Fold · Raise."
    assert ANN.event("answered", (1, ())) == "Bob has answered."


@pytest.mark.parametrize(
    ("say", "victim", "speaker", "neither"),
    [
        (
            "threaten 0",
            "Bob says: “Watch your step.”",
            "You say: “Ann had better watch out.”",
            "Bob says: “Ann had better watch out.”",
        ),
        (
            "truce 0",
            "Bob says: “Let\u2019s leave each other alone.”",
            "You say: “Peace with Ann, for now.”",
            "Bob says: “Peace with Ann, for now.”",
        ),
    ],
)
def test_what_is_said_is_quoted_to_whom_it_is_about_and_to_others(
    say: str, victim: str, speaker: str, neither: str
) -> None:
    """By Bob, about Ann; whoever speaks does not call himself you."""
    said = (1, CAPONE.says.parse(say))
    readers = [Words(CAPONE, "en", ("Ann", "Bob", "Cas"), reader) for reader in range(3)]
    dutch = Words(CAPONE, "nl", ("Jij", "Bob", "Cas"), 0).event("said", said)

    assert [words.event("said", said) for words in readers] == [victim, speaker, neither]
    assert Words(CAPONE, "en", ("Ann", "Bob", "Cas")).event("said", said) == neither
    assert "Jij" not in dutch
    assert "Je " not in dutch


def test_no_quotation_speaks_of_the_speaker_as_you() -> None:
    """In every game where something can be said, to every reader, in both languages."""
    talking = [game for game in GAMES.values() if game.says.size]
    for game in talking:
        for language, you in (("en", "You"), ("nl", "Jij")):
            names = (you, "Bob", "Cas", "Dot", "Eve", "Fay")
            words = Words(game, language, names, 0)
            about = [say for say in range(game.says.size) if game.says.args_of[say][:1] == (0,)]
            for say in range(game.says.size):
                told = words.event("said", (1, say))
                quoted = told.split(": ", 1)[1][1:-1]
                assert told.startswith("Bob ")
                assert not quoted.startswith((f"{you} ", "Je ", "You "))
                if say in about:
                    assert you not in quoted

    assert {game.name for game in talking} == {"capone", "chicago-gangsters"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Mama · The secretary · Members: Mama and the secretary · With one bodyguard"),
        ("nl", "Mama · De secretaresse · Leden: Mama en de secretaresse · Met één bodyguard"),
    ],
)
def test_members_are_named_with_their_articles_and_mama_without(
    language: str, told: str
) -> None:
    """Alone as well as with others."""
    words = Words(CAPONE, language, ("Ann", "Bob", "Cas"), 0)
    mama, secretary, guard = map(
        CAPONE.actions.parse, ("member mama", "member secretary", "guards 1")
    )
    several = words.picks([mama, secretary, guard])

    assert " · ".join([words.action(mama), words.action(secretary), several]) == told


def test_cards_in_a_list_are_quoted() -> None:
    """So that a shop is no place and a full stop in a name does not end the sentence."""
    words = Words(CAPONE, "en", ("Ann", "Bob", "Cas"), 0)
    cards = tuple(map(CAPONE.events.kinds["dealt"].args[1].domain.parse, ("bar", "fbi")))

    assert words.event("dealt", (0, cards)) == "You get “bar” and “F.B.I.” from the deck."


def test_picks_of_one_kind_are_told_together() -> None:
    """So that ten cards need no ten sentences."""
    words = Words(CHICAGO_GANGSTERS, "nl", ("Jij", "Bob", "Cas", "Dot"), 0)
    picks = [
        CHICAGO_GANGSTERS.actions.parse(text)
        for text in ("put weapon2", "put weapon2", "put bribe1", "done")
    ]

    assert words.picks(picks) == "Zet wapen 2, wapen 2 en smeergeld 1 in · Dat is alles"
    assert words.picks(picks[2:3]) == "Zet smeergeld 1 in"
    assert words.picks([]) == ""


def test_a_reason_is_told() -> None:
    """For hints."""
    assert BOB.reason("chance") == "Zomaar een gok."


def test_a_refusal_is_a_sentence_in_both_languages() -> None:
    """With its arguments."""
    refusal = BadNotation("not-a-number", {"text": "x"})

    assert tell(refusal, "en") == "“x” is not a number."
    assert BOB.refusal(refusal).endswith(" is geen getal.")


def test_a_refusal_without_a_text_shows_its_id_and_arguments() -> None:
    """Rather than nothing."""
    assert tell(IllegalAction("made-up", {"why": "test"}), "nl") == "made-up why=test"


def test_every_event_of_a_match_is_told_to_every_seat_in_both_languages() -> None:
    """No name of a variable is left in a sentence, and no id."""
    for game in (*GAMES.values(), *TUTORIAL.values()):
        match = play_through(game)
        names = [f"Player {seat}" for seat in range(match.state.seats)]
        for language in LANGUAGES:
            for seat in (*range(match.state.seats), SPECTATOR):
                words = Words(game, language, names, seat)
                frames = match.frames(seat)
                events = [event for frame in frames for event in frame.events]
                told = [words.event(kind, values) for kind, values in events]
                assert [
                    text for text in told if "{$" in text or "{ $" in text or "event-" in text
                ] == []


def play_through(game: AnyGame) -> Match:
    """A match of a game at its most seats, played at random."""
    seats = game.meta.seats[-1]
    match = Match(game, seats, game.meta.read_options({}, seats), MatchChance(b"words"))
    rng = Random(1)
    while not match.is_over:
        answer_at_random(match, match.pending()[0], rng)
    return match


def answer_at_random(match: Match, seat: int, rng: Random) -> None:
    """Pick by pick, until the answer is whole."""
    picks: list[int] = []
    while True:
        picks.append(rng.choice(match.decision(seat, picks).legal))
        try:
            match.submit(seat, match.state.prompt, picks)
        except IllegalAction:
            continue
        return
