"""A contest told to people: a table in plain text, and a page in Markdown with a picture."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from backroom.engine.errors import BadSetup
from backroom.texts.bundles import Texts

from .chart import chart
from .deals import Contest, Dealt, game_of
from .ladder import Rung
from .standings import by_name, chairs_of, head_to_head, ratings

PAGE: Final = "report.md"
PICTURE: Final = "shares.svg"
COLUMNS: Final = (
    "arena-column-bot",
    "arena-column-chairs",
    "arena-column-share",
    "arena-column-interval",
    "arena-column-place",
    "arena-column-ms",
    "arena-column-rating",
)

LADDER_COLUMNS: Final = (
    "arena-column-bot",
    "arena-column-rating",
    "arena-column-interval",
    "arena-column-share",
    "arena-column-interval",
    "arena-column-matches",
    "arena-column-ms",
)


class Report:
    """What a contest says, in one language; bots of one name are told together."""

    def __init__(self, contest: Contest, dealt: Sequence[Dealt], texts: Texts) -> None:
        self._contest = contest
        self._dealt = dealt
        self._texts = texts
        self._chairs = chairs_of(contest.bots)
        self._rows = by_name(contest.bots, dealt)

    def lines(self) -> list[str]:
        """The report as lines of plain text, for a terminal."""
        tables = [self._standings()]
        if len(self._rows) > 1:
            tables.append(self._versus())
        return [self._summary(), *(line for table in tables for line in ["", *_plain(table)])]

    def page(self) -> str:
        """The report as a page in Markdown, with a link to the picture."""
        text = self._texts.text
        parts = [
            f"# {self._title()}",
            self._summary(),
            f"![{text('arena-shares')}]({PICTURE})",
            _markdown(self._standings()),
            text("arena-reading"),
        ]
        if len(self._rows) > 1:
            parts += [f"## {text('arena-versus')}", text("arena-versus-reading")]
            parts.append(_markdown(self._versus()))
        parts += [f"## {text('arena-again')}", f"```\n{self.command()}\n```"]
        return "\n\n".join(parts) + "\n"

    def picture(self) -> str:
        """The shares with their intervals, as SVG."""
        named = [
            row._replace(name=self._named(row.name, len(self._chairs[row.name])))
            for row in self._rows
        ]
        fair = self._texts.text("arena-fair", {"share": f"{1 / self._contest.seats:.0%}"})
        return chart(named, self._contest.seats, self._title(), fair)

    def write(self, folder: Path) -> None:
        """Both files, in the folder of the contest."""
        for file, content in ((PAGE, self.page()), (PICTURE, self.picture())):
            path = folder / file
            try:
                path.write_text(content, encoding="utf-8")
            except OSError as error:
                reason = error.strerror or str(error)
                raise BadSetup(
                    "unwritable-file", {"file": str(path), "reason": reason}
                ) from None

    def command(self) -> str:
        """What plays the same contest again."""
        contest = self._contest
        options = game_of(contest).meta.option_texts(contest.options)
        words = ["backroom", "arena", contest.game, "--bots", ",".join(contest.bots)]
        words += ["--players", str(contest.seats), "--deals", str(len(self._dealt))]
        words += ["--seed", contest.seed]
        for name, value in options.items():
            words += ["--option", f"{name}={value}"]
        for flag, budget in (
            ("--iterations", contest.iterations),
            ("--ms", contest.milliseconds),
        ):
            words += [] if budget is None else [flag, str(budget)]
        return shlex.join(words)

    def _title(self) -> str:
        title = self._texts.text("game-title")
        named = [self._named(name, len(chairs)) for name, chairs in self._chairs.items()]
        return f"{title}: {', '.join(named)}"

    def _named(self, name: str, chairs: int) -> str:
        return name if chairs == 1 else f"{name} ×{chairs}"  # noqa: RUF001 - a times sign

    def _summary(self) -> str:
        seats = self._contest.seats
        deals = len(self._dealt)
        numbers = {"deals": deals, "seats": seats, "matches": deals * seats}
        return self._texts.text("arena-summary", numbers | {"fair": f"{1 / seats:.1%}"})

    def _standings(self) -> list[list[str]]:
        text = self._texts.text
        rated = ratings(self._contest.bots, self._dealt)
        table = [[text(id) for id in COLUMNS]]
        for row in self._rows:
            rating = rated[row.name]
            table.append(
                [
                    row.name,
                    str(len(self._chairs[row.name])),
                    f"{row.share:.1%}",
                    f"{row.low:.1%} – {row.high:.1%}",  # noqa: RUF001 - a dash between numbers
                    f"{row.place:.2f}",
                    f"{row.ms:.2f}",
                    f"{rating.mean:.1f} ± {rating.spread:.1f}",
                ]
            )
        return table

    def _versus(self) -> list[list[str]]:
        above = head_to_head(self._contest.bots, self._dealt)
        names = list(self._chairs)
        table = [[self._texts.text("arena-column-versus"), *names]]
        for name in names:
            cells = [f"{above[name, o]:.1%}" if name != o else "" for o in names]
            table.append([name, *cells])
        return table


def ladder_lines(rungs: Sequence[Rung], contest: Contest, texts: Texts) -> list[str]:
    """A ladder as lines of plain text, the strongest bot first."""
    table = [[texts.text(id) for id in LADDER_COLUMNS]]
    for rung in rungs:
        table.append(
            [
                rung.name,
                f"{rung.rating:.1f}",
                f"{rung.low:.1f} – {rung.high:.1f}",  # noqa: RUF001 - a dash between numbers
                f"{rung.share:.1%}",
                f"{rung.share_low:.1%} – {rung.share_high:.1%}",  # noqa: RUF001 - as above
                str(rung.matches),
                f"{rung.ms:.2f}",
            ]
        )
    numbers = {"seats": contest.seats, "fair": f"{1 / contest.seats:.1%}"}
    return [texts.text("arena-ladder", numbers), "", *_plain(table)]


def _plain(table: list[list[str]]) -> list[str]:
    """Columns under each other: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in table
    ]


def _markdown(table: list[list[str]]) -> str:
    head, *rows = ["| " + " | ".join(row) + " |" for row in table]
    rule = "| --- |" + " ---: |" * (len(table[0]) - 1)
    return "\n".join([head, rule, *rows])
