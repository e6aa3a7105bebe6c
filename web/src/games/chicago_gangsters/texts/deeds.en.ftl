# What this game counts of those who played it, on their pages.
deed-chicago-gangsters-fights = { $value ->
    [one] 1 fight
   *[other] { $value } fights
}
deed-chicago-gangsters-loot-won = { $value ->
    [one] 1 share of the loot as winner
   *[other] { $value } shares of the loot as winner
}
deed-chicago-gangsters-loot-lost = { $value ->
    [one] 1 share of the loot as loser
   *[other] { $value } shares of the loot as loser
}
deed-chicago-gangsters-bottles = { $value ->
    [one] 1 bottle
   *[other] { $value } bottles
}
deed-chicago-gangsters-most-bottles = most bottles in a match: { $value }
deed-chicago-gangsters-persons = { $value ->
    [one] hired 1 person
   *[other] hired { $value } persons
}
deed-chicago-gangsters-strongest = strongest contribution: { $value }
deed-chicago-gangsters-bluffs = { $value ->
    [one] bluffed with 1 card
   *[other] bluffed with { $value } cards
}
deed-chicago-gangsters-hidden = { $value ->
    [one] kept 1 card hidden
   *[other] kept { $value } cards hidden
}
deed-chicago-gangsters-brawls = { $value ->
    [one] sent in the Brawler once
   *[other] sent in the Brawler { $value } times
}
deed-chicago-gangsters-godfather = { $value ->
    [one] became godfather once
   *[other] became godfather { $value } times
}
deed-chicago-gangsters-prizes = { $value ->
    [one] 1 prize at the final reckoning
   *[other] { $value } prizes at the final reckoning
}
