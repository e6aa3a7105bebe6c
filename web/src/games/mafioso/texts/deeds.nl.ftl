# Wat dit spel van zijn spelers telt, op hun pagina’s.
deed-mafioso-money = ${ $value }k verdiend
deed-mafioso-richest = meeste in één partij: ${ $value }k
deed-mafioso-survivals = { $value ->
    [one] 1 partij overleefd
   *[other] { $value } partijen overleefd
}
deed-mafioso-kills = { $value } man van anderen omgebracht
deed-mafioso-shots = { $value } man doodgeschoten
deed-mafioso-stabs = { $value } man neergestoken
deed-mafioso-cakes = { $value ->
    [one] 1 taart besteld
   *[other] { $value } taarten besteld
}
deed-mafioso-pills = { $value ->
    [one] 1 slaappil toegediend
   *[other] { $value } slaappillen toegediend
}
deed-mafioso-raids = { $value ->
    [one] één keer iedereen van tafel gejaagd
   *[other] { $value } keer iedereen van tafel gejaagd
}
deed-mafioso-lost = { $value } man verloren
deed-mafioso-blunders = { $value ->
    [one] 1 eigen man omgebracht
   *[other] { $value } eigen mannen omgebracht
}
