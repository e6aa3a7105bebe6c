"""A match at the terminal: it holds the truth, and gives the person views and frames only."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from backroom.bots.advice import NO_ADVICE, Advice, advise, weigher_for
from backroom.bots.answers import answer
from backroom.bots.bot import Bot, Thinker
from backroom.bots.own import find_bot
from backroom.bots.registry import bot_named
from backroom.bots.talk import speak
from backroom.engine.chance import MatchChance
from backroom.engine.domains import SEAT
from backroom.engine.errors import BadRecord, BadSetup
from backroom.engine.events import Values
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision, Match, resume
from backroom.engine.record import Record, record_of, write_record
from backroom.engine.views import View

PERSON: Final = "person"
# How long a person waits for advice at most.
ADVICE_MS: Final = 250
NAMES: Final = ("Rosie", "Vito", "Pearl", "Sal", "Mabel", "Lou")


class Sitting:
    """One person and bots; a seed decides about cards and bots, so that it can be resumed."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        seed: str,
        find: Callable[[str, AnyGame], Bot] = bot_named,
    ) -> None:
        self._match = match
        self.players = tuple(players)
        self._seed = seed
        self.game = match.game
        self.seats = len(players)
        self.seat = self.players.index(PERSON)
        self._bots: dict[int, Bot] = {
            seat: find(name, match.game) for seat, name in enumerate(players) if name != PERSON
        }
        self._heard = match.log[-1].prompt
        self._told = 0
        # The bot that answers, or has answered last.
        self.thinking = self.seat

    @property
    def is_over(self) -> bool:
        """Whether the match is over and has winners."""
        return self._match.is_over

    def proceed(self) -> None:
        """The bots answer until the person is asked, or the match is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """One bot answers; gives whether it did, or the person is asked or the match over."""
        if self._match.is_over:
            return False
        self._talk()
        if (seat := self._next()) == self.seat:
            return False
        self.thinking = seat
        picks = answer(self._match, seat, self._bots[seat], self._seed)
        self._match.submit(seat, self._prompt(), picks)
        return True

    def _talk(self) -> None:
        """Bots that are asked say what they have to say before anybody answers."""
        if self._heard != self._prompt():
            self._heard = self._prompt()
            for seat in self._match.pending():
                if seat != self.seat:
                    speak(self._match, seat, self._bots[seat], self._seed)

    def says(self) -> list[int]:
        """What the person can announce: nothing about himself, or about an empty chair."""
        table = self.game.says
        others = {seat for seat in range(self.seats) if seat != self.seat}
        return [
            say
            for say in range(table.size)
            if all(
                arg.domain is not SEAT or value in others
                for arg, value in zip(table.verb_of[say].args, table.args_of[say], strict=True)
            )
        ]

    def say(self, say: int) -> None:
        """Announce something to the whole table."""
        self._match.say(self.seat, say)

    def decision(self, picks: Sequence[int]) -> Decision | None:
        """What the person is asked after some picks; nothing if they are an answer."""
        return self._match.next_decision(self.seat, picks)

    def submit(self, picks: Sequence[int]) -> None:
        """Submit the person's whole answer to the open question."""
        self._match.submit(self.seat, self._prompt(), picks)

    def news(self) -> list[tuple[str, Values]]:
        """The events that the person has not been told yet."""
        frames = self._match.frames(self.seat, self._told)
        self._told += len(frames)
        return [event for frame in frames for event in frame.events]

    def advice(self, picks: Sequence[int]) -> Advice | None:
        """What the strongest bot would pick next in a moment's time, with what is shown."""
        level = weigher_for(self.game)
        decision = self.decision(picks)
        if decision is None or level == "random":
            return None
        # Where memory is the game, advice must not remember for the person who asks.
        shown = decision._replace(view=self.game.shown(decision.view))
        rng = Random(f"{self._seed}/{self.seat}/{decision.prompt}/{len(picks)}/advice")
        bot = bot_named(level, self.game)
        if isinstance(bot, Thinker):
            bot = bot.within(ADVICE_MS)
        advice = advise(bot, shown, rng)
        return None if advice.reason == NO_ADVICE else advice

    @property
    def has_chat(self) -> bool:
        """Nobody is here to write to but bots."""
        return False

    def catch_up(self) -> bool:
        """Nothing comes by itself here: an open question stands until it is answered."""
        return True

    def chat(self, text: str) -> None:
        """Nobody reads it: bots do not."""

    def chat_lines(self) -> list[tuple[str, str]]:
        """There are none: bots announce things, but write nothing."""
        return []

    def view(self) -> View:
        """What the person may know now."""
        return self._match.view(self.seat)

    def places(self) -> list[int]:
        """The final place of each seat."""
        return list(self.game.places(self._match.state))

    def names(self, person: str) -> tuple[str, ...]:
        """What everybody is called; bots have names, the person is spoken to."""
        return tuple(
            person if player == PERSON else NAMES[seat]
            for seat, player in enumerate(self.players)
        )

    def bot_names(self) -> list[tuple[int, str]]:
        """The seats of the bots, each with the name of its bot."""
        return [(seat, one) for seat, one in enumerate(self.players) if one != PERSON]

    def record(self) -> str:
        """The match as text, with all that is needed to go on."""
        names = self.names("Guest")
        notes = {"sitting": ",".join(self.players), "seed": self._seed}
        return write_record(record_of(self._match, names, notes), self.game)

    def _prompt(self) -> int:
        return self._match.state.prompt

    def _next(self) -> int:
        """Who answers now; the seed draws one order for a question, so that a race is fair."""
        pending = self._match.pending()
        order = list(range(self.seats))
        Random(f"{self._seed}/{self._prompt()}").shuffle(order)
        return next(seat for seat in order if seat in pending)


def sit_down(
    game: AnyGame, options: tuple[int, ...], players: Sequence[str], seed: str
) -> Sitting:
    """Begin a new match, in which everything that chance decides follows from the seed."""
    seed = " ".join(seed.split())
    match = Match(game, len(players), options, MatchChance(seed.encode()))
    return Sitting(match, players, seed, find_bot)


def seated(seat: int, bots: Sequence[str], seats: int) -> list[str]:
    """The person in a seat, and bots in the others: one name for all, or one for each."""
    if not 0 <= seat < seats:
        raise BadSetup("bad-seat", {"seat": str(seat), "last": str(seats - 1)})
    others = seats - 1
    if len(bots) not in (1, others):
        raise BadSetup("bots-do-not-fit", {"given": str(len(bots)), "seats": str(others)})
    names = list(bots) if len(bots) == others else [bots[0]] * others
    return [*names[:seat], PERSON, *names[seat:]]


def sit_down_again(record: Record, played: Match) -> Sitting:
    """A match that was saved, at the question where it stopped."""
    players = record.notes.get("sitting", "").split(",")
    if len(players) != record.seats or players.count(PERSON) != 1:
        raise BadRecord("record-not-resumable")
    if played.is_over:
        raise BadRecord("record-finished")
    seed = record.notes.get("seed", "")
    game = played.game
    source = MatchChance(seed.encode())
    match = resume(game, record.seats, played.state.options, record.log, source)
    return Sitting(match, players, seed)
