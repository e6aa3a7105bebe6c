# What this game counts of those who played it, on their pages.
deed-chicago-poker-businesses = { $value ->
    [one] 1 business won
   *[other] { $value } businesses won
}
deed-chicago-poker-duels = { $value ->
    [one] took part in 1 duel
   *[other] took part in { $value } duels
}
deed-chicago-poker-won-chicago-poker = { $value } won with a Chicago Poker
deed-chicago-poker-won-straight-flush = { $value } won with a straight flush
deed-chicago-poker-won-rainbow-straight = { $value } won with a rainbow straight
deed-chicago-poker-won-four = { $value } won with four of a kind
deed-chicago-poker-won-full-house = { $value } won with a full house
deed-chicago-poker-won-flush = { $value } won with a flush
deed-chicago-poker-won-straight = { $value } won with a straight
deed-chicago-poker-won-three = { $value } won with three of a kind
deed-chicago-poker-won-two-pair = { $value } won with two pair
deed-chicago-poker-won-pair = { $value } won with a pair
deed-chicago-poker-won-high-card = { $value } won with a high card alone
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
