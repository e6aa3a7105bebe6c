"""The tables of the database; migrations bring an older one up to this."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    and_,
    false,
)

METADATA: Final = MetaData()

people: Final = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("forgotten", Boolean, nullable=False),
)

# A token is never stored: only its SHA-256.
sessions: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

links: Final = Table(
    "links",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("expires", Float, nullable=False),
)

# Whoever has an account; everybody else is a guest.
accounts: Final = Table(
    "accounts",
    METADATA,
    Column("person", String, primary_key=True),
    Column("created", Float, nullable=False),
    # When they were last here; nothing is noted about who does not want it known.
    Column("seen", Float),
    Column("hidden", Boolean, nullable=False, server_default=false()),
)

# A request is one row, a friendship two that agree: each of them has one.
ties: Final = Table(
    "ties",
    METADATA,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("agreed", Boolean, nullable=False),
)

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("person", String, primary_key=True),
    Column("blocked", String, primary_key=True, index=True),
)

# By the SHA-256 of a token: whoever has the link becomes a friend of the person.
friend_links: Final = Table(
    "friend_links",
    METADATA,
    Column("person", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("expires", Float, nullable=False),
)

# What is to be told, or was: once of each decision.
notices: Final = Table(
    "notices",
    METADATA,
    Column("person", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True, index=True),
    Column("decision", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("session", String, nullable=False, index=True),
    Column("key", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("language", String, nullable=False),
)

# `off` is a list of what is switched off; `stop` is the token of the link that ends all mail.
notice_settings: Final = Table(
    "notice_settings",
    METADATA,
    Column("person", String, primary_key=True),
    Column("off", String, nullable=False),
    Column("mail", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("stop", String, nullable=False, index=True),
    Column("origin", String, nullable=False),
    Column("language", String, nullable=False),
)

table_invitations: Final = Table(
    "table_invitations",
    METADATA,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True, index=True),
    Column("by", String, nullable=False, index=True),
    Column("at", Float, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# By the SHA-256 of what is shown once: a recovery code, a challenge, an invitation to sign up.
recovery_codes: Final = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
)

challenges: Final = Table(
    "challenges",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("expires", Float, nullable=False),
)

# While somebody is on holiday their clocks stand still at tables by the day.
holidays: Final = Table(
    "holidays",
    METADATA,
    Column("person", String, primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("person", String, primary_key=True),
    Column("muted", String, primary_key=True),
)

bans: Final = Table("bans", METADATA, Column("target", String, primary_key=True))

# `doc` is the whole of the table as JSON; the other columns are what is searched for.
tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("updated", Float, nullable=False),
    # -1 for one by the day, which has a time when it is due instead.
    Column("clock", Float, nullable=False),
    Column("due", Float),
)

# Who sits where, so that a person's tables are found without reading all of them.
sitters: Final = Table(
    "sitters",
    METADATA,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True, index=True),
)

# Whoever a document names, also those who left and guests: what is to be forgotten of a person.
mentions: Final = Table(
    "mentions",
    METADATA,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("nonces", LargeBinary, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float),
    Column("places", LargeBinary),
    Column("ending", String),
    Column("shared", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # A bit for each seat whose person had left it to a bot when the match was over.
    Column("deserted", Integer, nullable=False, server_default="0"),
    # The how many-th match it was that ratings took in; none as long as it was not.
    Column("rating_number", Integer),
    # The how many-th match it was whose deeds were counted; none as long as they were not.
    Column("count_number", Integer),
    # Whether it was taken into the standings of its club, if it has one; none until then.
    Column("summed", Boolean),
)

players: Final = Table(
    "players",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("level", String),
    # When the match began, so that somebody's last matches are found without reading them all.
    Column("started", Float),
)

# Commands and their events, one row an entry of a match's log; nothing is ever changed here.
journal: Final = Table(
    "journal",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("key", String),
    Column("body", LargeBinary),
    Column("entry", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "key"),
)

# What was said at a table, or in a club: then `table_id` is the club's.
chat: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

# What is believed of a person's strength, for all time and as of their last match in a week or
# a season; `low` is the lower end of what is likely, by which leaderboards are ordered.
ratings: Final = Table(
    "ratings",
    METADATA,
    Column("game", String, primary_key=True),
    Column("period", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("counted", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

# A person's rating after each rated match. Whoever is forgotten has a name here that means
# nobody, so that the ratings of those they played with can be reckoned anew.
rating_steps: Final = Table(
    "rating_steps",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("person", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("counted", Integer, nullable=False),
)

# By how many wins somebody did better against another than was to be expected.
surpluses: Final = Table(
    "surpluses",
    METADATA,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("opponent", String, primary_key=True, index=True),
    Column("wins", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# What a person did in all matches of a game that are over, and how often they had which place.
deeds: Final = Table(
    "deeds",
    METADATA,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("deed", String, primary_key=True),
    Column("value", Integer, nullable=False),
)

# What people tell the operator about others; `closed` once it was answered.
reports: Final = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String, nullable=False, index=True),
    Column("person", String, nullable=False, index=True),
    Column("table_id", String, nullable=False),
    Column("match", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("text", String, nullable=False),
    Column("closed", Float),
)

# The log of what was done about people, and why; nothing is ever changed here.
measures: Final = Table(
    "measures",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("until", Float),
    Column("report", String, nullable=False),
)

# Who waits for people to play with; `table_id` is where they were seated, empty until then.
waits: Final = Table(
    "waits",
    METADATA,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("pace", String, primary_key=True),
    Column("rated", Boolean, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    # Seconds after which bots take the empty chairs; none for never.
    Column("patience", Float),
    Column("strength", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table_id", String, nullable=False, index=True),
    Column("seated", Float, index=True),
)

# How long those waited who were seated, without their names.
seatings: Final = Table(
    "seatings",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("waited", Float, nullable=False),
)

# `doc` is the whole of an evening as JSON, saved by whoever has read this `version`.
evenings: Final = Table(
    "evenings",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("status", String, nullable=False),
    # When the next round of a league begins.
    Column("due", Float),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    # The club it is for, if any.
    Column("club", String),
)

evening_people: Final = Table(
    "evening_people",
    METADATA,
    Column("person", String, primary_key=True),
    Column("evening", String, primary_key=True, index=True),
)

# A private group; whoever has an account and the token of its `link` can join. `game` is the
# one it prefers, if any.
clubs: Final = Table(
    "clubs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("link", String, nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

club_members: Final = Table(
    "club_members",
    METADATA,
    Column("person", String, primary_key=True),
    Column("club", String, primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# Which tables are or were a club's: matches outlive their table, so a row may, too.
club_tables: Final = Table(
    "club_tables",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("club", String, nullable=False, index=True),
)

# What people have in the standings of a club: the sum over its matches of a game in a season.
# A row of nobody (an empty `person`) counts how many matches were played.
club_scores: Final = Table(
    "club_scores",
    METADATA,
    Column("club", String, primary_key=True),
    Column("season", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("points", Float, nullable=False),
    Column("won", Integer, nullable=False),
    Column("played", Integer, nullable=False),
)

# What the analyst found in a finished match, as JSON; it can be made again, but takes long.
analyses: Final = Table(
    "analyses",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# `alive`: the last time the server was seen to run, so that no clock runs while it does not.
house: Final = Table(
    "house",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

Index("tables_by_status", tables.c.status, tables.c.clock, tables.c.id)
Index("tables_by_due", tables.c.due)
Index("evenings_by_status", evenings.c.status)
Index("evenings_by_due", evenings.c.due)
Index("evenings_by_club", evenings.c.club)
Index("players_by_person", players.c.person, players.c.match)
Index("players_by_start", players.c.person, players.c.started)
Index("mentions_by_table", mentions.c.table_id)
Index("chat_by_person", chat.c.person)
Index("mutes_by_muted", mutes.c.muted)
Index("ties_by_other", ties.c.other, ties.c.agreed)
Index("notices_by_time", notices.c.done, notices.c.at)
Index("links_by_person", links.c.person)
# Whole leaderboards, so that a page and a rank are read from the index alone.
Index(
    "ratings_by_low",
    *(ratings.c[name] for name in ("game", "period", "low", "person", "counted")),
)
Index("steps_by_person", rating_steps.c.person, rating_steps.c.game, rating_steps.c.number)
Index("matches_by_rating", matches.c.rating_number)
Index(
    "matches_to_rate",
    matches.c.ended,
    sqlite_where=(_TO_RATE := and_(matches.c.rated, matches.c.rating_number.is_(None))),
    postgresql_where=_TO_RATE,
)
Index("matches_by_count", matches.c.count_number)
Index(
    "matches_to_count",
    matches.c.ended,
    sqlite_where=(
        _TO_COUNT := and_(matches.c.ended.is_not(None), matches.c.count_number.is_(None))
    ),
    postgresql_where=_TO_COUNT,
)
Index(
    "matches_to_sum",
    matches.c.ended,
    sqlite_where=(_TO_SUM := and_(matches.c.ended.is_not(None), matches.c.summed.is_(None))),
    postgresql_where=_TO_SUM,
)
Index("reports_by_closed", reports.c.closed, reports.c.at)
Index("measures_by_person", measures.c.person, measures.c.at)
Index("waits_by_kind", *(waits.c[name] for name in ("game", "pace", "rated", "since")))
Index("seatings_by_kind", *(seatings.c[name] for name in ("game", "pace", "rated", "at")))
