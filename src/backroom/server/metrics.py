"""What the server counts, for Prometheus."""

from collections import Counter as Counted
from collections.abc import Iterable
from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    generate_latest,
)

REGISTRY: Final = CollectorRegistry()
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

SOCKETS: Final = Gauge("backroom_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("backroom_tables", "Tables in memory", registry=REGISTRY)
MOVES: Final = Counter("backroom_moves", "Entries made durable", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("backroom_refusals", "Refusals", ["code"], registry=REGISTRY)
CALLS: Final = Counter("backroom_calls", "HTTP calls", ["status"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "backroom_move_seconds",
    "From a move's arrival to its acknowledgement",
    buckets=SECONDS,
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "backroom_commit_seconds", "Commits of the journal", buckets=SECONDS, registry=REGISTRY
)
TOGETHER: Final = Histogram(
    "backroom_commit_writes",
    "Writes that shared one commit",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "backroom_bot_seconds",
    "From a question to a bot to its answer, pause included",
    buckets=(0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 5.0),
    registry=REGISTRY,
)
BOT_ITERATIONS: Final = Histogram(
    "backroom_bot_iterations",
    "How often a searching bot thought one pick through",
    buckets=(1, 3, 10, 30, 100, 300, 1000, 3000, 10000),
    registry=REGISTRY,
)
BOT_HURRIED: Final = Counter(
    "backroom_bot_hurried",
    "Picks of searching bots that were answered at once, because too many waited",
    registry=REGISTRY,
)
BOT_FAILURES: Final = Counter(
    "backroom_bot_failures", "Answers of bots replaced by the default", registry=REGISTRY
)
CLUSTER: Final = Gauge(
    "backroom_bot_cluster",
    "1 as long as bots that search think on a Ray cluster, 0 when they think here",
    registry=REGISTRY,
)
CARRIED: Final = Gauge(
    "backroom_carried_sockets",
    "Sockets that are carried to the node that plays their table",
    registry=REGISTRY,
)
STATES: Final = Gauge(
    "backroom_tables_by_status",
    "Tables in memory by what is done there",
    ["status"],
    registry=REGISTRY,
)
MEMBER: Final = Gauge(
    "backroom_node_member",
    "1 as long as this node may play tables, 0 when it is cut off from the others",
    registry=REGISTRY,
)
NODE: Final = Info("backroom_node", "Which node this is, of which version", registry=REGISTRY)
RENEWALS: Final = Histogram(
    "backroom_lease_renewal_seconds",
    "Renewals of this node's leases",
    buckets=SECONDS,
    registry=REGISTRY,
)
LAPSES: Final = Counter(
    "backroom_lease_lapses",
    "How often this node let go of all tables because it could not renew",
    registry=REGISTRY,
)
BURIED: Final = Counter(
    "backroom_nodes_buried", "Dead nodes whose tables this node set free", registry=REGISTRY
)
TABLE_FAILURES: Final = Counter(
    "backroom_table_failures", "Tables dropped and read back", registry=REGISTRY
)


@cache
def moves_of(kind: str) -> Counter:
    """The count of one kind of entry, which is looked up once: there is one in every move."""
    return MOVES.labels(kind)


def note_states(statuses: Iterable[str]) -> None:
    """How many tables there are in each state, at the moment when somebody asks."""
    STATES.clear()
    for status, count in Counted(statuses).items():
        STATES.labels(status).set(count)


def exposition() -> bytes:
    """All figures in the text form that Prometheus reads."""
    return generate_latest(REGISTRY)
