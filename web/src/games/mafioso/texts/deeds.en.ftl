# What this game counts of those who played it, on their pages.
deed-mafioso-money = ${ $value }k earned
deed-mafioso-richest = most in one match: ${ $value }k
deed-mafioso-survivals = { $value ->
    [one] survived 1 match
   *[other] survived { $value } matches
}
deed-mafioso-kills = { $value ->
    [one] killed 1 of the others’ men
   *[other] killed { $value } of the others’ men
}
deed-mafioso-shots = { $value ->
    [one] shot 1 man
   *[other] shot { $value } men
}
deed-mafioso-stabs = { $value ->
    [one] stabbed 1 man
   *[other] stabbed { $value } men
}
deed-mafioso-cakes = { $value ->
    [one] ordered 1 cake
   *[other] ordered { $value } cakes
}
deed-mafioso-pills = { $value ->
    [one] dropped 1 sleeping pill
   *[other] dropped { $value } sleeping pills
}
deed-mafioso-raids = { $value ->
    [one] cleared the table once
   *[other] cleared the table { $value } times
}
deed-mafioso-lost = { $value ->
    [one] lost 1 man
   *[other] lost { $value } men
}
deed-mafioso-blunders = { $value ->
    [one] killed 1 man of the same family
   *[other] killed { $value } men of the same family
}
