# Wat alleen de terminal en de opdrachtregel zeggen.

you = Jij

## De opdrachtregel

fault = er ging iets mis dat niet mis mag gaan ({ $fault })
games-house = { $players }: huisvariant
games-players = { $players } spelers
games-bots = bots: { $bots }
bots-span = ({ $low } tot { $high })
bots-scale = Speelsterkte, gemeten aan tafels waar al deze bots elkaar troffen, met een marge van 95%. Wie tien punten sterker is, eindigt ongeveer negen van de tien keer voor de ander.
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
arena-column-matches = partijen
arena-column-versus = boven
arena-reading = Een aandeel is dat van één stoel; een gedeelde winst telt voor zijn deel. Het interval is over delingen. Een zet is een keuze uit minstens twee acties. De rating is die van openskill, alleen om te tonen.
arena-ladder = Een ladder met { $seats } plaatsen, wie er zit wordt geloot, elke deling met alle plaatswisselingen; een eerlijk aandeel is { $fair }. De ratings zijn die van openskill, met het 95%-interval van wat nog onzeker is.
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
prompt-chat = ?=hulp h=tip u=terug l=verslag /tekst=chat q=stoppen >{ " " }
prompt-talk-chat = ?=hulp h=tip u=terug l=verslag s=zeggen /tekst=chat q=stoppen >{ " " }
word-help = hulp
word-hint = tip
word-log = verslag
word-say = zeg
word-quit = stop
word-undo = terug
advice = Een verstandige speler zou zeggen: { $action }. { $reason }
advice-better = Zo win je ongeveer { $share } van zulke partijen, met “{ $other }” { $othershare }.
advice-even = “{ $other }” is ongeveer even goed: in beide gevallen win je zo’n { $share } van zulke partijen.
advice-hurts = Dat gaat het meest ten koste van { $name }, van { $before } naar { $after }.
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
not-a-choice = “{ $typed }” staat er niet bij. Typ { $numbers }, of bijvoorbeeld: { $example }
not-a-choice-span = { $first } tot en met { $last }
more-than-asked = “{ $typed }” is meer dan er gevraagd is: { $enough } is genoeg.
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
full-keys-lesson = ? regels   h hulp bij deze opgave   u terug   q de les uit
full-keys-talk = ? regels  h tip  u terug  l verslag  s zeggen  PgUp/Dn verhaal  q bewaren en weg
full-keys-chat = ? regels   h tip   u terug   l verslag   c chat   PgUp/PgDn verhaal   q weg
full-keys-chat-talk = ? regels  h tip  u terug  l verslag  s zeggen  c chat  PgUp/Dn verhaal  q weg
full-chat = Wat schrijf je aan de anderen? Enter verstuurt het, Esc niet.
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

## Het menu

menu-title = Wat speel je?
menu-begin = Ga zitten en speel
menu-game = Spel: { $value }
menu-players = Spelers: { $value }
menu-house = { $players } (huisvariant)
menu-bots = Tegenstanders: { $value }
menu-language = Taal: { $value }
menu-this-language = Nederlands
menu-other-seats = {" "}(niet met zoveel spelers)
menu-lesson = De eerste les: een stuk of tien opgaven, dan desgewenst een partij met advies
menu-saved = Ga verder: { $game } ({ $file })
menu-keys = Een getal of Enter kiest; achter een dubbele punt wisselt de waarde; q: weg
menu-which = Een getal, of q om weg te gaan >{ " " }
bot-strength = speelsterkte { $rating } ({ $low } tot { $high })
bot-random = doet maar wat (random)
bot-lazy = altijd het eerste (lazy)
bot-scripted = vuistregels (scripted)
bot-scripted-easy = vuistregels, makkelijk
bot-scripted-medium = vuistregels, gemiddeld
bot-scripted-hard = vuistregels, moeilijk
bot-net-easy = autodidact, makkelijk
bot-net-medium = autodidact, gemiddeld
bot-net-hard = autodidact, moeilijk (net)
bot-search-easy = zoekt, makkelijk
bot-search-medium = zoekt, gemiddeld
bot-search-hard = zoekt, moeilijk (neemt de tijd)
bot-deep-medium = autodidact die zoekt, gemiddeld
bot-deep-hard = autodidact die zoekt, moeilijk (neemt de tijd)
lesson-step = Opgave { $at } van { $of }.
lesson-hint = Wie het mis heeft, krijgt te horen: “{ $told }”
lesson-quiz = Wat zeg je?
lesson-play = Nu een partij, met advies bij elke keuze
lesson-play-lines = 1 Nu een partij, met advies bij elke keuze; Enter stopt >{ " " }

## De herhaling

replay-keys = → verder  ← terug  ↑↓ tien  t volgend keerpunt  e andere ogen  Home/End  q weg
replay-where = Stap { $entry } van { $last } · gezien door { $eyes }
replay-everybody = een toeschouwer
replay-looking = Keerpunten zoeken … { $done } van { $total }
replay-turn = Een keerpunt: de kansen van { $name } gingen van { $before } naar { $after }.
replay-no-turns = Hier keerde niets.
replay-unfinished = De partij is niet af: keerpunten zijn er pas aan het eind.
replay-which = Welk keerpunt wil je zien (1 tot en met { $last }; Enter: geen)? { " " }

## Het huis

serve-greeting = Open dat adres in een browser, hier of (met --lan) op dit netwerk. Ctrl-C sluit het huis; elke partij blijft bewaard.
serve-log = Wat er gebeurt, staat in { $file }

join-seated = Je zit aan een tafel van { $game }. De partij begint als de gastheer dat zegt.
join-welcome = Je zit aan deze tafel met mensen en bots.
join-back = Welkom terug, { $name }: je stoel staat er nog precies zo.
join-left = Je bent van tafel gegaan. Met dezelfde opdracht zit je weer op je stoel; intussen kunnen de anderen een bot voor je laten spelen.
chat-line = { $name }: “{ $text }”
question-gone = Die vraag is voorbij: je tijd was om, of iemand was sneller.
join-again = Nog een partij aan deze tafel
join-again-lines = 1 Nog een partij aan deze tafel; Enter gaat weg >{ " " }

## Hulp

help-terminal =
    Zo speel je hier
    Typ het getal van wat je wilt doen, dan dat van de volgende lijst, enzovoort; meer getallen met spaties ertussen mag ook.
    Een keuze in meer delen zie je nog één keer voordat die telt.
    Je kunt een actie ook voluit schrijven, zoals in een verslag. Alleen Enter neemt de enige keus die er is.
    ?   deze hulp
    h   een tip: wat een verstandige speler zou doen, en waarom
    u   terug: één stap terug in een keuze die nog niet af is
    l   het verslag van de hele partij
    s   zeg iets waar niemand aan vastzit, in spellen waar dat iets uitmaakt
    q   bewaar de partij en stop; later kun je verdergaan
    De woorden hulp, tip, terug, verslag, zeg en stop doen hetzelfde.
help-full-screen =
    Zo speel je hier
    Typ het getal van wat je wilt doen, of ga er met de pijltjes heen en druk op Enter, of klik erop.
    Een keuze in meer delen zie je nog één keer voordat die telt; u of Esc neemt een deel terug.
    h geeft een tip met de reden, l toont het verslag van de hele partij, s zegt iets waar niemand aan vastzit.
    Met PgUp en PgDn blader je in het verhaal. q bewaart de partij en gaat weg; met backroom play --resume latest ga je verder.
