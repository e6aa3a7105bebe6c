"""A whole evening of two people and a watcher, by hand: a laptop, a phone, and games in a row."""

import re
import time
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, expect

from .looking import SOAK, barriers
from .pages import OPEN
from .test_pages import SHORT_PHONE
from .visitor import House, Visitor

# What is played, one game after the other.
PROGRAMME: Final = OPEN if SOAK else ("chicago-poker", "omerta")
# The others are closed in the middle.
PLAYED_OUT: Final = OPEN if SOAK else ("omerta",)
# How many moves each of the two makes by hand in a match, before the page plays it to its end.
BY_HAND: Final = 12 if SOAK else 3
# How long a table may stand still, in seconds.
STILLNESS: Final = 30
# As people have it who change no settings; only the bots do not keep the test waiting.
PLAIN: Final[dict[str, Any]] = {"pace": "brisk", "tempo": "instant"}
# What is on the screen of whoever is stuck.
SHOWN: Final = "document.querySelector('.bar, .ending, .stage, .scene, main')?.innerText"


@dataclass
class Evening:
    """Who is there: Anna at her laptop makes the tables, Bram comes with his phone, Cor looks on."""

    anna: Visitor
    bram: Visitor
    cor: Visitor
    # Scenes that anybody looked at.
    scenes: int = 0

    @property
    def players(self) -> tuple[Visitor, Visitor]:
        """Those who play."""
        return self.anna, self.bram

    @property
    def everybody(self) -> tuple[Visitor, Visitor, Visitor]:
        """Those who play, and who looks on."""
        return self.anna, self.bram, self.cor

    def gather(self, game: str) -> None:
        """Anna makes a table for a game, the others come by its link; bots fill it up."""
        anna, bram, cor = self.everybody
        anna.go("/")
        poster = anna.page.locator(f"article:has([href='/rules/{game}'])")
        poster.get_by_role("button", name="Make a table").click()
        form = anna.page.get_by_role("dialog")
        form.locator("fieldset").first.locator("label").first.click()
        form.get_by_role("button", name="Make the table").click()
        anna.page.wait_for_selector(".lobby")
        for one in (bram, cor):
            one.page.goto(anna.page.url)
        if game == PROGRAMME[0]:
            self.show_the_door()
        bram.press(bram.page.get_by_role("button", name="Sit here").first)
        expect(anna.page.get_by_text("Watching: Cor")).to_be_visible()
        if game == PROGRAMME[0]:
            self.greet()
        bram.press(bram.page.get_by_role("button", name="I am ready"))
        fill = anna.page.get_by_role("button", name="Bots in the empty chairs")
        begin = anna.page.get_by_role("button", name="Begin")
        expect(begin).to_be_visible()
        if fill.is_visible():
            fill.click()
        begin.click()
        for one in self.everybody:
            one.page.wait_for_selector(".felt")
            one.learn()

    def show_the_door(self) -> None:
        """Cor takes a chair that is not for him; he is told, and let in again by name."""
        anna, _, cor = self.everybody
        cor.page.get_by_role("button", name="Sit here").first.click()
        anna.page.get_by_role("button", name="Show Cor the door").click()
        anna.page.get_by_role("button", name="Show the door").click()
        expect(cor.page.locator("main")).to_contain_text("host asked you to leave")
        anna.page.get_by_role("button", name="Let Cor in again").click()
        expect(anna.page.get_by_text("Cor was shown the door.")).to_have_count(0)
        cor.page.get_by_role("button", name="Try again").click()
        cor.page.wait_for_selector(".lobby")

    def greet(self) -> None:
        """On a phone the talk of a lobby lies below the screen: what is said there leads to it."""
        anna, bram = self.players
        anna.page.get_by_role("textbox", name="Say something").fill("Good evening")
        anna.page.get_by_role("button", name="Send").click()
        said = bram.page.get_by_role("button", name="Anna: Good evening")
        bram.press(said)
        expect(bram.page.get_by_role("log").get_by_text("Good evening")).to_be_in_viewport()
        expect(said).to_have_count(0)

    def play(self, moves: int) -> None:
        """By hand, until both have made so many moves or the match is over."""
        before = [one.sent["move"] for one in self.players]
        last, until = "", time.monotonic() + STILLNESS
        while any(
            one.sent["move"] - then < moves
            for one, then in zip(self.players, before, strict=True)
        ):
            done = [one.step() for one in self.everybody]
            self.scenes += sum(one.startswith((".stage", ".scene")) for one in done)
            if done[:2] == ["over", "over"]:
                return
            shown = str([*done[:2], *(one.sent["move"] for one in self.players)])
            if shown != last:
                last, until = shown, time.monotonic() + STILLNESS
            assert time.monotonic() < until, self.told()

    def told(self) -> str:
        """What everybody has on their screen."""
        return "\n".join(str(one.page.evaluate(SHOWN)) for one in self.everybody)

    def say(self, words: str) -> None:
        """Anna says something at the table; Bram's phone shows it, and leads to the talk."""
        anna, bram = self.players
        anna.page.get_by_role("tab").last.click()
        anna.page.get_by_role("textbox").fill(words)
        anna.page.keyboard.press("Enter")
        self._look_up(bram)
        heard = bram.page.get_by_role("button", name=re.compile(f"Anna: {words}"))
        expect(heard).to_be_in_viewport()
        bram.press(heard)
        expect(bram.page.get_by_role("log").get_by_text(words)).to_be_in_viewport()
        bram.page.keyboard.press("Escape")
        expect(heard).to_have_count(0)

    def reload(self) -> None:
        """Bram's phone loads the page anew, and has his chair and his cards again."""
        hand = self._hand(self.bram)
        self.bram.page.reload()
        self.bram.page.wait_for_selector(".felt")
        self.bram.learn()
        assert self._hand(self.bram) == hand

    def lose_the_line(self) -> None:
        """Bram's phone is off the net for a moment: it says so, and goes on where it was."""
        phone = self.bram
        phone.context.set_offline(True)
        expect(phone.page.locator(".line.lost")).to_be_visible()
        phone.context.set_offline(False)
        expect(phone.page.locator(".line.lost")).to_have_count(0)
        phone.complaints = [one for one in phone.complaints if "ERR_INTERNET" not in one]

    def end(self) -> None:
        """The pages play on by themselves, scenes and all, until everybody sees the end."""
        for one in self.everybody:
            one.play_on()
        for one in self.everybody:
            one.page.wait_for_selector(".ending", timeout=300_000)
        ends = [one.page.locator(".ending .name").all_inner_texts() for one in self.everybody]
        assert all(end == ends[0] for end in ends)

    def talk_at_the_end(self) -> None:
        """Anna looks at the table and says a word; who still reads the result sees it, and answers."""
        anna, bram, cor = self.everybody
        anna.page.get_by_role("button", name="Look at the table").click()
        anna.page.get_by_role("tab").last.click()
        anna.page.get_by_role("textbox").fill("Well played")
        anna.page.keyboard.press("Enter")
        said = re.compile("Anna: Well played")
        for one in (cor, bram):
            expect(one.page.get_by_role("button", name=said)).to_be_in_viewport()
        bram.press(bram.page.get_by_role("button", name=said))
        talk = bram.page.get_by_role("dialog", name="Table talk")
        expect(talk.get_by_text("Well played")).to_be_in_viewport()
        talk.get_by_role("textbox").fill("One more?")
        bram.page.keyboard.press("Enter")
        bram.page.keyboard.press("Escape")
        expect(bram.page.get_by_role("button", name=said)).to_have_count(0)
        expect(cor.page.get_by_role("button", name="Bram: One more?")).to_be_in_viewport()
        expect(anna.page.get_by_role("log").get_by_text("One more?")).to_be_in_viewport()
        anna.page.get_by_role("button", name="Back to the result").click()

    def again(self) -> None:
        """Another match is offered, and accepted by those who want it."""
        anna, bram, cor = self.everybody
        anna.page.locator(".ending").get_by_role("button", name="Again").click()
        bram.press(bram.page.locator(".ending").get_by_role("button", name="Join in"))
        cor.page.get_by_role("button", name="Watch the next match").click()
        anna.page.get_by_role("button", name="Begin").click()
        for one in self.everybody:
            one.page.wait_for_selector(".felt")
            one.learn()

    def close(self) -> None:
        """Anna closes the table, and the others are told and find the front door."""
        anna, bram, cor = self.everybody
        anna.page.get_by_role("button", name="Leave the table").click()
        anna.page.get_by_role("button", name="Close the table").click()
        expect(anna.page.locator(".hero")).to_be_visible()
        for one in (bram, cor):
            self._look_up(one)
            expect(one.page.get_by_role("status").first).to_contain_text("has been closed")
            one.press(one.page.get_by_role("link", name="To the front door", exact=True))
            expect(one.page.locator(".hero")).to_be_visible()

    def _look_up(self, one: Visitor) -> None:
        """Whoever looks at a scene goes on to the table."""
        scenes = one.page.locator(".stage, .scene")
        while scenes.count():
            one.step()

    def _hand(self, one: Visitor) -> list[str | None]:
        self._look_up(one)
        cards: Locator = one.page.locator(".hand button.card")
        return [card.get_attribute("aria-label") for card in cards.all()]


def test_an_evening_of_two_and_a_watcher(house: House) -> None:
    """They meet, talk, play games in a row, lose the line and find it, and play one again."""
    evening = Evening(
        house.visitor("Anna", **PLAIN),
        house.visitor("Bram", size=SHORT_PHONE, touch=True, **PLAIN),
        house.visitor("Cor", **PLAIN),
    )
    for game in PROGRAMME:
        evening.gather(game)
        evening.bram.press(evening.bram.page.get_by_role("button", name="1 person is watching"))
        expect(evening.bram.page.get_by_role("dialog").get_by_text("Cor")).to_be_visible()
        assert barriers(evening.bram) == []
        evening.bram.page.keyboard.press("Escape")
        evening.say(f"How do you like {game}?")
        evening.reload()
        evening.play(BY_HAND)
        evening.lose_the_line()
        evening.play(BY_HAND)
        if game in PLAYED_OUT:
            evening.end()
            evening.talk_at_the_end()
        else:
            evening.close()
        assert evening.cor.sent["move"] == 0

    evening.again()
    evening.play(1)
    evening.close()
    assert evening.scenes > 0
    evening.bram.go("/history")
    replays = evening.bram.page.get_by_role("link", name="Replay")
    expect(replays).to_have_count(len(PLAYED_OUT))
