"""Calls about notices: what waits for me, what I want to be told, mail, and browsers."""

from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.storage.records import Subscription

from .mine import agenda


async def show_news(ask: Ask) -> wire.News:
    """What waits for me, as far as I want to see it in the page."""
    house, person = ask.house, ask.person.id
    off = (await house.notices.settings(person)).off
    turns = [one for one in await agenda(ask) if one.asked] if "turn:page" not in off else []
    invited = await house.friends.invitations(person)
    asking = await house.storage.friends.count_asking(person)
    return wire.News(
        turns=len(turns),
        invitations=0 if "invitation:page" in off else len(invited),
        requests=0 if "request:page" in off else asking,
    )


async def show_notices(ask: Ask) -> wire.NoticeWishes:
    """What I want to be told, and by which way."""
    notices = ask.house.notices
    kept = await notices.settings(ask.person.id)
    return wire.NoticeWishes(
        off=sorted(kept.off),
        mail=kept.mail,
        confirmed=kept.confirmed,
        can_mail=notices.post.is_open,
        push_key=(await notices.push()).public_key,
        browsers=len(await ask.house.storage.notices.subscriptions(ask.person.id)),
    )


async def switch_notices(ask: Ask) -> wire.NoticeWishes:
    """I want to be told something no more, or again."""
    await ask.house.notices.switch(ask.person.id, frozenset(ask.body.off), ask.language)
    return await show_notices(ask)


async def set_mail(ask: Ask) -> wire.NoticeWishes:
    """I want mail; what comes first is a link that says it is my address."""
    notices = ask.house.notices
    await notices.set_mail(ask.person.id, ask.body.mail, ask.origin, ask.language)
    return await show_notices(ask)


async def end_mail(ask: Ask) -> wire.NoticeWishes:
    """I want no mail any more, and the address is forgotten."""
    await ask.house.notices.end_mail(ask.person.id)
    return await show_notices(ask)


async def confirm_mail(ask: Ask) -> wire.Done:
    """The link in the first mail: yes, more of it."""
    await ask.house.notices.confirm_mail(ask.body.token)
    return wire.Done()


async def stop_mail(ask: Ask) -> wire.Done:
    """The link in every mail: no more of it."""
    await ask.house.notices.stop_mail(ask.body.token)
    return wire.Done()


async def subscribe(ask: Ask) -> wire.Done:
    """My browser takes notices from now on."""
    body = ask.body
    one = Subscription(
        body.endpoint, ask.person.id, ask.session, body.key, body.secret, ask.language
    )
    await ask.house.notices.subscribe(one)
    return wire.Done()


async def unsubscribe(ask: Ask) -> wire.Done:
    """My browser takes no notices any more."""
    await ask.house.notices.unsubscribe(ask.person.id, ask.body.endpoint)
    return wire.Done()


NOTICES: Final = "/api/me/notices"
MAIL: Final = "/api/me/mail"
SUBSCRIPTIONS: Final = "/api/me/subscriptions"
CALLS: Final = (
    Call("GET", "/api/me/news", show_news, wire.News),
    Call("GET", NOTICES, show_notices, wire.NoticeWishes),
    Call("PUT", NOTICES, switch_notices, wire.NoticeWishes, wire.SwitchNotices),
    Call("PUT", MAIL, set_mail, wire.NoticeWishes, wire.SetMail, limit="mail"),
    Call("DELETE", MAIL, end_mail, wire.NoticeWishes),
    Call("POST", "/api/mail/yes", confirm_mail, wire.Done, wire.UseMailLink, open_to_all=True),
    Call("POST", "/api/mail/stop", stop_mail, wire.Done, wire.UseMailLink, open_to_all=True),
    Call("POST", SUBSCRIPTIONS, subscribe, wire.Done, wire.Subscribe, limit="friends"),
    Call("PUT", SUBSCRIPTIONS, unsubscribe, wire.Done, wire.Unsubscribe),
)
