"""Settings: flags, then the environment, then the default."""

from pathlib import Path

import pytest

from backroom.engine.errors import BadSetup
from backroom.server.settings import Limit, Settings, read_settings


def test_settings_come_from_flags_then_the_environment(tmp_path: Path) -> None:
    """And from the defaults when neither speaks."""
    environment = {
        "BACKROOM_PORT": "9000",
        "BACKROOM_HOST": "::1",
        "BACKROOM_LAN": "yes",
        "BACKROOM_GRACE": "2.5",
        "BACKROOM_DATA": str(tmp_path),
        "BACKROOM_LIMIT_CHAT_SESSION": "3/60",
    }

    settings = read_settings({"port": 7000, "host": None}, environment)

    assert (settings.port, settings.host, settings.lan) == (7000, "::1", True)
    assert (settings.grace, settings.data) == (2.5, tmp_path)
    assert settings.limits["chat_session"] == Limit(3, 60)
    assert settings.limits["calls_session"] == Settings().limits["calls_session"]
    with pytest.raises(BadSetup, match="bad-setting"):
        read_settings({}, {"BACKROOM_PORT": "many"})


@pytest.mark.parametrize(
    "value", ["3", "3/", "/3", "0/3600", "0.5/60", "-1/60", "3/0", "3/-1", "inf/1", "3/nan"]
)
def test_a_limit_that_nobody_could_keep_is_refused(value: str) -> None:
    """At the start, and not with every call."""
    with pytest.raises(BadSetup, match="bad-limit setting=BACKROOM_LIMIT_PEOPLE_ADDRESS"):
        read_settings({}, {"BACKROOM_LIMIT_PEOPLE_ADDRESS": value})


@pytest.mark.parametrize("name", ["SESSION_DAYS", "TABLE_DAYS", "GUEST_DAYS"])
@pytest.mark.parametrize("value", ["-1", "nan", "inf", "soon"])
def test_days_that_would_delete_everything_are_refused(name: str, value: str) -> None:
    """A cutoff in the future, or none that can be compared."""
    with pytest.raises(BadSetup, match=f"bad-setting setting={name.lower()}"):
        read_settings({}, {f"BACKROOM_{name}": value})
