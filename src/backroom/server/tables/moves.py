"""Playing at a table: every entry of a match takes this road, whoever makes it."""

from collections.abc import Sequence
from dataclasses import replace

from backroom.engine.errors import NotYourPrompt
from backroom.engine.match import Entry, Match
from backroom.engine.record import events_digest
from backroom.server import metrics, tracing
from backroom.server.matches.live import LiveMatch
from backroom.server.refusals import NotNow
from backroom.server.storage.interfaces import LostTableError
from backroom.server.storage.records import MatchResult

from . import days
from .table import Race, Table


async def answer(
    table: Table, seat: int, prompt: int, picks: Sequence[int], key: str, body: bytes
) -> int:
    """A person's answer to a prompt; gives the number of the frame that tells it."""
    live = table.playing()
    if _is_late(table, live, seat, prompt, picks):
        table.last_race.seats.discard(seat)
        await enter(table, live, live.match.note_late(seat, prompt, picks), key, body)
        raise NotNow("race-over")
    racing = _racing(table, live)
    try:
        entry = live.match.submit(seat, prompt, picks)
    except NotYourPrompt:
        # Who names another prompt than the open one may know more than a node that lost the
        # table behind its back: then it is not for this one to refuse.
        if not await table.services.still_holds(table.doc.id):
            raise LostTableError(table.doc.id) from None
        raise
    table.misses.pop(seat, None)
    table.votes.pop(seat, None)
    _note_race(table, live, racing)
    return await enter(table, live, entry, key, body)


async def bot_answers(
    table: Table, live: LiveMatch, seat: int, prompt: int, picks: Sequence[int]
) -> None:
    """A bot's answer, or its default when it failed; nothing if the prompt is gone."""
    match = live.match
    asked = match.state.prompt == prompt and match.state.pending >> seat & 1
    if table.live is not live or table.doc.status != "playing" or not asked:
        return
    racing = _racing(table, live)
    entry = match.submit(seat, prompt, picks) if picks else match.time_out(seat)
    _note_race(table, live, racing)
    await enter(table, live, entry)


async def bot_says(table: Table, live: LiveMatch, seat: int, prompt: int, say: int) -> None:
    """An announcement of a bot, if it may speak and the prompt is still open."""
    is_open = live.match.state.prompt == prompt and not live.match.is_over
    if table.live is not live or table.doc.status != "playing" or not is_open:
        return
    if live.game.may_say(live.match.state, seat):
        await enter(table, live, live.match.say(seat, say))


async def time_up(table: Table, live: LiveMatch, seat: int) -> None:
    """A seat did not answer in time: the default is played for it."""
    racing = _racing(table, live)
    entry = live.match.time_out(seat)
    if not racing:
        table.misses[seat] = table.misses.get(seat, 0) + 1
    _note_race(table, live, racing)
    await enter(table, live, entry)


async def enter(
    table: Table,
    live: LiveMatch,
    entry: Entry,
    key: str | None = None,
    body: bytes | None = None,
) -> int:
    """Journal first, then everybody learns what they may; gives the mover's frame number."""
    journal = table.services.journal
    line = live.line(entry, table.services.time.wall(), key, body)
    table.clocks.answered(entry.seat)
    days.note(table)
    if live.match.is_over and table.doc.status == "playing":
        # The table itself says so when that is durable: who lists it meanwhile learns no seed.
        over = replace(table.doc, status="over")
        with tracing.span("journal", match=live.id, seq=line.seq):
            await journal.end_match(over, line, _result(table, live, line.at))
        table.doc.status = "over"
        table.services.note_over(table.doc.rated)
    else:
        doc = table.doc if table.doc.is_by_day else None
        with tracing.span("journal", match=live.id, seq=line.seq):
            await journal.append(table.doc.id, line, doc)
    table.arrange()
    metrics.moves_of(entry.kind).inc()
    table.send_news(entry.seat)
    if live.match.is_over:
        table.send_table()
    return line.number


def is_complete(match: Match, seat: int, picks: Sequence[int]) -> bool:
    """Whether some picks are a whole answer; a wrong pick is refused."""
    return match.next_decision(seat, picks) is None


def _result(table: Table, live: LiveMatch, at: float) -> MatchResult:
    """How a match that is over ended, and who had left it to a bot by then."""
    state = live.match.state
    winners = [str(seat) for seat in range(state.seats) if state.winners >> seat & 1]
    digest = events_digest(live.game.events, live.match)
    ending = f"winners={','.join(winners)} events={digest}"
    chairs = enumerate(table.doc.chairs)
    deserted = sum(1 << seat for seat, one in chairs if one.stand_in or one.left)
    return MatchResult(at, list(live.game.places(state)), ending, deserted)


def _racing(table: Table, live: LiveMatch) -> set[int]:
    """Those who are still to answer the open race; nobody if it is none."""
    is_open = table.clocks.race and table.clocks.prompt == live.match.state.prompt
    return set(live.match.pending()) if is_open else set()


def _note_race(table: Table, live: LiveMatch, racing: set[int]) -> None:
    """Remember who was overtaken when an answer closed a race."""
    if racing and live.match.state.prompt != table.clocks.prompt:
        table.last_race = Race(table.clocks.prompt, racing)


def _is_late(
    table: Table, live: LiveMatch, seat: int, prompt: int, picks: Sequence[int]
) -> bool:
    """Whether this is a claim in the race that was just lost."""
    race = table.last_race
    known = all(0 <= pick < live.game.actions.size for pick in picks)
    return prompt == race.prompt and seat in race.seats and known
