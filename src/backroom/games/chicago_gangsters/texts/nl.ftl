game-title = Chicago Gangsters
game-blurb = Twee tegen twee, elke ronde met een andere vriend. Zet je kaarten ongezien in, houd er één verborgen, pak je deel, en vertrouw nooit de man naast je.

## Dingen

means-weapon = wapen { $number }
means-bribe = smeergeld { $number }
means-blackmail = chantage { $number }

person-spy = Spion
person-whisky-smuggler = Whiskysmokkelaar
person-dealer = Dealer
person-thief = Dief
person-explosives-expert = Springstofexpert
person-fence = Heler
person-poker-player = Pokerspeler
person-priest = Priester
person-brawler = Vechtersbaas
person-reporter = Reporter
person-taxi-driver = Taxichauffeur
person-customs-officer = Douanier
person-bank-director = Bankdirecteur
person-mayor = Burgemeester
person-police-chief = Politiechef
person-prosecutor = Procureur
person-judge = Rechter
person-senator = Senator

clan-bellini = Bellini
clan-ohara = O’Hara
clan-kowalski = Kowalski
clan-sterling = Sterling

coalition-pact1 = Bellini (?) en O’Hara (&) tegen Kowalski (&) en Sterling
coalition-pact2 = O’Hara (?) en Bellini (&) tegen Sterling (&) en Kowalski
coalition-pact3 = Kowalski (?) en Sterling (&) tegen Bellini (&) en O’Hara
coalition-pact4 = Sterling (?) en Kowalski (&) tegen O’Hara (&) en Bellini
coalition-pact5 = Bellini (?) en Kowalski (&) tegen O’Hara (&) en Sterling
coalition-pact6 = Kowalski (?) en Bellini (&) tegen Sterling (&) en O’Hara
coalition-pact7 = O’Hara (?) en Sterling (&) tegen Bellini (&) en Kowalski
coalition-pact8 = Sterling (?) en O’Hara (&) tegen Kowalski (&) en Bellini
coalition-pact9 = Bellini (?) en Sterling (&) tegen O’Hara (&) en Kowalski
coalition-pact10 = Sterling (?) en Bellini (&) tegen Kowalski (&) en O’Hara
coalition-pact11 = O’Hara (?) en Kowalski (&) tegen Bellini (&) en Sterling
coalition-pact12 = Kowalski (?) en O’Hara (&) tegen Sterling (&) en Bellini
coalition-end-card = de eindkaart

district-stockyards = de Stockyards (wapens, personen)
district-back-of-the-yards = Back of the Yards (wapens)
district-the-loop = The Loop (smeergeld, personen)
district-gold-coast = Gold Coast (smeergeld)
district-hyde-park = Hyde Park (chantage, personen)
district-bronzeville = Bronzeville (chantage)
district-west-side = West Side (wapens, smeergeld, personen)
district-little-italy = Little Italy (wapens, smeergeld)
district-near-north-side = Near North Side (wapens, chantage, personen)
district-cicero = Cicero (wapens, chantage)
district-south-side = South Side (smeergeld, chantage, personen)
district-chinatown = Chinatown (smeergeld, chantage)
district-the-levee = The Levee (wapens, smeergeld, chantage, personen)

loot-loot1 = winnaars 2 flessen, of de persoon; verliezers 1 fles, of 1 middelkaart
loot-loot2 = winnaars 2 flessen, of de persoon en 1 middelkaart; verliezers 1 middelkaart, of 1 middelkaart
loot-loot3 = winnaars 1 fles en 2 middelkaarten, of de persoon; verliezers 1 fles, of 1 middelkaart
loot-loot4 = winnaars 1 fles en 1 middelkaart, of de persoon en 1 middelkaart; verliezers 2 middelkaarten, of 1 middelkaart
loot-loot5 = winnaars de persoon en 1 fles, of 2 middelkaarten; verliezers 1 fles, of 1 middelkaart
loot-loot6 = winnaars de persoon en 1 fles, of 1 fles en 1 middelkaart; verliezers 1 middelkaart, of 1 middelkaart
loot-loot7 = winnaars 2 flessen en 1 middelkaart, of de persoon; verliezers 2 middelkaarten, of 1 middelkaart
loot-loot8 = winnaars de persoon en 2 middelkaarten, of 1 fles; verliezers 1 fles, of 1 middelkaart
loot-loot9 = winnaars 2 flessen, of 1 fles en 1 middelkaart; verliezers de persoon, of 1 middelkaart
loot-loot10 = winnaars 2 flessen, of 3 middelkaarten; verliezers de persoon, of 1 middelkaart
loot-loot11 = winnaars 2 flessen en 1 middelkaart, of 1 fles; verliezers de persoon, of 1 middelkaart
loot-loot12 = winnaars 1 fles en 2 middelkaarten, of 1 fles en 1 middelkaart; verliezers de persoon, of 1 fles

side-challengers = uitdagers
side-defenders = verdedigers

package-first = eerste
package-second = tweede

item-bottle = 1 fles
item-means = 1 middelkaart
item-person = de persoon

ability-spy = de Spion
ability-whisky-smuggler = de Whiskysmokkelaar
ability-fence = de Heler
ability-poker-player = de Pokerspeler
ability-mr-x = het masker van Mr. X

goal-win = Deze gaan we winnen
goal-half = De helft van hun sterkte is genoeg
goal-save = Laten we onze kaarten sparen

result-winners = winnaars
result-losers = verliezers

prize-weapons = het grootste arsenaal
prize-bribes = de diepste zakken
prize-blackmail = de sappigste geheimen
prize-persons = de meeste personen
prize-godfather = de meeste peetvaderpunten

## Wat de personen doen

person-spy-help = Spion (0): leg aan het einde van elke ronde één keer middelen ter waarde van 6 of meer af voor een fles.
person-whisky-smuggler-help = Whiskysmokkelaar (0): leg aan het einde van elke ronde één keer middelen ter waarde van 6 of meer af voor een fles.
person-dealer-help = Dealer (1): jouw smeergeld is in elke wijk geldig.
person-thief-help = Dief (1): jouw chantage is in elke wijk geldig.
person-explosives-expert-help = Springstofexpert (1): jouw wapens zijn in elke wijk geldig.
person-fence-help = Heler (1): leg aan het einde van elke ronde één keer een kaart af en trek een andere.
person-poker-player-help = Pokerspeler (1): leg aan het einde van elke ronde één keer twee kaarten af en neem er twee van de aflegstapel die samen niet meer waard zijn.
person-priest-help = Priester (1): telt bij de eindafrekening als twee personen.
person-brawler-help = Vechtersbaas (1): verdubbelt één keer per partij je ingezette middelen, met hoogstens 10. Daarna is hij weg.
person-reporter-help = Reporter (2): waar personen niet tellen maar chantage wel, is hij toch 2 waard.
person-taxi-driver-help = Taxichauffeur (2): waar personen niet tellen maar wapens wel, is hij toch 2 waard.
person-customs-officer-help = Douanier (2): waar personen niet tellen maar smeergeld wel, is hij toch 2 waard.

## Wat een speler kan doen

action-put = Zet { $means } in
action-hide = Zet { $means } in en laat die verborgen
action-done = Dat is alles
action-open = Leg het open op tafel
action-join = Dat is alles; aan de kant van de { $side }
action-claim = Roep jezelf uit tot peetvader
action-pass = Pas
action-duel = Speel { $means }
action-brawl = Stuur de Vechtersbaas erop af
action-take = Neem het { $package } pakket
action-pay = Betaal { $item }
action-draw = Trek een middelkaart
action-use = Gebruik { $ability }
action-discard = Leg { $means } af
action-fish = Neem { $means } van de aflegstapel
action-end = Sluit je beurt af

## Wat een speler kan aankondigen

say-stay_out = Ik blijf hierbuiten.
say-put_in = Ik zet { $strength } in.
say-want = Ik wil het { $package } pakket.
say-aim = { $goal }.

## Wat een speler gevraagd wordt

step-reveal = De kaarten gaan open.
step-claim = Roep je jezelf uit tot peetvader, en zet je je partner aan de kant?
step-contest = Een ander roept zich uit tot peetvader. Betwist je dat en vecht je het uit, met elk één kaart?
step-duel = Er zijn meer peetvaders dan ringen. Welke kaart speel je?
step-lurk = Jij bent Mr. X. Wat leg je neer, en voor welke kant?
step-commit = Wat zet je in?
step-brawl = Doet de Vechtersbaas mee?
step-fight = De kanten worden vergeleken.
step-loot = Welk pakket neem je?
step-pay = Wat betaal je de partner die je aan de kant hebt gezet?
step-mini = De ronde is voorbij. Wat doe je?

## Wat er gebeurt

event-started = { $you ->
    [yes] Jij deelt; er zijn { $cards } middelkaarten in het spel.
   *[no] { $seat } deelt; er zijn { $cards } middelkaarten in het spel.
}
event-masked = { $you ->
    [yes] Jij bent Mr. X.
   *[no] { $seat } is Mr. X.
}
event-joined = { $you ->
    [yes] Jij leidt de clan { $clan }.
   *[no] { $seat } leidt de clan { $clan }.
}
event-round = Een nieuwe ronde in { $district }: { $coalition }. Buit: { $loot }. In de aanbieding: { $person }.
event-drew = { $you ->
    [yes] Je trekt { $means }.
   *[no] { $seat } trekt { $means }.
}
event-drew-hidden = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $seat } trekt een kaart.
}
event-reshuffled = De stapel is op: { $cards ->
    [one] de ene afgelegde kaart wordt
   *[other] de { $cards } afgelegde kaarten worden
} tot een nieuwe geschud.
event-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
event-fished = { $you ->
    [yes] Je neemt { $cards } van de aflegstapel.
   *[no] { $seat } neemt { $cards } van de aflegstapel.
}
event-claimed = { $you ->
    [yes] Je roept jezelf uit tot peetvader.
   *[no] { $seat } roept zichzelf uit tot peetvader.
}
event-contested = { $you ->
    [yes] Je betwist { $other } het peetvaderschap.
   *[no] { $other-you ->
        [yes] { $seat } betwist jou het peetvaderschap.
       *[no] { $seat } betwist { $other } het peetvaderschap.
    }
}
event-duelled = { $you ->
    [yes] Je speelt { $means } om de ring van de peetvader.
   *[no] { $seat } speelt { $means } om de ring van de peetvader.
}
event-crowned = { $you ->
    [yes] Jij bent de nieuwe peetvader; { $other } staat deze ronde aan de kant.
   *[no] { $other-you ->
        [yes] { $seat } is de nieuwe peetvader en zet jou deze ronde aan de kant.
       *[no] { $seat } is de nieuwe peetvader; { $other } staat deze ronde aan de kant.
    }
}
event-deadlocked = Gelijke kaarten, en er was nog geen peetvader: niemand krijgt deze ronde de ring.
event-lurked = { $you ->
    [yes] Je legt { $cards } neer voor de { $side }.
   *[no] Mr. X legt { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    } neer voor de { $side }.
}
event-laid_open = { $you ->
    [yes] Je legt je inzet open: { $cards }.
   *[no] { $seat } legt de inzet open: { $cards }.
}
event-committed = { $cards-count ->
    [0] { $you ->
        [yes] Je hebt alleen { $hidden } ingezet, verborgen.
       *[no] { $seat } heeft alleen { $hidden } ingezet, verborgen.
    }
   *[other] { $you ->
        [yes] Je hebt { $cards } ingezet, met { $hidden } verborgen.
       *[no] { $seat } heeft { $cards } ingezet, met { $hidden } verborgen.
    }
}
event-committed-hidden = { $you ->
    [yes] Je hebt { $cards } ingezet.
   *[no] { $seat } heeft { $cards } ingezet.
}
event-brawled = { $you ->
    [yes] Jouw Vechtersbaas doet mee.
   *[no] { $seat } stuurt de Vechtersbaas erop af.
}
event-revealed = { $cards-count ->
    [0] { $useless-count ->
        [0] { $you ->
            [yes] Je toont niets.
           *[no] { $seat } toont niets.
        }
       *[other] { $you ->
            [yes] Je toont { $useless } en neemt alles terug: hier niets waard.
           *[no] { $seat } toont { $useless } en neemt alles terug: hier niets waard.
        }
    }
   *[other] { $you ->
        [yes] Je toont { $cards }.
       *[no] { $seat } toont { $cards }.
    }{ $useless-count ->
        [0] {""}
       *[other] {" "}Hier niets waard en terug in de hand: { $useless }.
    }
}{ $hides ->
    [0] {""}
   *[other] {" "}Eén kaart blijft verborgen.
}
event-announced = De { $side } melden een sterkte van { $strength }.
event-unmasked = { $cards-count ->
    [0] { $useless-count ->
        [0] { $you ->
            [yes] Je hebt als Mr. X niets neergelegd.
           *[no] Mr. X heeft niets neergelegd.
        }
       *[other] { $you ->
            [yes] Je draait als Mr. X { $useless } om en neemt alles terug: hier niets waard.
           *[no] Mr. X draait { $useless } om en neemt alles terug: hier niets waard.
        }
    }
   *[other] { $you ->
        [yes] Je draait als Mr. X je kaarten om: { $cards }.
       *[no] Mr. X draait { $cards } om.
    }{ $useless-count ->
        [0] {""}
       *[other] {" "}Hier niets waard en terug in de hand: { $useless }.
    }
}
event-exposed = { $you ->
    [yes] Jouw verborgen kaart is { $means }.
   *[no] De verborgen kaart van { $seat } is { $means }.
}
event-contributed = { $you ->
    [yes] Je draagt { $strength } bij.
   *[no] { $seat } draagt { $strength } bij.
}
event-fought = Uitdagers { $challengers }, verdedigers { $defenders }: de { $side } winnen. { $shared ->
    [0] De verliezers hebben minder dan de helft en krijgen niets.
   *[other] De verliezers krijgen hun deel.
}
event-spent = { $you ->
    [yes] Jouw kaarten gaan naar de aflegstapel: { $cards }.
   *[no] De kaarten van { $seat } gaan naar de aflegstapel: { $cards }.
}
event-left = { $you ->
    [yes] Jouw { $person } verlaat de stad.
   *[no] De { $person } van { $seat } verlaat de stad.
}
event-took = { $you ->
    [yes] Je neemt het { $package } pakket van de { $result }.
   *[no] { $seat } neemt het { $package } pakket van de { $result }.
}
event-took_both = { $you ->
    [yes] Je neemt beide pakketten van de { $result }.
   *[no] { $seat } neemt beide pakketten van de { $result }.
}
event-compensated = { $you ->
    [yes] Je koopt { $other } af met { $item }.
   *[no] { $other-you ->
        [yes] { $seat } koopt jou af met { $item }.
       *[no] { $seat } koopt { $other } af met { $item }.
    }
}
event-gained = { $you ->
    [yes] Je krijgt { $bottles ->
        [one] 1 fles.
       *[other] { $bottles } flessen.
    }
   *[no] { $seat } krijgt { $bottles ->
        [one] 1 fles.
       *[other] { $bottles } flessen.
    }
}
event-hired = { $you ->
    [yes] De { $person } werkt nu voor jou.
   *[no] De { $person } werkt nu voor { $seat }.
}
event-dismissed = Niemand neemt de { $person } aan, die nu de stad verlaat.
event-traded_places = { $you ->
    [yes] Je neemt de clan over van { $other }, de nieuwe Mr. X.
   *[no] { $other-you ->
        [yes] Jij staat met lege handen: jij bent de nieuwe Mr. X en { $seat } leidt jouw clan.
       *[no] { $other } staat met lege handen: { $other } is de nieuwe Mr. X en { $seat } leidt de clan.
    }
}
event-used = { $you ->
    [yes] Je gebruikt { $ability }.
   *[no] { $seat } gebruikt { $ability }.
}
event-pointed = { $you ->
    [yes] Een peetvaderpunt voor jou.
   *[no] Een peetvaderpunt voor { $seat }.
}
event-closed = De ronde is voorbij.
event-curtain = De eindkaart: er wordt niet meer gevochten. Tijd voor de eindafrekening.
event-shown = { $you ->
    [yes] Je toont je hand: { $cards }.
   *[no] { $seat } toont een hand met { $cards }.
}
event-prized = { $you ->
    [yes] Jij hebt { $prize }.
   *[no] { $seat } heeft { $prize }.
}

## Weigeringen

refusal-card-not-in-hand = Die kaart heb je niet, of je hebt er niet zoveel.
refusal-may-not-hide = Alleen de uitdager wiens clan het ? heeft, mag een kaart verborgen laten.
refusal-cards-in-order = Noem je kaarten in oplopende volgorde.
refusal-hand-full = Je hand is vol: tien kaarten is de grens.
refusal-no-draw-left = Er valt voor jou niets meer te trekken.
refusal-ability-needs-cards = Daar heb je de kaarten niet voor.
refusal-ability-other-first = Een andere persoon van je doet hetzelfde. Gebruik die eerst.
refusal-card-not-in-discards = Die kaart ligt niet op de aflegstapel, of er liggen er niet zoveel.
refusal-fish-too-dear = Neem twee kaarten, de laagste eerst, die samen niet meer waard zijn dan de twee die je aflegde.
refusal-ability-not-there = Je hebt die persoon niet, of je hebt hem al gebruikt.

## Waarom een bot doet wat hij doet

reason-fight = Met deze som win je waarschijnlijk de wijk, en een goed deel van de buit.
reason-share = De helft van hun sterkte is genoeg voor een aandeel.
reason-save = Niets hier is de kaarten waard.
reason-hide = Een hoge kaart die niemand ziet, laat de verdedigers gissen.
reason-mask = De beste kant en som voor Mr. X.
reason-contest = De ring is een kaart waard, en de jouwe is hoog genoeg.
reason-let-be = Geen gevecht waard: laat de ring maar gaan.
reason-claim = Sterk genoeg om alleen te vechten en beide pakketten te houden.
reason-partner = Twee zijn hier sterker dan één.
reason-duel = De hoogste kaart voor de ring.
reason-brawl = Genoeg punten om door de Vechtersbaas te laten verdubbelen.
reason-hold-back = De Vechtersbaas is later meer waard.
reason-package = Het waardevolste van de twee pakketten.
reason-pay = De betaling die het minst pijn doet.
reason-draw = Een kaart voor niets.
reason-sell = Deze kaarten zijn minder waard dan een fles.
reason-change = Elke kaart is beter dan deze.
reason-poker = Met deze kaarten van de aflegstapel wordt je sterkste middel nog sterker.
reason-end = Deze ronde valt er niets meer te halen.

## Opties

option-expert = De peetvader
option-expert-false = Partners blijven de hele ronde partners.
option-expert-true = Expertregels: wie zich tot peetvader uitroept, zet zijn partner aan de kant en vecht alleen.

## De tafel in een terminal

gangsters-standing = { $bottles ->
    [one] 1 fles
   *[other] { $bottles } flessen
}{ $over ->
    [yes] , { $persons ->
        [one] 1 persoon
       *[other] { $persons } personen
    }
   *[no] {""}
}
table-goal = Wie de meeste flessen heeft, wint.
ask-put = Wat zet je nog meer in?
ask-discard = Welke kaart gaat weg?
ask-fish = Welke kaart neem je?
gangsters-sum = Hier { $sum } waard: { $means } aan kaarten, { $persons } aan personen.
gangsters-player = speler
gangsters-side = kant
gangsters-bottles = flessen
gangsters-hand = kaarten
gangsters-put-in = ingezet
gangsters-persons = personen
gangsters-seen = gezien in de hand
gangsters-may-hide = mag er één verbergen
gangsters-thrown-out = aan de kant gezet
gangsters-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gangsters-hidden = verborgen: { $card }
table-weapon = W
table-bribe = S
table-blackmail = C
table-challenger = U
table-defender = V
table-legend = W wapen S smeergeld C chantage; * geldig; U uitdager V verdediger; x weg
table-round = Ronde { $number } · { $district } · in de aanbieding: { $person }
table-over = De partij is afgelopen.
table-loot = Winnaars { $winners } · verliezers { $losers }
table-person = persoon
table-bottles = { $count ->
    [one] 1 fles
   *[other] { $count } flessen
}
table-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-player = hand { $hand }, flessen { $bottles }
table-points = { $points ->
    [one] 1 punt:
   *[other] { $points } punten:
}{" "}
table-godfather = PEETVADER
table-lurking = { $count ->
    [one] 1 gedekt
   *[other] { $count } gedekt
}
table-known = gezien in de hand: { $cards }
table-sums = Uitdagers { $challengers } · verdedigers { $defenders } · stapel { $deck } · afgelegd { $discards }
table-hand = Je hand:
table-useless = hier niets waard
