"""What a seat knows: by place, in pools, and for a person without memory aid (O3, O13)."""

import pytest

from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.view import OmertaView, forgetful

from .scenes import Scene

# Seat 1 knows bottle 6 and the Mole of its own hand, seat 0 the bottle 6.
KNOWN = "hands=bottle1|bottle6+01,mole+1,bottle3|bottle4,bottle5"


def shuffled(text: str = KNOWN, order: str = "bottle3 bottle6 mole", seats: int = 3) -> Scene:
    """After the Lady visited seat 1."""
    steps = "discards=lady; steps=end.0|lady.0"
    return Scene(f"{text}; {steps}", seats=seats, shuffled=order).play("aim 1", "pass")


def text_of(view: OmertaView, name: str) -> str:
    """One field of a view in notation."""
    return dict(OMERTA.view_fields)[name].text(getattr(view, name))


def test_a_spectator_knows_what_is_shown_to_all() -> None:
    """O3: and nothing else."""
    scene = Scene("hands=bottle1+0,bottle2+012*|mole|bottle3")

    assert scene.sees(-1, "hands") == "?+0,bottle2+012*|?|?"


def test_who_knows_a_card_is_public() -> None:
    """O3: everybody sees who looks at what."""
    scene = Scene("hands=bottle1+0,bottle2+01|mole+2|bottle3")

    assert scene.sees(2, "hands") == "?+0,?+01|mole+2|?"


def test_a_card_of_a_pool_that_is_shown_leaves_the_pool() -> None:
    """O13: what is left is known better."""
    scene = shuffled()
    assert scene.sees(1, "pools") == "1.0,1.1,1.2:bottle6,mole"

    scene.play("1: take", "1: swap 1")

    assert scene["discards"].endswith("bottle3")
    assert scene.sees(1, "pools") == "1.1,1.2:bottle6,mole"
    assert scene.sees(0, "pools") == "1.1,1.2:bottle6"


def test_a_pool_of_one_place_is_exact_knowledge() -> None:
    """O13: known by inference, by this observer alone."""
    scene = shuffled(order="mole bottle6 bottle3").play("1: take", "1: swap 1", "1: decline")

    assert scene.sees(1, "pools") == "1.1,1.2:bottle6"
    scene.play("draw", "swap 1", "0: pass", "1: claim 3")
    assert scene.sees(1, "hands").split("|")[1] == "lady+012*,bottle6,bottle3+012*,?"
    assert scene.sees(2, "hands").split("|")[1] == "lady+012*,?,bottle3+012*,?"


def test_equal_cards_that_fill_a_pool_are_known_each() -> None:
    """O13: two threes shuffled are two threes."""
    scene = shuffled("hands=bottle1|bottle3+1,bottle3+1|bottle4", order="bottle3 bottle3")

    assert scene.sees(1, "hands").split("|")[1] == "bottle3,bottle3"
    assert scene.sees(1, "pools") == ""
    assert scene.sees(0, "hands").split("|")[1] == "?,?"


def test_one_of_two_equal_known_cards_stays_in_the_pool() -> None:
    """O13: showing a three takes one three out of it, not both."""
    text = "hands=bottle1|bottle3+1,bottle3+1,mole|bottle4,bottle5"
    scene = shuffled(text, order="bottle3 bottle3 mole").play("1: take", "1: swap 1")

    assert scene.sees(1, "pools") == "1.1,1.2:bottle3"


def test_a_pool_follows_the_gangster() -> None:
    """O12, O13: its places may lie in two hands."""
    text = (
        "hands=bottle1|bottle3,bottle6,mole|bottle4; discards=gangster; "
        "pools=|1.0,1.1,1.2:bottle6,mole||; steps=end.0|gangster.0"
    )
    scene = Scene(text).play("aim 0, pick 1, aim 1, pick 2", "pass")

    assert scene.sees(1, "pools") == "0.0,1.0,1.2:bottle6,mole"
    assert scene.hand(0) == "bottle6"


def test_overlapping_pools_merge() -> None:
    """O13: a view may forget, never invent."""
    text = (
        "hands=bottle1,alibi+1|bottle3,bottle6,mole|bottle4; discards=lady; "
        "pools=|0.0,1.1:bottle6||; steps=end.2|lady.2"
    )
    scene = Scene(text, shuffled="alibi bottle1").play("2: aim 0", "0: pass")

    assert scene.sees(1, "pools") == "0.0,0.1,1.1:bottle6,alibi"


def test_places_of_a_pool_close_up_when_a_card_leaves() -> None:
    """O13: the cards after it move up."""
    text = (
        "hands=bottle1|bottle4,bottle6,mole|bottle4; discards=bottle4; "
        "pools=|1.1,1.2:bottle6||1.0,1.2:mole; steps=end.0|race.3.3.0"
    )
    scene = Scene(text).play("1: claim 1")

    assert scene.sees(1, "pools") == "1.0,1.1:bottle6"
    assert scene.sees(-1, "hands").split("|")[1] == "?,mole"


def test_the_vault_can_be_in_a_pool() -> None:
    """O13, O16: a mixed card goes into the vault with what is known of it."""
    text = (
        "hands=bottle1,bottle2|bottle4|bottle3; pools=|0.0,0.1:bottle1||; "
        "discards=safecracker; steps=end.0|vault.0"
    )
    scene = Scene(text).play("crack 1, open 3")

    assert scene.sees(1, "pools") == "0.1,3.2:bottle1"


def test_a_looker_learns_a_card_of_the_vault_that_was_in_a_pool() -> None:
    """O16: the rest of the pool is known by that."""
    text = (
        "hands=bottle1,bottle2|bottle4|bottle3; vault=bottle9,bottle9,bottle10,mole; "
        "pools=0.1,3.3:bottle2|||"
    )
    scene = Scene(text, draws="safecracker").play("draw", "discard")

    assert scene.sees(0, "hands").split("|")[0] == "?,bottle2"


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_person_without_memory_aid_gets_no_remembered_face(seat: int) -> None:
    """O3: what lies open stays, who knows what is public."""
    scene = Scene(f"{KNOWN}; discards=bottle7,bottle8; pools=2.0,2.1:bottle5|||2.0,2.1:bottle4")

    shown = forgetful(scene.view(seat))

    assert text_of(shown, "hands") == "?|?+01,?+1,?|?,?"
    assert text_of(shown, "vault") == "?,?,?,?"
    assert text_of(shown, "discards") == "?,bottle8"
    assert text_of(shown, "pools") == ""
    kept = ("steps", "prompt", "waiting", "blockers", "round", "turns", "deck", "sheet")
    for name in kept:
        assert text_of(shown, name) == scene.sees(seat, name)


def test_a_person_without_memory_aid_sees_the_card_just_drawn() -> None:
    """O3: at the moment it may be seen."""
    scene = Scene(KNOWN, draws="alibi").play("draw")

    assert text_of(forgetful(scene.view(0)), "drawn") == "alibi"
    assert text_of(forgetful(scene.view(1)), "drawn") == "?"


def test_a_person_without_memory_aid_sees_the_vault_while_it_is_open() -> None:
    """O3, O16: until the card is chosen."""
    scene = Scene(KNOWN, draws="safecracker").play("draw", "discard")

    assert text_of(forgetful(scene.view(0)), "vault").startswith("bottle9+0")
    scene.play("decline")
    assert text_of(forgetful(scene.view(0)), "vault") == "?+0,?+0,?+0,?+0"
    assert scene.sees(0, "vault").startswith("bottle9+0")


def test_a_person_without_memory_aid_sees_all_hands_at_the_end() -> None:
    """O3: they lie open on the table."""
    scene = Scene("hands=bottle3|bottle8; round=2; sheet=0.3.0; wins=0,1", seats=2).play("call")

    assert text_of(forgetful(scene.view(1)), "hands") == "bottle3+01*|bottle8+01*"


@pytest.mark.parametrize(
    ("aid", "row"), [("false", "?+01,?+1,?"), ("true", "bottle6+01,mole+1,?")]
)
def test_the_door_shows_a_person_what_the_table_allows(aid: str, row: str) -> None:
    """O3: option `memory_aid`."""
    view = Scene(KNOWN, options={"memory_aid": aid}).view(1)

    assert text_of(OMERTA.shown(view), "hands").split("|")[1] == row


def test_the_whole_view_is_left_alone_by_forgetting() -> None:
    """Bots remember by themselves."""
    view = Scene(KNOWN).view(1)
    before = OMERTA.view_text(view)

    forgetful(view)

    assert OMERTA.view_text(view) == before
