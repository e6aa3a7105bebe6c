"""Backroom as a library: matches, bots and simulations by the names of games and options.

Everything here is meant to be imported from `backroom` itself.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import NamedTuple, TypeAlias

from backroom.bots.answers import answer
from backroom.bots.bot import Bot
from backroom.bots.headless import play_headless
from backroom.bots.own import OwnBot, find_bot
from backroom.bots.registry import best_bot, bots_for, line_up
from backroom.bots.talk import speak
from backroom.engine.chance import MatchChance, RandomChance
from backroom.engine.errors import TELLERS, BadRecord, BadSetup, Refusal
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.engine.record import Record, read_record, record_of, replay_record, write_record
from backroom.engine.seats import next_seat
from backroom.games import ALL_GAMES, game_named

OptionValue: TypeAlias = str | int | bool
Bots: TypeAlias = str | Bot | Sequence[str | Bot]


class Played(NamedTuple):
    """A match that was played to its end.

    `winners` are the seats that won, `places` the final place of each seat (1 for the winners),
    `record` the whole match as data, and `match` the match itself, to look at or replay.
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    record: Record
    match: Match

    def __repr__(self) -> str:
        """Who won, and how everybody was placed."""
        return f"<Played {self.record.game}: won by {self.winners}, places {self.places}>"


def list_games() -> list[str]:
    """The names of all games that can be played, the tutorial game last.

    `get_game(name)` gives the rules of one of them.
    """
    return list(ALL_GAMES)


def get_game(name: str) -> AnyGame:
    """The rules of a game, with its `meta` (title, seats, options) and its `actions`."""
    return game_named(name)


def list_bots(game: str) -> list[str]:
    """The names of the bots of the house that play a game, from weak to strong.

    `search:200` (iterations) and `deep:50ms` (a time) are understood as well, and so is a bot
    of your own as `module:Class`.
    """
    return bots_for(game_named(game))


def start(
    game: str,
    players: int | None = None,
    *,
    seed: object = None,
    **options: OptionValue,
) -> Match:
    """Begin a match; what is done with it is up to you.

    Ask `match.pending()` whose turn it is, `match.view(seat)` what a seat may know and
    `match.legal(seat)` what it may do; then `match.answer(seat, …)`, until `match.is_over`.

    Args:
        game: the name of a game, one of `list_games()`.
        players: how many play; four, or as near to it as the game allows, if left out.
        seed: decides about everything that is dealt or drawn; at random if left out.
        **options: options of the game by name, such as `short=True`.

    Raises:
        Refusal: there is no such game, option or number of players.

    """
    rules = game_named(game)
    seats = rules.meta.usual_seats if players is None else players
    key = token_hex(16) if seed is None else str(seed)
    return Match(rules, seats, _options(rules, options, seats), MatchChance(key.encode()))


def play(
    game: str,
    players: int | None = None,
    *,
    bots: Bots | None = None,
    seed: object = 0,
    **options: OptionValue,
) -> Played:
    """Let bots play a match to its end.

    The same seed, bots and options give the same match.

    Args:
        game: the name of a game, one of `list_games()`.
        players: how many play; as many as there are bots, else about four, if left out.
        bots: a bot for all seats, or a list with one for each. A bot is a name (see
            `list_bots`), a `module:Class` of your own, or an object with `choose`.
        seed: decides about all that is dealt or drawn, and about the bots.
        **options: options of the game by name, such as `short=True`.

    Raises:
        Refusal: there is no such game, bot, option or number of players, or a bot of your own
            gave something that is not a legal action.

    """
    rules = game_named(game)
    seated, names = _seated(rules, bots, players)
    match = start(game, len(seated), seed=seed, **options)
    turns = RandomChance(Random(f"{seed}/turns"))
    spoken = 0
    while not match.is_over:
        if match.state.prompt != spoken:
            spoken = match.state.prompt
            for seat in match.pending():
                speak(match, seat, seated[seat], str(seed))
        seat = next_seat(match.state.pending, turns)
        picks = answer(match, seat, seated[seat], str(seed))
        match.submit(seat, match.state.prompt, picks)
    record = record_of(match, names, {"seed": str(seed)})
    return Played(match.winners, match.places, record, match)


def simulate(
    game: str,
    players: int | None = None,
    *,
    bots: Bots | None = None,
    matches: int = 100,
    seed: object = 0,
    **options: OptionValue,
) -> list[dict[str, object]]:
    """Let bots play many matches as fast as they can, and get one row for each.

    A row has the number of the match, its `seed`, how many `decisions` were made, the `winners`
    as a tuple of seats, and for each seat its bot, its place and its share of the win as
    `bot_0`, `place_0`, `share_0` and so on. `pandas.DataFrame(rows)` takes the list as it is.
    The arguments are those of `play`. Bots do not talk here, and nothing is recorded.

    Raises:
        Refusal: as `play` does.

    """
    rules = game_named(game)
    seated, names = _seated(rules, bots, players)
    values = _options(rules, options, len(seated))
    if not _is_count(matches):
        raise BadSetup("bad-count", {"count": str(matches)})
    return list(
        _rows(rules, values, seated, names, [f"{seed}/{one}" for one in range(matches)])
    )


def save(
    match: "Match | Played", file: "str | PathLike[str]", players: Sequence[str] = ()
) -> None:
    """Write a match to a file as a record, finished or not; `load` reads it again.

    `players` are the names to put on the record: those of the bots for a match of `play`, else
    `seat 0` and so on.

    Raises:
        Refusal: the file cannot be written, or there are more or fewer names than seats.

    """
    record = match.record if isinstance(match, Played) else None
    played = match.match if isinstance(match, Played) else match
    if players and len(players) != played.seats:
        raise BadSetup(
            "names-do-not-fit", {"given": str(len(players)), "seats": str(played.seats)}
        )
    if record is None or players:
        names = tuple(map(str, players)) or tuple(
            f"seat {seat}" for seat in range(played.seats)
        )
        record = record_of(played, names, record.notes if record else None)
    try:
        Path(file).write_text(write_record(record, played.game), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord("unwritable-file", {"file": str(file), "reason": reason}) from None


def load(file: "str | PathLike[str]") -> Match:
    """The match in a file that `save`, the terminal or the server wrote, replayed move by move.

    Raises:
        Refusal: there is no such file, it is no record, it is damaged, or it was played by
            rules of another version.

    """
    try:
        text = Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("no-such-file", {"file": str(file)}) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("unreadable-file", {"file": str(file), "reason": reason}) from None
    record = read_record(text, ALL_GAMES)
    return replay_record(record, ALL_GAMES[record.game])


def _options(rules: AnyGame, given: Mapping[str, OptionValue], seats: int) -> tuple[int, ...]:
    """Options as the game has them; True and False are written as text has them."""
    texts = {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in given.items()
    }
    return rules.meta.read_options(texts, seats)


def _seated(
    rules: AnyGame, given: Bots | None, players: int | None
) -> tuple[list[Bot], tuple[str, ...]]:
    """A bot for each seat, and their names."""
    listed = _listed(best_bot(rules) if given is None else given)
    if players is None:
        players = len(listed) if len(listed) > 1 else rules.meta.usual_seats
    rules.meta.check_seats(players)
    found = [
        find_bot(bot, rules) if isinstance(bot, str) else OwnBot(_name(bot), bot)
        for bot in listed
    ]
    names = line_up([_name(bot) for bot in listed], players)
    return list(line_up(found, players)), names


def _is_count(matches: object) -> bool:
    return isinstance(matches, int) and matches >= 0


def _listed(bots: Bots) -> list[str | Bot]:
    if isinstance(bots, str):
        return [name.strip() for name in bots.split(",")]
    return list(bots) if isinstance(bots, Iterable) else [bots]


def _name(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def _rows(
    rules: AnyGame,
    options: tuple[int, ...],
    seated: Sequence[Bot],
    names: Sequence[str],
    seeds: Sequence[str],
) -> Iterator[dict[str, object]]:
    for number, seed in enumerate(seeds):
        chance = MatchChance(seed.encode())
        outcome = play_headless(rules, options, seated, chance, Random(f"{seed}/"))
        won = tuple(seat for seat, share in enumerate(outcome.shares) if share > 0)
        row: dict[str, object] = {
            "match": number,
            "seed": seed,
            "decisions": outcome.decisions,
            "winners": won,
        }
        for seat, name in enumerate(names):
            row[f"bot_{seat}"] = name
            row[f"place_{seat}"] = outcome.places[seat]
            row[f"share_{seat}"] = outcome.shares[seat]
        yield row


def _sentence(refusal: Refusal) -> str:
    """A refusal in English, or nothing where the texts or their reader are not installed."""
    try:
        from backroom.texts.refusals import sentence
    except ImportError:
        return ""
    return sentence(refusal)


if not TELLERS:
    TELLERS.append(_sentence)
