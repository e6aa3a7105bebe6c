# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor de gedeelde.
card-down = Een gedekte kaart
title-gangster = Gangster
title-lady = Dame
title-mole = Mol
title-snitch = Verklikker
title-driver = Chauffeur
title-safecracker = Kluiskraker
title-killer = Killer
title-witness = Getuige
title-alibi = Alibi
title-mamma = Mamma
title-patrol = Patrouille
option-race-is-live = Live
option-race-is-sealed = In het geheim
option-memory_aid-is-false = Uit
option-memory_aid-is-true = Aan

# Op het vilt
slot-of = { $you ->
    [yes] Jouw kaart { $number }
   *[no] Kaart { $number } van { $name }
}
slot-vault = Kluiskaart { $number }
hand-of = { $you ->
    [yes] Jouw kaarten
   *[no] De kaarten van { $name }
} ({ $count })
hand-none = Geen kaarten meer
player-choose = Kies { $name }
score-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
score-brief = { $points } pt
score-so-far = Tot nu toe: { $points }
mamma-on = Mamma: { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
patrol-on = Politiepatrouille, nog { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
pool-among = Hierbij: { $cards }
pool-spread = { $places }: daarbij { $cards }
vault-sign = Kluis
vault-label = De kluis
pile-deck = De trekstapel: { $count } kaarten
pile-discards = De aflegstapel ({ $count }), bovenop: { $card }
pile-take = neem die
pile-discard = leg hier af
held-by = { $you ->
    [yes] in jouw hand
   *[no] in de hand van { $name }
}
rounds-over = Alle { $rounds } rondes zijn gespeeld: het laagste totaal wint.
round-of = Ronde { $round } van { $of }
sheet-title = Stand
sheet-round = Ronde
sheet-total = Totaal
sheet-caller = riep Omerta
sheet-note = Het laagste totaal wint. Onderstreept: wie Omerta riep.

# De race, de aanslag, de blik
list-or = { " of " }
race-title = Race: { $bottles }!
race-tap = Heb je er precies zo een? Tik op die kaart, voordat een ander het doet.
race-tap-sealed = Heb je er precies zo een? Kies in het geheim een kaart, of pas.
race-after = ({ NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s)
race-late = Te laat, { NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s. Je kaart blijft liggen, ongezien.
blow-title = { $name } stuurt { $card }
blow-you = { $card ->
    [gangster] De gemarkeerde kaarten wisselen van plaats
    [lady] Je kaarten worden geschud
    [snitch] Je krijgt kaarten van de trekstapel
    [mamma] Je slaat een beurt over
   *[patrol] De gemarkeerde kaart is twee beurten geblokkeerd
}, tenzij je een Killer toont.
blow-wait = { $name } mag met een Killer antwoorden.
glance-title = Alleen voor jouw ogen
glance-text = Onthoud het; zo draait het weer om.

# Wat er gevraagd wordt
asking-turn = Jouw beurt
asking-peek = De eerste blik
asking-race = De race
asking-race-patient = Tik op zo’n kaart, of pas. Een verkeerde kost een strafkaart. Deze race wacht op je, latere niet.
asking-race-wait = Wie heeft er precies zo een?
asking-killer = Een Killer?
asking-winner = { $you ->
    [yes] Jij kon het best zwijgen.
   *[no] { $name } kon het best zwijgen.
}
asking-draw = { $take ->
    [yes] { $call ->
        [yes] Tik op de stapel of op de open kaart om die te nemen, of roep Omerta.
       *[no] Tik op de stapel of op de open kaart om die te nemen.
    }
   *[no] { $call ->
        [yes] Tik op de stapel om te trekken, of roep Omerta.
       *[no] Tik op de stapel om te trekken.
    }
}
asking-keep = Tik op wat weg moet, of op de aflegstapel.
asking-must-keep = Tik op de kaart die weg moet.
asking-sum = { $sum } ({ $first ->
    [yes] kaart { $number }
   *[no] { $number }
})
asking-sums = Dan in je hand{ $unknown ->
    [0] {""}
   *[other] , voor zover je weet
}: { $sums }.
asking-both = Beide kaarten voor { $name }.
step-race = Tik als eerste op zo’n kaart, of pas. Een verkeerde kost een strafkaart.
step-strike = Tik op je Killer, of pas. Een andere kost een strafkaart.
asking-vault-in = Die kaart wordt van jou. Tik nu op de kaart van jou die de kluis in gaat.
asking-vault-out = Die kaart gaat de kluis in. Tik nu op de kaart die je eruit wilt.
step-vault = De kluis is open. Tik op een kaart erin, en op de kaart van jou die erin gaat.
step-snitch = De Verklikker: wie krijgt twee kaarten? Tik één speler twee keer aan, of twee.
why-not = Dat doet nu niets.
why-blocked = De Politiepatrouille zit op die kaart.
why-draw = Je kunt nu niet van de trekstapel trekken.
why-take = Je kunt de bovenste kaart van de aflegstapel nu niet nemen.
why-discard = Een kaart van de aflegstapel moet blijven; alleen een van de trekstapel mag je afleggen.

# Scènes
reveal-label = Het einde van een ronde
reveal-title = Omerta!
reveal-title-none = De ronde is uit
reveal-caller = { $you ->
    [yes] Jij riep. Kaarten op tafel.
   *[no] { $name } riep. Kaarten op tafel.
}
reveal-called = riep Omerta
reveal-turning = De kaarten worden omgedraaid…
reveal-hand = Hand
reveal-points = +{ $points }
reveal-right = { $you ->
    [yes] Je had gelijk: { $sum }, en niemand heeft minder.
   *[no] { $name } had gelijk: { $sum }, en niemand heeft minder.
}
reveal-wrong = { $you ->
    [yes] Je had het mis:
   *[no] { $name } had het mis:
} { $beaten ->
    [yes] iemand heeft minder dan { $sum }.
   *[no] { $sum } is meer dan zeven.
} Dat kost 20 strafpunten extra.
reveal-nobody = Niemand riep. De laagste hand scoort 0.
reveal-skip = Overslaan

# Het verhaal
aimed-you = naar jou
aimed-yourself = naar jezelf
line-turn = { $name }
event-revealed = { $you ->
    [yes] Je toont { $sum ->
        [one] 1 punt.
       *[other] { $sum } punten.
    }
   *[no] { $seat } toont { $sum ->
        [one] 1 punt.
       *[other] { $sum } punten.
    }
}

# Wat er wint en hoe je ervoor staat, altijd in beeld.
tie-1 = Even weinig punten als { $others }, maar meer rondes gewonnen.
standing-goal = Het laagste totaal wint
standing = Het laagste totaal wint · jij { $total }{ $known ->
    [0] { $unknown ->
        [0] {""}
       *[other] { " " }tot nu toe; je hand telt nog mee
    }
   *[other] , in je hand { $hand }{ $unknown ->
        [0] {""}
       *[other] { " " }voor zover je weet
    }
}
