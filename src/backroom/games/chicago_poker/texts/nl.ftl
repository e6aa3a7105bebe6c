game-title = Chicago Poker
game-blurb = Pokerhanden bij vier soorten duistere zaken, sommige kaarten open, andere geheim: neem de stad over voordat een ander het doet.

## Opties

option-short = Korte partij
option-short-false = Drie dezelfde, van elk één of vijf willekeurige zaken winnen.
option-short-true = Twee dezelfde of drie willekeurige zaken winnen.
option-no_specials = Zonder speciale kaarten
option-no_specials-false = Met de zes speciale kaarten.
option-no_specials-true = Alleen gangsters.

## Dingen

card-red = rood { $number }
card-blue = blauw { $number }
card-green = groen { $number }
card-gold = goud { $number }
card-black = zwart { $number }
card-raid = politie-inval
card-murder = moord
card-limousine = limousine
card-pistol = pistool
card-blackmail = chantage
special-raid = politie-inval
special-murder = moord
special-limousine = limousine
special-blackmail = chantage
business-pub = kroeg
business-jazz = jazzclub
business-brewery = brouwerij
business-den = goktent
place-a = A
place-b = B
place-c = C
place-d = D
position = kaart { $number }
combination-high-card = hoogste kaart
combination-pair = paar
combination-two-pair = twee paar
combination-three = drie gelijke
combination-straight = straat
combination-flush = flush
combination-full-house = full house
combination-four = vier gelijke
combination-rainbow-straight = regenboogstraat
combination-straight-flush = straight flush
combination-chicago-poker = Chicago poker

## Acties

action-draw = Trek een kaart
action-pass = Pas: meer is er niet mogelijk
action-end = Beëindig je beurt
action-play = Speel { $card } bij { $place }
action-raid = Doe een inval bij { $victim } in { $place }
action-murder = Vermoord de nieuwste kaart van { $victim } bij { $place }
action-limousine = Rijd met de limousine van { $source } naar { $target }
action-pistol = Schiet met het pistool: twee extra acties
action-blackmail = Chanteer: neem een kaart van de aflegstapel
action-waste = Gooi weg: { $special }
action-pick = Neem mee: { $position }
action-done = Rijd weg
action-duel = Eerst het duel bij { $place }
action-choose = Kies { $card }

## Vragen

step-start = Je kogels wachten. Welk duel komt eerst?
step-turn = Jij bent aan de beurt. Wat doe je?
step-discard = Je hebt te veel kaarten. Welke gaat weg?
step-duel = Een duel!
step-tie = Gelijk! Welke kaart roep je te hulp?

## Gebeurtenissen

event-started = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-opened = Een nieuwe zaak op { $place }: { $business }.
event-turn = { "" }
event-actions = { "" }
event-drew = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
event-drew-hidden = { $seat } trekt een kaart.
event-reshuffled = De aflegstapel wordt een nieuwe trekstapel van { $cards } kaarten.
event-played = { $you ->
    [yes] Je speelt { $card } bij { $place }.
   *[no] { $seat } speelt { $card } bij { $place }.
}
event-played-hidden = { $seat } speelt een gedekte kaart bij { $place }.
event-claimed = { $you ->
    [yes] Je kogel staat bij { $place }: een duel zodra je volgende beurt begint.
   *[no] { $seat } zet een kogel bij { $place }: een duel zodra die beurt begint.
}
event-raided = { $you ->
    [yes] Je doet een inval bij { $victim } in { $place } en ziet { $cards }.
   *[no] { $victim-you ->
        [yes] { $seat } doet een inval bij jou in { $place } en ziet { $cards }.
       *[no] { $seat } doet een inval bij { $victim } in { $place } en ziet { $cards }.
    }
}
event-raided-hidden = { $seat } doet een inval bij { $victim } in { $place } en bekijkt { $cards-count ->
    [one] één kaart
   *[other] { $cards-count } kaarten
}.
event-murdered = { $you ->
    [yes] Je laat { $card } van { $victim } vermoorden bij { $place }.
   *[no] { $victim-you ->
        [yes] { $seat } laat jouw { $card } vermoorden bij { $place }.
       *[no] { $seat } laat { $card } van { $victim } vermoorden bij { $place }.
    }
}
event-drove = { $you ->
    [yes] Je rijdt { $cards } van { $source } naar { $target }.
   *[no] { $seat } rijdt { $cards } van { $source } naar { $target }.
}
event-drove-hidden = { $seat } rijdt { $cards-count ->
    [one] één kaart
   *[other] { $cards-count } kaarten
} van { $source } naar { $target }: { $cards }.
event-fired = { $you ->
    [yes] Je schiet met het pistool: twee extra acties.
   *[no] { $seat } schiet met het pistool: twee extra acties.
}
event-blackmailed = { $you ->
    [yes] Je krijgt { $card } door chantage; de andere afgelegde kaarten gaan terug in de trekstapel.
   *[no] { $seat } krijgt { $card } door chantage; de andere afgelegde kaarten gaan terug in de trekstapel.
}
event-blackmailed-hidden = { $seat } krijgt een afgelegde kaart door chantage; de andere gaan terug in de trekstapel.
event-wasted = { $you ->
    [yes] Je gooit { $card } weg.
   *[no] { $seat } gooit { $card } weg.
}
event-passed = { $you ->
    [yes] Je kunt niets doen en past.
   *[no] { $seat } kan niets doen en past.
}
event-stopped = { $you ->
    [yes] Je laat het hierbij.
   *[no] { $seat } laat het hierbij.
}
event-discarded = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $seat } legt { $card } af.
}
event-deadlock = Niemand kan iets doen: een duel bij elke zaak.
event-showed = { $you ->
    [yes] Je toont { $combination } bij { $place }: { $cards }.
   *[no] { $seat } toont { $combination } bij { $place }: { $cards }.
}
event-reinforced = { $you ->
    [yes] Je roept { $card } te hulp.
   *[no] { $seat } roept { $card } te hulp.
}
event-turned_up = { $you ->
    [yes] Je draait { $card } open.
   *[no] { $seat } draait { $card } open.
}
event-put_aside = { "" }
event-won = { $you ->
    [yes] Jij neemt de { $business } op { $place } over!
   *[no] { $seat } neemt de { $business } op { $place } over!
}
event-cleared = { "" }

## Weigeringen

refusal-hand-would-be-full = Je kunt niet trekken: je beurt zou eindigen met meer dan zeven kaarten in de hand.
refusal-no-card-to-draw = Er is geen kaart meer om te trekken.
refusal-actions-are-compulsory = Je moet je acties nog gebruiken: trek een kaart of speel er een.
refusal-card-not-in-hand = Die kaart heb je niet.
refusal-no-business-there = Op die plek is geen zaak.
refusal-series-full = Je hebt daar al vijf kaarten liggen.
refusal-hand-must-shrink = Je hand moet terug naar zeven kaarten, en dan blijven er niet genoeg acties over.

## Hulp

help-goal =
    Waar het om gaat
    Je bent een baas in Chicago en neemt zaken over. Wie als eerste drie zaken van één soort, van elk van de vier soorten één, of vijf willekeurige heeft, wint meteen.
    In een korte partij zijn twee van één soort of drie willekeurige genoeg.
help-turn =
    Je beurt
    Je hebt drie acties (in de eerste ronde heeft de eerste speler er één, de tweede twee). Elke actie is een kaart trekken of een kaart spelen; overslaan mag niet.
    Aan het eind van je beurt heb je hoogstens zeven kaarten, dus trekken kan niet als je de kaart niet meer kwijt zou raken.
    Gangsters komen aan jouw kant van een zaak, hoogstens vijf. Wie daar als eerste een vijfde kaart legt, zet er een kogel. Begint de volgende beurt van die speler, dan toont iedereen met kaarten daar wat er ligt, en de beste hand krijgt de zaak.
    Bij gelijke handen beslist één kaart uit de hand van ieder die gelijk staat.
help-businesses =
    Zaken: zo liggen je vijf kaarten er
    kroeg       dicht  dicht  open   open   open
    jazzclub    open   open   open   dicht  dicht
    brouwerij   open   open   open   open   open
    goktent     dicht  dicht  dicht  dicht  dicht
help-hands =
    Handen, van hoog naar laag (vijf kleuren, waarden 1 tot 15)
    Chicago poker      7 7 7 7 7     vijf van één waarde
    straight flush     4 5 6 7 8     op een rij, één kleur
    regenboogstraat    4 5 6 7 8     op een rij, vijf kleuren
    vier gelijke       9 9 9 9
    full house         6 6 6 2 2
    flush              1 4 5 9 12    één kleur
    straat             4 5 6 7 8     op een rij
    drie gelijke       8 8 8
    twee paar          9 9 4 4
    paar               5 5
    hoogste kaart      15
    Minder dan vijf kaarten kunnen winnen, maar vormen geen straat, flush of full house.
help-specials =
    Speciale kaarten (elk kost een actie en wordt dan afgelegd)
    politie-inval   bekijk de gedekte kaarten van één speler bij één zaak
    moord           verwijder de nieuwste kaart van andermans serie; een serie met haar kogel is veilig
    limousine       verplaats één tot vier kaarten van één eigen serie naar een andere zaak, in elke volgorde
    pistool         twee extra acties deze beurt
    chantage        neem een kaart naar keuze van de aflegstapel; de rest gaat in de trekstapel
