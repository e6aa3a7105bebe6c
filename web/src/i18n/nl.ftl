# De eigen woorden van het huis.
nav-main = Door het huis
nav-home = Backroom, naar de voordeur
nav-skip = Naar de inhoud
nav-rules = Regels
nav-history = Geschiedenis
nav-ratings = Ratings
nav-settings = Instellingen
nav-about = Over
nav-account = Account
nav-mine = Mijn tafels
nav-sign-in = Aanmelden
footer = Door liefhebbers gemaakt en niet officieel. De spellen zijn van hun makers en uitgevers; de code en de tekeningen zijn van ons, onder de MIT-licentie.
close = Sluiten
loading = Een ogenblik…

# de tafel, welk spel ook
table-opening = De deur gaat open…
table-leave = Van tafel gaan
line-lost = { $seated ->
    [yes] De lijn viel weg. We bellen opnieuw; je stoel blijft vrij.
   *[no] De lijn viel weg. We bellen opnieuw.
}
sound-on = Geluid aan
sound-off = Geluid uit
seat-you = jij
seat-bot-level = Een bot: { $level }
seat-away = weg
seat-stand-in = een bot valt in
seat-left = gaf op
seat-thinking = denkt na
seat-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
clock-left = nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
clock-left-span = nog { $span }
span-days = { $count } dagen
span-hours = { $count } uur
span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
next-table = { $count ->
    [one] Naar de volgende tafel
   *[other] Naar de volgende tafel ({ $count })
}
by-day-sealed = Tegen wie er niet is, kun je niet racen. De race om flessen gaat hier dus in het geheim: iedereen antwoordt ongezien, en de antwoorden gaan tegelijk open.
make-by-day = In dagtempo: iedereen speelt wanneer het uitkomt, en de tafel wacht.
lobby-lead-day = { $access ->
    [open] Open voor iedereen
    [private] Alleen op uitnodiging
   *[link] Voor wie de link heeft
}, in dagtempo: { $span } per beslissing. Wie die tijd laat verlopen, wordt door een bot vervangen tot hij of zij terug is.
notebook-title = Notitieboek
log-title = Het verhaal
recap-title = Terwijl je weg was
log-empty = Er is nog niets gebeurd.
chat-said = { $name }: { $text }
chat-unread = { $count ->
    [one] Eén ongelezen regel
   *[other] { $count } ongelezen regels
}
chat-title = Tafelpraat
chat-empty = Niemand heeft nog iets gezegd.
chat-write = Zeg iets
chat-send = Versturen
chat-mute = Demp { $name }
chat-unmute = Hoor { $name } weer
action-bar = Jouw zet
action-confirm = Bevestigen
action-sending = Versturen…
action-back = Een stap terug
action-hint = Wat zou het huis doen?
about-more = Lees alles
about-less = Lees minder
watching = Je kijkt mee aan deze tafel.
asking-wait = Geduld
asking-wait-for = Wachten op { $name }.
asking-taught = Je leraar is aan het woord.
asking-to-move = is aan zet.
asking-over = De partij is uit
asking-winner = { $you ->
    [yes] Je hebt gewonnen.
   *[no] { $name } wint.
}
asking-shared = { $you ->
    [yes] Je deelt de winst met { $name }.
   *[no] { $name } delen de winst.
}
asking-more = { $told }. En dan?
asking-hint = { $action }. { $reason }
hint-better = Zo win je ongeveer { $share }% van zulke partijen, met “{ $other }” { $othershare }%.
hint-even = “{ $other }” is ongeveer even goed: in beide gevallen win je zo’n { $share }% van zulke partijen.
hint-hurts = Dat gaat het meest ten koste van { $name }: van { $before }% naar { $after }%.
why-sent = Je zet is onderweg.
why-answer = Geef eerst antwoord op de vraag.
why-turn = Nog niet: eerst { $name }.
why-replay = Deze partij is uit: je kijkt terug.
scene-skip = Verder
hand-empty = Je hand is leeg.
hand-none = geen kaarten
hand-label = Je hand, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
pile-discards-title = De aflegstapel ({ $count })
pile-discards-none = Er is nog niets afgelegd.
rules-of = Regels van { $game }
rules-pages = Wat je wilt zien
rules-sheet = Spiekbriefje
rules-book = Spelregels
rules-contents = Hoofdstukken
rules-search = Zoek in de regels
rules-none = Geen regel gaat over “{ $query }”.
rules-later = Deze regels worden nog geschreven.
line-stand-in = Een bot speelt in jouw plaats.
line-back = Neem je stoel terug
line-absent = { $name } is weg. Stemmen voor een bot op die stoel: { $votes } van { $needed }.
line-vote = Laat een bot spelen
line-vote-back = Toch wachten
line-closed = Deze tafel is gesloten. Hier wordt niet meer gespeeld.
line-adjourned = Deze partij is onderbroken.
line-continue = Ga verder
table-adjourn = Onderbreek de partij
line-holiday = { $name } is op vakantie tot { $day }.
table-sorry = De deur blijft dicht
table-stale = Deze pagina en het huis zijn niet van dezelfde versie. Laad de pagina opnieuw.
table-terminal-only = { $game } heeft nog geen tafel in de browser. In een terminal kan het al: backroom play.
title-turn = Jouw beurt · { $title }
trouble = Er ging iets mis. Probeer het zo nog eens.
guest-name = Gast { $number }
more-below = nog { $count } hieronder
more-above = nog { $count } hierboven
lesson-title = De les
lesson-step = Opgave { $at } van { $of }
lesson-next = Verder
lesson-done = Naar de voordeur
lesson-you = De nieuweling
your-name = Je naam
on = Aan
off = Uit

# de eerste stappen, en het leven van een tafel
learn = Leren
lesson-play = Nu een partij spelen
make-which = Een tafel voor welk spel?
chair-level = { $rank } van { $of }: { $level }
chair-strength = speelsterkte { $rating } ({ $low } tot { $high })
settings-tempo = Tempo van de bots
settings-tempo-note = Voor tafels die je vanaf nu maakt; het tempo verraadt niets van wat een bot in zijn hand heeft.
settings-volume = Volume
watching-who = Kijken mee: { $names }
company = Wie er zijn
company-person = De pagina van { $name }, in een ander tabblad
watchers = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
  }
watchers-more = { $count ->
    [one] { $count } ander
   *[other] { $count } anderen
  }
since-mine = Sinds mijn laatste beurt
since-none = Er is sinds jouw laatste beurt niets gebeurd.
leave-title = Van tafel gaan?
leave-later = Weggaan en later terugkomen
leave-later-note = Je stoel blijft vrij. Aan een tafel met een klok speelt een bot voor je zolang je weg bent.
leave-give-up = Opgeven
leave-give-up-note = Een bot speelt voorgoed verder in jouw plaats.
leave-close = De tafel sluiten
leave-close-note = De partij eindigt hier voor iedereen, zonder winnaar.
return-banner = { $status ->
    [gathering] Je tafel voor { $game } wacht.
   *[other] Je partij { $game } gaat verder.
}

# de voordeur
home-lead = Vijf spellen van bluf en verraad uit de tijd van de drooglegging. Klop aan, ga zitten, vertrouw niemand.
home-play = Speel nu
home-play-short = Speel
home-opening = De deur gaat open…
home-make = Maak een tafel
home-make-short = Tafel
home-together = Speel met mensen
home-small = Chicago Poker tegen drie bots, zonder account.
home-learn = Nieuw hier? In tien minuten ken je het.
learn-apart = Nieuw hier? In tien minuten ken je het (in een nieuw tabblad).
learn-game = { $game } leren
home-games = Op het programma
home-tables = Open tafels
home-soon = Wordt nog geschreven
home-terminal = Speelbaar in de terminal; de tafel voor de browser wordt nog gebouwd.
home-facts = { $from }–{ $to } spelers · { $minutes } min
home-no-tables = Er is nu geen tafel die voor iedereen open is. Maak er een, en laat de deur op een kier.
home-unreachable = Het huis geeft geen antwoord. Kijk of je verbinding hebt, en probeer het zo nog eens.
home-yours = Jouw tafel
home-chairs = { $status ->
    [gathering] { $free ->
        [0] vol
        [one] één vrije stoel
       *[other] { $free } vrije stoelen
    }
   *[other] er wordt gespeeld
}
home-enter = { $own ->
    [yes] Terug
   *[no] { $free ->
        [0] Kijken
       *[other] Aanschuiven
    }
}

# een tafel maken
make-title = Een tafel voor { $game }
make-seats = Stoelen
facts-house = { $count } spelers: een huisvariant
seats-house = Met dit aantal spelers is het een huisvariant: de doos is voor meer.
make-where = Waar
make-where-apart = Iedereen op een eigen apparaat
make-where-device = Eén apparaat dat rondgaat
make-access = Wie mag komen
make-rated = Rating
rated-no = Voor de lol
rated-yes = Voor de rating
rated-no-note = Deze partij verandert niemands rating.
rated-yes-note = Ieders plaats telt voor de rating. Er is een klok nodig, en iedereen heeft een account nodig; wie weggaat, wordt laatste, ook als een bot verderspeelt.
rated-table = Voor de rating: ieders plaats telt. Om te gaan zitten heb je een account nodig; wie de partij verlaat, wordt laatste, en onderbreken kan niet.
make-clock = Tijd per beslissing
make-player = Speler { $number }
make-do = Dek de tafel
access-link = Met link
access-open = Open
access-private = Besloten
access-link-note = Wie de link heeft, kan aanschuiven.
access-open-note = Staat voor iedereen op de voorpagina.
access-private-note = Alleen op uitnodiging; de link is de sleutel.
clock-none = Geen klok

# de lobby van een tafel
lobby-label = De tafel is gedekt voor
lobby-lead = { $access ->
    [open] Open voor iedereen
    [private] Alleen op uitnodiging
   *[link] Voor wie de link heeft
}{ $clock ->
    [0] , zonder klok.
   *[other] , { $clock } seconden per beslissing.
}
lobby-chairs = De stoelen
lobby-fill = Bots op de lege stoelen
lobby-start = Beginnen
lobby-ready = Ik ben klaar
lobby-not-ready = Toch nog niet klaar
lobby-leave = Opstaan
lobby-wait-chairs = De partij kan beginnen als elke stoel bezet is.
lobby-wait-host = Je bent klaar. { $name } begint de partij.
lobby-wait-ready = Nog niet klaar: { $names }.
chair-free = Een vrije stoel
chair-sit = Ga hier zitten
chair-bot = Kies een bot…
chair-bot-away = Stuur { $name } weg
chair-remove = Wijs { $name } de deur
door-ask = { $name } de deur wijzen?
door-note = { $name } gaat nu van tafel, krijgt dat te horen, en kan pas terugkomen als jij de deur weer opent.
door-do = Wijs de deur
door-keep = Laat { $name } blijven
door-shut = { $name } is de deur gewezen.
door-open = Laat { $name } weer binnen
close-ask = De tafel sluiten?
close-note = De tafel gaat dan ook voor { $names } dicht, en niet meer open.
close-keep = Laat de tafel open
chair-ready = klaar
chair-here = aanwezig
level-random = doet maar wat
level-lazy = speelt op zeker
level-scripted = kent het vak
level-scripted-easy = kent het vak, vergeet veel
level-scripted-medium = kent het vak, vergeet af en toe iets
level-scripted-hard = kent het vak, wacht zijn kans af
level-net = leerde door tegen zichzelf te spelen
level-net-easy = autodidact, maar slordig
level-net-medium = autodidact, verslikt zich weleens
level-net-hard = autodidact, mist weinig
level-deep-medium = autodidact, en denkt vooruit
level-deep-hard = autodidact, en denkt ver vooruit
level-search = denkt vooruit
level-search-easy = denkt een beetje vooruit
level-search-medium = denkt vooruit
level-search-hard = denkt ver vooruit
share-title = Haal je vrienden erbij
share-note = Stuur de link, of laat ze hem scannen.
share-link = De link naar deze tafel
share-copy = Kopieer
share-copied = Gekopieerd
share-qr = De link als QR-code
share-match = Deel
share-match-do = Deel deze partij
share-match-link = De link naar deze partij

# het einde, terugkijken, geschiedenis
ending-title = De partij is uit
ending-you = Chicago is van jou
ending-you-shared = Je deelt de winst met { $names }
ending-other = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
ending-shared = Alles wat telt is gelijk, dus de winst wordt gedeeld.
ending-accept = Speel mee
ending-watch = Kijk naar de volgende partij
ending-offered = Er wordt een nieuwe partij klaargezet. Je stoel blijft vrij tot je aanschuift.
ending-rematch = Nog eens
ending-decided = Wat de doorslag gaf
ending-looking = Het huis zoekt in de partij naar de momenten die de doorslag gaven. Ga intussen gerust verder.
share-picture = Plaatje
ending-replay = Terugkijken
ending-look = Bekijk de tafel
ending-back = Terug naar de uitslag
replay-back = Eén stap terug
replay-next = Eén stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-scrub = Moment in de partij
replay-eyes = Door de ogen van
replay-spectator = een toeschouwer
replay-everybody = iedereen tegelijk
replay-hands = De hand van iedereen
analysis-title = Analyse
analysis-of = De beslissingen van { $name }
analysis-offer = Een bot die vooruitdenkt bekijkt elke beslissing opnieuw, met wat er toen te weten viel, en schat na elke zet ieders kansen. Dat duurt een paar minuten; je kunt intussen verderkijken.
analysis-ask = Bekijk het
analysis-waiting = Eerst worden andere partijen bekeken.
analysis-working = De partij wordt bekeken…
analysis-failed = Dat is niet gelukt. Probeer het nog eens.
analysis-note = Winstkansen, geschat door een bot die elke beslissing { $iterations } keer uitprobeert: een aanwijzing, geen vonnis.
analysis-table = De kansen als tabel
analysis-moment = Moment
analysis-percent = { $share }%
analysis-unfold = Terug naar de analyse
analysis-turns = Keerpunten
analysis-turns-none = Geen enkele zet keerde deze partij.
analysis-swing = { $you ->
    [yes] Jouw kansen: { $before }% → { $after }%
   *[no] Kansen van { $name }: { $before }% → { $after }%
}
analysis-choices = Beslissingen
analysis-verdict = { $all ->
    [one] Eén beslissing
   *[other] { $all } beslissingen
}: bij { $best } was niets beters te vinden, bij { $close } was iets net beter, en bij { $dear } was de keuze duur.
analysis-close = Net iets beter: { $best }.
analysis-better = De bot: { $best }. Het kostte ongeveer { $cost }%.
analysis-gainer = { $name } won er het meest bij: { $gained }%.
analysis-as-good = Er is niets beters gevonden.
analysis-all = Alle { $all } beslissingen
analysis-dear-only = Alleen de dure
history-empty = Je hebt nog geen partij uitgespeeld. De stoelen wachten.
fair-check = Was er eerlijk geschud?
fair-title = Het schudden
fair-seed = Het startgetal dat nu getoond wordt, is het beloofde.
fair-seed-not = Het startgetal dat nu getoond wordt, is niet het beloofde.
fair-heard = Deze browser hoorde de belofte voordat de partij begon.
fair-heard-not = Deze browser zat niet aan tafel toen de belofte werd gedaan.
fair-mine = Je eigen geheime getal is meegeschud.
fair-mine-not = Je eigen geheime getal is niet meegeschud.
fair-promise = De belofte, gedaan voor de partij
fair-shown = Het startgetal, erna getoond
fair-note = Deze pagina controleert de belofte en je getal. Wil je ook elke kaart controleren, download dan de partij op schrift: “backroom verify” trekt ze allemaal opnieuw, en de pagina over het protocol vertelt hoe je dat zonder ons doet.
fair-record = De partij op schrift
history-won = { $played ->
    [one] gewonnen, van één partij
   *[other] gewonnen, van { $played } partijen
}
history-deeds = Wat er aan tafel gebeurde bij { $game }
history-place = { $place ->
    [1] gewonnen
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}
history-bots = { $bots ->
    [one] een bot
   *[other] { $bots } bots
}
history-winner = { $count ->
    [one] { $name } won
   *[other] { $name } wonnen
}
history-running = bezig
history-left = overgelaten aan een bot

# één apparaat
hand-over-title = Geef het apparaat aan
hand-over-note = De anderen kijken even weg.
hand-over-do = Ik ben { $name }

# regels, instellingen, over, verdwaald
rules-games = De spellen
settings-you = Jij
settings-look = Uiterlijk
settings-play = Aan tafel
settings-name-note = Hoe de anderen je noemen; hoogstens 24 letters.
settings-saved = Bewaard.
settings-language = Taal
settings-theme = Licht
settings-motion = Beweging
settings-motion-note = Als je apparaat om minder beweging vraagt, houden we ons daar altijd aan.
settings-confirm = Vragen voordat een zet wordt gedaan
settings-pace = Tempo van de scènes
settings-keys = Toetsen aan tafel
settings-keys-note = D trekt, Enter bevestigt, Escape gaat een stap terug, H vraagt raad, ? legt de kaart met de focus uit. Met Tab en de pijlen ga je rond.
settings-sound = Geluid
settings-notify = Waarschuw me als ik aan de beurt ben
settings-notify-note = Alleen als deze pagina op de achtergrond staat.
settings-devices = Andere apparaten
settings-back = Naar de voordeur
theme-system = Zoals mijn apparaat
theme-dark = Nacht
theme-light = Dag
confirm-always = Altijd
confirm-sometimes = Als het ertoe doet
confirm-never = Nooit
confirm-always-note = Elke zet wacht op jouw woord.
confirm-sometimes-note = Trekken en een kaart leggen gaan meteen; speciale kaarten wachten op jouw woord.
confirm-never-note = Elke volledige keuze wordt meteen uitgevoerd.
pace-calm = Rustig
pace-brisk = Vlot
pace-instant = Meteen
devices-note = Een persoonlijke link neemt jou, je naam en je tafels mee naar een ander apparaat. Hij werkt één keer.
devices-make = Maak een link
devices-link = Je persoonlijke link
devices-qr = Je persoonlijke link als QR-code
forget = Vergeet mij
forget-note = Je naam verdwijnt overal; de partijen blijven voor wie met je speelde. Dit kan niet ongedaan worden gemaakt.
forget-do = Vergeet mij voorgoed
forget-not = Toch niet
about-lead = Backroom is het thuis van vijf blufspellen uit de jaren van de drooglegging, te spelen tegen mensen en bots.
about-what-title = Naar de letter
about-what = Het huis handhaaft de regels, genummerd en wel, en elk twijfelgeval staat opgeschreven. Je browser kent geen regels: hij toont wat je mag zien en biedt aan wat je mag doen.
about-fair-title = Eerlijk
about-fair = Het huis stuurt nooit een kaart die je niet mag zien. Bots krijgen hetzelfde te zien als jij, en niets anders. Het schudden wordt vóór de partij vastgelegd en erna getoond.
about-open-title = Open
about-open = Door liefhebbers gemaakt, niet officieel, gratis, zonder reclame of trackers. De code is open onder de MIT-licentie.
about-credits-title = De spellen
about-by = van { $designers }
about-fonts = Gezet uit de Limelight en de Jost, beide onder de SIL Open Font-licentie. Alle tekeningen zijn van ons.
lost-title = Verkeerde deur
lost-note = Achter deze staan alleen bezems.
lost-home = Naar de voordeur

## Een huis zonder server

site-loading = Het huis wordt één keer opgehaald: daarna werkt het zonder netwerk.
site-setting-up = Het huis gaat open…
site-elsewhere = Het huis is open in een ander tabblad van deze browser.
site-take-over = Speel hier
site-impossible = Deze browser kan het huis niet zelf draaien: WebAssembly ontbreekt. Een nieuwere browser kan het wel, en een huis op een server ook.
site-failed = Het huis ging niet open.
site-reload = Probeer opnieuw
site-bring-in = Haal een partij binnen
site-bring-in-note = Een verslag dat hier of bij een ander huis is bewaard.
site-new-version = Er is een nieuwe versie van het huis. Je partijen blijven.
site-update = Gebruik die nu
site-where-bots = Met bots
site-later = Later
report-do = { $name } melden
report-title = { $name } melden
report-note = De beheerder van dit huis leest het, met wat er aan deze tafel gezegd is.
report-why = Waar gaat het om?
report-talk = Wat er gezegd wordt
report-name = De naam
report-play = De manier van spelen
report-other = Iets anders
report-text = In je eigen woorden, als je wilt
report-send = Versturen
report-sent = Bedankt. De beheerder kijkt ernaar.
report-close = Sluiten
nav-evenings = Avonden met meerdere tafels
ending-evening = Terug naar de avond
nav-clubs = Clubs
ending-club = Terug naar de club
make-club = Voor de club: de leden zien de tafel en kunnen aanschuiven, en niemand anders.
lobby-club = Een tafel van je club
share-note-club = Voor leden van de club: een ander komt met deze link niet binnen.
report-note-club = De beheerder van dit huis leest het, met wat er in deze club gezegd is.
