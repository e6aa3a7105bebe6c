# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor de gedeelde.
card-unknown = een kaart
money-short = ${ $money }k
man-of = { $asleep ->
    [yes] { $man } van { $name }, in slaap
   *[no] { $man } van { $name }
}
chair-label = { $chair }: { $who }{ $cake }
chair-free = vrij
chair-cake = , met de taart van { $name }
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
middle-look = Kijk naar een stoel om te zien wie er zit, wie hij kan raken en wie hem kan raken.
inspect-chair = Stoel { $chair }
inspect-free = Een vrije stoel
inspect-asleep = in slaap
inspect-cake = Hier staat de taart van { $name }.
inspect-crossed = Stoel met een kruisje: buiten schot.
reach-gun = Kan schieten op
reach-blade = Kan steken:
danger-gun = Onder schot van
danger-blade = Binnen bereik van
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
family-out = eruit
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
asking-where = Kies een vrije stoel voor hem.
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
   *[other] Welke taart, en naar welke kant? Links is met de klok mee.
}
asking-card-boom = { $targets ->
    [0] Er is geen taart om aan te steken. Je kunt deze kaart alleen wegleggen.
   *[other] Welke taart ontploft?
}
asking-card-raid = Iedereen eruit, of niet?
discard-unused = Ongebruikt wegleggen
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

# De les
lesson-shoot = Goedenavond, ik ben je ober. Jij speelt geel. Revolvers schieten recht over de tafel, en je Robbie heeft er altijd een. Kies Vuur en dan de Boss tegenover hem.
lesson-shoot-right = Een Boss minder op de loonlijst. Je noemt het slachtoffer; wie het kan, doet het.
lesson-shoot-wrong = Het zou kunnen. Maar een Boss brengt elke beurt geld op: kies Vuur en dan de rode Boss op stoel 20.
lesson-stab = Jack Stiletto werkt van dichtbij: de stoelen vlak naast hem, ook om de hoek. Wie is binnen zijn bereik?
lesson-stab-right = Heel discreet. Wie bij een mes zit, kan hetzelfde.
lesson-stab-wrong = Kijk waar je Jack zit: stoel 13. De man naast hem zit op stoel 14. Kies Steek en dan hem.
lesson-income = Vóór je kaart word je betaald: $1k voor de Boss en $1k voor elke man bij een café, restaurant of casino. Je hebt je Boss, en mannen bij één café en één casino. Hoeveel is dat?
lesson-income-three = $3k
lesson-income-two = $2k
lesson-income-five = $5k
lesson-income-right = Beide stoelen van één soort leveren $2k extra op, en een man bij de kassa verdubbelt alles. Slapers verdienen niets.
lesson-income-wrong = Tel nog eens: de Boss is er één, en elke zaak is er één. Twee verschillende geven niets extra.
lesson-move = Beide cafés samen leveren $2k extra op. Het ene is van jou, het andere, stoel 17, is vrij. Verplaats een man daarheen; niet degene die al verdient.
lesson-move-right = Een monopolie. Na bijna elke kaart mag je ook nog verplaatsen.
lesson-move-wrong = Bijna. Kies Verplaatsen, dan de Henkie op stoel 11, dan stoel 17.
lesson-cake = Nu het toetje. Een taart neemt de stoel en de stoelen ernaast mee als je volgende beurt begint. Waar raakt hij er drie van hen en geen van jou?
lesson-cake-right = Eet smakelijk. Ze hebben één ronde om weg te komen of hem door te geven.
lesson-cake-wrong = Tel de stoel en zijn twee buren. Stoel 22 heeft aan beide kanten een rode man.
lesson-boom = De rode taart staat bij stoel 8, naast je eigen mannen, maar rood is nog niet aan de beurt. Twee van je kaarten doen er iets mee. Welke redt al je mannen?
lesson-boom-right = Hup, naar de volgende man, en die is rood. Links is met de klok mee, naar het hogere nummer.
lesson-boom-wrong = Dat kost je mannen. Geef hem door, weg van de jouwe: naar links, waar rood zit.
lesson-nightcap = Mannen bij een drankje kunnen in slaap vallen: geen geld, niet vechten, niet verplaatsen, tot het eind van hun eigen beurt. Een tweede pil is er één te veel. Drie pillen: kies drie rode mannen.
lesson-nightcap-right = Stoel 23 sliep al, dus dat was zijn laatste glas. De anderen missen hun geld.
lesson-nightcap-wrong = Een daarvan is van jou! Stoelen 16, 19 en 23 zijn rood.
lesson-crossed = Waar is je Boss veilig voor elke revolver aan tafel?
lesson-crossed-ends = Op de vier stoelen met een kruisje aan de korte kanten
lesson-crossed-register = Bij de kassa
lesson-crossed-corner = Op de hoekstoelen van de lange kanten
lesson-crossed-right = Daar zit niemand tegenover. Messen, taarten en pillen vinden hem nog wel.
lesson-crossed-wrong = Daar zit iemand recht tegenover. Kijk naar de korte kanten van de tafel.
lesson-discard = Je hebt niets dat werkt: niemand onder schot, geen taart op tafel. Passen kan niet, dus leg een kaart weg: die het minste doet.
lesson-discard-right = Dan is er deze beurt verder niets, en je trekt bij tot vijf. De Smeer ’m is het bewaren waard.
lesson-discard-wrong = Met Smeer ’m kies je als eerste een stoel: bewaar die. Kies Vuur en leg die weg.

# Wat er wint en hoe je ervoor staat, altijd in beeld.
standing-goal = Het meeste geld wint, dood of levend
standing = Het meeste geld wint, dood of levend · jij ${ $mine }k, de rijkste ander ${ $best }k
asking-aimed = Gericht op: { $men }.
