blurb-chicago-poker = Bouw pokerhanden bij geheime kroegen, de helft gedekt. Leg er vijf, en met een kogel eis je een duel.
