"""Chicago Poker, by Bruno Cathala and Bruno Faidutti: poker hands for the town's businesses."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="chicago-poker",
    letter="P",
    rules="backroom.games.chicago_poker.game:CHICAGO_POKER",
    scripted="backroom.bots.chicago_poker:LEVELS",
    evaluator="backroom.bots.chicago_poker.evaluator:ChicagoPokerEvaluator",
    drawing="backroom.terminal.tables.chicago_poker",
    lesson="backroom.terminal.lessons.chicago_poker:LESSON",
    facts="backroom.texts.facts.chicago_poker:facts",
    deeds="backroom.games.chicago_poker.deeds:DEEDS",
)
