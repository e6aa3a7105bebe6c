"""Lets the site show the pages that lie outside `docs`, and mends the links between the two."""

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
SHELF: Final = "project/"
# Where a page of the project lies, and under which name the site shows it.
OUTSIDE: Final = {
    "README.md": "README.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
    "LICENSE": "LICENSE.md",
}
LINK: Final = re.compile(r"(!?\[[^\]]*\])\(([^)\s#]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the project to those in `docs`."""
    for source, name in OUTSIDE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, SHELF + name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to pages of the site, or else to the file in the repository."""
    uri = page.file.src_uri
    folder = ROOT if uri.startswith(SHELF) else (ROOT / "docs" / uri).parent
    up = "../" * uri.count("/")

    def mended(link: re.Match[str]) -> str:
        text, target, anchor = link.groups(default="")
        path = (folder / target).resolve()
        if "://" in target or not path.exists():
            return link[0]
        name = path.relative_to(ROOT).as_posix()
        if name in OUTSIDE:
            return f"{text}({up}{SHELF}{OUTSIDE[name]}{anchor})"
        if name.startswith("docs/") and path.is_file():
            return f"{text}({up}{name.removeprefix('docs/')}{anchor})"
        if config.repo_url:
            return f"{text}({config.repo_url.rstrip('/')}/blob/main/{name})"
        return f"{text.strip('[]')} (`{name}`)"

    return LINK.sub(mended, markdown)
