"""Chicago Gangsters: shifting coalitions, sealed commitments, a hidden card."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="chicago-gangsters",
    letter="G",
    rules="backroom.games.chicago_gangsters.game:CHICAGO_GANGSTERS",
    scripted="backroom.bots.chicago_gangsters:LEVELS",
    evaluator="backroom.bots.chicago_gangsters.evaluator:ChicagoGangstersEvaluator",
    drawing="backroom.terminal.tables.chicago_gangsters",
    lesson="backroom.terminal.lessons.chicago_gangsters:LESSON",
    facts="backroom.texts.facts.chicago_gangsters:facts",
    deeds="backroom.games.chicago_gangsters.deeds:DEEDS",
)
