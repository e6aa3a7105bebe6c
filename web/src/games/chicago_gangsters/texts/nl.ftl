# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor.
card-unknown = een kaart
card-down = Een gedekte kaart
card-hidden = Een verborgen kaart: die telt bij het vergelijken
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
asking-loot = De buit is voor jou
asking-pay = Betaal je partner
asking-mini = Einde van de ronde
asking-pledge-commit = Tik de kaarten aan die je inzet (niets mag ook) en bevestig.
asking-pledge-lurk = Tik de kaarten aan die je neerlegt en kies dan een kant.
asking-pledged = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}, { $sum } op papier.
asking-hide = Tik de kaart aan die verborgen blijft.
step-mini = { $draw ->
    [full] Je hand is vol, dus trekken kan niet: klik op een persoon om die te gebruiken, of sluit je beurt af.
    [no] Klik op een persoon om die te gebruiken, of sluit je beurt af.
   *[yes] Klik op de stapel om te trekken, op een persoon om die te gebruiken; of sluit je beurt af.
}
step-brawl = Klik op de Vechtersbaas om hem nu te sturen, of laat hem wachten.
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

# Scènes
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
fight-rest = { $cards ->
    [0] { $count } van personen of verdubbeling
   *[other] en nog { $count } van personen of verdubbeling
}
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

# De les
lesson-commit = Goedenavond. Ik ben Rosie, ik doe de boeken. Vanavond gaat het om Back of the Yards, waar alleen wapens tellen. Je daagt uit, samen met een partner. Tik je beide wapens aan en bevestig.
lesson-commit-right = Zes samen. Je partner deed hetzelfde, voor jou onzichtbaar: niemand weet zelfs hoeveel kaarten er liggen.
lesson-commit-wrong = Dat mag, welke kaarten ook, of geen. Maar voor nu: beide wapens gedekt, en bevestig.
lesson-hide = Dit keer heeft jouw clan het ?. Je mag één kaart verborgen laten: die telt aan het eind, en de verdedigers kunnen alleen gissen. Zet wapen 2 in en verberg een wapen 4.
lesson-hide-right = Zij zien een 2 en een rug. Laat ze maar rekenen.
lesson-hide-wrong = Tik wapen 2 aan, druk op “Verberg een kaart”, tik dan een wapen 4 aan; en bevestig.
lesson-useless = Je partner zette smeergeld in, en dat telt hier niet. Het is omgedraaid. Wat gebeurt ermee?
lesson-useless-back = Terug naar de hand, door iedereen gezien
lesson-useless-lost = Het wordt afgelegd
lesson-useless-half = Het telt half
lesson-useless-right = Een mooie manier om iemand te laten zien wat je hebt. Alleen een verborgen kaart ben je altijd kwijt.
lesson-useless-wrong = Zo streng is het niet: alleen kaarten die nut hadden, kosten je iets.
lesson-half = Zij dagen uit met 24, en de verborgen kaart blijkt een geldige 5. Jij en je partner hebben 15. Wat krijgen jullie?
lesson-half-share = De buit van de verliezers
lesson-half-nothing = Helemaal niets
lesson-half-win = De buit van de winnaars
lesson-half-right = Twee keer 15 is 30, niet minder dan 29. Met 14 ging je met lege handen naar huis.
lesson-half-wrong = 29 wint van 15. Maar is 15 minstens de helft van 29?
lesson-defend = Nu verdedig je de Gold Coast, alleen smeergeld. De uitdagers zeiden 8 en verbergen niets; je partner houdt zich erbuiten. Zet meer dan 8 in, want bij een gelijke stand winnen zij.
lesson-defend-right = Dat is genoeg, en geen kaart te veel.
lesson-defend-wrong = Tel alleen wat hier geldt: smeergeld. Je hebt 9 of meer nodig, en wapens helpen niet.
lesson-brawl = Je hebt 8 op tafel en de Vechtersbaas voor je. Eén keer per partij verdubbelt hij je middelen, met hoogstens 10. Stuur je hem erop af?
lesson-brawl-right = Zestien! Vanavond verlaat hij de stad, maar wel met een knal.
lesson-brawl-wrong = Geduld is een deugd, maar daar zeggen ze 12. Klik op de Vechtersbaas.
lesson-loot = Je hebt gewonnen en het meest bijgedragen: jij kiest eerst. Twee flessen, of de Dealer? Wie de meeste flessen heeft, wint; neem vanavond de flessen.
lesson-loot-right = Je partner krijgt het andere pakket. Hij zal je dankbaar zijn, zo ongeveer.
lesson-loot-wrong = Een beste kerel, de Dealer. Maar vanavond het pakket met de twee flessen.
lesson-sell = De ronde is voorbij, en je hebt de Spion. Middelen ter waarde van 6 of meer kopen een fles. Klik op de Spion, kies kaarten, bevestig.
lesson-sell-right = Een fles is een fles. Iedereen trekt ook een kaart, tot tien in de hand.
lesson-sell-wrong = Dat kan wachten. Eerst de Spion voor je, dan kaarten ter waarde van minstens 6.
lesson-mrx = Met vijf spelers is één van jullie Mr. X. Zijn kant won; van de drie droeg hij het minst bij. Wie krijgt geen pakket?
lesson-mrx-least = Mr. X zelf
lesson-mrx-first = Wie het ? heeft
lesson-mrx-none = Iedereen krijgt er een
lesson-mrx-right = Twee pakketten voor drie. De derde draagt volgende ronde het masker.
lesson-mrx-wrong = Er zijn twee pakketten per kant, en de bijdragen beslissen.
lesson-end = De eindkaart! De handen gaan open. Jij hebt de hoogste som aan wapens. Wat is dat waard?
lesson-end-two = Twee flessen
lesson-end-none = Niets, kaarten zijn maar middelen
lesson-end-sum = Zoveel flessen als de som
lesson-end-right = Net zo voor smeergeld, voor chantage en voor de meeste personen. Dat is alles. Vertrouw niemand; ga spelen.
lesson-end-wrong = Niet zo veel, niet zo weinig. Kijk op het scoreblad.

# Wat er wint en hoe je ervoor staat, altijd in beeld.
standing-goal = De meeste flessen winnen
standing = De meeste flessen winnen · jij { $mine }, de beste ander { $best }
asking-counting = { $count ->
    [0] Geen ervan heeft een teken dat hier telt: uit zichzelf voegen ze niets toe.
   *[other] Met een teken dat hier telt: { $sum }. Personen en alleen staan kunnen daar nog bij komen.
}
