blurb-chicago-poker = Bouw pokerhanden bij geheime kroegen, de helft gedekt. Leg er vijf, en een kogel roept het duel af.
