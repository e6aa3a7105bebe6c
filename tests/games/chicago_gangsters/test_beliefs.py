"""States drawn from a view fit it, and vary where the truth is hidden."""

from backroom.engine.chance import SearchChance
from backroom.engine.events import SPECTATOR

from .scenes import GAME, Scene


def drawn(scene: Scene, seat: int, name: str, times: int = 60) -> set[str]:
    """The values of a field in states completed from a seat's view."""
    chance = SearchChance("beliefs")
    view = scene.view(seat)
    states = [GAME.complete(view, chance) for _ in range(times)]
    for state in states:
        assert GAME.view_text(GAME.observe(state, seat)) == GAME.view_text(view)
        assert GAME.inventory(state) == GAME.inventory(scene.state)
    return {dict(GAME.fields)[name].text(getattr(state, name)) for state in states}


HANDS = "hands=weapon2,bribe5|weapon4,bribe1|bribe1|blackmail5"


def test_known_cards_are_always_there() -> None:
    """G2: what everybody has seen return to a hand is in that hand."""
    scene = Scene(f"{HANDS}; known=|bribe1||")

    hands = drawn(scene, 0, "hands")

    assert all("bribe1" in hand.split("|")[1] for hand in hands)
    assert len(hands) > 20


def test_an_open_commitment_is_what_it_is_and_a_sealed_one_is_guessed() -> None:
    """G1: the partner's unseen answer varies, down to no card at all."""
    opened = Scene(HANDS).play("1: put weapon4, open")
    sealed = Scene(HANDS).play("1: put weapon4, done")

    assert len(drawn(opened, 0, "drafts")) == 1
    assert len(drawn(sealed, 0, "drafts")) > 5


def test_unrevealed_commitments_are_guessed_while_the_brawler_thinks() -> None:
    """G11: so are those of the partner, and a card that may be hidden (G3)."""
    scene = Scene(f"{HANDS}; persons=|brawler||").play("0: hide bribe5", "1: put bribe1, open")

    assert len(drawn(scene, 1, "committed")) > 3
    assert len(drawn(scene, 1, "hidden")) > 3
    assert len({text.split("|")[1] for text in drawn(scene, 2, "committed")}) == 1


def test_the_hidden_card_and_the_cards_of_mr_x_are_guessed() -> None:
    """G3, G20: as many as are known to lie there."""
    scene = Scene(
        "hands=weapon2,bribe5|weapon4|bribe1|blackmail5|weapon2,weapon4,bribe4", seats=5
    ).play("4: put weapon2, put weapon4, join challengers", "0: hide bribe5", "1: done")

    masked = {text.split("|")[4] for text in drawn(scene, 2, "committed")}

    assert len(masked) > 5
    assert {len(text.split(",")) for text in masked} == {2}
    assert len(drawn(scene, SPECTATOR, "hidden")) > 3
    assert drawn(scene, 0, "hidden") == {"bribe5"}


def test_claims_and_duel_cards_already_made_are_guessed() -> None:
    """G22, G23."""
    claims = Scene(HANDS, expert=True).play("0: claim")
    duel = Scene(HANDS, expert=True)
    duel.play("0: claim", "1: claim", "2: pass", "3: pass", "0: duel weapon2")

    contest = Scene(HANDS, expert=True)
    contest.play("0: claim", "1: pass", "2: pass", "3: pass", "1: claim")

    assert len(drawn(claims, 1, "drafts")) == 2
    assert len(drawn(contest, 2, "drafts")) == 2
    assert len(drawn(duel, 1, "drafts")) > 3
    assert len(drawn(duel, 0, "drafts")) == 1


def test_nothing_is_left_to_guess_when_the_match_is_over() -> None:
    """G17: all hands are shown; only the deck was never seen, and it is the rest."""
    scene = Scene(
        f"steps=reveal; coalitions=pact2,end-card; {HANDS}", chance={"coalition": "end-card"}
    )

    assert len(drawn(scene, 2, "hands")) == 1
