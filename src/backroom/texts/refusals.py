"""Refusals told as a sentence."""

from backroom.engine.errors import Refusal

from .bundles import texts


def tell(refusal: Refusal, language: str, game: str = "") -> str:
    """Why something cannot be done, for a person; a game may have refusals of its own."""
    told = texts(language, game)
    id = f"refusal-{refusal.id}"
    return told.text(id, refusal.arguments) if told.has(id) else str(refusal)
