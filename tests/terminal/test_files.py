"""Records on disk."""

import tempfile
from pathlib import Path

import pytest

from backroom.engine.errors import BadRecord
from backroom.server.settings import data_folder
from backroom.terminal.files import folder_of, new_file, read_file, write_file


def test_the_folder_follows_the_environment() -> None:
    """Beside the data of the server, unless a folder is named."""
    assert folder_of({"BACKROOM_RECORDS": "here"}) == Path("here")
    assert folder_of({}) == data_folder() / "records"


def test_a_new_file_never_overwrites_another(tmp_path: Path) -> None:
    """Two matches may begin in one second."""
    taken = [write_file(new_file(tmp_path, "leduc"), str(number)) for number in range(3)]

    assert [file.read_text() for file in taken] == ["0", "1", "2"]
    assert all(file.name.startswith("leduc-") for file in taken)


def test_a_record_is_replaced_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong halfway leaves the old one as it was."""
    file = write_file(tmp_path / "match.txt", "old")
    write_file(file, "new")
    assert [one.name for one in tmp_path.iterdir()] == ["match.txt"]
    assert file.read_text() == "new"

    def half(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text.encode()[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(KeyboardInterrupt):
        write_file(file, "newest")

    assert file.read_text() == "new"


def test_a_folder_that_cannot_be_written_does_not_lose_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept among the temporary files instead."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "file").write_text("in the way")

    written = write_file(tmp_path / "file" / "records" / "match.txt", "text")

    assert written.read_text() == "text"
    assert written.name == "match.txt"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """With the reason."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    reasons = {"missing": "no-such-file", ".": "unreadable-file", "bytes": "not-a-record"}

    for name, id in reasons.items():
        with pytest.raises(BadRecord) as refused:
            read_file(str(tmp_path / name))
        assert refused.value.id == id
    with pytest.raises(BadRecord):
        read_file("a\0b")
