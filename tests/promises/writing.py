"""Frames, decisions and things by name as text, so that equal texts are equal knowledge."""

import re
from typing import Final

from backroom.engine.domains import Domain
from backroom.engine.events import Values
from backroom.engine.fields import Steps
from backroom.engine.game import AnyGame
from backroom.engine.match import Frame
from backroom.engine.state import State
from backroom.engine.steps import AnyStep
from backroom.engine.tables import Verb

WORD: Final = re.compile(r"\w+(?:-\w+)*")


def steps_text(game: AnyGame, steps: list[AnyStep] | tuple[AnyStep, ...]) -> str:
    """A step stack in notation."""
    return Steps(game.steps).text(steps)


def frame_text(game: AnyGame, frame: Frame) -> str:
    """All that a seat gets in one frame."""
    events = "; ".join(game.events.text(kind, values) for kind, values in frame.events)
    steps = steps_text(game, frame.steps)
    return f"{frame.number} {frame.prompt} {frame.waiting} {steps} {frame.winners} {events}"


def offer_text(game: AnyGame, state: State, seat: int) -> str:
    """What a seat is offered: its legal actions and its default, or nothing at all."""
    if seat < 0 or not state.pending >> seat & 1:
        return "nothing"
    step = state.steps[-1]
    legal = ", ".join(game.actions.text(action) for action in step.legal(state, seat))
    return f"{legal} (default {game.actions.text(step.default(state, seat))})"


def secret_domains(game: AnyGame) -> list[Domain]:
    """What chance deals, seats left aside: the things that can be a secret."""
    found: list[Domain] = []
    for domain in game.chances.values():
        if not domain.turns and domain.size > 1 and domain not in found:
            found.append(domain)
    return found


def words(text: str, unseen_fields: tuple[str, ...] = ()) -> set[str]:
    """The words of a notation, some fields left out; keys of things are among them."""
    parts = (part.partition("=") for part in text.split("; "))
    kept = (value for name, _, value in parts if name not in unseen_fields)
    return {word for value in kept for word in WORD.findall(value)}


def things_in(verb: Verb, values: Values, domain: Domain) -> set[int]:
    """The values of one domain that an action or event names."""
    found: set[int] = set()
    for arg, value in zip(verb.args, values, strict=True):
        if arg.domain is domain:
            found.update(value if isinstance(value, tuple) else (value,))
    return {value for value in found if value >= 0}
