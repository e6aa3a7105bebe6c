game-title = Leduc hold’em
game-blurb = De kleinste poker die er is: zes kaarten, twee inzetrondes, ieder één geheim.

card-jack = { $number ->
    [1] schoppenboer
   *[2] hartenboer
}
card-queen = { $number ->
    [1] schoppenvrouw
   *[2] hartenvrouw
}
card-king = { $number ->
    [1] schoppenheer
   *[2] hartenheer
}
chips = { $number ->
    [one] { $number } fiche
   *[other] { $number } fiches
}

action-fold = Passen
action-call = Meegaan
action-raise = Verhogen

step-bet = Wat zet je in?

event-started = { $you ->
    [yes] Jij zet als eerste in.
   *[no] { $starter } zet als eerste in.
}
event-dealt = { $you ->
    [yes] Je krijgt de { $card }.
   *[no] { $seat } krijgt de { $card }.
}
event-dealt-hidden = { $seat } krijgt een kaart.
event-staked = { $you ->
    [yes] Je hebt nu { $chips } in de pot.
   *[no] { $seat } heeft nu { $chips } in de pot.
}
event-turned = De { $card } wordt opengedraaid.
event-shown = { $you ->
    [yes] Je toont de { $card }.
   *[no] { $seat } toont de { $card }.
}

help-leduc =
    Leduc hold’em
    Zes kaarten: boer, vrouw en heer van schoppen en van harten.
    Beide spelers leggen één fiche in de pot en krijgen één kaart.
    Er zijn twee inzetrondes. Een verhoging is twee fiches in de eerste ronde en vier in de tweede, met hoogstens twee verhogingen per ronde.
    Na de eerste ronde gaat één kaart open, voor allebei.
    Wie er een paar mee maakt, wint; anders wint de hoogste kaart, en gelijke kaarten delen. Wie past, verliest meteen.
