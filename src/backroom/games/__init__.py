"""The games of the house: each is a folder with a descriptor, and one name in the list here."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from backroom.engine.deeds import Deed
from backroom.engine.descriptor import Descriptor, load
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

# In the order in which they are listed to people.
FOLDERS: Final = (
    "chicago_poker",
    "chicago_gangsters",
    "omerta",
    "mafioso",
    "capone",
    "leduc",
)


class Games(Mapping[str, AnyGame]):
    """Games by name; the rules of a game are imported when it is first asked for."""

    def __init__(self, descriptors: Mapping[str, Descriptor]) -> None:
        self._descriptors = descriptors

    def __getitem__(self, name: str) -> AnyGame:
        game: AnyGame = load(self._descriptors[name].rules)
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._descriptors

    def __iter__(self) -> Iterator[str]:
        return iter(self._descriptors)

    def __len__(self) -> int:
        return len(self._descriptors)


def _described(folder: str) -> Descriptor:
    descriptor: Descriptor = import_module(f"{__name__}.{folder}").DESCRIPTOR
    return descriptor


DESCRIPTORS: Final[Mapping[str, Descriptor]] = {
    descriptor.name: descriptor for descriptor in map(_described, FOLDERS)
}
GAMES: Final = Games({name: one for name, one in DESCRIPTORS.items() if not one.is_tutorial})
TUTORIAL: Final = Games({name: one for name, one in DESCRIPTORS.items() if one.is_tutorial})
ALL_GAMES: Final = Games(DESCRIPTORS)


def game_named(name: str) -> AnyGame:
    """The game of that name, tutorial included, or a refusal that lists what can be played."""
    if name not in ALL_GAMES:
        raise BadSetup("unknown-game", {"game": str(name), "known": ", ".join(ALL_GAMES)})
    return ALL_GAMES[name]


def deeds_of(name: str) -> tuple[Deed, ...]:
    """What is counted of those who played a game, in the order in which it is told."""
    path = DESCRIPTORS[name].deeds if name in DESCRIPTORS else ""
    deeds: tuple[Deed, ...] = load(path) if path else ()
    return deeds
