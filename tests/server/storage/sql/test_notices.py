"""Notices in a database: planned once, taken once, and gone with their owner."""

from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import Notice, NoticeSettings, Subscription
from tests.server.storage.test_storage import ANN, BOB, NOBODY

TURN = Notice(ANN.id, "turn", "table", "match:1", 10.0)
PHONE = Subscription("https://push.example.org/1", ANN.id, "session of Ann", "k", "s", "nl")


async def test_a_notice_is_taken_once_and_told_once_of_a_decision(filed: Storage) -> None:
    """Planned again it changes nothing; another decision is another notice."""
    notices = filed.notices
    await notices.plan([TURN, TURN._replace(kind="reminder", at=20.0)])

    assert await notices.take_due(9.0, 10) == []
    assert await notices.take_due(10.0, 10) == [TURN]
    assert await notices.take_due(10.0, 10) == []
    await notices.plan([TURN._replace(at=11.0)])
    assert await notices.take_due(12.0, 10) == []
    await notices.plan_again(TURN._replace(at=13.0))
    assert await notices.take_due(13.0, 10) == [TURN._replace(at=13.0)]

    await notices.plan([TURN._replace(decision="match:2", at=14.0)])
    assert [one.decision for one in await notices.take_due(15.0, 10)] == ["match:2"]
    await notices.clear(15.0)
    await notices.plan([TURN._replace(at=16.0)])
    assert len(await notices.take_due(30.0, 10)) == 2


async def test_a_browser_is_told_as_long_as_it_is_signed_in(filed: Storage) -> None:
    """So many at most; whoever subscribes again replaces what was there."""
    notices = filed.notices
    assert await notices.subscribe(PHONE, 1)
    assert await notices.subscribe(PHONE._replace(key="new"), 1)
    assert not await notices.subscribe(PHONE._replace(endpoint="https://other.example"), 1)
    assert await notices.subscriptions(ANN.id) == [PHONE._replace(key="new")]

    await notices.unsubscribe(PHONE.endpoint, BOB.id)
    assert len(await notices.subscriptions(ANN.id)) == 1
    await filed.people.end_session("session of Ann")
    assert await notices.subscriptions(ANN.id) == []
    await notices.unsubscribe(PHONE.endpoint)


async def test_mail_goes_where_it_was_confirmed_until_it_is_stopped(filed: Storage) -> None:
    """By the token in the link; an empty one fits nobody."""
    notices = filed.notices
    wanted = NoticeSettings(
        frozenset({"turn:mail"}), "a@b.cd", False, "token", "http://x", "nl"
    )
    await notices.keep_settings(ANN.id, wanted)
    await notices.keep_settings(BOB.id, NoticeSettings())

    assert not await notices.confirm_mail("")
    assert not await notices.stop_mail("")
    assert await notices.confirm_mail("token")
    assert await notices.settings(ANN.id) == wanted._replace(confirmed=True)
    assert await notices.stop_mail("token")
    assert await notices.settings(ANN.id) == wanted._replace(mail="", stop="")


async def test_the_house_has_one_key(filed: Storage) -> None:
    """The first that is offered stays, also when somebody is forgotten with all they had."""
    assert await filed.notices.house_key("first") == "first"
    await filed.notices.plan([TURN])
    await filed.notices.subscribe(PHONE, 1)
    await filed.people.forget(ANN.id, NOBODY)

    assert await filed.notices.house_key("second") == "first"
    assert await filed.notices.take_due(99.0, 10) == []
