"""Capone by Mark Caines and Anthony Watts; the rules in our own words: docs/rules/capone.md."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="capone",
    letter="C",
    rules="backroom.games.capone.game:CAPONE",
    scripted="backroom.bots.capone:LEVELS",
    evaluator="backroom.bots.capone.evaluator:CaponeEvaluator",
    drawing="backroom.terminal.tables.capone",
    lesson="backroom.terminal.lessons.capone:LESSON",
    facts="backroom.texts.facts.capone:facts",
    deeds="backroom.games.capone.deeds:DEEDS",
)
