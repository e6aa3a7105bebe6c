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
option-value-live = Live
option-value-sealed = In het geheim

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
blow-you = Ze komen voor jou. Toon je Killer, of laat het gebeuren.
blow-wait = { $name } mag met een Killer antwoorden.
glance-title = Alleen voor jouw ogen
glance-text = Onthoud het; zo draait het weer om.

# Wat er gevraagd wordt
asking-turn = Jouw beurt
asking-peek = De eerste blik
asking-race = De race
asking-race-wait = Wie heeft er precies zo een?
asking-killer = Een Killer?
asking-winner = { $you ->
    [yes] Jij hield het best je mond.
   *[no] { $name } hield het best zijn mond.
}
asking-keep = { $card }: tik op de kaart die weg moet, of op de aflegstapel.
asking-must-keep = { $card }: tik op de kaart die weg moet.
asking-both = Beide kaarten voor { $name }.
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
reveal-points = +{ $points }
reveal-right = { $you ->
    [yes] Je had gelijk: { $sum }, en niemand heeft minder.
   *[no] { $name } had gelijk: { $sum }, en niemand heeft minder.
}
reveal-wrong = { $you ->
    [yes] Je had het mis: { $sum }, en 20 extra als straf.
   *[no] { $name } had het mis: { $sum }, en 20 extra als straf.
}
reveal-nobody = Niemand riep. De laagste hand scoort 0.
reveal-skip = Overslaan

# Het verhaal
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

# De les
lesson-peek = Goedenavond. Torrio. Vier kaarten, en je weet niet wat het zijn. Eén keer per ronde mag je er twee bekijken: neem de eerste en de tweede.
lesson-peek-right = Goed. Nu opletten: ze draaien maar heel even om.
lesson-peek-wrong = Elke twee zijn goed, maar laten we iets afspreken: de eerste kaart en de tweede.
lesson-draw = Een negen en een twee. Onthoud dat! Laag is goed hier. Je mag van de trekstapel trekken, of de open kaart nemen. Wat wordt het?
lesson-draw-right = Juist. De Verklikker telt 20; laat die maar aan wie om moeilijkheden vraagt.
lesson-draw-wrong = De open kaart is de Verklikker, 20 punten, en nu roepen is een gok in het donker. Tik op de trekstapel.
lesson-keep = Een één! Die mag elk van je kaarten vervangen. Welke gaat weg? Je kent er twee.
lesson-keep-right = Weg met de negen. Je eerste kaart is nu een één, en dat weet alleen jij.
lesson-keep-wrong = Denk terug: je eerste kaart was een negen. Die wil je kwijt.
lesson-race = Een race! Luciano legt een twee af. Wie het eerst precies zo’n fles toont, is die kwijt. Weet je er een? Tik erop, snel.
lesson-race-right = Eerste! Een kaart minder. In een echte partij zijn de anderen ook vlug.
lesson-race-wrong = Een verkeerde kaart kost je er een extra. Je tweede kaart was de twee.
lesson-pass = Weer een race, nu om een acht. Je hebt een één en twee kaarten die je nooit zag. Wat nu?
lesson-pass-right = Verstandig. Een verkeerde gok ziet iedereen, en hij kost een kaart.
lesson-pass-wrong = Je weet van geen acht. Gokken kost een kaart; laat deze voorbijgaan.
lesson-mole = Je legt de Mol af, en hij laat je een eigen kaart zien. Je eerste is de één, en de tweede kan wachten. Waar kijk je?
lesson-mole-right = Een kaart die je niet kent. Daar is hij voor.
lesson-mole-wrong = De eerste kaart ken je al, en de tweede kan wachten. Bekijk de derde.
lesson-killer = Het was een Killer, de derde van links. En daar komt de Dame om je hand te schudden! Houd je haar tegen?
lesson-killer-right = Pang. De Dame is weg, en je Killer met zijn 15 punten ook.
lesson-killer-wrong = Je hebt het gezien: je derde kaart is de Killer. Toon die, en bevestig.
lesson-gangster = Je legt een Gangster af: twee kaarten van twee spelers wisselen van plaats. Je vierde kaart is een tien; de tweede van Luciano is een één die iedereen hem zag pakken. Nou?
lesson-gangster-right = Een tien voor een één, en niemand mag kijken. Later zal hij je haten.
lesson-gangster-wrong = Tik op je vierde kaart en op de tweede van Luciano, en bevestig.
lesson-call = Je kent ze allemaal: een één, een twee en het Alibi, dat niets telt. Drie punten. Wat zeg je?
lesson-call-right = Omerta! Met 7 of minder, en niemand lager, scoor jij niets en de anderen alles wat ze hebben.
lesson-call-wrong = Beter dan drie wordt het niet. Zeg het woord voor een ander het doet: roep Omerta.
lesson-wrong = De volgende ronde roep je met zes, maar iemand heeft vijf. Wat scoor je?
lesson-wrong-penalty = Zes, en 20 extra
lesson-wrong-zero = Niets: ik had minder dan zeven
lesson-wrong-sum = Alleen mijn zes
lesson-wrong-right = Precies. Meer is er niet; de rest is geheugen en lef. Ga maar spelen.
lesson-wrong-wrong = Helaas. Wie roept moet de laagste zijn, of betaalt voor het lawaai.

# Wat er wint en hoe je ervoor staat, altijd in beeld.
standing-goal = Het laagste totaal wint
standing = Het laagste totaal wint · jij { $total }{ $known ->
    [0] {""}
   *[other] , in je hand { $hand }{ $unknown ->
        [0] {""}
       *[other] { " " }voor zover je weet
    }
}
