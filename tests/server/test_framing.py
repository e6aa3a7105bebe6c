"""Frames as bytes: the short way out and in says the same as the library's."""

import pytest
from websockets.frames import Frame, Opcode

from backroom.server.framing import are_whole, framed, unframed

MOST = 16 * 1024
HELLO = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
LONG = Frame(Opcode.TEXT, b"x" * 300).serialize(mask=True)
PONG = Frame(Opcode.PONG, b"1234").serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    """The short way out writes the same bytes as the long one."""
    text = b"x" * length

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5, 70, 125, 126, 127, 128, 4099, MOST])
def test_a_text_is_read_as_the_library_masks_it(length: int) -> None:
    """Whatever its length, and whatever the mask."""
    text = bytes(number % 251 for number in range(length))
    data = Frame(Opcode.TEXT, text).serialize(mask=True)

    assert unframed(data, MOST) == text
    assert are_whole(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        HELLO[:1],
        HELLO[:3],
        HELLO[:-1],
        LONG[:3],
        LONG[:-1],
        HELLO + b"\x81",
        HELLO + HELLO,
        PONG,
        Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        bytes((HELLO[0] | 0x40, *HELLO[1:])),
        Frame(Opcode.CONT, b"rest").serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"in the open").serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * (MOST + 1)).serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
    ],
)
def test_only_one_whole_text_is_read_here(data: bytes) -> None:
    """All else is the library's affair, what is wrong with it, too."""
    assert unframed(data, MOST) is None


@pytest.mark.parametrize("data", [PONG, HELLO + HELLO, LONG + PONG + HELLO])
def test_after_whole_frames_another_begins(data: bytes) -> None:
    """Short frames that came together, and signs of life."""
    assert are_whole(data)


@pytest.mark.parametrize(
    "data",
    [
        HELLO[:-1],
        HELLO + HELLO[:3],
        PONG + LONG[:200],
        Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
    ],
)
def test_after_anything_else_nobody_knows(data: bytes) -> None:
    """A frame in pieces, a message in frames, the end, and what is far too long."""
    assert not are_whole(data)
