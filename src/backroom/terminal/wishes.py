"""What somebody wants to play, line by line: a menu that both kinds of screen show."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from backroom.bots.ladder import by_strength, strength_of
from backroom.bots.registry import best_bot
from backroom.engine.game import AnyGame
from backroom.games import ALL_GAMES
from backroom.texts.bundles import LANGUAGES, texts

Value = TypeVar("Value")

MOST_SAVED: Final = 5


class Saved(NamedTuple):
    """A match that was written down and is not over."""

    file: Path
    game: str
    players: tuple[str, ...]


class Wish(NamedTuple):
    """A line of the menu; `wanted` is empty for lines that change something."""

    label: str
    act: Callable[[], None]
    wanted: str = ""


class Wishes:
    """The choices of the menu; the values of a line follow each other in a circle."""

    def __init__(self, language: str, saved: Sequence[Saved] = ()) -> None:
        self.language = language
        self.saved = list(saved[:MOST_SAVED])
        self.chosen: Saved | None = None
        self._games = list(ALL_GAMES)
        self._take_game(self._games[0])

    @property
    def game(self) -> AnyGame:
        """The game that the person wants to play."""
        return ALL_GAMES[self._game]

    def lines(self) -> list[Wish]:
        """What stands in the menu now."""
        words = texts(self.language, self._game)
        bot = words.text(f"bot-{self.bot.replace(':', '-')}")
        if strength := strength_of(self.bot, self.game):
            told = {
                "rating": f"{strength.mean:.0f}",
                "low": f"{strength.low:.0f}",
                "high": f"{strength.high:.0f}",
            }
            bot = f"{bot}, {words.text('bot-strength', told)}"
        players = str(self.players)
        if self.players in self.game.meta.house_seats:
            players = words.text("menu-house", {"players": players})
        lines = (
            ("menu-game", words.text("game-title"), self._next_game),
            ("menu-players", players, self._next_players),
            ("menu-bots", bot, self._next_bot),
            ("menu-language", words.text("menu-this-language"), self._next_language),
        )
        changing = [Wish(words.text(id, {"value": value}), act) for id, value, act in lines]
        options = [self._option_line(place) for place in range(len(self.game.meta.options))]
        begin = Wish(words.text("menu-begin"), _nothing, "begin")
        lesson = Wish(words.text("menu-lesson"), _nothing, "lesson")
        return [begin, *changing[:3], *options, changing[3], lesson, *self._saved_lines()]

    def option_values(self) -> tuple[int, ...]:
        """The options by index, as a match takes them; the usual one where seats do not fit."""
        given = {
            option.name: option.values[value]
            for option, value in zip(self.game.meta.options, self._options, strict=True)
            if self.players in option.seats
        }
        return self.game.meta.read_options(given, self.players)

    def _saved_lines(self) -> list[Wish]:
        words = texts(self.language)
        lines = []
        for saved in self.saved:
            title = texts(self.language, saved.game).text("game-title")
            told = {"game": title, "file": saved.file.stem}
            label = words.text("menu-saved", told)
            lines.append(Wish(label, lambda saved=saved: self._go_on(saved), "resume"))  # type: ignore[misc]
        return lines

    def _go_on(self, saved: Saved) -> None:
        self.chosen = saved

    def _option_line(self, place: int) -> Wish:
        words = texts(self.language, self._game)
        option = self.game.meta.options[place]
        value = option.values[self._options[place]]
        told = words.text(f"option-{option.name}-{value}")
        label = f"{words.text(f'option-{option.name}')}: {told}"
        if self.players not in option.seats:
            label += words.text("menu-other-seats")
        return Wish(label, lambda: self._next_option(place))

    def _take_game(self, name: str) -> None:
        self._game = name
        self.players = self.game.meta.usual_seats
        self.bot = best_bot(self.game)
        self._options = [0] * len(self.game.meta.options)

    def _next_game(self) -> None:
        self._take_game(_after(self._games, self._game))

    def _next_players(self) -> None:
        self.players = _after(self.game.meta.seats, self.players)

    def _next_bot(self) -> None:
        self.bot = _after(by_strength(self.game), self.bot)

    def _next_language(self) -> None:
        self.language = _after(LANGUAGES, self.language)

    def _next_option(self, place: int) -> None:
        values = self.game.meta.options[place].values
        self._options[place] = (self._options[place] + 1) % len(values)


def _nothing() -> None:
    """A line that leaves the menu."""


def _after(values: Sequence[Value], value: Value) -> Value:
    return values[(list(values).index(value) + 1) % len(values)]
