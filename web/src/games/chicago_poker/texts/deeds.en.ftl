# What this game counts of those who played it, on their pages.
deed-chicago-poker-businesses = { $value ->
    [one] 1 business won
   *[other] { $value } businesses won
}
deed-chicago-poker-duels = { $value ->
    [one] took part in 1 duel
   *[other] took part in { $value } duels
}
deed-chicago-poker-won-chicago-poker = { $value ->
    [one] 1 win with a Chicago Poker
   *[other] { $value } wins with a Chicago Poker
}
deed-chicago-poker-won-straight-flush = { $value ->
    [one] 1 win with a straight flush
   *[other] { $value } wins with a straight flush
}
deed-chicago-poker-won-rainbow-straight = { $value ->
    [one] 1 win with a rainbow straight
   *[other] { $value } wins with a rainbow straight
}
deed-chicago-poker-won-four = { $value ->
    [one] 1 win with four of a kind
   *[other] { $value } wins with four of a kind
}
deed-chicago-poker-won-full-house = { $value ->
    [one] 1 win with a full house
   *[other] { $value } wins with a full house
}
deed-chicago-poker-won-flush = { $value ->
    [one] 1 win with a flush
   *[other] { $value } wins with a flush
}
deed-chicago-poker-won-straight = { $value ->
    [one] 1 win with a straight
   *[other] { $value } wins with a straight
}
deed-chicago-poker-won-three = { $value ->
    [one] 1 win with three of a kind
   *[other] { $value } wins with three of a kind
}
deed-chicago-poker-won-two-pair = { $value ->
    [one] 1 win with two pair
   *[other] { $value } wins with two pair
}
deed-chicago-poker-won-pair = { $value ->
    [one] 1 win with a pair
   *[other] { $value } wins with a pair
}
deed-chicago-poker-won-high-card = { $value ->
    [one] 1 win with a high card alone
   *[other] { $value } wins with a high card alone
}
deed-chicago-poker-bullets = { $value ->
    [one] set 1 bullet
   *[other] set { $value } bullets
}
deed-chicago-poker-murders = { $value ->
    [one] 1 murder
   *[other] { $value } murders
}
deed-chicago-poker-victim = { $value ->
    [one] lost 1 card to a murder
   *[other] lost { $value } cards to murders
}
deed-chicago-poker-raids = { $value ->
    [one] 1 police raid
   *[other] { $value } police raids
}
deed-chicago-poker-limousines = { $value ->
    [one] 1 ride in the limousine
   *[other] { $value } rides in the limousine
}
deed-chicago-poker-pistols = { $value ->
    [one] used the pistol once
   *[other] used the pistol { $value } times
}
deed-chicago-poker-blackmail = { $value ->
    [one] blackmailed once
   *[other] blackmailed { $value } times
}
