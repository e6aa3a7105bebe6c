"""Refusals told as a sentence, in the reader's language."""

from functools import cache
from importlib.resources import files

from backroom.engine.errors import Refusal
from backroom.texts.bundles import Texts, read
from backroom.texts.refusals import tell as tell_shared

from . import metrics, wire
from .refusals import code_of


@cache
def server_texts(language: str) -> Texts:
    """The texts that only the server needs, in one language."""
    return Texts(language, iter([read(files("backroom.server") / "texts", language)]))


def tell(refusal: Refusal, language: str, game: str = "") -> str:
    """A sentence for a person; the house and the game know those of the rules."""
    told = server_texts(language)
    id = f"refusal-{refusal.id}"
    if told.has(id):
        return told.text(id, refusal.arguments)
    return tell_shared(refusal, language, game)


def refused(refusal: Refusal, language: str, key: str | None, game: str = "") -> wire.Refused:
    """A refusal as a frame for the tab that asked."""
    code = code_of(refusal)
    metrics.REFUSALS.labels(str(code)).inc()
    text = tell(refusal, language, game)
    return wire.Refused(code, refusal.id, refusal.arguments, text, key)
