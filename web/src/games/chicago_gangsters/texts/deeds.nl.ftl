# Wat dit spel van zijn spelers telt, op hun pagina’s.
deed-chicago-gangsters-fights = { $value ->
    [one] 1 gevecht
   *[other] { $value } gevechten
}
deed-chicago-gangsters-loot-won = { $value } keer buit als winnaar
deed-chicago-gangsters-loot-lost = { $value } keer buit als verliezer
deed-chicago-gangsters-bottles = { $value ->
    [one] 1 fles
   *[other] { $value } flessen
}
deed-chicago-gangsters-most-bottles = meeste flessen in een partij: { $value }
deed-chicago-gangsters-persons = { $value ->
    [one] 1 persoon in dienst genomen
   *[other] { $value } personen in dienst genomen
}
deed-chicago-gangsters-strongest = sterkste bijdrage: { $value }
deed-chicago-gangsters-bluffs = { $value ->
    [one] met 1 kaart gebluft
   *[other] met { $value } kaarten gebluft
}
deed-chicago-gangsters-hidden = { $value ->
    [one] 1 kaart verborgen gehouden
   *[other] { $value } kaarten verborgen gehouden
}
deed-chicago-gangsters-brawls = { $value ->
    [one] één keer de Vechtersbaas ingezet
   *[other] { $value } keer de Vechtersbaas ingezet
}
deed-chicago-gangsters-godfather = { $value ->
    [one] één keer peetvader geworden
   *[other] { $value } keer peetvader geworden
}
deed-chicago-gangsters-prizes = { $value ->
    [one] 1 prijs bij de eindafrekening
   *[other] { $value } prijzen bij de eindafrekening
}
