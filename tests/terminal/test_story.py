"""The story of a match in paragraphs."""

from backroom.engine.domains import HIDDEN
from backroom.games.capone import cards as city_cards
from backroom.games.capone.game import CAPONE
from backroom.games.leduc.cards import CARD
from backroom.games.leduc.game import LEDUC
from backroom.games.omerta.cards import ALIBI, MOLE
from backroom.games.omerta.game import OMERTA
from backroom.terminal.story import EVERYTHING, Heard, Story, Telling, counted
from backroom.terminal.tables.drawings import drawing_of
from backroom.texts.words import Words

WORDS = Words(LEDUC, "en", ("Ann", "Bob"), 0)


def test_what_one_player_did_is_one_paragraph() -> None:
    """Another player begins another; what nobody did goes with what was before."""
    story = Story(WORDS)

    seats = [
        story.hear("dealt", (0, CARD.parse("king1"))),
        story.hear("staked", (0, 1)),
        story.hear("dealt", (1, -1)),
        story.hear("turned", (CARD.parse("jack2"),)),
        story.hear("staked", (0, 3)),
    ]

    assert seats == [0, 0, 1, -1, 0]
    assert story.paragraphs() == [
        "You are dealt the king of spades. You now have 1 chip in the pot.",
        "Bob is dealt a card. The jack of hearts is turned up.",
        "You now have 3 chips in the pot.",
    ]


def test_a_pause_begins_a_paragraph() -> None:
    """Even when the same player goes on."""
    story = Story(WORDS)
    story.hear("staked", (1, 1))

    since = story.pause()
    story.hear("staked", (1, 3))

    assert story.paragraphs(since) == ["Bob now has 3 chips in the pot."]
    assert len(story.paragraphs()) == 2


def test_quiet_events_are_heard_but_not_told() -> None:
    """The table shows them anyway."""
    story = Story(WORDS, Telling(frozenset(("staked",))))

    assert story.hear("staked", (1, 1)) == 1
    assert story.paragraphs() == []


def test_the_same_again_is_counted() -> None:
    """Five cards are drawn in one sentence."""
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (3x)", "a"]


def test_what_must_be_remembered_is_told_once() -> None:
    """O3: older paragraphs say where somebody looked, not what lay there."""
    story = Story(Words(OMERTA, "en", ("You", "Bob", "Cleo"), 0), EVERYTHING, (0, 0))
    story.hear("looked", (0, 3, MOLE))
    since = story.pause()
    story.hear("looked", (0, 1, ALIBI))

    news = story.paragraphs(0, since)

    assert "Mole" not in news[0]
    assert "Alibi" in news[1]
    assert "Alibi" not in " ".join(story.paragraphs())


def test_memory_aid_tells_it_again() -> None:
    """O3: that is what it is for."""
    story = Story(Words(OMERTA, "en", ("You", "Bob", "Cleo"), 0), EVERYTHING, (0, 1))

    story.hear("looked", (0, 3, MOLE))

    assert "Mole" in story.paragraphs()[0]


CITY = Words(CAPONE, "en", ("You", "Bob", "Cleo"), 0)


def city() -> Story:
    """A story of Capone as its table tells it."""
    return Story(CITY, drawing_of("capone").telling, (0, 0))


def test_what_is_done_to_somebody_belongs_to_whoever_did_it() -> None:
    """A member who is lured away has not moved by himself."""
    story = city()

    story.hear("played", (1, city_cards.CARD.parse("barber")))
    acted = story.hear("diverted", (0, 1, 14, 0))

    assert acted == 1
    assert story.paragraphs() == [
        "Bob plays “Time for a haircut”."
        " Your Mama is lured away from bank 1 to the barber\u2019s chair."
    ]


def test_the_cards_of_an_exchange_are_told_to_their_owner_only() -> None:
    """The others know how many there are anyway."""
    story = city()
    bar = city_cards.CARD.parse("bar")

    story.hear("exchanged", (0, (bar,)))
    story.hear("dealt", (0, (city_cards.CARD.parse("fbi"),)))
    story.hear("dealt", (1, (HIDDEN, HIDDEN)))

    assert story.paragraphs() == ["You exchange “bar”, unseen. You get “F.B.I.” from the deck."]


def test_the_latest_event_of_a_kind_is_known_until_something_else_begins() -> None:
    """A fight of an earlier round is over."""
    heard = Heard()

    assert heard.since("fought", "round") is None
    heard.hear("round", (1,))
    heard.hear("fought", (0, 21, 11, 1))
    assert heard.since("fought", "round") == (0, 21, 11, 1)
    heard.hear("round", (2,))
    assert heard.since("fought", "round") is None
