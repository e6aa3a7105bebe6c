"""Which addresses belong to one household."""

import pytest

from backroom.server.addresses import household


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_what_it_cannot_change_about_its_address(
    address: str, told: str
) -> None:
    """A whole /64 of IPv6 is one, and so is an IPv4 address however it is written."""
    assert household(address) == told
