"""Rubbish is looked for after every few jobs, however many things were let go meanwhile."""

import gc

from backroom.server import rubbish


def test_what_is_new_is_soon_looked_through() -> None:
    """Python itself would not look: as much was let go as was made."""
    kept: list[list[object]] = []
    before: list[list[object]] = [[] for _ in range(20 * rubbish.JOBS * 100)]
    gc.collect()
    for _ in range(20 * rubbish.JOBS):
        kept += [[] for _ in range(100)]
        del before[-100:]
        rubbish.note_job()

    assert len(gc.get_objects(generation=0)) < 4 * rubbish.JOBS * 100
    assert len(gc.get_objects(generation=1)) < 4 * rubbish.JOBS * 100
    assert len(kept) == 20 * rubbish.JOBS * 100
