# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor de gedeelde.
card-unknown = een kaart
card-down = Een gedekte kaart
card-down-own = { $card }, gedekt, jij kent hem
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
place-lettered = { $named } { $letter }
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
slot-up = Deze kaart komt open te liggen
slot-down = Deze kaart komt gedekt te liggen
bullet-of = De kogel van { $name }: een duel zodra die aan de beurt komt
won-roads = Drie gelijke: { $most } van 3. Alle vier de soorten: { $kinds } van 4. Vijf willekeurige: { $total } van 5.
won-roads-short = Twee gelijke: { $most } van 2. Drie willekeurige: { $total } van 3.
pile-deck = Trek een kaart; nog { $count }
pile-discards = Aflegstapel: { $count }; bovenop { $card }. Bekijk ze
pile-discards-title = De aflegstapel ({ $count })
pile-discards-none = Er is nog niets afgelegd.
hand-label = Je hand, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

# Wat er gevraagd wordt
asking-turn = Jouw beurt
asking-left = { $left ->
    [one] nog één actie
   *[other] nog { $left } acties
}
asking-answer = Jouw antwoord
asking-wait = Geduld
asking-wait-for = { $name } is bezig.
asking-over = De partij is uit
asking-winner = { $you ->
    [yes] Chicago is van jou.
   *[no] Chicago is van { $name }.
}
asking-step-turn = Trek een kaart, of kies er een uit je hand.
asking-where = Kies het bedrijf waar hij heen gaat.
asking-whom = Kies voor wie hij is.
asking-more = { $told }. En dan?
asking-hint = { $action }. { $reason }
action-waste = Zonder gevolg wegleggen
why-turn = Nog niet: { $name } is aan zet.
why-card = { $card } kan nu niet gespeeld worden.
why-card-first = Kies eerst een kaart uit je hand.
why-cell = Er is geen plek voor bij { $place }.
why-other = Dat doet niets met deze reeks bij { $place }.
why-draw = Als je nu trekt, eindig je met meer dan zeven kaarten.

# Uitleg
explain-gangster = Een gangster. Leg hem bij een bedrijf en bouw aan een pokerhand van vijf; zijn kleur en zijn waarde tellen.
explain-raid = Bekijk de gedekte kaarten van één speler bij één bedrijf. Alleen jij ziet ze.
explain-murder = Verwijder de nieuwste kaart van een ander bij een open bedrijf. Een reeks met de eigen kogel is veilig.
explain-limousine = Rijd één tot vier eigen kaarten van het ene bedrijf naar het andere, in welke volgorde je wilt.
explain-pistol = Nog twee acties deze beurt, nadat je er één voor het pistool hebt betaald.
explain-blackmail = Pak een kaart naar keuze van de aflegstapel; de rest gaat geschud terug in de stapel.

# Scènes
scene-skip = { $text } Verder
duel-title = Duel: { $business }
duel-label = Een duel
duel-turning = De kaarten worden omgedraaid…
duel-won = { $name } neemt { $place } over.
duel-tie = Gelijk! Een kaart uit de hand beslist.
duel-called = roept op
duel-skip = Overslaan
duel-close = Verder

# Het verhaal
line-turn = { $name }
event-started = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-opened = Er opent een nieuw bedrijf: { $place }.
event-won = { $you ->
    [yes] Je neemt { $place } over!
   *[no] { $seat } neemt { $place } over!
}
