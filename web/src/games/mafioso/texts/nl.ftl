# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor de gedeelde.
card-unknown = een kaart
money-short = ${ $money }k
man-of = { $asleep ->
    [yes] { $man } van { $name }, in slaap
   *[no] { $man } van { $name }
}
men-of = { $men } van { $name }
men-mine = jouw { $men }
chair-label = { $chair }: { $who }{ $cake }
chair-free = vrij
chair-cake = , met de taart van { $name }
option-seating-is-fixed = Vast
option-seating-is-manual = Zelf zetten
thing-revolver = Revolver
thing-knife = Mes
thing-drink = Drankje
thing-cafe = Café
thing-restaurant = Restaurant
thing-casino = Casino
thing-register = Kassa
thing-nothing = Niets

# Op de tafel
board-label = De lange tafel met dertig stoelen
pot-label = De pot: ${ $money }k in { $ones } biljetten van $1k, { $fives } van $5k en { $tens } van $10k
middle-title = De tafel van Don Carlo
middle-look = Wijs een stoel aan om te zien wie er zit, wie hij kan raken en wie hem kan raken.
inspect-chair = Stoel { $chair }
inspect-free = Een vrije stoel
inspect-asleep = in slaap
inspect-cake = Hier staat de taart van { $name }.
inspect-crossed = Stoel met een kruisje: buiten schot.
reach-gun = Kan schieten op
reach-blade = Kan steken:
danger-gun = Onder schot van
danger-blade = Binnen bereik van
danger-cake = Naast de taart van { $name } ({ $chair })
standing-title = Wachten op een stoel
standing-man = { $man } van { $name }, { $count ->
    [one] één
   *[other] { $count }
} wachtend
family-men = { $men ->
    [one] één man
   *[other] { $men } mannen
}
family-cards = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
family-cake = De taart staat in de keuken
family-out = ligt eruit
pile-deck = De trekstapel: { $count } kaarten
pile-discards = Aflegstapel: { $count }; bovenop { $card }. Bekijken

# Wat er gevraagd wordt
asking-turn = Jouw beurt
asking-answer = Jouw antwoord
asking-over = De avond is voorbij
asking-out = Je ligt eruit
asking-out-detail = Je laatste man is vertrokken. Je geld blijft van jou, en kan nog winnen.
asking-winner = { $you ->
    [yes] Jij gaat als rijkste naar huis.
   *[no] { $name } gaat als rijkste naar huis.
}
asking-step-turn = Kies een kaart en dan een stoel; of begin met een stoel.
asking-again-none = Je hebt geen Verplaatsen, dus niemand verzit nog: laat het hierbij. De vraag komt toch: zo weet niemand wat je hebt.
asking-where = Kies een vrije stoel voor je { $man }.
asking-card-move = { $targets ->
    [0] Je kunt nu niemand verplaatsen. Je kunt deze kaart alleen wegleggen.
   *[other] Wie van je mannen staat op?
}
asking-card-shoot = { $targets ->
    [0] Je hebt niemand onder schot. Je kunt deze kaart alleen wegleggen.
   *[other] Op wie schiet je?
}
asking-card-stab = { $targets ->
    [0] Er is niemand binnen bereik. Je kunt deze kaart alleen wegleggen.
   *[other] Wie steek je?
}
asking-card-cake = Bij welke stoel wordt je taart opgediend?
asking-card-nightcap = { $targets ->
    [0] Niemand zit bij een drankje. Je kunt deze kaart alleen wegleggen.
   *[other] In welke drankjes gaan de pillen?
}
asking-pills = Laat een pil vallen bij { $chairs }.{ $left ->
    [0] {""}
    [one] {" "}Nog één.
   *[other] {" "}Nog { $left }.
}
asking-card-pass = { $targets ->
    [0] Er is geen taart om door te geven. Je kunt deze kaart alleen wegleggen.
   *[other] Welke taart geef je door?
}
asking-pass-side = Welke kant op? Hij gaat naar de eerste man aan die kant.
pass-left = Links: stoel { $chair }
pass-right = Rechts: stoel { $chair }
asking-card-boom = { $targets ->
    [0] Er is geen taart om aan te steken. Je kunt deze kaart alleen wegleggen.
   *[other] Welke taart ontploft?
}
asking-card-raid = Iedereen eruit, of niet?
discard-unused = Wegleggen
why-card = { $card } kan nu niet worden gespeeld.
why-chair = { $card } kan bij deze stoel niets doen.

# Koppen in de krant
headline-shoot = Pang!
headline-stab = Een scherpe opmerking
headline-cake = Lang zal hij leven!
headline-nightcap = Slaap lekker
headline-pass = Na u!
headline-boom = Ka-boem!
headline-move = Stoelendans
headline-raid = Politie! Wegwezen!

# Waarom iemand geraakt werd
why-shot = { $you ->
    [yes] Jouw { $man } zat er recht tegenover, op stoel { $chair }, { $born ->
        [yes] en die heeft altijd een revolver.
       *[no] met een revolver voor zich.
    }
   *[no] De { $man } van { $name } zat er recht tegenover, op stoel { $chair }, { $born ->
        [yes] en die heeft altijd een revolver.
       *[no] met een revolver voor zich.
    }
}
why-stabbed = { $you ->
    [yes] Jouw { $man } zat ernaast, op stoel { $chair }, { $born ->
        [yes] en die heeft altijd een mes.
       *[no] met een mes voor zich.
    }
   *[no] De { $man } van { $name } zat ernaast, op stoel { $chair }, { $born ->
        [yes] en die heeft altijd een mes.
       *[no] met een mes voor zich.
    }
}
why-exploded = { $you ->
    [yes] Dat gebeurt als je beurt begint. De taart raakt de stoelen { $chairs }.
   *[no] Dat gebeurt als de beurt van { $name } begint. De taart raakt de stoelen { $chairs }.
}
why-boomed = { $you ->
    [yes] Jij stak hem voortijdig aan met een Ka-Boem. Hij raakt de stoelen { $chairs }.
   *[no] { $name } stak hem voortijdig aan met een Ka-Boem. Hij raakt de stoelen { $chairs }.
}
why-overdose = Wie al slaapt en er een pil bij krijgt, wordt niet meer wakker.

# Het verhaal
line-turn = { $name }

# Bij de regels
picture-table = De tafel van boven
picture-men = De mannen
picture-families = De families
picture-cards = De kaarten
picture-boss = brengt elke beurt $1k op
picture-robbie = heeft altijd een revolver
picture-jack = heeft altijd een mes
picture-henkie = gebruikt wat voor hem ligt

# Wat er wint en hoe je ervoor staat, altijd in beeld.
tie-1 = Evenveel geld als { $others }, maar langer overeind gebleven.
tie-2 = Evenveel geld als { $others } en even lang overeind, maar met meer mannen.
standing-goal = Meeste geld wint, dood of levend
standing = Meeste geld wint, dood of levend · jij ${ $mine }k, rijkste rivaal ${ $best }k
asking-aimed = Gericht op: { $men }.
asking-blast = { $count ->
    [0] De taart raakt niemand.
   *[other] De taart raakt: { $men }.
}
