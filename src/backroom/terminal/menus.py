"""Menus: many legal actions as short lists, first what to do, then with what, then where."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from backroom.texts.words import ELLIPSIS, Words

Note: TypeAlias = Callable[[int], str]

# Up to this many actions are listed as they are; longer lists are split.
FEW: Final = 5
PART: Final = 9
MOST_ITEMS: Final = 40
MOST_LINES: Final = 20
# A list is laid out in columns rather than get longer than this.
SHORT: Final = 3
GAP: Final = 2


class Item(NamedTuple):
    """One line of a menu, and the actions that are left when it is chosen."""

    label: str
    actions: tuple[int, ...]


def menu(words: Words, note: Note, actions: Sequence[int]) -> list[Item]:
    """The next list to choose from; an item with one action is a whole choice."""
    if len(actions) <= FEW:
        return [_whole(words, note, action) for action in actions]
    verbs = _grouped(actions, lambda action: words.game.actions.verb_of[action].name)
    if len(verbs) > 1:
        return [_item(words, note, group, 0) for group in verbs]
    return _by_argument(words, note, actions)


def _by_argument(words: Words, note: Note, actions: Sequence[int]) -> list[Item]:
    """Actions of one verb, split by the first argument in which they differ."""
    table = words.game.actions
    args = table.verb_of[actions[0]].args
    for position in range(len(args)):
        groups = _grouped(actions, lambda action, p=position: table.args_of[action][p])  # type: ignore[misc]
        if len(groups) > 1:
            items = [_item(words, note, group, position + 1) for group in groups]
            return items if len(items) <= MOST_ITEMS else _chunks(items)
    raise AssertionError("two actions are the same")


def _chunks(items: list[Item]) -> list[Item]:
    """A list that is too long, cut into parts that are named after their ends."""
    size = max(PART, -(-len(items) // MOST_ITEMS))
    parts = [items[start : start + size] for start in range(0, len(items), size)]
    return [
        Item(
            f"{part[0].label} {ELLIPSIS} {part[-1].label}",
            tuple(action for item in part for action in item.actions),
        )
        for part in parts
    ]


def _item(words: Words, note: Note, actions: tuple[int, ...], known: int) -> Item:
    if len(actions) == 1:
        return _whole(words, note, actions[0])
    return Item(words.started_action(actions[0], known), actions)


def _whole(words: Words, note: Note, action: int) -> Item:
    remark = note(action)
    label = words.action(action)
    return Item(f"{label} ({remark})" if remark else label, (action,))


def _grouped(actions: Sequence[int], key: Callable[[int], object]) -> list[tuple[int, ...]]:
    """Actions with equal keys together, in the order in which each key comes first."""
    groups: dict[object, list[int]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return [tuple(group) for group in groups.values()]


def numbered(items: Sequence[Item], width: int) -> list[str]:
    """The items with their numbers, in as many columns as fit."""
    labels = [f"{number:>2} {item.label}" for number, item in enumerate(items, 1)]
    widest = max(map(len, labels)) + GAP
    columns = max(1, min(width // widest, -(-len(labels) // SHORT)))
    columns = max(columns, -(-len(labels) // MOST_LINES))
    rows = -(-len(labels) // columns)
    size = min(widest, width // columns)
    lines = []
    for row in range(rows):
        cells = labels[row::rows]
        lines.append("".join(f"{cell[: size - 1]:{size}}" for cell in cells).rstrip())
    return lines
