game-title = Mafioso
game-blurb = Dertig stoelen aan de tafel van Don Carlo, en veel te weinig veilige. Haal de poen op, let op de taart en drink je glas nooit leeg.

## Dingen

card-move = Verplaatsen
card-shoot = Vuur
card-stab = Steek
card-cake = Taart bestellen
card-nightcap = Slaapmutsje
card-pass = Doorgeven
card-boom = Ka-Boem
card-raid = Smeer ’m

man-boss = Boss
man-robbie = Revolver Robbie
man-jack = Jack Stiletto
man-henkie = Sterke Henkie
man-sleeping-boss = slapende Boss
man-sleeping-robbie = slapende Revolver Robbie
man-sleeping-jack = slapende Jack Stiletto
man-sleeping-henkie = slapende Sterke Henkie

colour-yellow = gele
colour-red = rode
colour-blue = blauwe
colour-green = groene
colour-orange = oranje
colour-purple = paarse

side-left = links
side-right = rechts

chair-0 = stoel 0 (revolver)
chair-1 = stoel 1 (mes)
chair-2 = stoel 2 (kassa)
chair-3 = stoel 3 (mes)
chair-4 = stoel 4 (revolver)
chair-5 = stoel 5 (café)
chair-6 = stoel 6 (drankje)
chair-7 = stoel 7 (revolver)
chair-8 = stoel 8 (drankje)
chair-9 = stoel 9 (restaurant)
chair-10 = stoel 10 (revolver)
chair-11 = stoel 11
chair-12 = stoel 12 (casino)
chair-13 = stoel 13 (drankje)
chair-14 = stoel 14 (mes)
chair-15 = stoel 15 (revolver)
chair-16 = stoel 16 (drankje)
chair-17 = stoel 17 (café)
chair-18 = stoel 18 (revolver)
chair-19 = stoel 19 (drankje)
chair-20 = stoel 20 (mes)
chair-21 = stoel 21 (casino)
chair-22 = stoel 22 (revolver)
chair-23 = stoel 23 (drankje)
chair-24 = stoel 24 (mes)
chair-25 = stoel 25 (restaurant)
chair-26 = stoel 26 (drankje)
chair-27 = stoel 27 (drankje)
chair-28 = stoel 28
chair-29 = stoel 29 (drankje)

money = ${ $number }k

end-pot = De pot is leeg: het feest is afgelopen.
end-last = Er zit nog maar één familie aan tafel.
end-nobody = Er zit niemand meer aan tafel. De pot blijft liggen; bel iemand die kan dweilen.
end-quiet = Zestig beurten lang verdiende niemand iets en overkwam niemand iets: het feest is doodgebloed.
end-long = Vierhonderd beurten is genoeg: Don Carlo wil naar bed.

## Wat de dingen doen

card-move-help = Verplaatsen: een van je mannen die wakker is, gaat naar een vrije stoel. Dat mag ook nog na een andere kaart, of na een eerste Verplaatsen, met een andere man.
card-shoot-help = Vuur: een van je mannen met een revolver (een Robbie, of wie er een voor zich heeft liggen) schakelt de vijand tegenover hem uit. Vanaf de stoelen met een kruisje, aan de korte kanten, schiet niemand, en wie er zit, wordt niet beschoten.
card-stab-help = Steek: een van je mannen met een mes (een Jack, of wie er een voor zich heeft liggen) schakelt een vijand naast hem uit.
card-cake-help = Taart bestellen: je taart komt bij een stoel waar er nog geen staat. Aan het begin van je volgende beurt ontploft hij en neemt hij die stoel en de stoelen ernaast mee.
card-nightcap-help = Slaapmutsje: drie mannen met een drankje krijgen elk een slaappil, of ze wakker zijn of niet; zijn er niet meer dan drie, dan allemaal, ook je eigen mannen. Een slaper verdient niets, vecht niet en komt niet van zijn stoel tot het eind van de beurt van zijn eigen familie, en een tweede pil wordt hem fataal.
card-pass-help = Doorgeven: de taart van een ander gaat naar de eerste man links of rechts ervan. Links is met de klok mee, naar het hogere nummer.
card-boom-help = Ka-Boem: de taart van een ander ontploft nu meteen.
card-raid-help = Smeer ’m: iedereen gaat van tafel, en jij begint weer plaats te nemen, om beurten één man. De kaart is daarna uit het spel.

## Wat een speler kan doen

action-stop = Laat het hierbij
action-shoot = Schiet op de man op { $chair }
action-stab = Steek de man op { $chair } neer
action-cake = Bestel je taart voor { $chair }
action-nightcap = Laat een pil vallen bij { $chair }
action-pass = Geef de { $colour } taart door naar { $side }
action-boom = Laat de { $colour } taart ontploffen
action-raid = Roep dat de politie eraan komt
action-move = Haal je man weg van { $chair }
action-to = Ga zitten op { $chair }
action-discard = Leg { $card } ongebruikt weg
action-seat = Zet je { $man } op { $chair }

## Wat een speler gevraagd wordt

step-seating = Wie zet je neer, en waar?
step-start = Er begint een nieuwe beurt.
step-turn = Welke kaart speel je?
step-again = Verplaats je ook nog iemand?

## Wat er gebeurt

event-started = { $you ->
    [yes] Je speelt met geel en bent als eerste aan de beurt.
   *[no] { $seat } speelt met geel en is als eerste aan de beurt.
}
event-seated = { $you ->
    [yes] Je zet je { $man } op { $chair }.
   *[no] { $seat } zet een { $man } op { $chair }.
}
event-turn = { $you ->
    [yes] Beurt { $turn }: jij bent aan zet.
   *[no] Beurt { $turn }: { $seat } is aan zet.
}
event-exploded = { $you ->
    [yes] Jouw taart ontploft bij { $chair }!
   *[no] De taart van { $seat } ontploft bij { $chair }!
}
event-died = { $you ->
    [yes] Jouw { $man } verlaat { $chair } voorgoed.
   *[no] De { $man } van { $seat } verlaat { $chair } voorgoed.
}
event-eliminated = { $you ->
    [yes] Je laatste man is weg: je ligt eruit, maar houdt je geld. Je kaarten waren: { $cards }.
   *[no] De laatste man van { $seat } is weg: { $seat } ligt eruit, maar houdt het geld. De kaarten waren: { $cards }.
}
event-paid = { $you ->
    [yes] Je pakt { $money } uit de pot.
   *[no] { $seat } pakt { $money } uit de pot.
}
event-shot = { $you ->
    [yes] Je vuurt op { $chair }.
   *[no] { $seat } vuurt op { $chair }.
}
event-stabbed = { $you ->
    [yes] Je vereffent een rekening bij { $chair }, van heel dichtbij.
   *[no] { $seat } vereffent een rekening bij { $chair }, van heel dichtbij.
}
event-ordered = { $you ->
    [yes] Je bestelt taart voor { $chair }. Lang zal hij leven!
   *[no] { $seat } bestelt taart voor { $chair }. Lang zal hij leven!
}
event-drugged = { $you ->
    [yes] Je laat { $chairs-count ->
        [one] een pil
       *[other] pillen
    } vallen bij { $chairs }.
   *[no] { $seat } laat { $chairs-count ->
        [one] een pil
       *[other] pillen
    } vallen bij { $chairs }.
}
event-passed = { $you ->
    [yes] Je geeft de taart van { $owner } door van { $chair } naar { $target }.
   *[no] { $owner-you ->
        [yes] { $seat } geeft jouw taart door van { $chair } naar { $target }.
       *[no] { $seat } geeft de taart van { $owner } door van { $chair } naar { $target }.
    }
}
event-boomed = { $you ->
    [yes] Je steekt de taart van { $owner } voortijdig aan.
   *[no] { $owner-you ->
        [yes] { $seat } steekt jouw taart voortijdig aan.
       *[no] { $seat } steekt de taart van { $owner } voortijdig aan.
    }
}
event-raided = { $you ->
    [yes] Je roept dat de politie eraan komt: iedereen wegwezen!
   *[no] { $seat } roept dat de politie eraan komt: iedereen wegwezen!
}
event-moved = { $you ->
    [yes] Jouw { $man } gaat van { $chair } naar { $target }.
   *[no] De { $man } van { $seat } gaat van { $chair } naar { $target }.
}
event-discarded = { $you ->
    [yes] Je legt { $card } ongebruikt weg.
   *[no] { $seat } legt { $card } ongebruikt weg.
}
event-stopped = { $you ->
    [yes] Je laat het hierbij.
   *[no] { $seat } laat het hierbij.
}
event-drew = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
event-drew-hidden = { $seat } trekt een kaart.
event-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $cards } kaarten.
event-woke = { $you ->
    [yes] Je maakt je { $chairs-count ->
        [one] man
       *[other] mannen
    } op { $chairs } wakker.
   *[no] { $seat } maakt de { $chairs-count ->
        [one] man
       *[other] mannen
    } op { $chairs } wakker.
}
event-ended = { $end }

## Weigeringen

refusal-card-not-in-hand = Die kaart heb je niet.
refusal-no-such-target = Daar kun je die kaart niet gebruiken.
refusal-pills-in-order = Noem de drankjes vanaf de laagste stoel: drie, of allemaal als het er minder zijn.
refusal-only-a-move-now = Nu mag alleen nog een Verplaatsen, of niets.
refusal-chair-taken = Daar zit al iemand.
refusal-no-such-man = Zo’n man heb je niet om neer te zetten.

## Opties

option-seating = Tafelschikking
option-seating-fixed = Iedereen begint op vaste stoelen.
option-seating-manual = De spelers zetten hun mannen zelf neer, om beurten één.

## Bots: waarom

reason-kill-boss = Een Boss brengt elke beurt geld op, tot hij dat niet meer doet.
reason-kill-earner = Die man verdient geld voor een ander.
reason-kill = Een vijand minder, en een bedreiging minder.
reason-cake = De taart raakt er meer van hen dan van jou.
reason-pills = Wie slaapt, verdient niets, en wie al slaapt, wordt niet meer wakker.
reason-pass-on = De taart staat bij een andere stoel beter.
reason-boom = De taart staat precies goed, dus wacht niet.
reason-raid = Je zit slecht: gooi de stoelen door elkaar en kies als eerste.
reason-move-earn = Op die stoel is geld te halen, of beter te schieten.
reason-move-safe = Je man zit in de vuurlinie.
reason-sit-earn = Op die stoel valt geld te verdienen.
reason-sit-safe = Daar zit je man goed.
reason-stop = Niemand zou ergens anders beter zitten.
reason-useless-card = Aan deze kaart heb je het minst.

## De tafel in een terminal

mafioso-standing = ${ $money }k
table-goal = Het meeste geld wint: lege pot, of nog maar één familie.
ask-to = Naar welke stoel?
ask-nightcap = Wiens drankje nog meer?
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
mafioso-grand = ${ $number }k
mafioso-a-turn = ${ $number }k per beurt
mafioso-is-out = ligt eruit
mafioso-cake-unused = nog niet gebruikt
mafioso-cake-gone = op
mafioso-own-standing = Jouw mannen zonder stoel:{" "}
table-revolver = rev
table-knife = mes
table-drink = drk
table-register = KAS
table-cafe = caf
table-restaurant = res
table-casino = cas
table-nothing = -
table-yellow = G
table-red = R
table-blue = B
table-green = N
table-orange = O
table-purple = P
table-boss = B
table-robbie = R
table-jack = J
table-henkie = H
table-man = { $colour } { $man }
table-passed = { $chair }: { $man }
table-pot = pot { $value } ({ $ones }×1, { $fives }×5, { $tens }×10)
table-player = ${ $money }k (+{ $income }), { $men ->
    [one] één man
   *[other] { $men } mannen
}
table-out = ${ $money }k, ligt eruit
table-piles = Beurt { $turn } · trekstapel { $deck } · afgelegd { $discards }: { $newest }
table-youngest = { $you ->
    [youngest] Je bent de jongste en zet eerst iemand neer; { $first } sluit af en begint.
    [first] De jongste, { $youngest }, zet eerst iemand neer; jij sluit af en begint.
   *[no] De jongste, { $youngest }, zet eerst iemand neer; { $first } sluit af en begint.
}
table-hand = Je hand:
table-legend = G geel N groen + Boss Robbie Jack Henkie; z: slaapt; *: taart; x: buiten schot
table-legend-objects = rev revolver · drk drank · KAS kassa · caf café · res restaurant · cas casino
