# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor de gedeelde.
card-unknown = een kaart
card-down = Een gedekte kaart
card-down-known = Een gedekte kaart. { $known }
card-down-own = { $card }, gedekt; alleen jij ziet welke
title-raid = Inval
title-murder = Moord
title-limousine = Limousine
title-pistol = Pistool
title-blackmail = Chantage
business-none = Gesloten
place-named = { $kind ->
    [pub] de kroeg
    [jazz] de jazzclub
    [brewery] de brouwerij
   *[den] de goktent
}
place-lettered = { $business } { $letter }
faces-pub = De eerste twee kaarten gedekt, dan drie open
faces-jazz = De eerste drie kaarten open, dan twee gedekt
faces-brewery = Alle kaarten open
faces-den = Alle kaarten gedekt

# Op tafel
board-businesses = Open bedrijven
series-label = { $name } bij { $place }: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
series-choose = Kies { $name } bij { $place }
known-among = Onder de gedekte kaarten van { $name } bij { $places }: { $cards }.
slot-up = Deze kaart komt open te liggen
slot-down = Deze kaart komt gedekt te liggen
bullet-of = De kogel van { $name }: een duel zodra die aan de beurt komt
won-roads = Drie gelijke: { $most } van 3. Alle vier de soorten: { $kinds } van 4. Vijf willekeurige: { $total } van 5.
won-roads-short = Twee gelijke: { $most } van 2. Drie willekeurige: { $total } van 3.
won-need = { $need ->
    [one] Nog één bedrijf kan genoeg zijn om te winnen.
   *[other] Nog minstens { $need } bedrijven om te winnen.
}
won-by-alike = { $short ->
    [yes] Met twee gelijke bedrijven is de partij gewonnen.
   *[no] Met drie gelijke bedrijven is de partij gewonnen.
}
won-by-kinds = Met alle vier de soorten is de partij gewonnen.
won-by-total = { $short ->
    [yes] Met drie bedrijven is de partij gewonnen.
   *[no] Met vijf bedrijven is de partij gewonnen.
}
pile-deck = Trek een kaart; nog { $count }
pile-discards = { $count ->
    [0] De aflegstapel is leeg
   *[other] Aflegstapel: { $count }; bovenop { $card }. Bekijk ze
}

# Wat er gevraagd wordt
asking-turn = Jouw beurt
asking-left = { $left ->
    [one] nog één actie
   *[other] nog { $left } acties
}
asking-answer = Jouw antwoord
asking-winner = { $you ->
    [yes] Chicago is van jou.
   *[no] Chicago is van { $name }.
}
asking-step-turn = { $can ->
    [draw] Je hand is leeg: trek een kaart.
    [play] Kies een kaart uit je hand.
   *[both] Trek een kaart, of kies er een uit je hand.
}
asking-where = Kies het bedrijf waar de kaart heen gaat.
asking-whom = Kies wie het treft.
asking-ride = Wijs de serie aan die wegrijdt, en het bedrijf waar die heen gaat.
asking-use = Gebruik hem, of gooi hem weg.
action-waste = Ongebruikt weggooien
extra-blackmail = Neem een kaart
extra-waste = Weggooien
why-card = { $card } kan nu niet gespeeld worden.
why-draw = Als je nu trekt, eindig je met meer dan zeven kaarten.

# Uitleg
explain-gangster = Een gangster. Leg hem bij een bedrijf en bouw aan een pokerhand van vijf; zijn kleur en zijn waarde tellen.
explain-raid = Bekijk de gedekte kaarten van één speler bij één bedrijf. Alleen jij ziet ze.
explain-murder = Verwijder de nieuwste kaart van een ander bij één bedrijf. Een serie met een kogel is veilig.
explain-limousine = Breng een tot vier eigen kaarten van het ene bedrijf naar het andere, in de volgorde die je wilt.
explain-pistol = Nog twee acties deze beurt, nadat je er één voor het pistool hebt betaald.
explain-blackmail = Neem een kaart naar keuze van de aflegstapel; de rest gaat geschud bij de trekstapel.

# Wat een kaart oplevert
hand-made = { $hand ->
    [pair] een paar
    [two-pair] twee paar
    [three] drie gelijke
    [straight] een straat
    [flush] een flush
    [full-house] een full house
    [four] vier gelijke
    [rainbow-straight] een regenboogstraat
    [straight-flush] een straight flush
    [chicago-poker] Chicago Poker
   *[high-card] alleen een hoogste kaart
}
made-at = { $made } bij { $place }
series-made = { $label }; met deze kaart { $made }
asking-makes = Met deze kaart maak je { $hands }.
about-gangster = Een gangster: zijn kleur en zijn waarde tellen.
about-tie = In dit duel geldt nu alleen de waarde, en die is { $value }: de hoogste krijgt het bedrijf.
asking-lies = Dat geeft { $verb ->
    [limousine] bij { $place }
   *[play] daar
} { $made }{ $bullet ->
    [yes] , en je zet de kogel
   *[no] {""}
}.
asking-hits = Dat is { $card }.

# Scènes
duel-title = Duel: { $business }
duel-label = Een duel
duel-turning = De kaarten worden omgedraaid…
duel-won = { $you ->
    [yes] Je neemt { $place } over.
   *[no] { $name } neemt { $place } over.
}
duel-alone = Niemand anders had daar een kaart.
duel-better = { $hand } wint van { $other }.
duel-higher = { $hand } tegen { $other }: de hoogste kaarten beslissen.
duel-by-call = Het stond gelijk: de hoogste beslissende kaart won.
duel-tie = Gelijk! Een kaart uit de hand beslist.
duel-called = beslissende kaart
duel-skip = Overslaan
duel-close = Verder

# Het verhaal
line-turn = { $name }
event-started = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-opened = Nieuw op tafel: { $place }.
event-won = { $you ->
    [yes] Je neemt { $place } over!
   *[no] { $seat } neemt { $place } over!
}

option-short-is-false = Volle lengte
option-short-is-true = Kort
option-no_specials-is-false = Met
option-no_specials-is-true = Zonder

# Wat er wint en hoe je ervoor staat, altijd in beeld.
standing-goal = Doel: 3 gelijke bedrijven, 4 soorten of 5 in totaal
standing-goal-short = Doel: 2 gelijke bedrijven of 3 in totaal
standing = { $goal } · jij { $total }, nog { $need }
