"""Turns refusals into sentences, in both languages."""

from backroom.engine.errors import Refusal

from .bundles import texts


def tell(refusal: Refusal, language: str, game: str = "") -> str:
    """Why something cannot be done, for a person; a game may have refusals of its own."""
    return sentence(refusal, language, game) or str(refusal.args[0])


def sentence(refusal: Refusal, language: str = "en", game: str = "") -> str:
    """The sentence of a refusal, or nothing if there is no text for it."""
    told = texts(language, game or refusal.game)
    id = f"refusal-{refusal.id}"
    return told.text(id, refusal.arguments) if told.has(id) else ""
