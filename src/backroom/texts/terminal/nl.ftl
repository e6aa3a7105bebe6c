# Wat alleen de terminal en de opdrachtregel zeggen.

you = Jij

## De opdrachtregel

fault = er ging iets mis dat niet mis mag gaan ({ $fault })
games-players = { $players } spelers
games-bots = bots: { $bots }
simulate-summary = { $finished } partijen uitgespeeld, { $errors } mislukt; { $decisions } beslissingen ({ $speed } per seconde, { $pace } partijen per seconde)
simulate-seat = plaats { $seat }
arena-summary = { $deals } delingen, elk met alle { $seats } plaatswisselingen: { $matches } partijen; spelers die even sterk zijn halen elk { $fair }
arena-shares = Winstaandelen met 95%-intervallen
arena-fair = even sterk: { $share }
arena-column-bot = bot
arena-column-chairs = stoelen
arena-column-share = winstaandeel
arena-column-interval = 95%-interval
arena-column-place = gemiddelde plaats
arena-column-ms = ms per zet
arena-column-rating = rating
arena-column-versus = boven
arena-reading = Een aandeel is dat van één stoel; een gedeelde winst telt voor zijn deel. Het interval is over delingen. Een zet is een keuze uit minstens twee acties. De rating is die van openskill, alleen om te tonen.
arena-versus = Onderling
arena-versus-reading = Hoe vaak de bot van de rij boven die van de kolom eindigde; dezelfde plaats telt voor de helft.
arena-again = Nog eens hetzelfde

## De tafel

welcome-to-table = Met jou: { $bots }. Typ ? voor de regels.
bots-think = { $names } { $count ->
    [one] denkt
   *[other] denken
} na …
log-title = wat er gebeurde
log-earlier = … { $lines ->
    [one] één regel
   *[other] { $lines } regels
} hiervoor (l toont alles)
prompt = ?=hulp h=tip u=terug l=verslag q=stoppen >{ " " }
prompt-talk = ?=hulp h=tip u=terug l=verslag s=zeggen q=stoppen >{ " " }
word-help = hulp
word-hint = tip
word-log = verslag
word-say = zeg
word-quit = stop
word-undo = terug
advice = Een verstandige speler zou zeggen: { $action }. { $reason }
no-advice-here = Hiervoor is er geen advies.
talk-title = wat je kunt zeggen
talk-which = Een getal zegt het tegen iedereen, Enter gaat terug >{ " " }
more = Enter voor meer, iets anders om terug te gaan >{ " " }
older = Enter voor wat daarvoor kwam, iets anders om terug te gaan >{ " " }
back = Enter om terug te gaan >{ " " }
nothing-to-undo = Er is niets om terug te nemen: je hebt nog niets gekozen.
chosen = Gekozen: { $picks }
chosen-so-far = Tot nu toe: { $picks }
chosen-in-order = Kies op volgorde: wat nog niet in de lijst staat, kan daarna.
that-is-all = Dat is alles
not-a-choice = ‘{ $typed }’ staat er niet bij. Typ { $numbers }, of bijvoorbeeld: { $example }
not-a-choice-span = { $first } tot en met { $last }
more-than-asked = ‘{ $typed }’ is meer dan er gevraagd is: { $enough } is genoeg.
saved = De partij is bewaard. Ga later verder met:
recorded = De partij staat in { $file }

## Uitslagen

result-won = { $you ->
    [yes] Jij wint!
   *[no] { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de winst.
    }
}
result-place = { $place }. { $name }: { $standing }
result-place-alone = { $place }. { $name }
result-unfinished = De partij is niet afgemaakt.

## De tafel van Chicago Poker

poker-letter-red = R
poker-letter-blue = B
poker-letter-green = G
poker-letter-gold = Y
poker-letter-black = Z
poker-letter-up = O
poker-letter-down = d
poker-legend = R rood  B blauw  G groen  Y goud  Z zwart; kleine letter: gedekt; *: kogel
poker-turn-label = beurt { $turn }
poker-faces-label = open/dicht
poker-hand-label = Je hand:
poker-won-label = Gewonnen: { $owned }
poker-short-pub = kroeg
poker-short-jazz = jazz
poker-short-brewery = brouwerij
poker-short-den = goktent
poker-piles-line = Trekstapel { $deck } · afgelegd { $discards }: { $newest }
poker-piles-line-turn = { $actions ->
    [one] Nog één actie
   *[other] Nog { $actions } acties
} · trekstapel { $deck } · afgelegd { $discards }: { $newest }
poker-pool-note = Onder de gedekte kaarten van { $seat } bij { $place }: { $cards }
poker-lies = { $business }, { $up ->
    [yes] open
   *[no] gedekt
}

## Hoe iemand ervoor staat

capone-standing = steen op { $marker }, ${ $cash }k
mafioso-standing = { $money } mille
omerta-standing = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gangsters-standing = { $bottles ->
    [one] 1 fles
   *[other] { $bottles } flessen
}
poker-standing = { $count ->
    [0] geen bedrijf
    [one] 1 bedrijf ({ $owned })
   *[other] { $count } bedrijven ({ $owned })
}

## Waar het om gaat, in één regel

goal-capone = Wie als eerste op 10 staat, een miljoen in eerlijke zaken, wint.
goal-chicago-gangsters = De meeste flessen na de laatste ronde winnen.
goal-chicago-poker = Win drie bedrijven van één soort, één van elke soort, of vijf willekeurige.
goal-mafioso = Het meeste geld wint als de pot leeg is of er één familie over is.
goal-omerta = De minste punten na alle rondes winnen.
you-stand = Jij: { $standing }

## Wat er binnen een keuze gevraagd wordt

ask-capone-at = Waar gebruik je hem?
ask-capone-member = Wie gaan er? Kies leden, of bodyguards.
ask-capone-guards = Hoeveel bodyguards?
ask-capone-victim = Wie betaalt?
ask-capone-diverted = Waar wordt hij gehaald?
ask-capone-swap = Welke kaarten ruil je nog meer?
ask-chicago-gangsters-put = Wat zet je nog meer in?
ask-chicago-gangsters-discard = Welke kaart gaat weg?
ask-chicago-gangsters-fish = Welke kaart neem je?
ask-chicago-poker-pick = Welke kaart rijdt mee?
ask-mafioso-to = Naar welke stoel?
ask-mafioso-nightcap = Wiens drankje nog meer?
ask-omerta-aim = Wie nog meer?
ask-omerta-pick = Welke kaart?
ask-omerta-peek = Welke kaart nog meer?
ask-omerta-throw = Welke kaart nog meer?
capone-sum = Tot nu toe gekozen: { $sum }. { $exact ->
    [yes] Het moet precies { $need } zijn.
   *[no] Het moet minstens { $need } zijn.
} Een bodyguard is 5 waard; je hebt er { $guards } thuis.
capone-equal = De { $second } is evenveel waard als de { $first }, die eerst gaat.
gangsters-sum = Hier { $sum } waard: { $means } aan kaarten, { $persons } aan personen.

## Grote tafels, met hele woorden

capone-business = zaak
capone-needs = nodig
capone-field = veld { $n }
capone-free = vrij
capone-family = familie
capone-marker = legale zaken
capone-cash = geld
capone-home = thuis
capone-prison = gevangenis (blok)
capone-harbour = haven
capone-park = park
capone-nearly-all = { $away ->
    [0] iedereen
   *[other] iedereen behalve { $who }
}, { $guards }
capone-elsewhere = Elders bezet: { $where }
mafioso-object-revolver = rev.
mafioso-object-knife = mes
mafioso-object-drink = drank
mafioso-object-register = kassa
mafioso-object-cafe = café
mafioso-object-restaurant = rest.
mafioso-object-casino = cas.
mafioso-object-nothing = {""}
mafioso-colour-yellow = geel
mafioso-colour-red = rood
mafioso-colour-blue = blauw
mafioso-colour-green = groen
mafioso-colour-orange = oranje
mafioso-colour-purple = paars
mafioso-boss = Boss
mafioso-robbie = Robbie
mafioso-jack = Jack
mafioso-henkie = Henkie
mafioso-asleep = slaapt
mafioso-cake = TAART!
mafioso-standing-men = Wachten op een stoel:{" "}
mafioso-ends = De stoelen aan de korte kanten zijn buiten schot.
mafioso-family = familie
mafioso-money = geld
mafioso-income = inkomen
mafioso-men = mannen
mafioso-cards = kaarten
mafioso-cake-heading = taart
mafioso-grand = { $number } mille
mafioso-a-turn = { $number } per beurt
mafioso-is-out = af
mafioso-cake-unused = nog niet gebruikt
mafioso-cake-gone = op
mafioso-own-standing = Jouw mannen zonder stoel:{" "}
omerta-known = gezien
omerta-guarded = Patrouille
poker-won-heading = gewonnen
poker-cards-held = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
poker-bullet = kogel
poker-hidden = gedekt
poker-legend-large = O: ligt open, d: gedekt; (tussen haakjes): gedekt, en jij kent hem
gangsters-player = speler
gangsters-side = kant
gangsters-bottles = flessen
gangsters-hand = kaarten
gangsters-put-in = ingezet
gangsters-persons = personen
gangsters-seen = gezien in de hand
gangsters-may-hide = mag er één verbergen
gangsters-thrown-out = eruit gegooid
gangsters-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gangsters-hidden = verborgen: { $card }

## Het volle scherm

full-welcome = Met jou: { $bots }.
full-keys = ? regels   h tip   u terug   l verslag   PgUp/PgDn verhaal   q bewaren en weg
full-keys-talk = ? regels   h tip   u terug   l verslag   s zeg iets   PgUp/PgDn verhaal   q bewaren en weg
full-back = Met de pijltjes blader je; Esc gaat terug
full-say = Wat zeg je? Niemand zit eraan vast. (Esc: niets)
full-your-turn = JIJ BENT: { $question }
full-thinking = { $names } { $count ->
    [one] denkt
   *[other] denken
} na … { $seconds ->
    [0] {""}
   *[other] { $seconds } s
}
full-the-others = De anderen
full-again = Nog een keer
full-look-back = De partij terugkijken
full-leave = Weg

## Hulp

help-terminal =
    Zo speel je hier
    Typ het getal van wat je wilt doen, dan dat van de volgende lijst, enzovoort; meer getallen met spaties ertussen mag ook.
    Een keuze in meer delen zie je nog één keer voordat ze telt.
    Je kunt een actie ook voluit schrijven, zoals in een verslag. Alleen Enter neemt de enige keus die er is.
    ?   deze hulp
    h   een tip: wat een verstandige speler zou doen, en waarom
    u   terug: één stap terug in een keuze die nog niet af is
    l   het verslag van de hele partij
    s   zeg iets waar niemand aan vastzit, in spellen waar dat iets uitmaakt
    q   bewaar de partij en stop; later kun je verdergaan
    De woorden hulp, tip, terug, verslag, zeg en stop doen hetzelfde.
