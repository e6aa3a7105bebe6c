"""Web Push calls nobody behind the wall, and takes no keys that are none."""

import pytest

from backroom.server.people.push import Push, new_key
from backroom.server.refusals import BadFrame
from backroom.server.storage.records import Subscription

KEY, SECRET = "A" * 87, "A" * 22


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://192.0.2.1/a",
        "https://127.0.0.1/a",
        "https://localhost/a",
        "https://10.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://169.254.169.254/latest",
        "https://user@8.8.8.8/a",
        "ftp://8.8.8.8/a",
        "https://",
        "https://8.8.8.8:99999/a",
    ],
)
def test_no_notice_is_sent_behind_the_wall(endpoint: str) -> None:
    """Nor over a line that others can read, though somebody wrote it into the database."""
    push = Push(new_key(), "mailto:a@example.org", to_loopback=False)
    one = Subscription(endpoint, "ann", "s", KEY, SECRET, "en")

    with pytest.raises(BadFrame, match="bad-subscription"):
        push.check(one)
    assert push.send(one, b"x") == "refused"


def test_keys_that_are_none_are_refused() -> None:
    """Too short, or not in the letters that keys are written in."""
    push = Push(new_key(), "mailto:a@example.org", to_loopback=True)
    for key, secret in (("A", SECRET), (KEY, "A"), ("", ""), ("é" * 87, SECRET)):
        with pytest.raises(BadFrame, match="bad-subscription"):
            push.check(Subscription("https://127.0.0.1/a", "ann", "s", key, secret, "en"))
