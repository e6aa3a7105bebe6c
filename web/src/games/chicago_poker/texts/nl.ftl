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
asking-step-turn = Trek een kaart, of kies er een uit je hand.
asking-where = Kies het bedrijf waar de kaart heen gaat.
asking-whom = Kies wie het treft.
asking-ride = Wijs de serie aan die wegrijdt, en het bedrijf waar ze heen gaat.
asking-discard = Neem er een kaart van de aflegstapel mee, of gooi de chantage weg.
action-waste = Zomaar weggooien
why-card = { $card } kan nu niet gespeeld worden.
why-draw = Als je nu trekt, eindig je met meer dan zeven kaarten.

# Uitleg
explain-gangster = Een gangster. Leg hem bij een bedrijf en bouw aan een pokerhand van vijf; zijn kleur en zijn waarde tellen.
explain-raid = Bekijk de gedekte kaarten van één speler bij één bedrijf. Alleen jij ziet ze.
explain-murder = Verwijder de nieuwste kaart van een ander bij een open bedrijf. Een serie met haar eigen kogel is veilig.
explain-limousine = Breng een tot vier eigen kaarten van het ene bedrijf naar het andere, in de volgorde die je wilt.
explain-pistol = Nog twee acties deze beurt, nadat je er één voor het pistool hebt betaald.
explain-blackmail = Neem een kaart naar keuze van de aflegstapel; de rest gaat geschud bij de trekstapel.

# Scènes
duel-title = Duel: { $business }
duel-label = Een duel
duel-turning = De kaarten worden omgedraaid…
duel-won = { $name } neemt { $place } over.
duel-tie = Gelijk! Een kaart uit de hand beslist.
duel-called = zette de kogel
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

# De les
lesson-draw = Goedenavond. Torrio, ik doe hier het woord. Alles wat je doet is een kaart trekken of er een spelen. Trek een kaart van de stapel.
lesson-draw-right = Dat was een actie. Van nu af heb je er elke beurt drie, en je moet ze gebruiken.
lesson-draw-wrong = Dat kan, en dat komt nog. Maar eerst de stapel, linksonder: tik erop.
lesson-seven = Een vierde zeven! Met pokerhanden win je hier. In de goktent ligt elke kaart gedekt, dus niemand ziet het aankomen. Leg daar een zeven.
lesson-seven-right = Mooi. Alleen jij mag die kaart bekijken; de anderen zien een achterkant.
lesson-seven-wrong = Die niet. Kies een van je zevens, en dan jouw kant van de goktent. Bij de brouwerij zou iedereen die zien.
lesson-second = Je bouwt op één plek en hebt nog twee acties. Wat hoort er bij een zeven?
lesson-second-right = Een paar. Hoogstens vijf kaarten per bedrijf; met vijf maak je de sterkste handen.
lesson-second-wrong = De avond is er niet mee bedorven, maar zevens horen bij elkaar. Nog een, op dezelfde plek.
lesson-raid = Yale heeft drie kaarten in de goktent gelegd, gedekt. Jij hebt een inval: bekijk ze. Kies de inval, dan zijn kaarten in de goktent.
lesson-raid-right = Niets waar jouw zevens bang voor hoeven te zijn. Dat weet nu alleen jij.
lesson-raid-wrong = Bewaar dat voor straks. Eerst de inval, dan Yales kaarten in de goktent.
lesson-murder = Yale heeft vier tienen in de brouwerij! Een moord haalt de nieuwste kaart van een serie weg. Welke?
lesson-murder-right = Nog drie tienen. Een serie van vijf met haar eigen kogel was veilig voor je geweest.
lesson-murder-wrong = Daar is een moord te goed voor. Vier tienen zijn haast niet te kloppen: de brouwerij.
lesson-fifth = Vier kaarten in de goktent. Met de vijfde zet je er je kogel, en dan komt er een duel zodra je volgende beurt begint. Welke kaart, en waar?
lesson-fifth-right = Vier zevens, en jouw kogel op tafel. Iedereen krijgt nu nog één beurt om te antwoorden.
lesson-fifth-wrong = Je krijgt vijf kaarten, dus maak er iets van: de gouden zeven, in de goktent.
lesson-duel = Het duel! Iedereen met kaarten bij de goktent liet ze zien, en jij nam de tent over. Waarom?
lesson-duel-why = Vier gelijke wint van niet meer dan een hoogste kaart
lesson-duel-luck = De kogel wint altijd
lesson-duel-more = Vijf kaarten winnen van drie
lesson-duel-right = De hand beslist, niet de kogel en niet het aantal. Met minder kaarten kun je ook winnen.
lesson-duel-wrong = Het helpt, maar het is niet de reden. Kijk naar de namen van de handen.
lesson-flush = Bij het volgende duel treft een flush een full house. Wie wint?
lesson-flush-house = De full house
lesson-flush-flush = De flush
lesson-flush-right = Net als aan een eerlijke pokertafel. De hele lijst staat in de regels, het boek bovenaan.
lesson-flush-wrong = Bijna, maar de full house staat net boven de flush.
lesson-blackmail = Je hebt 4, 5, 6 en 8 in de brouwerij. Chantage haalt een kaart naar keuze van de aflegstapel. Speel die, en neem wat je nodig hebt.
lesson-blackmail-right = De zeven die er een straat van maakt. De andere kaarten gingen geschud bij de trekstapel.
lesson-blackmail-wrong = Denk aan de straat: 4, 5, 6, iets, 8. Speel de chantage en neem die ene van de aflegstapel.
lesson-end = Je hebt twee goktenten en een brouwerij. Je wint met drie gelijke, met alle vier de soorten, of met vijf willekeurige. Waar zet je nu je beste man neer?
lesson-end-right = Met een derde goktent is Chicago van jou. Meer is er niet; de rest is lef. Ga maar spelen.
lesson-end-wrong = Een jazzclub helpt ook, maar met nog één goktent is het gedaan. Leg een kaart bij de goktent.
option-no_specials-is-false = Met
option-no_specials-is-true = Zonder

# Wat er wint en hoe je ervoor staat, altijd in beeld.
standing-goal = 3 gelijke zaken, alle 4 soorten of 5 samen winnen
standing-goal-short = 2 gelijke zaken of 3 samen winnen
standing = { $goal } · jij { $total }, nog { $need }
