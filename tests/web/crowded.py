"""Pages with as much on them as there can be: a full board, desk, club and evening.

The house answers as if it had all that; what it says is made of its own types.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Route

from backroom.games import GAMES
from backroom.server import wire
from backroom.server.clubs.clubs import MOST_EVENINGS, MOST_MEMBERS
from backroom.server.evenings.points import by_place
from backroom.server.ratings.rater import PAGE
from backroom.server.storage.documents import Chair
from backroom.server.tables.creation import empty_table
from backroom.server.tables.description import describe_doc

from .looking import LONG_NAME
from .visitor import KEY, Visitor

NOW: Final = 1_790_000_000_000
DAY: Final = 86_400_000
ME: Final = "p3"
ALONE: Final = ("Ann", "Willem-Alexander", LONG_NAME, "Jo", "Wijnand van der Meulen", "Ömer Ç.")
AS_GUEST: Final = """localStorage.setItem(
  key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), guest: true}));"""


def name(number: int) -> str:
    """Names of all lengths."""
    first = ALONE[number % len(ALONE)]
    return first if number < len(ALONE) else f"{first[:20]} {number}"


def board() -> wire.Leaderboard:
    """A whole page of leaders, oneself among them."""
    return wire.Leaderboard(
        "omerta", "all", 0, [_leader(number) for number in range(PAGE)], True, _leader(3)
    )


def _leader(number: int) -> wire.Leader:
    value = 48.2 - number / 40
    rating = wire.Rating(
        round(value, 2), round(value - 3, 2), round(value + 3, 2),
        provisional=False, counted=912 - number // 2, played=1033, won=420,
    )  # fmt: skip
    return wire.Leader(number + 1, f"p{number}", name(number), rating)


def reports() -> list[wire.Report]:
    """A dozen reports of every kind, with talk and with what was done before."""
    reasons = ("talk", "play", "name", "other")
    return [_report(number, reasons[number % len(reasons)]) for number in range(12)]


def _report(number: int, reason: str) -> wire.Report:
    words = "He said what nobody should say at a table, and then he said it once more. " * 3
    talk = [
        wire.Overheard(
            f"p{line % 3}", name(line % 3), "Nobody plays like that! " * (line % 5 + 1)
        )
        for line in range(0 if number % 3 else 20)
    ]
    before = [
        wire.Measure("mute", NOW - 9 * DAY, "Mind your words, please.", NOW - 8 * DAY),
        wire.Measure("note", NOW - 5 * DAY, "Was asked for a second time, kindly.", None),
    ]
    return wire.Report(
        f"r{number}", NOW - number * DAY // 3, f"p{number}", name(number), f"p{number + 1}",
        name(number + 1), reason, words if number % 2 else "Rude.", "m" if number % 3 else "",
        talk, before if number % 2 == 0 else [],
    )  # fmt: skip


def club() -> wire.Club:
    """A club as full as one can be, whose owner looks at it."""
    members = [
        wire.ClubMember(f"p{number}", name(number), NOW - number * DAY, number % 3 == 0)
        for number in range(MOST_MEMBERS)
    ]
    talk = [
        wire.ClubWords(number, f"p{number % 7}", name(number % 7), words, NOW - number * 60_000)
        for number, words in enumerate(["Who plays tonight?", "I do, from eight on. " * 6] * 30)
    ]
    evenings = [
        wire.EveningLine(f"e{number}", f"Friday {number}", "omerta", "over", 4, 4, 17, False)
        for number in range(MOST_EVENINGS)
    ]
    title = "The Night Owls of the Back Street, Ghent"
    return wire.Club(
        "c0", title, "omerta", ME, "/club/token", members, _tables(), evenings, talk
    )


def _tables() -> list[wire.Table]:
    found = []
    for number, game in enumerate(GAMES):
        doc = empty_table(wire.NewTable(game=game, seats=4), {}, "p1")
        doc.club, doc.status = "c0", "playing" if number % 2 else "gathering"
        # A table at which is played has no free chair.
        taken = range(1, 5 if doc.status == "playing" else 3)
        doc.chairs[: len(taken)] = [Chair(f"p{one}", name(one)) for one in taken]
        found.append(describe_doc(doc, None))
    return found


def standings() -> wire.ClubStandings:
    """Everybody on every board, some of whom are gone."""
    places = [
        wire.ClubPlace(
            f"p{number}", name(number), number + 1, 9240.5 - 131.5 * number, 220 - number,
            77 - number, number % 11 == 10,
        )
        for number in range(MOST_MEMBERS + 4)
    ]  # fmt: skip
    boards = [wire.ClubBoard(game, 1200, places) for game in ("", *GAMES)]
    return wire.ClubStandings(
        "2026-S4", ["2026-S4", "2026-S3", "2026-S2", "2026-S1", "2025-S4"], boards
    )


def evening() -> wire.Evening:
    """An evening of 24 people in its fourth round of five, at six tables."""
    people, shares = 24, by_place([1, 2, 3, 4])
    places = [
        wire.EveningPlace(
            f"p{number}", name(number), number + 1, 240 - 7.5 * number,
            [60.0, 37.5, None if number % 9 == 8 else 60.0, 40.0], 3 - number % 4, 9,
            number % 12 == 11,
        )
        for number in range(people)
    ]  # fmt: skip
    tables = [
        wire.EveningTable(
            f"t{at}",
            4,
            [
                wire.EveningSeat(
                    f"p{4 * at + seat}", name(4 * at + seat), shares[seat] if at % 2 else None
                )
                for seat in range(3 if at == 5 else 4)
            ],
            int(at == 5),
            bool(at % 2),
            "m" if at % 2 else "",
        )
        for at in range(6)
    ]
    return wire.Evening(
        "e0", "Friday at the Night Owls, the last of the year", ME, name(3), "omerta", {},
        "live", 60, 3, 4, 5, "", False, 0, None, "playing", 4, places, tables, [name(23)],
    )  # fmt: skip


def played() -> list[wire.Played]:
    """A match of every game at a full table, one of them on one device that went around."""
    lines = []
    for number, game in enumerate(GAMES):
        names = [name(one) for one in range(6)]
        levels = [None if one < 3 else "scripted" for one in range(6)]
        at = NOW - number * 40 * DAY
        lines.append(
            wire.Played(
                f"m{number}", game, 6, names, levels, 3, at, at, number + 1, False, False
            )
        )
    return [*lines, msgspec.structs.replace(lines[0], seat=2, place=1)]


ANSWERS: Final[dict[str, Callable[[], Any]]] = {
    "/api/me/history": played,
    "/api/me/statistics": list,
    "/api/me": lambda: wire.Me(ME, name(3), account=True),
    "/api/ratings/omerta": board,
    f"/api/people/{ME}/ratings": lambda: [wire.Rated(one, _leader(9).rating) for one in GAMES],
    f"/api/people/{ME}/statistics": list,
    **{f"/api/people/{ME}/ratings/{game}": list for game in GAMES},
    "/api/admin/reports": reports,
    "/api/clubs/c0": club,
    "/api/clubs/c0/standings": standings,
    "/api/evenings/e0": evening,
}


def _is_answered(url: str) -> bool:
    return url.partition("?")[0].endswith(tuple(ANSWERS))


def _answer(route: Route) -> None:
    path = route.request.url.partition("?")[0]
    told = next(one for end, one in ANSWERS.items() if path.endswith(end))
    body = msgspec.json.encode(told())
    route.fulfill(status=200, content_type="application/json", body=body)


def _full(path: str, sign: str) -> Callable[[Visitor], None]:
    def open_page(visitor: Visitor) -> None:
        visitor.page.route(_is_answered, _answer)
        # Whoever the pages say it is, the house knows somebody.
        visitor.context.request.post(visitor.url + "/api/people", data={"name": name(3)})
        visitor.page.add_init_script(f"{{ const key = '{KEY}'; {AS_GUEST} }}")
        visitor.go(path)
        visitor.page.wait_for_selector(sign)

    return open_page


def printed(visitor: Visitor) -> None:
    """The standings of an evening as they come out of a printer."""
    CROWDED["full-screen"](visitor)
    visitor.page.emulate_media(media="print")


def keep(visitor: Visitor) -> None:
    """All of a club's standings, its earlier evenings, and what its owner does with members."""
    CROWDED["full-club"](visitor)
    visitor.page.click("section[aria-labelledby=standings] p button")
    visitor.page.click("section[aria-labelledby=members] > p button")
    visitor.page.click("section[aria-labelledby=evenings] summary")
    visitor.page.wait_for_selector(f"tbody tr >> nth={MOST_MEMBERS}")


CROWDED: Final[dict[str, Callable[[Visitor], None]]] = {
    "full-ratings": _full("/ratings/omerta", f"tbody tr >> nth={PAGE - 1}"),
    "full-history": _full("/history", f"ol li >> nth={len(GAMES) - 1}"),
    "full-desk": _full("/desk#token", "main textarea, main input"),
    "full-club": _full("/clubs/c0", "tbody tr >> nth=9"),
    "full-keep": keep,
    "full-evening": _full("/evenings/e0", "tbody tr >> nth=23"),
    "full-screen": _full("/evenings/e0/screen", "tbody tr >> nth=23"),
    "full-print": printed,
}
