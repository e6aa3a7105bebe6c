"""A contest told to people."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from backroom.bots.arena.chart import chart
from backroom.bots.arena.deals import Contest
from backroom.bots.arena.report import Report
from backroom.bots.arena.standings import Standing
from backroom.engine.errors import BadSetup
from backroom.texts.bundles import texts

from .made_up import dealt

CONTEST = Contest("chicago-poker", 3, (0, 0), ("search", "scripted", "scripted"), "a b", 40)
DEALS = [
    dealt(0, (1, 2, 3), (1, 3, 2), (2, 1, 3)),
    dealt(1, (1, 2, 3), (2, 3, 1), (2, 1, 3)),
]


def report(language: str = "en") -> Report:
    """Of the contest above."""
    return Report(CONTEST, DEALS, texts(language, CONTEST.game))


def test_a_terminal_gets_a_line_a_bot() -> None:
    """With its share, interval, place, time and rating; then who beats whom."""
    lines = report().lines()

    assert lines[0].startswith("2 deals, each in all 3 rotations of the seats: 6 matches")
    rows = [line.split() for line in lines if line.startswith(("search", "scripted"))]
    assert rows[0][:3] == ["search", "1", "50.0%"]
    assert rows[1][:3] == ["scripted", "2", "25.0%"]
    assert rows[0][6:8] == ["1.50", "5.00"]
    assert rows[2] == ["search", "75.0%"]
    assert rows[3] == ["scripted", "25.0%"]


def test_a_page_says_how_to_play_it_again() -> None:
    """Word for word."""
    assert (
        report()
        .page()
        .endswith(
            "```\nbackroom arena chicago-poker --bots search,scripted,scripted --players 3 "
            "--deals 2 --seed 'a b' --option short=false --option no_specials=false "
            "--iterations 40\n```\n"
        )
    )


def test_a_page_shows_the_picture_beside_it(tmp_path: Path) -> None:
    """Both are written."""
    report().write(tmp_path)

    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert page.startswith("# Chicago Poker: search, scripted ×2\n")  # noqa: RUF001 - a times sign
    assert "](shares.svg)" in page
    assert (tmp_path / "shares.svg").read_text(encoding="utf-8") == report().picture()


def test_a_report_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """As where a folder stands in its place."""
    (tmp_path / "report.md").mkdir()

    with pytest.raises(BadSetup, match="unwritable-file"):
        report().write(tmp_path)


def test_the_dutch_get_dutch() -> None:
    """In the page too."""
    assert "winstaandeel" in report("nl").page()
    assert "2 delingen" in report("nl").lines()[0]


def test_one_bot_alone_beats_nobody() -> None:
    """There is no table of who beats whom."""
    alone = Report(CONTEST._replace(bots=("lazy",) * 3), DEALS, texts("en", CONTEST.game))

    assert "Head to head" not in alone.page()
    assert "above" not in "\n".join(alone.lines())


def test_a_bar_is_as_long_as_its_share() -> None:
    """And its whisker as the interval; names are text, whatever is in them."""
    rows = [Standing("a<b", 0.5, 0.4, 0.6, 1.0, 1.0), Standing("c", 1.0, 0.9, 1.0, 1.0, 1.0)]

    root = ElementTree.fromstring(chart(rows, 2, "A & B", "fair"))

    space = "{http://www.w3.org/2000/svg}"
    half, whole = [float(bar.attrib["width"]) for bar in root.findall(f"{space}rect")][1:]
    assert whole == 2 * half
    texts_in = [part.text for part in root.iter(f"{space}text")]
    assert "a<b" in texts_in
    assert "50.0%" in texts_in
    whiskers = [p.attrib["d"] for p in root.findall(f"{space}path") if "v10" in p.attrib["d"]]
    start, end = whiskers[0].split("m0-5H")
    assert float(end.split("m")[0]) - float(start[1:].split()[0]) == whole / 5
