"""The rules of thumb for Chicago Gangsters, each in a scene, and their strength."""

from random import Random

import pytest

from backroom.bots.arena import compare
from backroom.bots.bot import Pick
from backroom.bots.chicago_gangsters.scripted import ChicagoGangstersBot
from backroom.bots.headless import decision_of
from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from tests.games.chicago_gangsters.scenes import Scene

BOT = ChicagoGangstersBot()


def chosen(scene: Scene, seat: int = 0) -> tuple[str, str]:
    """What the bot does, by name, and why."""
    decision = decision_of(CHICAGO_GANGSTERS, scene.state, seat)
    choice: Pick = BOT.choose(decision, Random(1))
    return CHICAGO_GANGSTERS.actions.text(choice.action), choice.reason


def whole(scene: Scene, seat: int = 0) -> list[str]:
    """A choice in several picks."""
    picks = []
    prompt = scene["prompt"]
    while scene["prompt"] == prompt and scene.state.pending >> seat & 1:
        picks.append(chosen(scene, seat)[0])
        scene.play(f"{seat}: {picks[-1]}")
    return picks


RICH = "bribe5,bribe5,blackmail5,weapon4"
MANY = "weapon2,weapon2"
EARLY = "coalitions=pact2,pact3,pact4,pact5,pact6,pact7,pact8,pact9,pact10,pact11,pact12"


def test_it_hides_its_highest_card() -> None:
    """G3: the defenders have to guess."""
    scene = Scene(f"hands={RICH}|{MANY}|{MANY}|; {EARLY}; loot=loot11; persons=||judge|")

    picks = whole(scene)

    assert picks[-1] == "hide bribe5"
    assert all(pick.startswith("put ") for pick in picks[:-1])


def test_it_saves_its_cards_where_none_is_valid() -> None:
    """G1: bluffing is not its style."""
    assert chosen(Scene("hands=bribe5,bribe5|||; district=cicero")) == ("done", "save")


def test_it_fights_when_a_little_is_enough() -> None:
    """An announced 3 of two challengers without cards is beaten."""
    scene = Scene(
        f"steps=reveal|fight|commit.1; hands=||{RICH}|; announced=3,-1;revealed=0,1; loot=loot7"
    )

    assert chosen(scene, 2)[1] == "fight"


def test_it_goes_for_half_when_winning_is_too_dear() -> None:
    """G7: 5 of 10 is enough for a bottle."""
    scene = Scene(
        "steps=reveal|fight|commit.1; hands=||bribe5,bribe4|; announced=10,-1;"
        "revealed=0,1; loot=loot1"
    )

    assert chosen(scene, 2) == ("put bribe5", "share")
    assert whole(scene, 2) == ["put bribe5", "done"]


def test_mr_x_puts_cards_on_a_side() -> None:
    """G20: the last pick names it."""
    scene = Scene(f"hands=||||{RICH}; persons=judge,mayor|senator|||", seats=5)

    picks = whole(scene, 4)

    assert picks[-1] == "join challengers"
    assert chosen(Scene(f"hands=||||{RICH}", seats=5), 4)[1] == "mask"


def test_it_claims_with_a_strong_hand_and_stands_by_its_partner_with_a_weak_one() -> None:
    """G22."""
    strong = Scene(
        f"hands={RICH},bribe4,blackmail3|||; loot=loot7; {EARLY}; persons=judge|||",
        expert=True,
    )
    weak = Scene(
        f"hands=bribe1|{MANY}|{MANY}|{MANY}; loot=loot7; {EARLY}; persons=|mayor|judge|senator",
        expert=True,
    )

    assert chosen(strong) == ("claim", "claim")
    assert chosen(weak) == ("pass", "partner")


def test_it_contests_the_claim_of_its_partner_with_a_high_card_only() -> None:
    """G23: thrown out it would get next to nothing, but a low card wins no duel."""
    contest = "loot=loot7; steps=reveal|fight|commit.1|claim.1|commit.0|contest.0.1"
    strong = Scene(f"hands={RICH}|||; {EARLY}; {contest}", expert=True)
    low = Scene(f"hands=bribe1,weapon2,weapon2,weapon2|||; {EARLY}; {contest}", expert=True)

    assert chosen(strong) == ("claim", "contest")
    assert chosen(low) == ("pass", "let-be")


def test_it_lets_the_claim_of_an_enemy_be_rather_than_lose_its_partner() -> None:
    """G23: two against one are strong enough."""
    contest = "loot=loot7; steps=reveal|fight|commit.1|claim.1|commit.0|contest.0.2"
    scene = Scene(
        f"hands=bribe5|{MANY}|{MANY}|{MANY}; {EARLY}; persons=|senator|judge|mayor; {contest}",
        expert=True,
    )

    assert chosen(scene) == ("pass", "let-be")


def test_it_duels_with_its_highest_card() -> None:
    """G23: or passes with an empty hand."""
    scene = Scene("hands=weapon2,bribe5|||; steps=reveal|fight|duel.3.-1", expert=True)

    assert chosen(scene) == ("duel bribe5", "duel")
    assert chosen(scene, 1) == ("pass", "duel")


@pytest.mark.parametrize(
    ("cards", "answer"),
    [("weapon4,weapon4", ("brawl", "brawl")), ("weapon4", ("pass", "hold-back"))],
)
def test_the_brawler_joins_in_for_eight_points(cards: str, answer: tuple[str, str]) -> None:
    """G11."""
    scene = Scene(
        f"steps=reveal|fight|commit.1|brawl.0; persons=brawler|||;committed={cards}|||; {EARLY}"
    )

    assert chosen(scene) == answer


def test_the_hidden_card_counts_for_the_brawler() -> None:
    """G11."""
    scene = Scene(
        "steps=reveal|fight|commit.1|brawl.0; persons=brawler|||; committed=weapon4|||;"
        f"hidden=bribe5; {EARLY}"
    )

    assert chosen(scene)[0] == "brawl"


def test_it_takes_the_better_package_and_pays_the_cheaper_item() -> None:
    """G12, G24."""
    take = Scene("steps=reveal|loot.0.0.1.-1.-1.-1; loot=loot11")
    losers = Scene("steps=reveal|loot.1.2.3.0.1.-1; loot=loot12; person=spy")
    pay = Scene(
        "steps=reveal|pay.0.0.-1.-1.-1.-1; loot=loot2; godfather=0; kicked=1", expert=True
    )
    late = Scene(
        "steps=reveal|pay.0.0.-1.-1.-1.-1; loot=loot1; godfather=0; kicked=1; person=judge",
        expert=True,
    )

    assert chosen(take) == ("take first", "package")
    assert chosen(losers, 0) == ("take first", "package")
    assert chosen(pay) == ("pay means", "pay")
    assert chosen(late) == ("pay bottle", "pay")


def test_it_draws_then_sells_then_changes_small_cards() -> None:
    """G14."""
    scene = Scene(
        "steps=reveal|mini.0.2.0; hands=weapon2,weapon4,bribe5,bribe4,blackmail1|||;"
        f"persons=spy,fence|||; {EARLY}",
        draws="weapon4",
    )

    assert chosen(scene) == ("draw", "draw")
    scene.play("draw")
    assert chosen(scene) == ("use spy", "sell")
    whole(scene)
    assert scene["bottles"] == "1,0,0,0"
    assert chosen(scene)[1] in ("change", "end")


def test_it_changes_a_card_of_little_value() -> None:
    """G14, G21."""
    scene = Scene("steps=reveal|mini.0.2.32; hands=bribe5,weapon2|||; persons=fence|||")

    assert whole(scene) == ["use fence", "discard weapon2"]


def test_it_ends_when_nothing_is_worth_it() -> None:
    """G14."""
    scene = Scene("steps=reveal|mini.0.2.32; hands=bribe5|||; persons=fence|||")

    assert chosen(scene) == ("end", "end")


def test_the_poker_player_fishes_for_the_strongest_kind() -> None:
    """G14: for the reckoning."""
    scene = Scene(
        "steps=reveal|mini.0.2.32; hands=bribe5,bribe4,weapon4,blackmail3|||;"
        "persons=poker-player|||; discards=bribe4,bribe3"
    )

    assert whole(scene) == [
        "use poker-player",
        "discard weapon4",
        "discard blackmail3",
        "fish bribe3",
        "fish bribe4",
    ]


@pytest.mark.parametrize(
    ("other", "seats", "least"),
    [("random", 4, 0.6), ("lazy", 4, 0.4), ("random", 3, 0.6), ("random", 5, 0.5)],
)
def test_it_beats_the_yardsticks(other: str, seats: int, least: float) -> None:
    """Over a few deals, each from every seat; `backroom simulate` plays hundreds."""
    names = ("scripted", *[other] * (seats - 1))

    standings = compare(CHICAGO_GANGSTERS, seats, (0,), names, 8, "yardsticks")

    assert standings[0].share > least
