# Wat alleen de terminal en de opdrachtregel zeggen.

you = Jij

## De opdrachtregel

fault = er ging iets mis dat niet mis mag gaan ({ $fault })
games-house = { $players }: huisvariant
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
rules-title = de spelregels
rules-which = Een getal opent een hoofdstuk, Enter gaat terug >{ " " }
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

## Waar het om gaat, in één regel

you-stand = Jij: { $standing }

## Het volle scherm

full-welcome = Met jou: { $bots }.
full-keys = ? regels   h tip   u terug   l verslag   PgUp/PgDn verhaal   q bewaren en weg
full-keys-talk = ? regels   h tip   u terug   l verslag   s zeg iets   PgUp/PgDn verhaal   q bewaren en weg
full-back = Met de pijltjes blader je; Esc gaat terug
full-say = Wat zeg je? Niemand zit eraan vast. (Esc: niets)
full-your-turn = JOUW BEURT: { $question }
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
