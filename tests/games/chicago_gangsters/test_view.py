"""What a seat may see (G28)."""

from backroom.engine.chance import MatchChance
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match
from backroom.games.chicago_gangsters.view import GangstersView

from .scenes import GAME, Scene

HANDS = "hands=weapon2,bribe5|weapon4|bribe1|blackmail5"


def test_hands_are_secret_and_their_sizes_are_not() -> None:
    """G28."""
    scene = Scene(HANDS)

    assert scene.sees(0, "hand") == "weapon2,bribe5"
    assert scene.sees(0, "sizes") == "2,1,1,1"
    assert scene.sees(SPECTATOR, "hand") == ""
    assert "bribe1" not in GAME.view_text(scene.view(0))


def test_the_hidden_card_is_its_owners_secret_until_the_evaluation() -> None:
    """G28: that a card stays hidden is public."""
    scene = Scene(HANDS).play("0: hide bribe5", "1: done")

    assert scene.sees(0, "hidden") == "bribe5"
    for seat in (SPECTATOR, 1, 2, 3):
        assert scene.sees(seat, "hidden") == "?"
        assert scene.sees(seat, "hides") == "1"

    scene.play("2: done", "3: done")

    assert scene.sees(3, "discards") == "bribe5"


def test_the_discards_and_all_that_is_put_there_are_public() -> None:
    """G28."""
    scene = Scene(
        "steps=reveal|mini.0.2.0; hands=weapon4,weapon4|||; persons=spy,fence|||"
    ).play("use spy, discard weapon4, discard weapon4, done")

    assert scene.sees(3, "discards") == "weapon4,weapon4"
    assert scene.told(3, "discarded") == ["discarded 0 weapon4,weapon4"]


def test_a_discarded_card_is_not_known_in_the_hand_any_more() -> None:
    """G28: what everybody knows follows the card."""
    scene = Scene(
        "steps=reveal|mini.0.2.0; hands=weapon4,bribe1|||; known=weapon4|||; persons=fence|||"
    ).play("use fence, discard weapon4")

    assert scene.sees(2, "known") == "|||"


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """G28."""
    scene = Scene("steps=reveal|mini.0.1.0; hands=|||", draws="bribe5")

    assert scene.told(0, "drew") == ["drew 0 bribe5"]
    assert scene.told(1, "drew") == ["drew 0 ?"]


def test_a_hidden_card_that_was_known_among_others_is_known_no_more_when_it_is_shown() -> None:
    """G28: known cards may be in hand or hidden; once exposed they are neither."""
    scene = Scene("hands=bribe5,weapon2|||; known=bribe5|||").play("0: hide bribe5", "1: done")

    assert scene.sees(2, "known") == "bribe5|||"

    scene.play("2: done", "3: done")

    assert scene.sees(2, "known") == "|||"


def test_frames_say_nothing_about_the_number_of_cards_put_in() -> None:
    """G1, G28: a full hand, no cards and a hidden one give everybody the same frames."""
    sights = set()
    for picks in ("done", "put {}, done", "put {}, put {}, done", "hide {}"):
        match = Match(GAME, 4, (0,), MatchChance(b"frames"))
        hider = match.state.line_up[0]  # type: ignore[attr-defined]
        hand = match.decision(hider).legal
        first = GAME.actions.text(hand[0]).split()[-1]
        answer = picks.format(first, GAME.actions.text(hand[1]).split()[-1])
        actions = [GAME.actions.parse(pick) for pick in answer.split(",")]
        match.submit(hider, match.state.prompt, actions)
        others = [seat for seat in range(-1, 4) if seat != hider]
        sights.add(str([match.frames(seat) for seat in others]))

    assert len(sights) == 1


def seen(match: Match) -> GangstersView:
    """What everybody sees of a match."""
    view = match.view(SPECTATOR)
    assert isinstance(view, GangstersView)
    return view


def test_a_view_knows_which_announcements_are_about_this_round() -> None:
    """G1: they bind nobody, and those of earlier rounds are history."""
    match = Match(GAME, 4, (0,), MatchChance(b"talk"))
    first = seen(match)
    match.say(1, 0)
    while seen(match).coalition == first.coalition:
        match.time_out(match.pending()[0])

    match.say(2, 3)

    view = seen(match)
    assert (first.said, view.said) == (0, 1)
    assert view.talk[view.said :] == ((2, 3),)
