# What this game counts of those who played it, on their pages.
deed-omerta-rounds = { $value ->
    [one] 1 round played
   *[other] { $value } rounds played
}
deed-omerta-rounds-won = { $value ->
    [one] 1 round won
   *[other] { $value } rounds won
}
deed-omerta-calls = { $value ->
    [one] called Omerta once
   *[other] called Omerta { $value } times
}
deed-omerta-right-calls = { $value ->
    [one] called rightly once
   *[other] called rightly { $value } times
}
deed-omerta-races = { $value ->
    [one] 1 race won
   *[other] { $value } races won
}
deed-omerta-misses = { $value ->
    [one] 1 wrong card in a race
   *[other] { $value } wrong cards in races
}
deed-omerta-shed = { $value ->
    [one] got rid of 1 card
   *[other] got rid of { $value } cards
}
deed-omerta-killers = { $value ->
    [one] stopped 1 attack with the Killer
   *[other] stopped { $value } attacks with the Killer
}
deed-omerta-lowest-hand = { $value ->
    [one] lowest hand: 1 point
   *[other] lowest hand: { $value } points
}
deed-omerta-fewest-points = fewest points in a match: { $value }
