"""Golden rows: observations, masks and truths are the same bytes in every build, for ever."""

import pytest

from tests.promises.rows import ALL, fingerprint, fingerprints


@pytest.mark.parametrize("name", ALL)
def test_the_rows_are_those_on_file(name: str) -> None:
    """`python -m tests.promises.rows` writes the file when they change on purpose."""
    assert fingerprint(ALL[name]) == fingerprints()[name]
