"""Traces for operators, by OpenTelemetry: where the time of a move, a bot or a hand-over goes.

They are off unless `OTEL_TRACES_EXPORTER` or an `OTEL_EXPORTER_OTLP_…` address is set, and then
need the extra `telemetry`; where they go is what the `OTEL_…` variables say. Attributes are ids
and numbers: no names, tokens, cards or words.
"""

import os
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from backroom.engine.errors import BadSetup

R = TypeVar("R")

ADDRESSES: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
NONE: Final = ("", "none")
PACKAGES: Final = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
# A collector that is away keeps no house from closing for longer than this.
CLOSE_SECONDS: Final = 3.0
_NOTHING: Final = nullcontext()
# Who makes spans and who gets them; empty where nobody wants any.
_kept: dict[str, Any] = {}


def is_wanted(environment: Mapping[str, str]) -> bool:
    """Whether the operator has asked for traces."""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    exporter = environment.get("OTEL_TRACES_EXPORTER")
    if exporter is not None:
        return exporter.lower() not in NONE
    return any(environment.get(name) for name in ADDRESSES)


def set_up(version: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send traces where the environment says; a refusal if the extra for it is missing."""
    if not is_wanted(environment):
        return
    if not _is_installed():
        raise BadSetup("extra-missing", {"what": "OTEL_TRACES_EXPORTER", "extra": "telemetry"})
    exporter = environment.get("OTEL_TRACES_EXPORTER", "otlp").lower()
    if exporter not in ("otlp", "console"):
        told = {"setting": "OTEL_TRACES_EXPORTER", "value": exporter}
        raise BadSetup("bad-setting", told)
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter

    sink = ConsoleSpanExporter() if exporter == "console" else OTLPSpanExporter()
    use(BatchSpanProcessor(sink), version)


def _is_installed() -> bool:
    try:
        return all(find_spec(name) is not None for name in PACKAGES)
    except ModuleNotFoundError:
        return False


def use(processor: Any, version: str = "") -> None:
    """Make spans from now on, and let a processor have them."""
    from opentelemetry.sdk.resources import OTELResourceDetector, Resource
    from opentelemetry.sdk.trace import TracerProvider

    usual = {"service.name": "backroom", "service.version": version}
    # `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` win over these.
    asked = OTELResourceDetector().detect().attributes
    provider = TracerProvider(resource=Resource.create({**usual, **asked}))
    provider.add_span_processor(processor)
    _kept.update(provider=provider, tracer=provider.get_tracer("backroom", version))


def close() -> None:
    """Send what is left, as far as there is somebody who takes it, and make no more spans."""
    provider = _kept.pop("provider", None)
    _kept.clear()
    if provider is not None:
        sending = threading.Thread(target=provider.shutdown, daemon=True)
        sending.start()
        sending.join(CLOSE_SECONDS)


def span(name: str, **told: str | int | float) -> AbstractContextManager[object]:
    """A stretch of time with a name; what is asked for within it belongs to it."""
    tracer = _kept.get("tracer")
    if tracer is None:
        return _NOTHING
    attributes = {f"backroom.{key}": value for key, value in told.items()}
    # What an error says may hold what nobody else should read; its kind is enough.
    made: AbstractContextManager[object] = tracer.start_as_current_span(
        name, attributes=attributes, record_exception=False, set_status_on_exception=False
    )
    return made


def work_span(work: Callable[..., object]) -> AbstractContextManager[object]:
    """The span of a piece of work on the database, by the name of its function alone."""
    return span("storage", work=work.__name__.strip("_")) if _kept else _NOTHING


def carried(work: Callable[[], Awaitable[R]]) -> Callable[[], Awaitable[R]]:
    """The same work, which belongs to this moment's span also where another task does it."""
    if not _kept:
        return work
    from opentelemetry import context

    here = context.get_current()

    async def there() -> R:
        token = context.attach(here)
        try:
            return await work()
        finally:
            context.detach(token)

    return there
