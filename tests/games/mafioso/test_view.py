"""What a seat sees, and states drawn from what it sees (M41)."""

from backroom.engine.chance import SearchChance

from .scenes import GAME, Scene, cards

TABLE = (
    "hands=move,raid|boom,stab|pass; discards=shoot,cake; raids=1; cakes=3,hand,gone;"
    "money=4,5,0; chairs=11:yellow-boss,13:red-sleeping-boss"
)


def test_hands_are_hidden_and_all_else_is_open() -> None:
    """M41."""
    scene = Scene(TABLE)

    assert scene.sees(1, "hands") == "?,?|stab,boom|?"
    assert scene.sees(-1, "hands") == "?,?|?,?|?"
    assert scene.sees(2, "deck") == str(60 - 8)
    for name in ("discards", "raids", "chairs", "dead", "cakes", "pot", "money", "out"):
        assert scene.sees(2, name) == scene[name]


def test_a_card_put_away_unused_is_shown() -> None:
    """M41, M5c."""
    scene = Scene(TABLE).play("discard raid")

    assert scene.sees(2, "discards") == "shoot,cake,raid"
    assert scene.heard("discarded") == ["discarded 0 raid"]


def test_the_hand_of_who_is_out_is_shown() -> None:
    """M41, M33."""
    scene = Scene(
        "hands=shoot|raid,boom|; chairs=11:yellow-robbie,16:red-henkie,28:blue-boss"
    ).play("shoot 16")

    assert scene.sees(2, "discards") == "shoot,boom,raid"


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """M41."""
    scene = Scene(TABLE, draws="boom").play("discard move")
    drawn = [event for event in scene.state.listener or [] if event.kind == "drew"]

    assert drawn[0].seen_by(0) == (0, cards("boom")[0])
    assert drawn[0].seen_by(1) == drawn[0].seen_by(-1) == (0, -1)


def test_completed_states_deal_the_unseen_cards_anew() -> None:
    """Own hand, discards and raids gone are kept; the other hands vary."""
    view = Scene(TABLE).view(1)
    drawn = [GAME.complete(view, SearchChance(seed)) for seed in range(30)]

    assert {tuple(state.hands[1]) for state in drawn} == {tuple(cards("stab boom"))}
    assert len({tuple(state.hands[0]) for state in drawn}) > 3
    assert {len(state.deck) for state in drawn} == {52}
    for state in drawn:
        everything = [*state.deck, *state.discards, *cards("raid")]
        assert len([*everything, *(card for hand in state.hands for card in hand)]) == 60


def test_a_view_is_told_as_data() -> None:
    """For the browser: chairs with colour, kind and sleep."""
    data = GAME.view_data(Scene(f"{TABLE}; standing=blue-jack").view(0))
    chairs = data["chairs"]
    dead = data["dead"]

    assert isinstance(chairs, list)
    assert chairs[13] == {"colour": "red", "kind": "boss", "asleep": True}
    assert chairs[12] is None
    assert data["standing"] == [{"colour": "blue", "kind": "jack", "asleep": False}]
    assert data["cakes"] == ["3", "hand", "gone"]
    assert isinstance(dead, list)
    assert {"colour": "red", "kind": "jack", "asleep": False} in dead
