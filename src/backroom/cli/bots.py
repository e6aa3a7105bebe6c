"""`backroom bots`: who can be played against, how strong each is, and what networks learned."""

import argparse
import json
import os

from backroom.bots.ladder import Strength, by_strength, strength_of
from backroom.bots.nets.shipped import card_of, has_net
from backroom.engine.game import AnyGame
from backroom.games import GAMES, game_named
from backroom.texts.bundles import Texts, texts
from backroom.texts.languages import language_of

from .arguments import add_json


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand `bots` and its arguments."""
    parser = commands.add_parser("bots", help="list the bots of a game and how strong they are")
    parser.add_argument("game", metavar="GAME", nargs="?", help="all games, if left out")
    parser.add_argument(
        "--card", action="store_true", help="what the network learned from, figures and limits"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the bots of one game or of all, from weak to strong, or the cards of networks."""
    games = [game_named(args.game)] if args.game else list(GAMES.values())
    if args.card:
        cards = {game.name: card_of(game) for game in games if has_net(game)}
        print(json.dumps(cards) if args.json else "\n".join(cards.values()).strip())
        return 0
    if args.json:
        print(json.dumps({game.name: described(game) for game in games}))
        return 0
    language = language_of(os.environ)
    for number, game in enumerate(games):
        print("\n" * (number > 0) + "\n".join(told(game, language)))
    return 0


def described(game: AnyGame) -> list[dict[str, object]]:
    """The bots of a game as JSON has them; without a rating where nobody measured it."""
    rows: list[dict[str, object]] = []
    for name in by_strength(game):
        strength = strength_of(name, game)
        rows.append({"name": name} | (figures(strength) if strength else {}))
    return rows


def figures(strength: Strength) -> dict[str, object]:
    """A measured strength as JSON has it."""
    return {
        "rating": strength.mean,
        "low": round(strength.low, 2),
        "high": round(strength.high, 2),
        "share": strength.share,
        "players": strength.seats,
        "matches": strength.matches,
    }


def told(game: AnyGame, language: str) -> list[str]:
    """A line for each bot under the title of the game, and what the numbers mean."""
    words = texts(language, game.name)
    names = by_strength(game)
    width = max(map(len, names))
    lines = [words.text("game-title")]
    for name in names:
        about = words.text(f"bot-{name.replace(':', '-')}")
        lines.append(f"  {name:{width}}  {strength_told(name, game, words)}  {about}")
    if any(strength_of(name, game) for name in names):
        lines.append("  " + words.text("bots-scale"))
    return lines


def strength_told(name: str, game: AnyGame, words: Texts) -> str:
    """How strong a bot is, in a column: the rating and its interval, or a dash."""
    strength = strength_of(name, game)
    if strength is None:
        rating, span = "–", ""  # noqa: RUF001 - a dash for a number
    else:
        ends = {"low": f"{strength.low:.0f}", "high": f"{strength.high:.0f}"}
        rating, span = f"{strength.mean:.0f}", words.text("bots-span", ends)
    return f"{rating:>4} {span:15}"
