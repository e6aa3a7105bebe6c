"""What a link tells before it is opened, where it is shown with a title and a picture.

It tells whoever has the link no more than the page behind it tells a stranger.
"""

import hmac
import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request

from backroom.engine.errors import Refusal
from backroom.server.house import House
from backroom.server.languages import spoken
from backroom.server.messages import server_texts
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import MatchHeading

from .operations import origin_of

PATHS: Final = re.compile(r"(replay|tables)/([^/]+)/?")
# What the page says of itself as long as nobody knows more.
GENERAL: Final = re.compile(
    r'\s*<meta (?:name="description"|property="og:(?:title|description)") [^>]*>'
)


class Preview(NamedTuple):
    """A title, a sentence, and the game whose picture stands above them."""

    title: str
    text: str
    game: str


async def with_preview(request: Request, path: str, page: Path) -> str | None:
    """The page with a preview of its own; None if this link has nothing of its own to tell."""
    found = PATHS.fullmatch(path)
    if found is None:
        return None
    house: House = request.app.state.house
    language = spoken(request.headers.get("accept-language", ""))
    address = request.client.host if request.client else ""
    try:
        house.limits.take("calls", None, address)
    except Refusal:  # whoever is in a hurry still gets the page
        return None
    kind, id = found.groups()
    if kind == "replay":
        preview = await _of_match(house, id, language)
    else:
        preview = await _of_table(house, id, request.query_params.get("invite", ""), language)
    if preview is None:
        return None
    return _written(page, preview, origin_of(house, request))


async def _of_match(house: House, id: str, language: str) -> Preview | None:
    heading = await house.storage.matches.find(id)
    if heading is None or not heading.shared or heading.ended is None:
        return None
    return None if heading.game not in house.games else _match(house, heading, language)


def _match(house: House, heading: MatchHeading, language: str) -> Preview:
    texts = server_texts(language)
    first = [
        name for name, place in zip(heading.names, heading.places, strict=True) if place == 1
    ]
    told = {
        "game": house.games[heading.game].meta.title,
        "winners": " & ".join(first),
        "count": len(first),
        "names": ", ".join(heading.names),
    }
    title, text = (texts.text(f"preview-match-{one}", told) for one in ("title", "text"))
    return Preview(title, text, heading.game)


async def _of_table(house: House, id: str, invite: str, language: str) -> Preview | None:
    doc = await house.storage.tables.find(id)
    if doc is None or doc.game not in house.games or not _may_see(doc, invite):
        return None
    free = sum(chair.is_free for chair in doc.chairs)
    told = {"game": house.games[doc.game].meta.title, "free": free, "seats": doc.seats}
    state = "free" if doc.status == "gathering" and free else "on"
    texts = server_texts(language)
    title = texts.text("preview-table-title", told)
    return Preview(title, texts.text(f"preview-table-{state}", told), doc.game)


def _may_see(doc: TableDoc, invite: str) -> bool:
    invited = bool(invite) and hmac.compare_digest(invite.encode(), doc.invite.encode())
    return doc.status != "closed" and not doc.club and (doc.access != "private" or invited)


def _written(page: Path, preview: Preview, origin: str) -> str:
    """The page with the words of a preview in the place of its own."""
    told = {"og:title": preview.title, "og:description": preview.text}
    picture = f"previews/{preview.game}.png"
    if (page.parent / picture).is_file():
        told |= {"og:image": f"{origin}/{picture}", "twitter:card": "summary_large_image"}
    lines = [
        f'    <meta property="{name}" content="{escape(it)}" />' for name, it in told.items()
    ]
    lines.append(f'    <meta name="description" content="{escape(preview.text)}" />')
    general = GENERAL.sub("", page.read_text(encoding="utf-8"))
    return general.replace("  </head>", "\n".join([*lines, "  </head>"]), 1)
