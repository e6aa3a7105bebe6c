# Wat dit spel van zijn spelers telt, op hun pagina’s.
deed-omerta-rounds = { $value ->
    [one] 1 ronde gespeeld
   *[other] { $value } rondes gespeeld
}
deed-omerta-rounds-won = { $value ->
    [one] 1 ronde gewonnen
   *[other] { $value } rondes gewonnen
}
deed-omerta-calls = { $value ->
    [one] één keer Omerta geroepen
   *[other] { $value } keer Omerta geroepen
}
deed-omerta-right-calls = { $value ->
    [one] één keer terecht geroepen
   *[other] { $value } keer terecht geroepen
}
deed-omerta-races = { $value ->
    [one] 1 race gewonnen
   *[other] { $value } races gewonnen
}
deed-omerta-misses = { $value } keer de verkeerde kaart in een race
deed-omerta-shed = { $value ->
    [one] 1 kaart kwijtgeraakt
   *[other] { $value } kaarten kwijtgeraakt
}
deed-omerta-killers = { $value ->
    [one] 1 aanval afgeslagen met de Killer
   *[other] { $value } aanvallen afgeslagen met de Killer
}
deed-omerta-lowest-hand = { $value ->
    [one] laagste hand: 1 punt
   *[other] laagste hand: { $value } punten
}
deed-omerta-fewest-points = minste punten in een partij: { $value }
