"""Which language a person reads."""

from backroom.texts.languages import language_of


def test_the_environment_decides() -> None:
    """LC_ALL goes before LANG, and an empty one does not count."""
    assert language_of({"LANG": "nl_NL.UTF-8"}) == "nl"
    assert language_of({"LANG": "nl_BE"}) == "nl"
    assert language_of({"LC_ALL": "en_GB.UTF-8", "LANG": "nl_NL.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "", "LANG": "nl_NL.UTF-8"}) == "nl"


def test_english_is_for_everybody_else() -> None:
    """Also without any language."""
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({"LANG": "C.UTF-8"}) == "en"
    assert language_of({}) == "en"
