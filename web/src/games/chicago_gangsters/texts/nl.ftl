# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor.
card-unknown = een kaart
card-down = Een kaart met de rug naar boven
card-hidden = Een verborgen kaart: die telt bij de afrekening
card-covered = { $card }, blijft verborgen
card-no-sign = { $card }; dat teken staat niet op de wijkkaart
sign-weapon = wapens
sign-bribe = smeergeld
sign-blackmail = chantage
sign-person = personen

# Op tafel
round-number = Ronde { $number }
round-over = De eindkaart
pact-card = Coalitiekaart: { $clans }
pact-against = tegen
district-valid = Wat hier telt
person-offered = In de aanbieding: { $person }
person-gone = ingehuurd of weg
person-use = Gebruik { $person }
persons-of = Personen van { $name }: { $count }
loot-winners = Winnaars
loot-losers = Verliezers
package-holds = { $bottles ->
    [0] {""}
    [one] 1 fles{" "}
   *[other] { $bottles } flessen{" "}
}{ $means ->
    [0] {""}
    [one] 1 middelkaart{" "}
   *[other] { $means } middelkaarten{" "}
}{ $person ->
    [0] {""}
   *[other] de persoon
}
package-take = Neem dit pakket: { $goods }
purse-bottles = { $count ->
    [one] 1 fles
   *[other] { $count } flessen
}
purse-points = { $count ->
    [one] 1 peetvaderpunt
   *[other] { $count } peetvaderpunten
}
badge-godfather = Peetvader
badge-mr-x = Mr. X
badge-alone-why = Staat alleen: alles telt dubbel
mark-hide = Mag een kaart verborgen laten
mark-first = Kiest als eerste bij gelijke bijdragen
camp-absent = Niemand leidt { $clan }
camp-strength = Kracht { $strength }{ $more ->
    [yes] , en nog iets ongeziens
   *[no] {""}
}
camp-strength-none = Kracht nog onbekend
camp-won = gewonnen
camp-shared = krijgen hun deel
camp-lost = krijgen niets
pledge-sealed = Heeft kaarten ingezet, of geen: verzegeld
pledge-choosing = kiest nog…
pledge-nothing = niets ingezet
pledge-open = open
pledge-out = eruit gezet
pledge-worth = Bijdrage { $strength }
pledge-took = Buit:
pile-deck = Trek een kaart; nog { $count }
pile-discards = Aflegstapel: { $count }. Bekijk hem
pile-discards-title = De aflegstapel ({ $count })
pile-discards-none = Er is nog niets afgelegd.
discards-fish = { $count ->
    [one] Neem nog één kaart.
   *[other] Neem twee kaarten; samen mogen ze niet meer waard zijn dan wat je aflegde.
}
hand-label = Je hand, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

# Het notitieboek
tab-talk = Praat
tab-score = Stand
score-title = Het scoreblad
score-bottles = Flessen
score-persons = Personen
score-hand = Hand
score-points = Ring
score-known = Gezien in de hand: { $cards }
score-end = Aan het einde 2 flessen voor de hoogste som wapens, smeergeld en chantage in de hand, elk apart, en voor de meeste personen.
score-end-godfather = Meeste peetvaderpunten: 1 fles.
says-title = Aankondigingen, die niemand binden
says-put-in = Ik zet in
says-announce = Kondig aan
says-mr-x = Mr. X geeft geen wenken.

# Wat gevraagd wordt
asking-claim = De ring
asking-duel = Het duel om de ring
asking-lurk = Jij bent Mr. X
asking-commit = Wat zet je in?
asking-brawl = De Vechtersbaas
asking-loot = De buit is voor jou
asking-pay = Betaal je partner
asking-mini = Einde van de ronde
asking-pledge-commit = Tik de kaarten aan die je inzet, ook geen mag; bevestig dan.
asking-pledge-lurk = Tik de kaarten aan die je neerlegt en kies dan een kant.
asking-pledged = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}, { $sum } op papier.
asking-hide = Tik de kaart aan die verborgen blijft.
asking-more = { $told }. En dan?
asking-hint = { $action }. { $reason }
asking-wait = Geduld
asking-wait-for = Wachten op { $name }.
asking-wait-sealed = { $count ->
    [one] { $name } kiest nog.
   *[other] { $name } kiezen nog.
}
asking-over = De partij is voorbij
asking-winner = { $you ->
    [yes] De stad is van jou.
   *[no] De stad is van { $name }.
}
action-open = Leg open
action-join = Kies de { $side }
action-hide-one = Verberg een kaart…
action-hide-not = Verberg niets
why-turn = Nu niet: eerst moet { $name } antwoorden.
why-card = { $card } kun je nu niet kiezen.
why-not-now = Dat kan nu niet.

# Uitleg
explain-weapon = Kracht waar wapens gelden. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand.
explain-bribe = Kracht waar smeergeld geldt. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand.
explain-blackmail = Kracht waar chantage geldt. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand.
explain-notable = Geen kunstjes, alleen gewicht, waar personen tellen.

# Scènes
scene-skip = Verder
fight-title = De afrekening
fight-counting = De kaarten worden geteld…
fight-skip = Overslaan
fight-outcome = De { $side } winnen. { $shared ->
    [yes] De anderen hebben minstens de helft en krijgen een deel.
   *[no] De anderen krijgen niets.
}
fight-useless = Heeft hier geen nut
fight-useless-card = { $card }, hier zonder nut
fight-hidden-card = { $card }, de verborgen kaart
fight-brawler = met de Vechtersbaas
headline-paper = De Chicago Avondlantaarn
headline-crowned = Een nieuwe peetvader!
headline-deadlocked = Niemand krijgt de ring
headline-traded_places = Wie is Mr. X?
headline-masked = Wie is Mr. X?
headline-curtain = Het is voorbij!

# Het verhaal
line-round = { $district }

# De les
lesson-title = De les
lesson-step = Les { $at } van { $of }
lesson-next = Verder
lesson-done = Naar de voordeur
