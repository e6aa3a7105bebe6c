"""Lists that are kept in ascending order: hands, and whatever else has none of its own."""


def put_in_order(numbers: list[int], number: int) -> None:
    """Insert a number into an ascending list where it belongs.

    `bisect.insort` does the same; for a few numbers this is faster in the compiled build.
    """
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


def take_out(numbers: list[int], number: int) -> None:
    """Remove a number that is in a list, the first of equal ones.

    `list.remove` does the same; compiled, it makes an iterator and compares objects.
    """
    place = 0
    while numbers[place] != number:
        place += 1
    numbers.pop(place)
