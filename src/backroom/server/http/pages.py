"""Pages and files: the built web if it is there, else one plain page of our own."""

import mimetypes
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import MappingProxyType
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from backroom.games import GAMES

from .previews import with_preview

STATIC: Final = Path(__file__).parents[1] / "static"
MOST_NAME: Final = 255
# The addresses of the web's own router.
PAGES: Final = re.compile(
    r"(history|settings|about|account|mine|friends|desk|measures|rules(/[^/]+)?"
    r"|ratings((/of)?/[^/]+)?"
    r"|evenings(/[^/]+(/screen)?)?"
    r"|clubs(/[^/]+)?"
    r"|(tables|replay|learn|together|device|invited|friend|club|person)/[^/]+|mail/[^/]+(/[^/]+)?)?/?"
)
# Of these the last part names a game; whoever is rated has addresses of another kind.
OF_A_GAME: Final = re.compile(r"(?:rules|learn|together|ratings)/([^/]+)/?")
CODINGS: Final = MappingProxyType({"br": ".br", "gzip": ".gz"})
FOREVER: Final = "public, max-age=31536000, immutable"
PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Backroom</title></head>
<body>
<h1>Backroom</h1>
<p>The server is running; the page itself has not been built here.
Play in a terminal with <code>backroom play</code>,
or build the page with <code>make web</code>.</p>
<p lang="nl">De server draait; de pagina zelf is hier niet gebouwd.
Speel in een terminal met <code>backroom play</code>,
of bouw de pagina met <code>make web</code>.</p>
</body>
</html>
"""


def page(static: Path) -> Callable[[Request], Awaitable[Response]]:
    """Answers every path that is no call: a file of the built web, or the page itself.

    A path that is neither gets the page as well, which says so, under the code that says so;
    what looks like a file gets no page, so that no script is ever made of one.
    """
    root = static.resolve()

    async def answer(request: Request) -> Response:
        path = request.path_params.get("path", "").lstrip("/")
        file = _file(root, path)
        if file is not None and file.name != "index.html":
            hashed = file.parent.name == "assets"
            headers = {"cache-control": FOREVER} if hashed else {}
            return _packed(request, file, 200, headers)
        is_page = _leads_somewhere(path)
        if not is_page and Path(path).suffix and file is None:
            raise HTTPException(404)
        status = 200 if is_page or file is not None else 404
        index = root / "index.html"
        headers = {"cache-control": "no-cache"}
        if index.is_file():
            told = await with_preview(request, path, index)
            if told is not None:
                return HTMLResponse(told, status, headers)
            return _packed(request, index, status, headers)
        return HTMLResponse(PLAIN, status, headers)

    return answer


def _leads_somewhere(path: str) -> bool:
    """Whether the web's router has a page there: of games only for those that are played."""
    named = OF_A_GAME.fullmatch(path)
    return PAGES.fullmatch(path) is not None and (named is None or named[1] in GAMES)


def _packed(request: Request, file: Path, status: int, headers: dict[str, str]) -> FileResponse:
    """A file as the build compressed it, in the best way that the browser understands."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    offered = request.headers.get("accept-encoding", "")
    wanted = {
        word.split(";")[0].strip()
        for word in offered.split(",")
        if not re.search(r";\s*q=0(\.0*)?\s*$", word)
    }
    for coding, suffix in CODINGS.items():
        packed = file.with_name(file.name + suffix)
        if packed.is_file():
            headers = {**headers, "vary": "accept-encoding"}
            if coding in wanted:
                headers["content-encoding"] = coding
                return FileResponse(packed, status, headers, media_type=kind)
    return FileResponse(file, status, headers, media_type=kind)


def _file(root: Path, path: str) -> Path | None:
    """A file of the built web, if there is one."""
    # Whether the system says so depends on which folders exist; no system has such a name.
    if any(len(os.fsencode(part)) > MOST_NAME for part in path.split("/")):
        raise HTTPException(404)
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no file on this machine can have such a name
        raise HTTPException(404) from None
