"""The verbs: cards are laid, drawn and discarded (P1, P7, P16)."""

import pytest

from .scenes import Scene


@pytest.mark.parametrize(
    ("kind", "laid"),
    [
        ("pub", "~red1,~red2,red3,red4,red5"),
        ("jazz", "red1,red2,red3,~red4,~red5"),
        ("brewery", "red1,red2,red3,red4,red5"),
        ("den", "~red1,~red2,~red3,~red4,~red5"),
    ],
)
def test_the_number_of_own_cards_decides_the_face_of_the_next(kind: str, laid: str) -> None:
    """P1."""
    scene = Scene(f"hands=red1,red2,red3,red4,red5|blue1; open={kind},pub; left=5")

    scene.play(*(f"play red{value} a" for value in range(1, 6)))

    assert scene["table"] == f"a0:{laid}"


def test_a_card_after_a_murder_takes_the_place_that_became_free() -> None:
    """P1: the third card at a pub lies open, also when it is laid for the second time."""
    scene = Scene(
        "hands=murder|green1; table=a1:~red1,~red2,red3; open=pub,den; left=1", draws="gold1"
    )

    scene.play("murder 1 a", "play green1 a")

    assert scene["table"] == "a1:~red1,~red2,green1"


def test_the_fifth_card_takes_the_bullet() -> None:
    """P7, and rulebook 4.1: it costs no action."""
    scene = Scene("hands=red5|; table=a0:red1,red2,red3,red4; open=brewery,pub")

    scene.play("play red5 a")

    assert scene["bullets"] == "0,?"
    assert scene["left"] == "2"
    assert scene.heard("claimed") == ["claimed 0 a"]


def test_a_second_series_of_five_gets_no_bullet() -> None:
    """P7: one bullet a business, the first come has it."""
    scene = Scene(
        "hands=red5|; table=a0:red1,red2,red3,red4|a1:gold1,gold2,gold3,gold4,gold6; "
        "open=brewery,pub; bullets=1,?"
    )

    scene.play("play red5 a")

    assert scene["bullets"] == "1,?"
    assert scene.heard("claimed") == []


def test_a_draw_takes_a_card_from_the_deck() -> None:
    """Rulebook 4.1, action I."""
    scene = Scene("hands=red1|blue1", draws="gold7")

    scene.play("draw")

    assert scene["hands"] == "red1,gold7|blue1"
    assert "gold7" not in scene["deck"].split(",")


def test_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    """P16."""
    scene = Scene("hands=red1|; deck=gold7; discards=blue3,blue2", draws="gold7 blue3")

    scene.play("draw")

    assert scene["discards"] == "blue3,blue2"
    assert scene["deck"] == ""
    assert scene.heard("reshuffled") == []

    scene.play("draw")

    assert scene.heard("reshuffled") == ["reshuffled 2"]
    assert scene["discards"] == ""
    assert scene["deck"] == "blue2"
    assert scene["hands"] == "red1,blue3,gold7|"


def test_nothing_can_be_drawn_when_deck_and_discards_are_empty() -> None:
    """P16: both empty, no draw."""
    scene = Scene("hands=red1|; deck=; discards=")

    assert "draw" not in scene.offers()
    assert scene.refusal("draw") == "no-card-to-draw"
