"""Menus: many legal actions as short lists, first what to do, then with what, then where."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from backroom.engine.tables import ActionTable
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
    """One line of a menu, the actions that are left when it is chosen, and what to type."""

    label: str
    actions: tuple[int, ...]
    number: int


def menu(
    words: Words, note: Note, actions: Sequence[int], closing: Sequence[str] = ()
) -> list[Item]:
    """The next list to choose from, after lines that close a choice as it stands.

    An item with one action is a whole choice; one without any closes the choice.
    """
    items = [*(Item(label, (), 0) for label in closing), *_listed(words, note, actions)]
    return _with_numbers(words.game.actions, items)


def _listed(words: Words, note: Note, actions: Sequence[int]) -> list[Item]:
    table = words.game.actions
    verbs = _grouped(actions, lambda action: table.verb_of[action].name)
    if len(actions) <= FEW and not _is_confusing(table, verbs):
        return [_whole(words, note, action) for action in actions]
    if len(verbs) > 1:
        return [_item(words, note, group, 0) for group in verbs]
    return _by_argument(words, note, actions)


def _is_confusing(table: ActionTable, verbs: Sequence[tuple[int, ...]]) -> bool:
    """Whether some numbers of one list would be things and others only places in the list."""
    several = [group for group in verbs if len(group) > 1]
    return len(several) > 1 and any(_own_numbers(table, group) for group in several)


def _with_numbers(table: ActionTable, items: Sequence[Item]) -> list[Item]:
    """What is a number (a chair, so many bodyguards) is chosen by it, all else by its place."""
    counted = [n for n, item in enumerate(items) if item.actions and _has_args(table, item)]
    own = _own_numbers(table, [items[n].actions[0] for n in counted])
    if not own or len(items) - len(counted) > 1:
        return [item._replace(number=place) for place, item in enumerate(items, 1)]
    numbers = dict(zip(counted, own, strict=True))
    spare = 0 if 0 not in own else max(own) + 1
    return [item._replace(number=numbers.get(n, spare)) for n, item in enumerate(items)]


def _has_args(table: ActionTable, item: Item) -> bool:
    return bool(table.verb_of[item.actions[0]].args)


def _own_numbers(table: ActionTable, actions: Sequence[int]) -> list[int]:
    """The numbers in which actions of one verb differ; none if they differ otherwise."""
    if len({table.verb_of[action].name for action in actions}) != 1 or len(actions) < 2:
        return []
    for position, arg in enumerate(table.verb_of[actions[0]].args):
        keys = [arg.domain.text(table.args_of[action][position]) for action in actions]
        if len(set(keys)) > 1:
            is_number = not arg.domain.turns and all(key.isdecimal() for key in keys)
            is_number = is_number and len(set(keys)) == len(keys)
            return [int(key) for key in keys] if is_number else []
    return []


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
            0,
        )
        for part in parts
    ]


def _item(words: Words, note: Note, actions: tuple[int, ...], known: int) -> Item:
    if len(actions) == 1:
        return _whole(words, note, actions[0])
    group = f"group-{words.game.actions.verb_of[actions[0]].name}"
    is_named = known == 0 and words.texts.has(group)
    label = words.text(group) if is_named else words.started_action(actions[0], known)
    return Item(label, actions, 0)


def _whole(words: Words, note: Note, action: int) -> Item:
    remark = note(action)
    label = words.action(action)
    return Item(f"{label} ({remark})" if remark else label, (action,), 0)


def _grouped(actions: Sequence[int], key: Callable[[int], object]) -> list[tuple[int, ...]]:
    """Actions with equal keys together, in the order in which each key comes first."""
    groups: dict[object, list[int]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return [tuple(group) for group in groups.values()]


def numbered(items: Sequence[Item], width: int, room: int = MOST_LINES) -> list[str]:
    """The items with their numbers; if that is too tall for the room, with fewer words.

    First remarks are left out, then what all labels have in common is said once.
    """
    short = max(1, min(SHORT, room))
    labels = [item.label for item in items]
    numbers = [item.number for item in items]
    lines = _columns(labels, numbers, width, short)
    if len(lines) > room:
        bare = [label.partition(" (")[0] for label in labels]
        if len(set(bare)) == len(bare):
            labels = bare
            lines = _columns(labels, numbers, width, short)
    if len(lines) > room:
        heading, rest = _said_once(labels)
        shorter = [heading, *_columns(rest, numbers, width, short)]
        if heading and len(shorter) < len(lines):
            return shorter
    return lines


def _said_once(labels: list[str]) -> tuple[str, list[str]]:
    """What all labels begin and end with, and what is left of each; "" if that is nothing."""
    split = [label.split() for label in labels]
    least = min(map(len, split)) - 1
    first = _shared([words[:least] for words in split])
    last = _shared([words[first:][::-1][: least - first] for words in split])
    if first and all(words[first].isdecimal() for words in split):
        first -= 1
    if first + last == 0:
        return "", labels
    rest = [" ".join(words[first : len(words) - last]) for words in split]
    common = [*split[0][:first], ELLIPSIS, *split[0][len(split[0]) - last :]]
    return " ".join(common), rest


def _shared(rows: list[list[str]]) -> int:
    """How many words at the beginning are the same in all rows."""
    count = 0
    while all(count < len(row) and row[count] == rows[0][count] for row in rows):
        count += 1
    return count


def _columns(names: Sequence[str], numbers: Sequence[int], width: int, short: int) -> list[str]:
    """Names with their numbers, in as many columns as fit, of a few lines at least."""
    labels = [f"{number:>2} {name}" for number, name in zip(numbers, names, strict=True)]
    widest = max(map(len, labels)) + GAP
    columns = max(1, min((width + GAP) // widest, -(-len(labels) // short)))
    columns = max(columns, -(-len(labels) // MOST_LINES))
    rows = -(-len(labels) // columns)
    size = min(widest, width // columns)
    lines = []
    for row in range(rows):
        cells = labels[row::rows]
        lines.append("".join(f"{cell[: size - 1]:{size}}" for cell in cells).rstrip())
    return lines
