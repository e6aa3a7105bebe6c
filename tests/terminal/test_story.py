"""The story of a match in paragraphs."""

from backroom.games.leduc.cards import CARD
from backroom.games.leduc.game import LEDUC
from backroom.games.omerta.cards import ALIBI, MOLE
from backroom.games.omerta.game import OMERTA
from backroom.terminal.story import Story, counted
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
    story = Story(WORDS, {"staked"})

    assert story.hear("staked", (1, 1)) == 1
    assert story.paragraphs() == []


def test_the_same_again_is_counted() -> None:
    """Five cards are drawn in one sentence."""
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (3x)", "a"]


def test_what_must_be_remembered_is_told_once() -> None:
    """O3: older paragraphs say where somebody looked, not what lay there."""
    story = Story(Words(OMERTA, "en", ("You", "Bob", "Cleo"), 0), (), (0, 0))
    story.hear("looked", (0, 3, MOLE))
    since = story.pause()
    story.hear("looked", (0, 1, ALIBI))

    news = story.paragraphs(0, since)

    assert "Mole" not in news[0]
    assert "Alibi" in news[1]
    assert "Alibi" not in " ".join(story.paragraphs())


def test_memory_aid_tells_it_again() -> None:
    """O3: that is what it is for."""
    story = Story(Words(OMERTA, "en", ("You", "Bob", "Cleo"), 0), (), (0, 1))

    story.hear("looked", (0, 3, MOLE))

    assert "Mole" in story.paragraphs()[0]
