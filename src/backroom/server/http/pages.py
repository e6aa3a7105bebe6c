"""Pages and files: the built web if it is there, else one plain page of our own."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parents[1] / "static"
MOST_NAME: Final = 255
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
    """Answers every path that is no call: a file of the built web, or the page itself."""
    root = static.resolve()

    async def answer(request: Request) -> Response:
        file = _file(root, request.path_params.get("path", ""))
        if file is not None and file.name != "index.html":
            hashed = file.parent.name == "assets"
            return FileResponse(file, headers={"cache-control": FOREVER} if hashed else None)
        index = root / "index.html"
        headers = {"cache-control": "no-cache"}
        if index.is_file():
            return FileResponse(index, headers=headers)
        return HTMLResponse(PLAIN, headers=headers)

    return answer


def _file(root: Path, path: str) -> Path | None:
    """A file of the built web, if there is one."""
    # Whether the system says so depends on which folders exist; no system has such a name.
    if any(len(os.fsencode(part)) > MOST_NAME for part in path.split("/")):
        raise HTTPException(404)
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no file on this machine can have such a name
        raise HTTPException(404) from None
