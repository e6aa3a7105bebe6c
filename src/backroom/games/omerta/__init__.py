"""Omerta: get rid of your stock before the law comes, by cards that nobody may look at."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="omerta",
    letter="O",
    rules="backroom.games.omerta.game:OMERTA",
    scripted="backroom.bots.omerta:LEVELS",
    evaluator="backroom.bots.omerta.evaluator:OmertaEvaluator",
    drawing="backroom.terminal.tables.omerta",
    lesson="backroom.terminal.lessons.omerta:LESSON",
    facts="backroom.texts.facts.omerta:facts",
    deeds="backroom.games.omerta.deeds:DEEDS",
)
