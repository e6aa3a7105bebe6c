"""Mafioso: thirty chairs around a table, knives, guns, cakes and sleeping pills."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="mafioso",
    letter="M",
    rules="backroom.games.mafioso.game:MAFIOSO",
    scripted="backroom.bots.mafioso:LEVELS",
    evaluator="backroom.bots.mafioso.evaluator:MafiosoEvaluator",
    drawing="backroom.terminal.tables.mafioso",
    lesson="backroom.terminal.lessons.mafioso:LESSON",
    facts="backroom.texts.facts.mafioso:facts",
    deeds="backroom.games.mafioso.deeds:DEEDS",
)
