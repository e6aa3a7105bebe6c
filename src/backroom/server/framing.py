"""Frames of a socket as bytes (RFC 6455, 5.2), where the usual ones take no library.

A text goes out in one piece, and nearly all that comes in is one short text in one piece.
"""

import struct
from typing import Final

# The first bytes of frames that are whole in themselves: a text, a ping and a pong.
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
# A length of so much says that the next two, or eight, bytes have it.
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MASK_BYTES: Final = 4


def framed(text: bytes) -> bytes:
    """A whole unmasked text frame."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, length) + text
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, length) + text


def unframed(data: bytes, most: int) -> bytes | None:
    """What is said in one whole masked text frame; None if the data is anything else."""
    if len(data) < 2 or data[0] != TEXT or _end(data, 0) != len(data):
        return None
    start = 4 if data[1] == MASKED | TWO_BYTES else 2
    length = len(data) - start - MASK_BYTES
    if length > most:
        return None
    mask = data[start : start + MASK_BYTES]
    mask = mask * (length // MASK_BYTES + 1)
    said = int.from_bytes(data[start + MASK_BYTES :]) ^ int.from_bytes(mask[:length])
    return said.to_bytes(length)


def are_whole(data: bytes) -> bool:
    """Whether the data is whole short frames, so that the next byte begins another one."""
    place = 0
    while 0 <= place < len(data):
        if data[place] not in (TEXT, PING, PONG):
            return False
        place = _end(data, place)
    return place == len(data)


def _end(data: bytes, place: int) -> int:
    """Where the masked frame that begins at a place ends; -1 if it cannot be told."""
    if len(data) < place + 4:
        return -1
    length = data[place + 1] - MASKED
    if length < 0 or length == EIGHT_BYTES:
        return -1
    if length == TWO_BYTES:
        return place + 4 + MASK_BYTES + int.from_bytes(data[place + 2 : place + 4])
    return place + 2 + MASK_BYTES + length
