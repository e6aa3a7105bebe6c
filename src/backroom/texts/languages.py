"""Finds out which language a person reads."""

from collections.abc import Mapping

from .bundles import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """Dutch if the environment says so (LC_ALL, LC_MESSAGES, LANG), else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    spoken = locale[:2].lower()
    return spoken if spoken in LANGUAGES else "en"
