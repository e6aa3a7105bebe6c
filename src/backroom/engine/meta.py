"""What a game says of itself: its name, seats, options and rules version."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from .errors import BadSetup

SWITCH: Final = ("false", "true")
USUAL_SEATS: Final = 4


class Option(NamedTuple):
    """A choice made before the match; the first of its values is the default.

    `seats` are the seat counts at which another value than the default is allowed.
    """

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...]


class Meta(NamedTuple):
    """The title page of a game; `rules_version` rises when its rules change.

    `house_seats` are the seat counts that the printed game does not have: a house variant.
    """

    name: str
    title: str
    designers: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    house_seats: tuple[int, ...] = ()

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: four, or as close to it as the game allows."""
        return min(self.seats, key=lambda seats: abs(seats - USUAL_SEATS))

    def check_seats(self, seats: object) -> None:
        """Refuse a number of players that the game does not take."""
        if not (isinstance(seats, int) and seats in self.seats):
            allowed = _span(self.seats)
            raise BadSetup(
                "bad-seats", {"game": self.name, "seats": str(seats), "allowed": allowed}
            )

    def read_options(self, given: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """The values of all options by index, in the order of the table."""
        self.check_seats(seats)
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup("unknown-option", {"game": self.name, "option": name})
        return tuple(_value(option, given, seats) for option in self.options)

    def option_texts(self, values: tuple[int, ...]) -> dict[str, str]:
        """The values of all options by name."""
        named = zip(self.options, values, strict=True)
        return {option.name: option.values[value] for option, value in named}


def _span(seats: tuple[int, ...]) -> str:
    """Seat counts in short: `2-6`, or `2` if there is but one."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"


def _value(option: Option, given: Mapping[str, str], seats: int) -> int:
    """The index of the value given for an option, or of its default."""
    text = given.get(option.name, option.values[0])
    if text not in option.values:
        allowed = " | ".join(option.values)
        raise BadSetup(
            "bad-option-value", {"option": option.name, "value": text, "allowed": allowed}
        )
    if text != option.values[0] and seats not in option.seats:
        allowed = _span(option.seats)
        raise BadSetup(
            "option-needs-seats",
            {"option": option.name, "value": text, "seats": str(seats), "allowed": allowed},
        )
    return option.values.index(text)
