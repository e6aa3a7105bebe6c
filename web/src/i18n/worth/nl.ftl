ratings-title = Ratings
ratings-lead = Hoe sterk iedereen is, afgemeten aan de behaalde plaatsen aan tafels voor de rating. Het vette getal is de beste schatting; in 95 van de 100 gevallen ligt de werkelijke sterkte tussen de andere twee. De ranglijst volgt het laagste getal.
ratings-game = Spel
ratings-by-game = Per spel
ratings-period = Wanneer
ratings-week = Deze week
ratings-season = Dit seizoen
ratings-all = Aller tijden
ratings-none = Er staat nog niemand op deze ranglijst. Daarvoor zijn tien partijen nodig die meetellen.
ratings-rank = Plaats
ratings-who = Wie
ratings-value = Rating
ratings-played = Partijen
ratings-won = Gewonnen
ratings-between = { $low } tot { $high }
ratings-own = Je staat op nummer { $rank }.
ratings-more = De volgende vijftig
ratings-back = De vorige vijftig
ratings-provisional = voorlopig
ratings-provisional-note = Voorlopig: nog { $left ->
    [one] één partij die meetelt
   *[other] { $left } partijen die meetellen
} en deze rating staat vast.
ratings-yours = Jouw ratings
ratings-nothing = Nog geen partij voor de rating.
ratings-how = Kies “Voor de rating” als je een tafel maakt. Een partij in je eentje tegen bots telt ook.
ratings-course = Het verloop
ratings-course-table = Het verloop als tabel
ratings-after = Na de partij van
ratings-result = Uitslag
ratings-beat = { $place }; versloeg { $names }
ratings-bot = een bot ({ $level })
ratings-left = overgelaten aan een bot
ratings-done = Wat er aan tafel gebeurde
ratings-tally = { $played ->
    [one] één partij
   *[other] { $played } partijen
}, { $won } gewonnen ({ $share }%)
ratings-counted = { $counted } van de partijen telden mee
desk-title = Het bureau van de beheerder
desk-how = Voer “backroom admin desk” uit op de computer waar de server draait, en open de link die verschijnt. Of vul hier het geheim uit die link in.
desk-token = Geheim
desk-open = Naar het bureau
desk-again = Kijk opnieuw
desk-waiting = { $count ->
    [0] Er wacht geen melding.
    [one] Er wacht één melding.
   *[other] Er wachten { $count } meldingen.
}
desk-about = { $reporter } meldt { $person }
desk-why = { $reason ->
    [talk] om wat er gezegd wordt
    [name] om de naam
    [play] om de manier van spelen
   *[other] om iets anders
}
desk-chat = Wat er aan die tafel gezegd is ({ $count })
desk-before = Wat er eerder gedaan is ({ $count })
desk-kind = { $kind ->
    [mute] mocht niet meer schrijven
    [unmute] mag weer schrijven
    [ban] verbannen
    [unban] weer welkom
    [note] genoteerd
   *[dismiss] niets gedaan
}
desk-id = nummer { $person }
desk-record = De partij op schrift
desk-reason = De reden; wie het aangaat, krijgt die te lezen
desk-mute-hour = Een uur chatverbod
desk-mute-day = Een dag chatverbod
desk-mute-week = Een week chatverbod
desk-ban = Verbannen
desk-note = Alleen noteren
desk-dismiss = Niets doen
pairing-label = Speel met mensen
pairing-least = Minstens zoveel stoelen
pairing-most = Hoogstens zoveel stoelen
pairing-pace = Tempo
pairing-live = Live
pairing-day = In dagtempo
pairing-live-note = Iedereen is er nu: een minuut per beslissing.
pairing-day-note = Iedereen speelt wanneer het uitkomt: een dag per beslissing. Je hoeft hier niet te blijven.
pairing-patience = Op mensen wachten
pairing-never = Zolang het duurt
pairing-patience-note = Hoogstens zo lang. Daarna komen er bots op de lege stoelen, en wie met je wacht, speelt mee.
pairing-never-note = Geen bots: de partij begint als er genoeg mensen zijn.
pairing-do = Zoek mensen
pairing-waiting = Wachten op mensen
pairing-since = Je wacht al
pairing-wish = { $one ->
    [yes] Een tafel voor { $least } spelers
   *[no] Een tafel voor { $least } tot { $most } spelers
}, { $pace ->
    [day] in dagtempo
   *[live] live
}, { $rated ->
    [yes] voor de rating
   *[no] voor de lol
}.
pairing-others = { $count ->
    [0] Op dit moment wacht niemand anders op zo’n tafel.
    [one] Er wacht nog iemand op zo’n tafel.
   *[other] Er wachten nog { $count } anderen op zo’n tafel.
}
pairing-nobody = Hoe lang het duurt, is niet te zeggen: de laatste tijd kwam er geen tot stand.
pairing-lately = { $seated ->
    [one] De laatste die een tafel kreeg, wachtte { $span }.
   *[other] Van de laatste { $seated } mensen die een tafel kregen, wachtte de helft { $span } of korter.
}
pairing-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
pairing-bots-in = Over hoogstens { $span } komen er bots op de lege stoelen.
pairing-bots-now = Nu komen er bots op de lege stoelen.
pairing-stay = Houd deze pagina open. Sluit je die, dan sta je er na een halve minuut niet meer bij.
pairing-go = Je mag deze pagina sluiten: zodra er een tafel is, staat hij bij je tafels.
pairing-leave = Stop met wachten
pairing-seated = Je tafel staat klaar…
evenings-title = Avonden
evenings-lead = Een avond is een paar rondes aan meerdere tafels: iedereen komt zoveel mogelijk anderen tegen, en elke plaats levert punten op. Met één telefoon kun je alles leiden.
evenings-make = Een avond organiseren
evenings-gathering = nog niet begonnen
evenings-playing = ronde { $round } van { $rounds }
evenings-over = afgelopen
evenings-people = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
evenings-hosting = jij leidt
evenings-open = Openen
evenings-open-name = { $name } openen
evening-new-name = Spelavond
evening-name = Naam van de avond
evening-game = Spel
evening-kind = Wanneer
evening-kind-live = Eén avond
evening-kind-league = Een competitie van een paar weken
evening-live-note = Iedereen speelt tegelijk, elk op een eigen telefoon of computer.
evening-league-note = Elke ronde begint vanzelf op de geplande datum en gaat in dagtempo: iedereen speelt wanneer het uitkomt.
evening-rounds = Rondes
evening-largest = Hoogstens zoveel aan een tafel
evening-largest-note = Tafels zijn zo groot als kan, en nooit kleiner dan drie.
evening-starts = Eerste ronde
evening-days = De volgende ronde
evening-every = na { $count } dagen
evening-next-round = De volgende ronde begint
evening-by-host = als ik het zeg
evening-by-itself = als alle tafels klaar zijn
evening-fill = Als de tafels niet precies uitkomen
evening-fill-bye = zit iemand een ronde uit
evening-fill-bots = vullen bots de stoelen
evening-fill-note = Wie een ronde uitzit, krijgt de helft van de punten van een winnaar; met drie mensen of meer is het zelden nodig.
evening-play-along = Jij
evening-along = Ik speel mee
evening-not-along = Ik speel niet mee
evening-make-do = De avond openen
evening-facts = { $game } · { $rounds } rondes · leiding: { $host }
evening-next = De volgende ronde begint op { $date }.
evening-is-over = De avond is afgelopen.
evening-your-table = Je tafel staat klaar.
evening-between = Jouw tafel is klaar. Wacht hier op de volgende ronde.
evening-you-are-in = Je doet mee. Zodra de ronde begint, zie je hier je tafel.
evening-invites = Wil je meedoen? Vanaf de volgende ronde krijg je een plaats.
evening-come = Meedoen
evening-leave = Naar huis gaan
evening-to-table = Naar mijn tafel
evening-watch = Kijken
evening-host-title = Jij leidt de avond
evening-start = Begin ronde { $round }
evening-waits = { $count ->
    [one] Eén tafel is nog bezig.
   *[other] { $count } tafels zijn nog bezig.
}
evening-close = De ronde sluiten
evening-sure-close = Tafels die nog bezig zijn, worden gesloten, en iedereen daar krijgt de helft van de punten van een winnaar. Weet je het zeker?
evening-end = De avond beëindigen
evening-sure-end = De stand blijft zoals die is, en er worden geen rondes meer gespeeld. Weet je het zeker?
evening-not = Nee
evening-league-host = Elke ronde begint vanzelf op de geplande datum.
evening-people = Wie er is ({ $count })
evening-take-out = Is naar huis
evening-take-out-name = { $name } is naar huis
evening-round = Ronde { $round } van { $rounds }
evening-of-round = Ronde { $round }
evening-tables = Tafels
evening-table = Tafel { $number }
evening-bots = { $count ->
    [one] en een bot
   *[other] en { $count } bots
}
evening-table-on = Bezig
evening-table-over = Klaar
evening-table-closed = Gesloten
evening-byes = Deze ronde vrij: { $names }
evening-standings = Stand
evening-place = Plaats
evening-who = Wie
evening-met = Ontmoet
evening-won = Gewonnen
evening-points = Punten
evening-gone = naar huis
evening-how = Wie wint, krijgt 60 punten, de laatste krijgt niets, en wie ertussen eindigt een deel naar verhouding; wie gelijk eindigt, deelt. Wie zijn stoel aan een bot overlaat, krijgt voor die tafel niets.
evening-others = Anderen erbij halen
evening-link-note = Wie de link heeft, kan meedoen en de stand zien.
evening-link-make = De link tonen
evening-link = Link naar de avond
evening-link-qr = De link naar de avond als QR-code
evening-screen = Stand op een groot scherm
evening-back = Naar de avond
evening-print = Afdrukken
measures-title = Wat de beheerder over jou besloot
measures-none = Niets: de beheerder heeft nooit iets over je hoeven besluiten.
measures-kind = { $kind ->
    [mute] Je mocht niet meer schrijven
    [unmute] Je mag weer schrijven
    [ban] Je werd verbannen
   *[unban] Je bent weer welkom
}
measures-until = tot { $until }
measures-why = De reden: { $reason }
measures-unsaid = Er is geen reden opgeschreven.
evening-club = Een avond van je club
evening-link-club = Met deze link kunnen leden van de club meedoen, en niemand anders.
