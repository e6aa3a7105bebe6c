game-title = Chicago Poker
game-blurb = Poker om alle kroegen van de stad tegelijk: zet je gangsters in, eis je duel, en hoop dat er niemand met een limousine voorrijdt.

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

position = { $number ->
    [1] 1e kaart
    [2] 2e kaart
    [3] 3e kaart
    [4] 4e kaart
   *[5] 5e kaart
}

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
combination-chicago-poker = Chicago Poker

## Wat de dingen doen

## Wat een speler kan doen

action-draw = Trek een kaart
action-pass = Pas
action-end = Beëindig je beurt
action-play = Leg { $card } bij { $place }
action-raid = Doe een inval bij { $victim } in { $place }
action-murder = Vermoord de nieuwste kaart van { $victim } bij { $place }
action-limousine = Rij met kaarten van { $source } naar { $target }
action-pistol = Gebruik het pistool
action-blackmail = Chanteer: neem een kaart van de aflegstapel
action-waste = Gooi de { $special } ongebruikt weg
action-pick = Neem de { $position } mee
action-done = Rij weg
action-duel = Eerst het duel bij { $place }
action-choose = Kies { $card }

## Wat een speler gevraagd wordt

step-start = Je hebt meer dan één duel tegoed. Welk eerst?
step-turn = Wat doe je?
step-discard = Je hebt te veel kaarten. Welke gaat weg?
step-duel = Kaarten op tafel!
step-tie = Het duel staat gelijk. Welke kaart uit je hand stuur je erop af?

## Wat er gebeurt

event-started = { $you ->
    [yes] Jij begint. Er zijn { $cards } kaarten in het spel.
   *[no] { $seat } begint. Er zijn { $cards } kaarten in het spel.
}
event-opened = Op { $place } gaat een { $business } open.
event-turn = { $you ->
    [yes] Beurt { $turn }: jij bent aan zet.
   *[no] Beurt { $turn }: { $seat } is aan zet.
}
event-actions = { $left ->
    [0] { $extra ->
        [0] Geen acties meer.
        [one] Nog 1 extra actie.
       *[other] Nog { $extra } extra acties.
    }
    [one] { $extra ->
        [0] Nog 1 actie.
       *[other] Nog 1 actie, en { $extra } extra.
    }
   *[other] { $extra ->
        [0] Nog { $left } acties.
       *[other] Nog { $left } acties, en { $extra } extra.
    }
}
event-drew = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
event-drew-hidden = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $seat } trekt een kaart.
}
event-reshuffled = De trekstapel is op: de aflegstapel wordt geschud tot een nieuwe van { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
}
event-played = { $you ->
    [yes] Je legt { $card } bij { $place }.
   *[no] { $seat } legt { $card } bij { $place }.
}
event-played-hidden = { $you ->
    [yes] Je legt een kaart gedekt bij { $place }.
   *[no] { $seat } legt een kaart gedekt bij { $place }.
}
event-claimed = { $you ->
    [yes] Je zet een kogel op { $place }: aan het begin van je volgende beurt komt er een duel.
   *[no] { $seat } zet een kogel op { $place }: zodra { $seat } weer aan de beurt is, komt er een duel.
}
event-raided = { $you ->
    [yes] Je doet een inval bij { $victim } in { $place } en ziet { $cards }.
   *[no] { $victim-you ->
        [yes] { $seat } doet een inval bij jou in { $place } en ziet { $cards }.
       *[no] { $seat } doet een inval bij { $victim } in { $place } en ziet { $cards }.
    }
}
event-raided-hidden = { $seat } doet een inval bij { $victim } in { $place } en ziet { $cards-count ->
    [one] 1 kaart.
   *[other] { $cards-count } kaarten.
}
event-murdered = { $you ->
    [yes] Je vermoordt { $card }, de nieuwste kaart van { $victim } bij { $place }.
   *[no] { $victim-you ->
        [yes] { $seat } vermoordt { $card }, jouw nieuwste kaart bij { $place }.
       *[no] { $seat } vermoordt { $card }, de nieuwste kaart van { $victim } bij { $place }.
    }
}
event-drove = { $you ->
    [yes] Je brengt { $cards } van { $source } naar { $target }, per limousine.
   *[no] { $seat } brengt { $cards } van { $source } naar { $target }, per limousine.
}
event-drove-hidden = { $seat } brengt { $cards } van { $source } naar { $target }, per limousine.
event-fired = { $you ->
    [yes] Je gebruikt het pistool: twee extra acties.
   *[no] { $seat } gebruikt het pistool: twee extra acties.
}
event-blackmailed = { $you ->
    [yes] Je chantage levert { $card } op; de rest van de aflegstapel gaat geschud bij de trekstapel.
   *[no] De chantage van { $seat } levert { $card } op; de rest van de aflegstapel gaat geschud bij de trekstapel.
}
event-blackmailed-hidden = De chantage van { $seat } levert een kaart van de aflegstapel op; de rest gaat geschud bij de trekstapel.
event-wasted = { $you ->
    [yes] Je gooit de { $card } ongebruikt weg.
   *[no] { $seat } gooit de { $card } ongebruikt weg.
}
event-passed = { $you ->
    [yes] Je kunt niets doen en past.
   *[no] { $seat } kan niets doen en past.
}
event-stopped = { $you ->
    [yes] Je houdt het voor gezien.
   *[no] { $seat } houdt het voor gezien.
}
event-discarded = { $you ->
    [yes] Je legt { $card } af: zeven is de grens.
   *[no] { $seat } legt { $card } af: zeven is de grens.
}
event-deadlock = Niemand kan nog iets: duels bij elk bedrijf met kaarten, { $you ->
    [yes] met jou als eigenaar van de kogels. Blijft het ergens gelijk, dan win jij, of anders de eerste na jou die gelijk staat.
   *[no] met { $seat } als eigenaar van de kogels. Blijft het ergens gelijk, dan wint { $seat }, of anders de eerste daarna die gelijk staat.
}
event-showed = { $you ->
    [yes] Je toont { $cards } bij { $place }: { $combination }.
   *[no] { $seat } toont { $cards } bij { $place }: { $combination }.
}
event-reinforced = { $you ->
    [yes] Je stuurt { $card } als versterking.
   *[no] { $seat } stuurt { $card } als versterking.
}
event-turned_up = { $you ->
    [yes] Je hand is leeg, dus de trekstapel beslist: { $card }.
   *[no] De hand van { $seat } is leeg, dus de trekstapel beslist: { $card }.
}
event-put_aside = Naar de aflegstapel: { $card }.
event-won = { $you ->
    [yes] Je wint de { $business } op { $place }.
   *[no] { $seat } wint de { $business } op { $place }.
}
event-cleared = Alle kaarten bij { $place } gaan naar de aflegstapel.
event-unbroken = Na tien herhalingen nog steeds gelijk bij { $place }; vanaf de eigenaar van de kogel geteld { $you ->
    [yes] ben jij de eerste die gelijk staat.
   *[no] is { $seat } de eerste die gelijk staat.
}
event-last_business = { $you ->
    [yes] Dat was het laatste bedrijf van de stad, en daarmee win je de partij.
   *[no] Dat was het laatste bedrijf van de stad, en daarmee wint { $seat } de partij.
}
event-longest_match = Na { $turns } beurten wint wie de meeste bedrijven heeft, en bij een gelijk aantal wie het eerst aan de beurt was: { $you ->
    [yes] jij.
   *[no] { $seat }.
}

## Weigeringen

refusal-hand-would-be-full = Je zou deze beurt niet meer op zeven kaarten uitkomen, dus je mag niet trekken.
refusal-no-card-to-draw = Er is geen kaart meer om te trekken.
refusal-actions-are-compulsory = Je moet nog een kaart trekken of spelen.
refusal-only-a-pass = Je kunt niets trekken of spelen: je kunt alleen nog passen.
refusal-card-not-in-hand = Die kaart heb je niet in je hand.
refusal-no-business-there = Daar ligt geen open bedrijf.
refusal-series-full = Je hebt daar al vijf kaarten.
refusal-hand-must-shrink = Je hebt meer dan zeven kaarten: speel iets waarmee je nog op zeven uitkomt.
refusal-no-discards = Er ligt niets op de aflegstapel om te nemen.
refusal-no-such-target = Daar kun je die kaart niet gebruiken.

## Opties

option-short = Korte partij
option-short-false = Je wint met drie bedrijven van dezelfde soort, één van elke soort, of vijf willekeurige.
option-short-true = Je wint met twee bedrijven van dezelfde soort, of drie willekeurige.
option-no_specials = Speciale kaarten
option-no_specials-false = Alle 81 kaarten doen mee.
option-no_specials-true = Alleen de 75 gangsters doen mee.

## Waarom de bot met vuistregels doet wat hij doet

reason-builds = Deze kaart maakt je hand daar beter, en een duel loont er.
reason-completes = De vijfde kaart: je staat voor op wat de anderen laten zien.
reason-joins = Er komt daar een duel, en deze kaart helpt het te winnen.
reason-draws = Er is nog niets dat het leggen waard is; een nieuwe kaart kan dat veranderen.
reason-full = Je hand is vol, en dit is het minst waard.
reason-murders = Die tegenstander maakt bijna een hand af die de jouwe verslaat.
reason-fires = Twee acties voor één is een koopje.
reason-blackmails = Op de aflegstapel ligt precies wat je plan nodig heeft.
reason-drives = Die kaarten zijn bij het andere bedrijf meer waard.
reason-raids = De kaart moet toch weg, dus kijk dan maar ergens rond.
reason-stops = Doorgaan levert niets op.
reason-nothing-else = Er is niets anders te doen.
reason-nearest = Dit bedrijf brengt je het dichtst bij de winst.
reason-highest = De hoogste kaart wint bij gelijke stand.
reason-least = Deze kaart is het minst bruikbaar.

## De tafel in een terminal

poker-letter-red = R
poker-letter-blue = B
poker-letter-green = G
poker-letter-gold = Y
poker-letter-black = Z
poker-letter-up = O
poker-letter-down = d
poker-legend = R rood  B blauw  G groen  Y goud  Z zwart; kleine letter: gedekt; *: kogel
poker-turn-label = beurt { $turn }
poker-faces-label = open/dicht
poker-hand-label = Je hand:
poker-won-label = Gewonnen: { $owned }
poker-short-pub = kroeg
poker-short-jazz = jazz
poker-short-brewery = brouwerij
poker-short-den = goktent
poker-piles-line = Trekstapel { $deck } · afgelegd { $discards }: { $newest }
poker-piles-line-turn = { $actions ->
    [one] Nog één actie
   *[other] Nog { $actions } acties
} · trekstapel { $deck } · afgelegd { $discards }: { $newest }
poker-pool-note = Onder de gedekte kaarten van { $seat } bij { $place }: { $cards }
poker-lies = { $business }, { $up ->
    [yes] open
   *[no] gedekt
}
poker-standing = { $count ->
    [0] geen bedrijf
    [one] 1 bedrijf ({ $owned })
   *[other] { $count } bedrijven ({ $owned })
}
table-goal = { $short ->
    [true] Win met 2 gelijke bedrijven, of 3 in totaal.
   *[false] Win met 3 gelijke, 4 soorten of 5 in totaal.
}
ask-pick = Welke kaart rijdt mee?
poker-won-heading = gewonnen
poker-cards-held = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
poker-bullet = kogel
poker-hidden = gedekt
poker-legend-large = O: ligt open, d: gedekt; (tussen haakjes): gedekt, en jij kent die
