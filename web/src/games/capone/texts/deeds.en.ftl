# What this game counts of those who played it, on their pages.
deed-capone-years = { $value ->
    [one] 1 year played
   *[other] { $value } years played
}
deed-capone-income = ${ $value }k income
deed-capone-highest-marker = highest marker: { $value }
deed-capone-attacks = { $value ->
    [one] threw somebody out of 1 field
   *[other] threw others out of { $value } fields
}
deed-capone-takeovers = { $value ->
    [one] 1 takeover
   *[other] { $value } takeovers
}
deed-capone-offers = { $value ->
    [one] made 1 offer nobody could refuse
   *[other] made { $value } offers nobody could refuse
}
deed-capone-arrests = { $value ->
    [one] had 1 member of another family arrested
   *[other] had { $value } members of other families arrested
}
deed-capone-protection = ${ $value }k protection money
deed-capone-prisoners = { $value ->
    [one] 1 own member arrested
   *[other] { $value } own members arrested
}
deed-capone-prison-years = { $value ->
    [one] 1 year in prison, all told
   *[other] { $value } years in prison, all told
}
deed-capone-bail = ${ $value }k bail paid
deed-capone-members-lost = { $value ->
    [one] lost 1 member for good
   *[other] lost { $value } members for good
}
