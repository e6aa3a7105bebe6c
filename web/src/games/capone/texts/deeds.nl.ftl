# Wat dit spel van zijn spelers telt, op hun pagina’s.
deed-capone-years = { $value } jaar gespeeld
deed-capone-income = ${ $value }k inkomsten
deed-capone-highest-marker = hoogste stand van de steen: { $value }
deed-capone-attacks = { $value ->
    [one] een ander van 1 veld verdreven
   *[other] anderen van { $value } velden verdreven
}
deed-capone-takeovers = { $value ->
    [one] 1 overname
   *[other] { $value } overnames
}
deed-capone-offers = { $value ->
    [one] 1 aanbod gedaan dat niemand kon weigeren
   *[other] { $value } keer een aanbod gedaan dat niemand kon weigeren
}
deed-capone-arrests = { $value ->
    [one] 1 familielid van anderen laten oppakken
   *[other] { $value } familieleden van anderen laten oppakken
}
deed-capone-protection = ${ $value }k beschermingsgeld
deed-capone-prisoners = { $value ->
    [one] 1 eigen familielid opgepakt
   *[other] { $value } eigen familieleden opgepakt
}
deed-capone-prison-years = alles bij elkaar { $value } jaar gevangenis
deed-capone-bail = ${ $value }k borgtocht betaald
deed-capone-members-lost = { $value ->
    [one] 1 familielid voorgoed verloren
   *[other] { $value } familieleden voorgoed verloren
}
