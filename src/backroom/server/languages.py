"""Which language to speak to a browser."""

from typing import Final

from babel import negotiate_locale

from backroom.texts.bundles import LANGUAGES

DEFAULT: Final = "en"
# No browser names more languages; the rest of a longer header is not read.
MOST_NAMED: Final = 20


def spoken(accepted: str) -> str:
    """The language of the house that an Accept-Language header likes best, else English."""
    named = [_weighed(part) for part in accepted.split(",", MOST_NAMED)[:MOST_NAMED]]
    named.sort(key=lambda one: -one[0])
    liked = [language for weight, language in named if weight > 0 and language]
    return negotiate_locale(liked, LANGUAGES, sep="-") or DEFAULT


def _weighed(part: str) -> tuple[float, str]:
    """A language with its weight, from 0 to 1; one that cannot be read counts as 1."""
    language, _, quality = part.partition(";")
    name = language.strip().lower()
    _, _, weight = quality.partition("=")
    try:
        return min(1.0, float(weight)), name
    except ValueError:
        return 1.0, name
