"""Addresses that mail can be sent to, and what is none."""

import pytest

from backroom.server.people.mail import clean_address
from backroom.server.refusals import BadFrame


def test_an_address_is_taken_as_it_is_written() -> None:
    """Without the spaces around it."""
    assert clean_address(" ann@mail.example.org\n") == "ann@mail.example.org"


@pytest.mark.parametrize(
    "text",
    ["", "a", "a@b", "a b@c.de", "a@b.cd\nBcc: x@y.zz", "ä@b.cd", "@b.cd", "a@", "a@b.cd,"],
)
def test_what_is_no_address_gets_no_mail(text: str) -> None:
    """Line ends, which would become headers, least of all."""
    with pytest.raises(BadFrame, match="bad-mail"):
        clean_address(text)
