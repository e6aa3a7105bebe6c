"""The end of a year and of the match (C21 to C25, C28)."""

from .scenes import Scene

MEMBERS = "don+mama+right_hand+collector+lawyer+accountant+secretary+newcomer"
LAST = "steps=year|turn.0; hands=guns||; left=1"


def test_the_settlement_of_the_rulebook_is_75() -> None:
    """C21, C28: 30 + 10 + 15 + 20; prison, diversion and legal fields pay nothing."""
    scene = Scene(
        f"{LAST}; cash=0,0,0;"
        " fields=casino1:0:accountant+2,jeweller1:0:3,nightclub1:0:newcomer;"
        " cells=don|0|0|0|0|0|0|0|0; diverted=?,0-right_hand,?; shops=0,?,?,?,?,?,?,?"
    )

    scene.play("discard guns")

    assert scene.heard("settled") == ["settled 0 75", "settled 1 0", "settled 2 0"]


def test_all_stones_but_prisoners_come_home_after_the_settlement() -> None:
    """C21. From illegal, legal and diversion fields."""
    scene = Scene(
        f"{LAST}; fields=bar1:0:don+3; diverted=0-mama,?,?; shops=?,0,?,?,?,?,?,?;"
        " cells=0|0|newcomer|0|0|0|0|0|0"
    )

    scene.play("discard guns")

    assert scene.home(0) == "don+mama+right_hand+collector+lawyer+accountant+secretary+8"
    assert scene["fields"] == ""
    assert scene["cells"].split("|")[:3] == ["0", "newcomer", "0"]


def test_bodyguards_are_hired_back_for_five_each_after_the_income() -> None:
    """C21. In turn order from the start player, as many as the cash allows."""
    scene = Scene(f"{LAST}; starter=1; park=3,2,0; cash=0,100,0; fields=bar1:0:2")

    scene.play("discard guns")
    assert scene.step == "rehire.1"
    assert scene.offers() == ["rehire 0", "rehire 1", "rehire 2"]
    scene.play("rehire 1")
    assert scene.step == "rehire.0"
    assert scene.offers() == ["rehire 0", "rehire 1", "rehire 2"]
    assert scene.default() == "rehire 2"
    assert scene.refusal("rehire 3") == "too-many-guards"
    scene.play("rehire 2")

    assert scene["harbour"] == "1|1|0"
    assert scene["park"] == "0,0,0"
    assert [scene.cash(0), scene.cash(1)] == [0, 95]


def test_who_cannot_pay_for_the_park_is_not_asked() -> None:
    """C21. His bodyguards are lost."""
    scene = Scene(f"{LAST}; park=3,0,0; cash=0,0,0")

    scene.play("discard guns")

    assert scene.heard("rehired") == ["rehired 0 0 3"]
    assert scene["harbour"] == "3|0|0"


def test_a_marker_goes_up_for_100_and_down_for_50() -> None:
    """C22. One decision: up, down or nothing."""
    scene = Scene("steps=year|invest.0; cash=250,0,0; markers=3,4,0")

    assert scene.offers()[-1] == "invest 5"
    assert scene.default() == "invest 3"
    assert scene.refusal("invest 6") == "not-enough-cash"
    scene.play("invest 5", "invest 2")

    assert scene["markers"].startswith("5,2")
    assert scene["cash"].startswith("50,100")


def test_nobody_invests_beyond_ten() -> None:
    """C22. The rest stays cash."""
    scene = Scene("steps=year|invest.0; cash=900,0,0; markers=8,0,0")

    assert scene.offers()[-1] == "invest 10"


def test_who_can_neither_buy_nor_sell_is_not_asked() -> None:
    """C22. All can see that there is nothing to decide."""
    scene = Scene("steps=year|invest.0; cash=99,99,100; markers=0,0,0")

    assert scene.step == "invest.2"


def test_all_invest_before_the_win_is_checked() -> None:
    """C23. The most cash of those on 10 wins."""
    scene = Scene("steps=year|invest.0; cash=100,250,0; markers=9,9,9; starter=0")

    scene.play("invest 10")
    assert scene.winners == []
    scene.play("invest 10", "invest 9")

    assert scene.winners == [1]
    assert scene.heard("ended") == ["ended million"]


def test_cash_goes_before_members() -> None:
    """C23. Five in cash beat a whole family."""
    scene = Scene(
        f"steps=year|invest.2; cash=5,0,0; markers=10,10,9; starter=0; harbour={MEMBERS}|0|0"
    )

    scene.play("invest 9")

    assert scene.winners == [0]


def test_bodyguards_break_no_tie() -> None:
    """C23. Members only."""
    scene = Scene("steps=year|invest.2; cash=0,0,0; markers=10,10,9; starter=0; harbour=3|0|0")

    scene.play("invest 9")

    assert scene.winners == [0, 1]


def test_equal_cash_is_broken_by_members_not_in_the_harbour() -> None:
    """C23. Prisoners count."""
    text = "steps=year|invest.2; cash=0,0,0; markers=10,10,9; starter=0"
    broken = Scene(f"{text}; harbour=newcomer|0|0; cells=0|0|0|don|0|0|0|0|0").play("invest 9")
    shared = Scene(f"{text}; harbour=lawyer|collector|0").play("invest 9")

    assert broken.winners == [1]
    assert shared.winners == [0, 1]
    assert shared.game.places(shared.state) == [1, 1, 3]


def test_a_player_without_stones_still_plays() -> None:
    """C24. He is dealt cards and may use those that need no stones."""
    scene = Scene(f"hands=bar,fbi|guns|guns; harbour={MEMBERS}+8|0|0; fields=bank1:1:don")

    assert scene.offers() == ["play fbi", "discard bar", "discard fbi"]
    scene.play("discard bar", "discard guns", "discard guns", "discard fbi")
    while scene.step.startswith("invest"):
        scene.play(scene.default())

    assert len(scene.state.hands[0]) == 5


def test_the_books_are_closed_after_year_25() -> None:
    """C25. The highest marker, then cash."""
    text = "steps=year|invest.2; cash=0,50,0; markers=4,4,3; starter=0"
    over = Scene(f"{text}; year=25").play("invest 3")
    goes_on = Scene(f"{text}; year=24").play("invest 3")

    assert over.winners == [1]
    assert over.heard("ended") == ["ended years"]
    assert goes_on["year"] == "25"


def test_the_match_ends_when_nobody_has_a_stone_left() -> None:
    """C25. Prisoners and bodyguards are stones too."""
    gone = f"{MEMBERS}+8"
    text = "steps=year|invest.2; cash=0,0,0; markers=1,2,3; starter=0; harbour="
    over = Scene(f"{text}{gone}|{gone}|{gone}").play("invest 3")
    mama = gone.replace("mama+", "")
    prison = Scene(f"{text}{gone}|{gone}|{mama}; cells=0|0|0|0|0|0|mama|0|0").play("invest 3")
    guard = Scene(f"{text}{gone}|{gone}|{MEMBERS}+7").play("invest 3")

    assert over.heard("ended") == ["ended nobody"]
    assert over.winners == [2]
    assert prison.winners == []
    assert guard.winners == []
