# Wat dit spel van zijn spelers telt, op hun pagina’s.
deed-chicago-poker-businesses = { $value ->
    [one] 1 bedrijf gewonnen
   *[other] { $value } bedrijven gewonnen
}
deed-chicago-poker-duels = { $value ->
    [one] aan 1 duel meegedaan
   *[other] aan { $value } duels meegedaan
}
deed-chicago-poker-won-chicago-poker = { $value } keer gewonnen met een Chicago Poker
deed-chicago-poker-won-straight-flush = { $value } keer gewonnen met een straight flush
deed-chicago-poker-won-rainbow-straight = { $value } keer gewonnen met een regenboogstraat
deed-chicago-poker-won-four = { $value } keer gewonnen met vier gelijke
deed-chicago-poker-won-full-house = { $value } keer gewonnen met een full house
deed-chicago-poker-won-flush = { $value } keer gewonnen met een flush
deed-chicago-poker-won-straight = { $value } keer gewonnen met een straat
deed-chicago-poker-won-three = { $value } keer gewonnen met drie gelijke
deed-chicago-poker-won-two-pair = { $value } keer gewonnen met twee paar
deed-chicago-poker-won-pair = { $value } keer gewonnen met een paar
deed-chicago-poker-won-high-card = { $value } keer gewonnen met alleen een hoogste kaart
deed-chicago-poker-bullets = { $value ->
    [one] 1 kogel gezet
   *[other] { $value } kogels gezet
}
deed-chicago-poker-murders = { $value ->
    [one] 1 moord gepleegd
   *[other] { $value } moorden gepleegd
}
deed-chicago-poker-victim = { $value ->
    [one] 1 kaart verloren door een moord
   *[other] { $value } kaarten verloren door een moord
}
deed-chicago-poker-raids = { $value ->
    [one] 1 politie-inval gedaan
   *[other] { $value } politie-invallen gedaan
}
deed-chicago-poker-limousines = { $value ->
    [one] 1 rit met de limousine
   *[other] { $value } ritten met de limousine
}
deed-chicago-poker-pistols = { $value ->
    [one] één keer het pistool gebruikt
   *[other] { $value } keer het pistool gebruikt
}
deed-chicago-poker-blackmail = { $value ->
    [one] één keer gechanteerd
   *[other] { $value } keer gechanteerd
}
