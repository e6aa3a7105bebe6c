ratings-title = Ratings
ratings-lead = Hoe sterk iedereen is, naar de plaatsen aan tafels voor de rating. Het getal in het midden is de beste schatting; in 95 van de 100 gevallen ligt de werkelijke sterkte tussen de twee andere. De ranglijst staat op volgorde van het laagste.
ratings-game = Spel
ratings-period = Wanneer
ratings-week = Deze week
ratings-season = Dit seizoen
ratings-all = Altijd
ratings-none = Er staat nog niemand op deze lijst. Daarvoor zijn tien partijen nodig die meetellen.
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
ratings-how = Kies “Voor de rating” als je een tafel maakt. In je eentje tegen bots telt ook.
ratings-course = Het verloop
ratings-course-table = Het verloop als tabel
ratings-after = Na de partij van
ratings-tally = { $played ->
    [one] één partij
   *[other] { $played } partijen
}, { $won } gewonnen ({ $share }%)
ratings-counted = { $counted } daarvan telden mee
desk-title = Het bureau van de beheerder
desk-how = Voer “backroom admin desk” uit waar de server draait en open de link die verschijnt. Of vul hier het geheim uit die link in.
desk-token = Geheim
desk-open = Naar de meldingen
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
    [mute] het zwijgen opgelegd
    [unmute] mag weer schrijven
    [ban] verbannen
    [unban] weer welkom
    [note] genoteerd
   *[dismiss] niets gedaan
}
desk-record = De partij op schrift
desk-reason = De reden; wie het betreft, krijgt die te lezen
desk-mute-hour = Een uur laten zwijgen
desk-mute-day = Een dag laten zwijgen
desk-mute-week = Een week laten zwijgen
desk-ban = Verbannen
desk-note = Alleen noteren
desk-dismiss = Niets doen
