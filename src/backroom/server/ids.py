"""Names for people, tables and matches that nobody guesses and everybody can read aloud."""

import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 14) -> str:
    """Letters that are not mistaken for one another; fourteen of them are 69 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
