"""Calls about clubs: making one, coming by its link, its talk and its standings."""

from typing import Final

from backroom.server import wire
from backroom.server.clubs.clubs import Clubs
from backroom.server.http.operations import Ask, Call
from backroom.server.refusals import NotFound


def clubs_of(ask: Ask) -> Clubs:
    """The clubs of the house; in a browser there are none."""
    if ask.house.clubs is None:
        raise NotFound("no-such-club")
    return ask.house.clubs


async def create_club(ask: Ask) -> wire.Club:
    """A new club, which I own."""
    return await clubs_of(ask).create(ask.person.id, ask.body)


async def my_clubs(ask: Ask) -> list[wire.ClubLine]:
    """The clubs I am in, by name."""
    return await clubs_of(ask).of_person(ask.person.id)


async def show_club(ask: Ask) -> wire.Club:
    """A club that I am in: members, tables, evenings and talk."""
    return await clubs_of(ask).show(ask.params["club"], ask.person.id)


async def change_club(ask: Ask) -> wire.Club:
    """The owner gives the club another name or favourite game."""
    return await clubs_of(ask).change(ask.params["club"], ask.person.id, ask.body)


async def drop_club(ask: Ask) -> wire.Done:
    """The owner deletes the club with its talk and standings; the matches stay."""
    await clubs_of(ask).drop(ask.params["club"], ask.person.id)
    return wire.Done()


async def new_club_link(ask: Ask) -> wire.Club:
    """The owner makes a new link; the one before lets nobody in any more."""
    return await clubs_of(ask).renew_link(ask.params["club"], ask.person.id)


async def read_club_link(ask: Ask) -> wire.ClubDoor:
    """Whose club it is that I was given a link to."""
    return await clubs_of(ask).read_link(ask.params["token"], ask.person.id)


async def join_club(ask: Ask) -> wire.Club:
    """I come into a club by its link."""
    return await clubs_of(ask).join(ask.body.token, ask.person.id)


async def leave_club(ask: Ask) -> wire.Done:
    """I belong to the club no more, or its owner takes somebody out."""
    await clubs_of(ask).leave(ask.params["club"], ask.params["person"], by=ask.person.id)
    return wire.Done()


async def give_club(ask: Ask) -> wire.Club:
    """The owner makes somebody else in the club its owner."""
    return await clubs_of(ask).hand_over(ask.params["club"], ask.body.person, by=ask.person.id)


async def say_in_club(ask: Ask) -> wire.Club:
    """I say something to everybody in the club."""
    return await clubs_of(ask).say(ask.params["club"], ask.person, ask.body)


async def club_standings(ask: Ask) -> wire.ClubStandings:
    """Who stands where in a season, `season=2026-S4`, by game and in all."""
    season = ask.query.get("season", "")
    return await clubs_of(ask).standings(ask.params["club"], ask.person.id, season)


CLUB: Final = "/api/clubs/{club}"
LINKS: Final = "/api/club-links"
CALLS: Final = (
    Call("POST", "/api/clubs", create_club, wire.Club, wire.NewClub, limit="clubs"),
    Call("GET", "/api/me/clubs", my_clubs, list[wire.ClubLine]),
    Call("GET", CLUB, show_club, wire.Club),
    Call("PATCH", CLUB, change_club, wire.Club, wire.NewClub),
    Call("DELETE", CLUB, drop_club, wire.Done),
    Call("POST", f"{CLUB}/link", new_club_link, wire.Club, limit="clubs"),
    Call(
        "GET",
        f"{LINKS}/{{token}}",
        read_club_link,
        wire.ClubDoor,
        open_to_all=True,
        limit="clubs",
    ),
    Call("POST", LINKS, join_club, wire.Club, wire.JoinClub, limit="clubs"),
    Call("DELETE", f"{CLUB}/members/{{person}}", leave_club, wire.Done),
    Call("PUT", f"{CLUB}/owner", give_club, wire.Club, wire.GiveClub),
    Call("POST", f"{CLUB}/chat", say_in_club, wire.Club, wire.SayInClub, limit="chat"),
    Call("GET", f"{CLUB}/standings", club_standings, wire.ClubStandings, cost=2),
)
