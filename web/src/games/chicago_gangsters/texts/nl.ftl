# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor.
card-unknown = een kaart
card-down = Een gedekte kaart
card-hidden = Een verborgen kaart: die telt bij het vergelijken
card-covered = { $card }, blijft verborgen
card-no-sign = { $card }; dat teken staat niet op de wijkkaart
option-expert-is-false = Trouwe partners
option-expert-is-true = Verraad mag
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
person-use = Gebruik { $person }, { $value }
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
camp-strength = Sterkte { $strength }{ $more ->
    [yes] , en nog iets ongeziens
   *[no] {""}
}
camp-strength-none = Sterkte nog onbekend
camp-won = gewonnen
camp-shared = krijgen hun deel
camp-lost = krijgen niets
pledge-sealed = Heeft ingezet, kaarten of niets: nog geheim
pledge-choosing = kiest nog…
pledge-nothing = niets ingezet
pledge-open = open
pledge-out = aan de kant gezet
pledge-worth = Bijdrage { $strength }
pledge-took = Buit:
pile-deck = Trek een kaart; nog { $count }
pile-discards = Aflegstapel: { $count }; bovenop { $card }. Bekijken
discards-fish = { $count ->
    [one] Neem nog één kaart.
   *[other] Neem twee kaarten; samen mogen ze niet meer waard zijn dan wat je aflegde.
}

# Het notitieboek
tab-score = Stand
score-title = Het scoreblad
score-bottles = Flessen
score-persons = Personen
score-hand = Hand
score-points = Ring
score-known = Gezien in de hand: { $cards }
score-end = Aan het einde 2 flessen voor de hoogste som aan wapens, aan smeergeld en aan chantage in de hand, en voor de meeste personen.
score-end-godfather = Voor de meeste peetvaderpunten 1 fles.
says-title = Aankondigingen; ze binden niemand
says-put-in = Ik zet in
says-announce = Kondig aan
says-mr-x = Mr. X geeft geen tips.

# Wat gevraagd wordt
asking-claim = De ring
asking-contest = Betwist je dat?
asking-duel = Het duel om de ring
asking-lurk = Jij bent Mr. X
asking-commit = Wat zet je in?
asking-brawl = De Vechtersbaas
asking-loot = { $lost ->
    [yes] Jouw deel van de buit
   *[no] De buit is voor jou
}
asking-pay = Betaal je partner
asking-mini = Einde van de ronde
asking-pledge-commit = Tik aan wat je inzet (niets mag ook) en bevestig.
asking-pledge-lurk = Tik de kaarten aan die je neerlegt en kies dan een kant.
asking-pledged = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}, hier { $sum ->
    [0] niets
   *[other] { $sum }
} waard{ $persons ->
    [yes] ; met je personen { $total }
   *[no] {""}
}{ $alone ->
    [yes] ; verdubbeld, want je staat alleen: { $doubled }
   *[no] {""}
}.
asking-hide = Tik de kaart aan die verborgen blijft.
step-mini = { $draw ->
    [full] Je hand is vol, dus trekken kan niet: { $use ->
        [tapped] tik op een persoon om die te gebruiken, of sluit je beurt af.
        [named] gebruik een persoon of sluit je beurt af.
       *[none] sluit je beurt af.
    }
    [no] { $use ->
        [tapped] Tik op een persoon om die te gebruiken, of sluit je beurt af.
        [named] Gebruik een persoon of sluit je beurt af.
       *[none] Sluit je beurt af.
    }
   *[yes] { $use ->
        [tapped] Tik op de stapel om te trekken, op een persoon om die te gebruiken; of sluit je beurt af.
        [named] Tik op de stapel om te trekken, gebruik een persoon of sluit je beurt af.
       *[none] Tik op de stapel om te trekken, of sluit je beurt af.
    }
}
step-brawl = { $use ->
    [named] Stuur je hem nu, of wacht hij nog even?
   *[tapped] Tik op de Vechtersbaas om hem nu te sturen, of laat hem wachten.
}
asking-wait-sealed = { $count ->
    [one] { $name } kiest nog.
   *[other] { $name } kiezen nog.
}
asking-winner = { $you ->
    [yes] De stad is van jou.
   *[no] De stad is van { $name }.
}
action-open = Leg open
action-join = Kies de { $side }
action-hide-one = Verberg een kaart…
action-hide-not = Verberg niets
why-card = { $card } kun je nu niet kiezen.
why-full = Je hand is vol; trekken kan niet.
why-not-now = Dat kan nu niet.

# Uitleg
explain-weapon = Sterkte waar wapens gelden. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand, tenzij je het verborg.
explain-bribe = Sterkte waar smeergeld geldt. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand, tenzij je het verborg.
explain-blackmail = Sterkte waar chantage geldt. Alleen gebruikte kaarten ben je kwijt; wat hier niets doet, komt terug in je hand, tenzij je het verborg.
explain-notable = Geen kunstjes, alleen gewicht, waar personen tellen.

about-duel = De hoogste kaart wint de ring; deze is { $value } waard. Win je, dan leg je hem af en trek je een nieuwe; anders houd je hem.

# Scènes
fight-title = De afrekening
fight-counting = De kaarten worden geteld…
fight-skip = Overslaan
fight-outcome = { $tied ->
    [yes] Bij gelijke stand winnen de { $side }.
   *[no] De { $side } winnen.
} { $shared ->
    [yes] De anderen hebben minstens de helft en krijgen een deel.
   *[no] De anderen krijgen niets.
}
fight-useless = Hier niets waard
fight-useless-card = { $card }, hier niets waard
fight-hidden-card = { $card }, de verborgen kaart
fight-rest = { $by ->
    [brawler] en nog { $count } met de Vechtersbaas
    [alone] en nog { $count }: wie alleen staat, telt dubbel
   *[both] en nog { $count }: alleen, en met de Vechtersbaas
}
fight-backer = { $person }, telt hier mee: { $value }
headline-paper = De Chicago Avondlantaarn
headline-crowned = Een nieuwe peetvader!
headline-deadlocked = Niemand krijgt de ring
headline-traded_places = Wie is Mr. X?
headline-masked = Wie is Mr. X?
headline-curtain = Het is voorbij!

# Het verhaal
line-round = { $district }

# Plaatjes bij de regels
pictures-means = De middelen: wapens, smeergeld, chantage
pictures-clans = De vier clans
pictures-persons = De personen, en wat ze doen

# Wat er wint en hoe je ervoor staat, altijd in beeld.
ending-reckoned = De eindkaart: er wordt niet meer gevochten. De hoogste sommen aan wapens, smeergeld en chantage in de hand en de meeste personen brachten nog elk 2 flessen op{ $expert ->
    [yes] , en de meeste peetvaderpunten 1
   *[no] {""}
}.
prizes-brought = +{ $count }
tie-1 = Evenveel flessen als { $others }, maar meer personen.
tie-2 = Evenveel flessen en personen als { $others }, maar een hogere som in de hand.
standing-goal = Wie de meeste flessen heeft, wint
standing = Wie de meeste flessen heeft, wint · jij { $mine }, je beste tegenstander { $best }
