"""One person's side of a match, without a screen: what is told, asked, offered and advised.

Line mode and the full screen both stand on it, so that they say the same. It gets decisions,
events and views of one seat; it never sees the state.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from rich.text import Text

from backroom.bots.advice import Advice, most_hurt
from backroom.bots.search.outlook import Outlook
from backroom.engine.events import SPECTATOR, Values
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.texts.words import Words

from .choosing import Choosing
from .menus import Item, menu
from .results import result
from .rulebook import page, rules_of
from .story import Story
from .tables.drawings import drawing_of

# Bots answer at once: that one has answered is no news.
ANSWERED: Final = frozenset(("answered",))
# The rulebook is laid out for eighty columns, as its drawings are.
HELP_WIDTH: Final = 78
# How to play line by line, and on the full screen.
LINES_HELP: Final = "help-terminal"
FULL_HELP: Final = "help-full-screen"
# The line of keys, by whether there is chat, and whether there are announcements.
KEYS: Final = {
    (False, False): "full-keys",
    (False, True): "full-keys-talk",
    (True, False): "full-keys-chat",
    (True, True): "full-keys-chat-talk",
}
# What can be wanted when a match is over.
AGAIN, BACK, LEAVE = 1, 2, 3


class Place(Protocol):
    """A seat at a match, here or in a house far away."""

    @property
    def game(self) -> AnyGame:
        """The game that is played at this table."""

    @property
    def seat(self) -> int:
        """The seat of the person at this terminal."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over and has winners."""

    def step(self) -> bool:
        """Let the others act once; false if the person is asked, or the match is over.

        This may take long: a screen calls it in another thread.
        """

    def names(self, person: str) -> tuple[str, ...]:
        """The names of all players, the person's own among them."""

    def news(self) -> list[tuple[str, Values]]:
        """The events that the person has not been told yet."""

    def view(self) -> View:
        """What the person may know now."""

    def decision(self, picks: Sequence[int]) -> Decision | None:
        """What the person is asked after some picks; nothing if they are an answer."""

    def advice(self, picks: Sequence[int]) -> Advice | None:
        """What a sensible player would pick next and why; nothing where none can say."""

    def submit(self, picks: Sequence[int]) -> None:
        """Send the person's whole answer to the open question."""

    def says(self) -> list[int]:
        """What the person can announce at this moment."""

    def say(self, say: int) -> None:
        """Announce something to the whole table."""

    def places(self) -> list[int]:
        """The final place of each seat."""

    def catch_up(self) -> bool:
        """Take in what has come without waiting; gives whether the open question stands."""

    @property
    def has_chat(self) -> bool:
        """Whether there are people here to write to."""

    def chat(self, text: str) -> None:
        """Write a line to everybody at the table."""

    def chat_lines(self) -> list[tuple[str, str]]:
        """The lines written since they were asked for last: who, and what."""


class Desk:
    """The words of one match for one person, and the choice that is open."""

    def __init__(self, place: Place, language: str) -> None:
        self.place = place
        own = Words(place.game, language, place.names(""), place.seat)
        self.words = Words(place.game, language, place.names(own.text("you")), place.seat)
        self.drawing = drawing_of(place.game.name)
        telling = self.drawing.telling
        quiet = telling._replace(quiet=telling.quiet | ANSWERED)
        self.story = Story(self.words, quiet, place.view().options)
        # Where in the story the last answer was, and the last turn of the others.
        self.answered = 0
        self.since = 0
        # What is there already was shown before the match was taken up again.
        self.listen()
        self.fresh = self.story.pause()

    def listen(self) -> bool:
        """Hear what is new; when others acted, the log begins at the last own answer."""
        events = self.place.news()
        acted = {self.story.hear(kind, values) for kind, values in events}
        if acted - {SPECTATOR, self.place.seat}:
            self.since = self.answered
        written = self.place.chat_lines()
        for name, text in written:
            self.story.note(self.words.text("chat-line", {"name": name, "text": text}))
        return bool(events or written)

    def ask(self) -> Choosing:
        """The choice that the person has now."""
        return Choosing(self.place.decision, self.place.game.actions)

    def answer(self, choosing: Choosing) -> None:
        """Send a choice that is settled, and begin a new page of the story."""
        self.answered = self.fresh = self.story.pause()
        self.place.submit(choosing.picks)

    def news(self) -> list[str]:
        """What happened since the last answer."""
        return self.story.paragraphs(self.since, self.fresh)

    def items(self, choosing: Choosing) -> list[Item]:
        """What can be chosen; an item without actions sends a whole answer as it stands."""

        def note(action: int) -> str:
            return self.drawing.note(choosing.view, self.words, action)

        whole = [self.words.text("that-is-all")] if choosing.is_whole else []
        return menu(self.words, note, choosing.meant, whole)

    def choose(self, item: Item, choosing: Choosing) -> None:
        """Take one line of the list."""
        if item.actions:
            choosing.narrow(item.actions)
        else:
            choosing.settle()

    def question(self, choosing: Choosing) -> str:
        """What is really open: the question of the step, or of the pick that is due."""
        verb_of = self.place.game.actions.verb_of
        for action in choosing.meant if choosing.picks else ():
            id = f"ask-{verb_of[action].name}"
            if self.words.texts.has(id):
                return self.words.text(id)
        return self.words.question(choosing.view.steps[-1])

    def chosen(self, choosing: Choosing) -> list[str]:
        """The picks made, what they add up to, and what can come only later."""
        lines = []
        if choosing.picks:
            told: dict[str, object] = {"picks": self.words.picks(choosing.picks)}
            id = "chosen" if choosing.is_whole else "chosen-so-far"
            lines.append(self.words.text(id, told))
        lines += self.drawing.reckoning(
            choosing.view, self.words, choosing.picks, choosing.meant
        )
        if choosing.holds_back():
            lines.append(self.words.text("chosen-in-order"))
        return lines

    def advice(self, choosing: Choosing) -> str:
        """What a sensible player would do next, and why."""
        advised = self.place.advice(choosing.picks)
        if advised is None:
            return self.words.text("no-advice-here")
        action, reason = self.words.action(advised.action), self.words.reason(advised.reason)
        sentences = [self.words.text("advice", {"action": action, "reason": reason})]
        if advised.outlook is not None:
            sentences += self._outlook(advised.outlook)
        return " ".join(sentences)

    def _outlook(self, outlook: Outlook) -> Iterator[str]:
        """What the advice changes: for whom, and by how much."""
        seat = self.words.reader
        facts: dict[str, object] = {
            "other": self.words.action(outlook.other),
            "share": f"{outlook.shares[seat]:.0%}",
            "othershare": f"{outlook.other_shares[seat]:.0%}",
        }
        if not outlook.is_clear:
            yield self.words.text("advice-even", facts)
            return
        yield self.words.text("advice-better", facts)
        hurt = most_hurt(outlook, seat)
        if hurt is not None:
            facts = {
                "name": self.words.names[hurt],
                "before": f"{outlook.other_shares[hurt]:.0%}",
                "after": f"{outlook.shares[hurt]:.0%}",
            }
            yield self.words.text("advice-hurts", facts)

    def remark(self, choosing: Choosing) -> str:
        """What is said unasked with a question: nothing, unless somebody teaches."""
        return ""

    def keys(self) -> str:
        """The id of the line that says what the keys of the full screen do."""
        return KEYS[self.place.has_chat, self.place.game.says.size > 0]

    def endings(self) -> dict[int, str]:
        """What can follow when it is over, each with the id of its words."""
        if self.place.has_chat:
            return {AGAIN: "join-again", LEAVE: "full-leave"}
        return {AGAIN: "full-again", BACK: "full-look-back", LEAVE: "full-leave"}

    def table(self, view: View, width: int) -> list[Text]:
        """The table in lines of at most a width."""
        return self.drawing.draw(view, self.words, width, self.story.heard)

    def goal(self) -> str:
        """What it is about, in one line; nothing for a game that does not say."""
        if not self.words.texts.has("table-goal"):
            return ""
        options = self.place.game.meta.option_texts(self.place.view().options)
        return self.words.text("table-goal", dict(options))

    def standing(self, view: View) -> str:
        """How well the person stands, in a few words; empty if a game does not say."""
        told = self.drawing.standing(view, self.words, self.place.seat)
        return self.words.text("you-stand", {"standing": told}) if told else ""

    def result(self) -> list[str]:
        """Who has won and who came where, in lines."""
        return result(self.place.places(), self.place.view(), self.words)

    def help_pages(self, keys: str) -> list[str]:
        """How to play on a screen, then the rulebook; the first line of a page is its title."""
        chapters = rules_of(self.words.game.name, self.words.language)
        told = ["\n".join([chapter.title, *page(chapter, HELP_WIDTH)]) for chapter in chapters]
        return [self.words.text(keys), *told]


class AdvisedDesk(Desk):
    """A desk for a match with advice at every choice."""

    def remark(self, choosing: Choosing) -> str:
        """The advice of a sensible player, for as long as something is left to choose."""
        return "" if choosing.is_whole else self.advice(choosing)
