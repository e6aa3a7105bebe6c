"""`backroom games`: what can be played here."""

import argparse
import json
import os

from backroom.bots.registry import bots_for
from backroom.engine.game import AnyGame
from backroom.engine.meta import Option
from backroom.games import ALL_GAMES, GAMES, TUTORIAL
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of

from .arguments import add_json


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand `games` and its arguments."""
    parser = commands.add_parser("games", help="list the games, their options and bots")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print all games with their options and bots."""
    if args.json:
        games = [described(game) for game in GAMES.values()]
        tutorial = [described(game) for game in TUTORIAL.values()]
        print(json.dumps({"games": games, "tutorial": tutorial}))
        return 0
    language = language_of(os.environ)
    for game in ALL_GAMES.values():
        print(told(game, language))
    return 0


def described(game: AnyGame) -> dict[str, object]:
    """A game as JSON has it."""
    meta = game.meta
    return {
        "name": meta.name,
        "title": meta.title,
        "designers": meta.designers,
        "players": list(meta.seats),
        "house_players": list(meta.house_seats),
        "options": [option_data(option) for option in meta.options],
        "bots": bots_for(game),
        "rules_version": meta.rules_version,
    }


def option_data(option: Option) -> dict[str, object]:
    """An option as JSON has it."""
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.values[0],
        "players": list(option.seats),
    }


def told(game: AnyGame, language: str) -> str:
    """A game in a few lines."""
    words = texts(language, game.name)
    meta = game.meta
    lines = [f"{meta.name:18}{words.text('game-title')} ({meta.designers})"]
    players = words.text("games-players", {"players": span(meta.seats)})
    if meta.house_seats:
        house = words.text("games-house", {"players": span(meta.house_seats)})
        players = f"{players} ({house})"
    lines.append(" " * 18 + players)
    for option in meta.options:
        title = words.text(f"option-{option.name}")
        values = "|".join(option.values)
        seats = words.text("games-players", {"players": span(option.seats)})
        lines.append(f"{'':18}--option {option.name}={values}  {title} ({seats})")
    lines.append(" " * 18 + words.text("games-bots", {"bots": ", ".join(bots_for(game))}))
    return "\n".join(lines)


def span(seats: tuple[int, ...]) -> str:
    """Seat counts from the least to the most."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
