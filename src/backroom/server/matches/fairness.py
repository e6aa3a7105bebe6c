"""A shuffle nobody can bend: the server commits to a seed, the players add nonces to it.

The hash of the seed is shown before the first nonce is given. The key of the match's chance is
HMAC-SHA256 of the nonces, by seat and with `|` between, under the seed; the seed is shown when
the match is over, and anybody can draw the whole match again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from backroom.engine.chance import MatchChance
from backroom.engine.errors import Refusal
from backroom.engine.game import AnyGame
from backroom.engine.match import Entry, Match, repeat


def new_seed() -> str:
    """256 bits that nobody knows, in hex."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What may be shown of a seed before the match: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def match_key(seed: str, nonces: Iterable[str]) -> bytes:
    """The key of the keyed stream that the match draws from."""
    return hmac.digest(bytes.fromhex(seed), "|".join(nonces).encode(), hashlib.sha256)


def bot_seed(key: bytes, prompt: int, seat: int, pick: int) -> int:
    """What a bot throws its dice with; tells nothing about the key."""
    digest = hmac.digest(key, f"bot#{prompt}#{seat}#{pick}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:8], "big")


def is_fair(
    game: AnyGame, seats: int, options: tuple[int, ...], log: Iterable[Entry], key: bytes
) -> bool:
    """Whether all chance of a log is what the key says, drawn again from the start."""
    entries = list(log)
    match = Match(game, seats, options, MatchChance(key))
    try:
        for entry in entries[1:]:
            repeat(match, entry)
    except Refusal:
        return False
    return match.log == entries
