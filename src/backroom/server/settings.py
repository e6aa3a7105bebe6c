"""Settings: from flags, else from the environment (`BACKROOM_PORT`), else as here."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec
from platformdirs import user_data_path

from backroom.engine.errors import BadSetup

PREFIX: Final = "BACKROOM_"
# msgspec reads 1, 0, true and false by itself.
SWITCHES: Final = {"yes": "true", "on": "true", "no": "false", "off": "false", "": "false"}
MOST_PORT: Final = 65535
DAYS: Final = ("session_days", "table_days", "gathering_days", "guest_days")
DATABASES: Final = ("postgresql://", "postgres://")


class Limit(NamedTuple):
    """So many at once, and as many again in so many seconds."""

    most: float
    seconds: float


# Addresses get more room than sessions: one household shares an address.
LIMITS: Final[Mapping[str, Limit]] = {
    "calls_session": Limit(120, 60),
    "calls_address": Limit(600, 60),
    "people_address": Limit(60, 3600),
    "passkeys_session": Limit(20, 600),
    "passkeys_address": Limit(120, 600),
    "recovery_address": Limit(10, 3600),
    "friends_session": Limit(60, 3600),
    "friends_address": Limit(240, 3600),
    "mail_session": Limit(5, 3600),
    "mail_address": Limit(20, 3600),
    "tables_session": Limit(40, 3600),
    "tables_address": Limit(160, 3600),
    "waits_session": Limit(40, 600),
    "waits_address": Limit(160, 600),
    "evenings_session": Limit(10, 3600),
    "evenings_address": Limit(40, 3600),
    "clubs_session": Limit(40, 3600),
    "clubs_address": Limit(160, 3600),
    "frames_session": Limit(200, 20),
    "frames_address": Limit(1200, 20),
    "chat_session": Limit(20, 20),
    "chat_address": Limit(80, 20),
    "analyses_session": Limit(10, 3600),
    "analyses_address": Limit(40, 3600),
    "hints_session": Limit(20, 60),
    "hints_address": Limit(80, 60),
    "resumes_session": Limit(20, 60),
    "resumes_address": Limit(80, 60),
    "sockets_session": Limit(60, 60),
    "sockets_address": Limit(300, 60),
}


def data_folder() -> Path:
    """Where this user's programs keep their data, as this system has it."""
    return user_data_path("backroom", appauthor=False)


def spare_cores() -> int:
    """The cores of this machine that the sockets leave to bots."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """Seconds where a time is meant; `bot_pace` is the least a bot takes for an answer."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    database_url: str = ""
    node_address: str = ""
    public_url: str = ""
    lan: bool = False
    trusted_proxies: str = "127.0.0.1"
    ray: str = ""
    bot_workers: int = field(default_factory=spare_cores)
    bot_pace: float = 0.7
    bot_patience: float = 20.0
    analysis_iterations: int = 200
    grace: float = 60.0
    race_ack: float = 2.0
    metrics_for_all: bool = False
    most_sockets: int = 20000
    most_of_address: int = 500
    session_days: float = 180.0
    table_days: float = 90.0
    gathering_days: float = 7.0
    guest_days: float = 365.0
    site: str = ""
    sign_up: Literal["open", "invitation", "closed"] = "open"
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    push_to_loopback: bool = False
    limits: Mapping[str, Limit] = field(default_factory=lambda: LIMITS)

    @property
    def is_https(self) -> bool:
        """Whether people reach the house over HTTPS."""
        return self.public_url.lower().startswith("https:")

    @property
    def database(self) -> Path:
        """The one file that holds everything, unless a database elsewhere does."""
        return self.data / "backroom.sqlite"

    @property
    def place(self) -> Path | str:
        """Where everything is kept: that file, or the address of a PostgreSQL database."""
        return self.database_url or self.database

    @property
    def shown_place(self) -> str:
        """Where everything is kept, without a password."""
        return without_password(self.database_url) if self.database_url else str(self.database)


def without_password(url: str) -> str:
    """An address of a database as it may be shown and logged."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return DATABASES[0]
    user, at, place = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=user.partition(":")[0] + at + place, query=""))


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """A flag that is None was not given; then the environment speaks, then the default."""
    values: dict[str, Any] = {}
    for one in fields(Settings):
        text = environment.get(PREFIX + one.name.upper())
        if flags.get(one.name) is not None:
            values[one.name] = flags[one.name]
        elif one.name != "limits" and text is not None:
            values[one.name] = _value(one.name, one.type, text)
    values["limits"] = {name: _limit(name, environment) for name in LIMITS}
    settings = Settings(**values)
    if not 0 <= settings.port <= MOST_PORT:
        raise BadSetup("bad-port", {"port": str(settings.port), "most": str(MOST_PORT)})
    for name in DAYS:
        days = getattr(settings, name)
        if not 0 <= days < math.inf:
            raise BadSetup("bad-setting", {"setting": name, "value": str(days)})

    if settings.site and not (Path(settings.site) / "index.html").is_file():
        raise BadSetup("bad-setting", {"setting": "site", "value": settings.site})
    if settings.database_url and not settings.database_url.startswith(DATABASES):
        raise BadSetup("bad-database")
    return settings


def _value(name: str, kind: Any, text: str) -> object:
    said = SWITCHES.get(text.lower(), text) if kind is bool else text
    try:
        return msgspec.convert(said, kind, strict=False, dec_hook=_from_text)
    except msgspec.ValidationError:
        raise BadSetup("bad-setting", {"setting": name, "value": text}) from None


def _from_text(kind: type, text: str) -> object:
    """What msgspec leaves to us: a path."""
    return kind(text)


def _limit(name: str, environment: Mapping[str, str]) -> Limit:
    """`BACKROOM_LIMIT_CHAT_SESSION=20/20`: twenty, and twenty more in twenty seconds."""
    variable = f"{PREFIX}LIMIT_{name.upper()}"
    text = environment.get(variable)
    if text is None:
        return LIMITS[name]
    try:
        limit = msgspec.convert(text.split("/"), Limit, strict=False)
    except msgspec.ValidationError:
        limit = Limit(0, 0)
    if not (1 <= limit.most < math.inf and 0 < limit.seconds < math.inf):
        raise BadSetup("bad-limit", {"setting": variable, "value": text})
    return limit
