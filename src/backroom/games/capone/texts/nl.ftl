game-title = Capone
game-blurb = Don Marco is dood en de stad zoekt een nieuwe Capone. Verdien ’s nachts vuil geld, was het overdag wit, en stop als eerste een miljoen in eerlijke zaken.

## Things

card-bar = bar
card-pawnbroker = pandjeshuis
card-exchange = wisselkantoor
card-credit = kredietkantoor
card-print = drukkerij
card-nightclub = nachtclub
card-casino = casino
card-bank = bank
card-jeweller = juwelier
card-guns = wapenwinkel
card-scrapyard = sloperij
card-pasta = pastawinkel
card-bakery = bakkerij
card-florist = bloemenzaak
card-laundry = wasserij
card-cinema = bioscoop
card-garage = garage
card-funeral = rouwcentrum
card-barber = Even naar de kapper
card-penthouse = Feest bij Molly
card-restaurant = Diner voor één
card-fbi = F.B.I.
card-protection = Beschermingsgeld
card-takeover = Overname
card-offer = Een aanbod
card-listed = “{ $thing }”

business-bar = { card-bar }
business-pawnbroker = { card-pawnbroker }
business-exchange = { card-exchange }
business-credit = { card-credit }
business-print = { card-print }
business-nightclub = { card-nightclub }
business-casino = { card-casino }
business-bank = { card-bank }
business-jeweller = { card-jeweller }
business-guns = { card-guns }

field-bar = { card-bar } { $number }
field-pawnbroker = { card-pawnbroker } { $number }
field-exchange = { card-exchange } { $number }
field-credit = { card-credit } { $number }
field-print = { card-print } { $number }
field-nightclub = { card-nightclub } { $number }
field-casino = { card-casino } { $number }
field-bank = { card-bank } { $number }
field-jeweller = { card-jeweller } { $number }
field-guns = { card-guns } { $number }

shop-scrapyard = { card-scrapyard }
shop-pasta = { card-pasta }
shop-bakery = { card-bakery }
shop-florist = { card-florist }
shop-laundry = { card-laundry }
shop-cinema = { card-cinema }
shop-garage = { card-garage }
shop-funeral = { card-funeral }

diversion-barber = kapsalon
diversion-penthouse = penthouse
diversion-restaurant = restaurant

member-don = Don
member-mama = Mama
member-right_hand = rechterhand
member-collector = inner
member-lawyer = advocaat
member-accountant = boekhouder
member-secretary = secretaresse
member-newcomer = nieuweling

member-don-listed = de Don
member-mama-listed = Mama
member-right_hand-listed = de rechterhand
member-collector-listed = de inner
member-lawyer-listed = de advocaat
member-accountant-listed = de boekhouder
member-secretary-listed = de secretaresse
member-newcomer-listed = de nieuweling

family-0 = Ramazotti
family-1 = Scarlatti
family-2 = Celestini
family-3 = Zafferano
family-4 = Arancelli
family-5 = Violetti

guards = { $number ->
    [0] geen bodyguards
    [one] één bodyguard
   *[other] { $number } bodyguards
}
money = ${ $number }k

end-million = Een miljoen in eerlijke zaken: de stad heeft een nieuwe Capone.
end-nobody = Niemand heeft nog iemand over. De stad is voor één keer stil.
end-years = Vijfentwintig jaar is genoeg: de boeken gaan dicht.

## What the things do

card-illegal-help = Een illegale zaak: zet stenen van thuis op een van de twee velden, minstens het minimum waard; wat je er al hebt staan, telt niet mee. Staat er een vijand, dan moet je $5k hoger: zijn familieleden zijn voorgoed weg, zijn bodyguards vluchten naar het park.
card-legal-help = Een legale zaak: heb je geïnvesteerd, dan verdient één bodyguard er meteen en veilig geld, in $k: 10, 20, 30, 30, 40, 40, 50, 50 of 60 als je steen op 1 tot en met 9 staat.
card-diversion-help = Vertier (kapper, feest, diner): één vijandelijk familielid verlaat een illegaal veld en verdient dit jaar niets.
card-fbi-help = F.B.I.: één vijandelijk familielid, op een illegaal veld of een plaats van vertier, gaat de gevangenis in, blok 3, voor de rest van dit jaar en nog twee, tenzij zijn familie betaalt.
card-protection-help = Beschermingsgeld: een tegenstander die geïnvesteerd heeft, betaalt je, in $k, 10, 10, 20, 20, 30, 30, 40, 40 of 50 als zijn steen op 1 tot en met 9 staat, of wat hij heeft.
card-takeover-help = Overname: vervang de stenen van een vijand door eigen stenen van precies dezelfde waarde; de zijne gaan naar huis.
card-offer-help = Een aanbod dat niemand afslaat: alle stenen van één vijand op één illegaal veld, of zijn familielid op een plaats van vertier, verdwijnen, familieleden voorgoed.

## What a player can do

action-play = Gebruik { $card }
action-discard = Leg { $card } ongebruikt weg
action-bail = Koop je { $member } vrij
action-at = Op { $field }
action-member = { $member ->
    [Mama] Mama
   *[other] De { $member }
}
action-member-listed = Leden: { $member }
action-guards = { $guards-number ->
    [0] Zonder bodyguards
   *[other] Met { $guards }
}
action-victim = Van { $victim }
action-diverted = In { $diversion ->
    [kapsalon] de
   *[other] het
} { $diversion }
action-done = Dat is alles
action-swap = Ruil { $card }
action-rehire = { $guards-number ->
    [0] Huur niemand terug
   *[other] Huur { $guards } terug
}
action-invest = Zet je steen op { $marker }

## What a player can say

say-threaten = { $you ->
    [yes] Je waarschuwt { $victim }: pas op je tellen.
   *[no] { $victim-you ->
        [yes] Pas op je tellen.
       *[no] { $victim } kan maar beter uitkijken.
    }
}
say-truce = { $you ->
    [yes] Je biedt { $victim } vrede aan, voorlopig.
   *[no] { $victim-you ->
        [yes] Laten we elkaar met rust laten.
       *[no] Vrede met { $victim }, voorlopig.
    }
}
say-leave = Handen thuis: { $business }!

## What a player is asked

step-year = Een nieuw jaar begint.
step-swap = Welke kaarten ruil je?
step-turn = Welke kaart speel je?
step-rehire = Hoeveel bodyguards huur je terug?
step-invest = Waar zet je je investeringssteen?
step-close = Het jaar wordt afgesloten.

## What happens

event-year = { $you ->
    [yes] Jaar { $year }: jij begint.
   *[no] Jaar { $year }: { $seat } begint.
}
event-dealt = { $you ->
    [yes] Je krijgt { $cards } van de stapel.
   *[no] { $seat } krijgt { $cards } van de stapel.
}
event-dealt-hidden = { $cards-count ->
    [one] { $seat } krijgt een kaart.
   *[other] { $seat } krijgt { $cards-count } kaarten.
}
event-exchanged = { $you ->
    [yes] Je ruilt { $cards } in.
   *[no] { $seat } ruilt { $cards } in.
}
event-exchanged-hidden = { $cards-count ->
    [one] { $seat } ruilt één kaart in.
   *[other] { $seat } ruilt { $cards-count } kaarten in.
}
event-kept = { $you ->
    [yes] Je houdt al je kaarten.
   *[no] { $seat } houdt alle kaarten.
}
event-bailed = { $you ->
    [yes] Je betaalt { $money } en je { $member } staat weer buiten.
   *[no] { $seat } betaalt { $money } en { $member ->
        [Mama] Mama
       *[other] de { $member }
    } staat weer buiten.
}
event-discarded = { $you ->
    [yes] Je legt “{ $card }” ongebruikt weg.
   *[no] { $seat } legt “{ $card }” ongebruikt weg.
}
event-played = { $you ->
    [yes] Je speelt “{ $card }”.
   *[no] { $seat } speelt “{ $card }”.
}
event-opened = { $you ->
    [yes] Je bodyguard verdient op eerlijke wijze { $money } bij { $shop ->
        [rouwcentrum] het
       *[other] de
    } { $shop }.
   *[no] De bodyguard van { $seat } verdient op eerlijke wijze { $money } bij { $shop ->
        [rouwcentrum] het
       *[other] de
    } { $shop }.
}
event-placed = { $members-count ->
    [0] { $you ->
        [yes] Je trekt in bij { $field } met { $guards }.
       *[no] { $seat } trekt in bij { $field } met { $guards }.
    }
   *[other] { $you ->
        [yes] Je trekt in bij { $field } met { $guards-number ->
            [0] { $members }
           *[other] { $members-row } en { $guards }
        }.
       *[no] { $seat } trekt in bij { $field } met { $guards-number ->
            [0] { $members }
           *[other] { $members-row } en { $guards }
        }.
    }
}
event-expelled = { $members-count ->
    [0] { $you ->
        [yes] Je wordt bij { $field } eruit gegooid: { $guards } naar het park.
       *[no] { $seat } wordt bij { $field } eruit gegooid: { $guards } naar het park.
    }
   *[other] { $you ->
        [yes] Je wordt bij { $field } eruit gegooid: { $members } naar de haven{ $guards-number ->
            [0] {""}
           *[other] , { $guards } naar het park
        }.
       *[no] { $seat } wordt bij { $field } eruit gegooid: { $members } naar de haven{ $guards-number ->
            [0] {""}
           *[other] , { $guards } naar het park
        }.
    }
}
event-returned = { $members-count ->
    [0] { $you ->
        [yes] Je geeft { $field } af en neemt { $guards } mee naar huis.
       *[no] { $seat } geeft { $field } af en neemt { $guards } mee naar huis.
    }
   *[other] { $you ->
        [yes] Je geeft { $field } af en neemt { $guards-number ->
            [0] { $members }
           *[other] { $members-row } en { $guards }
        } mee naar huis.
       *[no] { $seat } geeft { $field } af en neemt { $guards-number ->
            [0] { $members }
           *[other] { $members-row } en { $guards }
        } mee naar huis.
    }
}
event-diverted = { $you ->
    [yes] Je { $member } wordt van { $field } weggelokt naar { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion }.
   *[no] De { $member } van { $seat } wordt van { $field } weggelokt naar { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion }.
}
event-arrested = { $you ->
    [yes] Je { $member } wordt gearresteerd bij { $field }.
   *[no] De { $member } van { $seat } wordt gearresteerd bij { $field }.
}
event-fetched = { $you ->
    [yes] Je { $member } wordt gearresteerd in { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion }.
   *[no] De { $member } van { $seat } wordt gearresteerd in { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion }.
}
event-drowned = { $you ->
    [yes] Je { $member } gaat van { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion } naar de haven.
   *[no] De { $member } van { $seat } gaat van { $diversion ->
        [kapsalon] de
       *[other] het
    } { $diversion } naar de haven.
}
event-extorted = { $you ->
    [yes] Je int { $money } bij { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } int { $money } bij jou.
       *[no] { $seat } int { $money } bij { $victim }.
    }
}
event-settled = { $you ->
    [yes] Het jaar brengt je { $money-number ->
        [0] niets
       *[other] { $money }
    } op; je mensen komen naar huis.
   *[no] Het jaar brengt { $seat } { $money-number ->
        [0] niets
       *[other] { $money }
    } op.
}
event-rehired = { $guards-number ->
    [0] { $you ->
        [yes] Je huurt niemand terug uit het park en verliest { $lost }.
       *[no] { $seat } huurt niemand terug uit het park en verliest { $lost }.
    }
   *[other] { $you ->
        [yes] Je huurt { $guards } terug uit het park{ $lost-number ->
            [0] {""}
            [one] {" "}en verliest er één
           *[other] {" "}en verliest er { $lost-number }
        }.
       *[no] { $seat } huurt { $guards } terug uit het park{ $lost-number ->
            [0] {""}
            [one] {" "}en verliest er één
           *[other] {" "}en verliest er { $lost-number }
        }.
    }
}
event-served = { $members-count ->
    [0] { $you ->
        [yes] Je mensen in de gevangenis schuiven een blok op.
       *[no] De mensen van { $seat } in de gevangenis schuiven een blok op.
    }
   *[other] { $you ->
        [yes] Je krijgt { $members } terug uit de gevangenis.
       *[no] { $seat } krijgt { $members } terug uit de gevangenis.
    }
}
event-invested = { $you ->
    [yes] Je investeert { $money }: je steen staat op { $marker }.
   *[no] { $seat } investeert { $money }: de steen staat op { $marker }.
}
event-sold = { $you ->
    [yes] Je verkoopt voor { $money }: je steen staat weer op { $marker }.
   *[no] { $seat } verkoopt voor { $money }: de steen staat weer op { $marker }.
}
event-ended = { $end }

## Refusals

refusal-card-not-in-hand = Die kaart heb je niet.
refusal-named-in-order = Noem de kaarten van laag naar hoog, elk niet vaker dan je die hebt.
refusal-card-of-no-use = Die kaart kan nu niets doen; je mag die ongebruikt wegleggen.
refusal-no-such-target = Daar kun je die kaart niet gebruiken.
refusal-stones-do-not-fit = Die stenen passen daar niet.
refusal-not-at-home = Die stenen heb je niet thuis.
refusal-members-in-order = Noem familieleden in de gedrukte volgorde; van twee met dezelfde waarde gaat de eerste.
refusal-last-card = De laatste kaart vraagt precies het minimum aan bodyguards; kan dat niet, dan alleen het goedkoopste familielid dat op een van beide velden volstaat.
refusal-nobody-like-that = Zo iemand staat daar niet.
refusal-no-such-prisoner = Zo iemand zit er van jou niet in de gevangenis.
refusal-bail-out-of-reach = Die borgtocht kun je niet betalen, of iemand met dezelfde waarde in hetzelfde blok gaat voor.
refusal-too-many-guards = Zoveel bodyguards heb je niet in het park, of je kunt ze niet betalen.
refusal-not-enough-cash = Daar heb je het geld niet voor.

## Options

option-strict_fields = Het minimum van een veld
option-strict_fields-false = Een veld betaalt wat er nog op staat.
option-strict_fields-true = Een veld dat aan het eind van het jaar onder zijn minimum staat, betaalt niets.
option-last_card = Wiens laatste kaart gebonden is
option-last_card-year = Alleen de allerlaatste kaart van het jaar is beperkt.
option-last_card-each = Ieders laatste kaart van het jaar is beperkt.

## Bots: why

reason-swap-useless = Die kaart levert je dit jaar vrijwel niets op.
reason-swap-done = De rest is het houden waard.
reason-bail = Er is werk voor je gevangene dat meer opbrengt dan de borgtocht kost.
reason-place = Goed geld, en weinig kaarten die het nog in gevaar brengen.
reason-place-more = Die zaak is al van jou: haal er meer uit.
reason-attack = Het veld betaalt, en een vijand verliest mensen.
reason-legal = Weinig, maar zeker, en meteen betaald.
reason-extort = De rijksten betalen het best.
reason-divert = Dat scheelt er een bij de afrekening.
reason-arrest = De gevaarlijkste zit het best achter tralies.
reason-takeover = Hun zaak wordt de jouwe voor dezelfde prijs.
reason-offer = Hun beste veld: weg.
reason-wait = Met geen enkele kaart valt nu iets nuttigs te doen.
reason-rehire = Een bodyguard verdient zijn prijs in een jaar terug.
reason-invest = Elke stap brengt het miljoen dichterbij.
reason-hold = Houd wat je hebt.

## The table in a terminal

capone-standing = steen op { $marker }, ${ $cash }k
table-goal = De eerste op 10, een miljoen, wint.
group-member = Leden …
group-guards = Bodyguards …
ask-at = Waar gebruik je die?
ask-member = Wie wordt het?
ask-guards = Hoeveel bodyguards?
ask-victim = Wie betaalt?
ask-diverted = Waar wordt hij vandaan gehaald?
ask-swap = Welke kaarten ruil je nog meer?
capone-sum = Tot nu toe gekozen: { $sum }. { $exact ->
    [yes] Het moet precies { $need } zijn.
   *[no] Het moet minstens { $need } zijn.
} Een bodyguard is 5 waard; je hebt er { $guards } thuis.
capone-equal = De { $second } is evenveel waard als de { $first }, die eerst gaat.
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
table-bar = bar
table-pawnbroker = pandhuis
table-exchange = wissel
table-credit = krediet
table-print = drukkerij
table-nightclub = nachtclub
table-casino = casino
table-bank = bank
table-jeweller = juwelier
table-guns = wapens
table-don = D
table-mama = M
table-right_hand = R
table-collector = I
table-lawyer = A
table-accountant = B
table-secretary = S
table-newcomer = N
table-minimum = minstens { $value }
table-year = Jaar { $year }, eerste beurt: { $seat ->
    [Jij] jij
   *[other] { $seat }
} · nog { $left } kaarten te spelen · stapel { $deck }
table-legal = legaal { $seats }
table-player = { $marker }/10 { $cash }  thuis { $home } · cel { $cells } · haven { $harbour } · park { $park }
table-hand = Je hand:
table-legend = Don Mama Rechterhand Inner Advocaat Boekhouder Secretaresse Nieuweling
table-legend-field = b1=5: familie b heeft daar één bodyguard, 5 waard; cel: blok 3/2/1
