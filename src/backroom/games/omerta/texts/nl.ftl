game-title = Omerta
game-blurb = De politie is onderweg en je kelder staat vol. Raak je flessen kwijt, onthoud welke kaart wat is, en roep Omerta voordat een ander het doet.

## Dingen

card-bottle = fles { $number }
card-gangster = de Gangster
card-lady = de Dame
card-mole = de Mol
card-snitch = de Verklikker
card-driver = de Chauffeur
card-safecracker = de Kluiskraker
card-killer = de Killer
card-witness = de Getuige
card-alibi = het Alibi
card-mamma = Mamma
card-patrol = de Politiepatrouille

slot = kaart { $number }
vault = kluiskaart { $number }

## Wat de dingen doen

card-bottle-help = Flessen tellen wat erop staat, 1 tot 10. Leg er een af, en wie het snelst is raakt er precies zo een kwijt.
card-gangster-help = Gangster (15): twee kaarten van twee verschillende spelers wisselen ongezien van plaats.
card-lady-help = Dame (15): de hand van een tegenstander wordt geschud. Niemand weet nog wat waar ligt.
card-mole-help = Mol (15): bekijk een van je eigen kaarten.
card-snitch-help = Verklikker (20): twee kaarten van de trekstapel voor je tegenstanders, allebei voor één of voor twee ieder één.
card-driver-help = Chauffeur (20): gooi een of twee van je flessen weg. Zit er iets anders bij, dan neem je ze terug en trek je een strafkaart.
card-safecracker-help = Kluiskraker (15): kijk in de kluis en ruil, als je wilt, een van je kaarten voor een van de vier.
card-killer-help = Killer (15): toon hem als een Gangster, Dame, Verklikker, Mamma of Politiepatrouille op je afkomt, en er is niets gebeurd; van een Verklikker houdt hij alleen jouw kaarten tegen. Toon je per ongeluk iets anders, dan krijg je een strafkaart en gebeurt het toch.
card-witness-help = Getuige (10): doet niets dan praten. Zie dat je haar kwijtraakt.
card-alibi-help = Alibi (0): doet niets, kost niets. Houd het vast.
card-mamma-help = Mamma (15): een tegenstander moet blijven eten en slaat een beurt over. Intussen doet hij niet mee aan races, maar kan niemand zijn hand schudden of hem kaarten geven.
card-patrol-help = Politiepatrouille (15): van één kaart van een tegenstander blijft iedereen twee beurten af, en de eigenaar mag niet roepen.

## Wat een speler kan doen

action-call = Roep Omerta
action-draw = Trek van de trekstapel
action-take = Neem van de aflegstapel
action-pass = Pas
action-discard = Leg de kaart af
action-decline = Laat maar
action-done = Dat is alles
action-swap = Vervang { $slot }
action-peek = Bekijk { $slot }
action-claim = Leg { $slot } af!
action-kill = Toon { $slot } als de Killer
action-throw = Gooi { $slot } weg
action-crack = Ruil { $slot }
action-pick = Kies { $slot }
action-aim = { $victim-you ->
    [yes] Een van je eigen kaarten
   *[no] Kies { $victim }
}
action-open = Pak { $vault }

## Wat een speler gevraagd wordt

step-peek = Bekijk twee van je kaarten, en onthoud ze.
step-end = De beurt is voorbij.
step-turn = Omerta roepen of trekken?
step-keep = Waar gaat de kaart heen?
step-race = Heb jij er precies zo een? Wie het eerst komt, het eerst maalt.
step-sealed_race = Heb jij er precies zo een? Kies in het geheim; het lot bepaalt de volgorde.
step-strike = Ze komen voor jou. Toon je een Killer?
step-gangster = De Gangster: welke twee kaarten wisselen van plaats?
step-lady = De Dame: wiens hand wordt geschud?
step-mole = De Mol: welke van je kaarten bekijk je?
step-snitch = De Verklikker: wie krijgt twee kaarten? Eén speler allebei, of twee ieder één.
step-driver = De Chauffeur: welke flessen gaan weg, een of twee?
step-vault = De kluis is open. Ruil je een kaart?
step-mamma = Mamma: wie moet blijven eten?
step-patrol = De Politiepatrouille: van welke kaart blijft iedereen af?

## Wat er gebeurt

event-round = { $you ->
    [yes] Ronde { $round }. Jij begint; open ligt { $card }.
   *[no] Ronde { $round }. { $seat } begint; open ligt { $card }.
}
event-peeked = { $you ->
    [yes] Je bekijkt { $slots }: { $cards }.
   *[no] { $seat } bekijkt { $slots }: { $cards }.
}
event-peeked-hidden = { $you ->
    [yes] Je bekijkt { $slots }.
   *[no] { $seat } bekijkt { $slots }.
}
event-turn = { $you ->
    [yes] Beurt { $turn }: jij.
   *[no] Beurt { $turn }: { $seat }.
}
event-skipped = { $you ->
    [yes] Mamma houdt je binnen: je slaat een beurt over.
   *[no] Mamma houdt { $seat } binnen: die slaat een beurt over.
}
event-passed = { $you ->
    [yes] Er is geen kaart voor je: je past.
   *[no] Er is geen kaart voor { $seat }, die past.
}
event-called = { $you ->
    [yes] Je roept Omerta!
   *[no] { $seat } roept Omerta!
}
event-drew = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
event-drew-hidden = { $you ->
    [yes] Je trekt van de trekstapel.
   *[no] { $seat } trekt van de trekstapel.
}
event-took = { $you ->
    [yes] Je neemt { $card } van de aflegstapel.
   *[no] { $seat } neemt { $card } van de aflegstapel.
}
event-took-hidden = { $you ->
    [yes] Je neemt de bovenste kaart van de aflegstapel.
   *[no] { $seat } neemt de bovenste kaart van de aflegstapel.
}
event-reshuffled = De trekstapel is op: de aflegstapel wordt geschud tot een nieuwe van { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
}
event-swapped = { $you ->
    [yes] Je vervangt { $slot }, en dat was { $card }.
   *[no] { $seat } vervangt { $slot }, en dat was { $card }.
}
event-swapped-hidden = { $you ->
    [yes] Je vervangt { $slot }.
   *[no] { $seat } vervangt { $slot }.
}
event-discarded = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $seat } legt { $card } af.
}
event-discarded-hidden = { $you ->
    [yes] Je legt de kaart af.
   *[no] { $seat } legt de kaart af.
}
event-hit = { $you ->
    [yes] Jij hebt er een: { $slot } is { $card }, en weg ermee.
   *[no] { $seat } heeft er een: { $slot } is { $card }, en weg ermee.
}
event-hit-hidden = { $you ->
    [yes] Jij hebt er een: { $slot } is weg.
   *[no] { $seat } heeft er een: { $slot } is weg.
}
event-missed = { $you ->
    [yes] Je toont { $slot }, maar dat is { $card }. Terug ermee.
   *[no] { $seat } toont { $slot }, maar dat is { $card }. Terug ermee.
}
event-missed-hidden = { $you ->
    [yes] Je toont { $slot }, maar dat is een andere kaart. Terug ermee.
   *[no] { $seat } toont { $slot }, maar dat is een andere kaart. Terug ermee.
}
event-penalty = { $you ->
    [yes] Je krijgt ongezien een strafkaart.
   *[no] { $seat } krijgt ongezien een strafkaart.
}
event-declined = { $you ->
    [yes] Je doet niets met { $card }.
   *[no] { $seat } doet niets met { $card }.
}
event-aimed = { $slots-count ->
    [0] { $you ->
        [yes] Je stuurt { $card } naar { $victims }.
       *[no] { $seat } stuurt { $card } naar { $victims }.
    }
   *[other] { $you ->
        [yes] Je stuurt { $card } naar { $victims }, voor { $slots }.
       *[no] { $seat } stuurt { $card } naar { $victims }, voor { $slots }.
    }
}
event-let_pass = { $you ->
    [yes] Je laat het gebeuren.
   *[no] { $seat } laat het gebeuren.
}
event-countered = { $you ->
    [yes] Je toont { $slot }: { $card }. Ze laten je met rust.
   *[no] { $seat } toont { $slot }: { $card }. Ze laten { $seat } met rust.
}
event-bluffed = { $you ->
    [yes] Je toont { $slot } als de Killer, maar het is { $card }.
   *[no] { $seat } toont { $slot } als de Killer, maar het is { $card }.
}
event-bluffed-hidden = { $you ->
    [yes] Je toont { $slot } als de Killer, maar dat is hij niet.
   *[no] { $seat } toont { $slot } als de Killer, maar dat is hij niet.
}
event-switched = { $first-you ->
    [yes] De Gangster ruilt jouw { $first_slot } voor { $second_slot } van { $second }.
   *[no] { $second-you ->
        [yes] De Gangster ruilt { $first_slot } van { $first } voor jouw { $second_slot }.
       *[no] De Gangster ruilt { $first_slot } van { $first } voor { $second_slot } van { $second }.
    }
}
event-shuffled = { $victim-you ->
    [yes] Jouw hand wordt geschud. Wat was ook weer wat?
   *[no] De hand van { $victim } wordt geschud.
}
event-looked = { $you ->
    [yes] Je bekijkt { $slot }: { $card }.
   *[no] { $seat } bekijkt { $slot }: { $card }.
}
event-looked-hidden = { $you ->
    [yes] Je bekijkt { $slot }.
   *[no] { $seat } bekijkt { $slot }.
}
event-given = { $you ->
    [yes] De Verklikker bezorgt je ongezien een kaart.
   *[no] De Verklikker bezorgt { $seat } ongezien een kaart.
}
event-threw = { $you ->
    [yes] Je gooit { $slots } weg: { $cards }.
   *[no] { $seat } gooit { $slots } weg: { $cards }.
}
event-threw-hidden = { $you ->
    [yes] Je gooit { $slots } weg.
   *[no] { $seat } gooit { $slots } weg.
}
event-botched = { $you ->
    [yes] Je wilt { $slots } weggooien, maar { $cards-count ->
        [one] dat is
       *[other] dat zijn
    } { $cards }. Terug ermee.
   *[no] { $seat } wil { $slots } weggooien, maar { $cards-count ->
        [one] dat is
       *[other] dat zijn
    } { $cards }. Terug ermee.
}
event-botched-hidden = { $you ->
    [yes] Je wilt { $slots } weggooien, maar { $slots-count ->
        [one] dat is geen fles.
       *[other] dat zijn niet allemaal flessen.
    } Terug ermee.
   *[no] { $seat } wil { $slots } weggooien, maar { $slots-count ->
        [one] dat is geen fles.
       *[other] dat zijn niet allemaal flessen.
    } Terug ermee.
}
event-opened = { $you ->
    [yes] In de kluis liggen { $cards }.
   *[no] { $seat } kijkt in de kluis: { $cards }.
}
event-opened-hidden = { $you ->
    [yes] Je kijkt in de kluis.
   *[no] { $seat } kijkt in de kluis.
}
event-cracked = { $you ->
    [yes] Je ruilt { $slot } voor { $vault }.
   *[no] { $seat } ruilt { $slot } voor { $vault }.
}
event-mothered = { $victim-you ->
    [yes] { $seat } stuurt Mamma bij je langs.
   *[no] { $you ->
        [yes] Je stuurt Mamma naar { $victim }.
       *[no] { $seat } stuurt Mamma naar { $victim }.
    }
}
event-patrolled = { $victim-you ->
    [yes] De Politiepatrouille van { $seat } zit { $turns } beurten op jouw { $slot }.
   *[no] { $you ->
        [yes] Jouw Politiepatrouille zit { $turns } beurten op { $slot } van { $victim }.
       *[no] De Politiepatrouille van { $seat } zit { $turns } beurten op { $slot } van { $victim }.
    }
}
event-held = { $victim-you ->
    [yes] Je zit nog één beurt van { $seat } met { $card } opgescheept.
   *[no] { $you ->
        [yes] { $victim } zit nog één beurt van jou met { $card } opgescheept.
       *[no] { $victim } zit nog één beurt van { $seat } met { $card } opgescheept.
    }
}
event-lifted = { $victim-you ->
    [yes] Je bent { $card } kwijt.
   *[no] { $victim } is { $card } kwijt.
}
event-revealed = { $you ->
    [yes] Je toont { $cards }: { $sum ->
        [one] 1 punt.
       *[other] { $sum } punten.
    }
   *[no] { $seat } toont { $cards }: { $sum ->
        [one] 1 punt.
       *[other] { $sum } punten.
    }
}
event-round_over = { $you ->
    [yes] De ronde is voorbij: jij riep Omerta.
   *[no] De ronde is voorbij: { $caller } riep Omerta.
}
event-round_over-hidden = De ronde is voorbij, en niemand riep Omerta.
event-scored = { $won ->
    [1] { $you ->
        [yes] Je wint de ronde: { $points } punten, { $total } in totaal.
       *[no] { $seat } wint de ronde: { $points } punten, { $total } in totaal.
    }
   *[0] { $you ->
        [yes] Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }, { $total } in totaal.
       *[no] { $seat } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }, { $total } in totaal.
    }
}

## Weigeringen

refusal-patrol-forbids-call = Je mag geen Omerta roepen zolang de Politiepatrouille op een van je kaarten zit.
refusal-no-card-to-draw = Er is geen kaart meer om te trekken.
refusal-no-card-to-swap = Je hebt geen kaart die je kunt vervangen.
refusal-no-discard-to-take = Er ligt niets op de aflegstapel om te nemen.
refusal-taken-card-must-stay = Een kaart van de aflegstapel moet in de plaats van een van jouw kaarten komen.
refusal-card-is-blocked = Op die kaart zit de Politiepatrouille.
refusal-player-under-mamma = Die speler zit bij Mamma aan tafel: geen Dame, geen Verklikker en geen tweede Mamma.

## Opties

option-race = De race om gelijke flessen
option-race-live = Live: de snelste wint.
option-race-sealed = In het geheim: iedereen kiest ongezien, en dan bepaalt het lot wie de eerste is.
option-memory_aid = Geheugensteun
option-memory_aid-false = Uit: een kaart is alleen te zien zolang je ernaar mag kijken. De rest moet je hoofd doen.
option-memory_aid-true = Aan: wat je weet, blijft op het scherm.

## Redenen van de bots

reason-call = Zeven of minder, en waarschijnlijk heeft niemand minder: tijd om te roepen.
reason-wait-to-call = Je kent al je kaarten; het is nog te veel, of iemand kan minder hebben.
reason-take-low = De bovenste kaart van de aflegstapel scheelt meer met je slechtste dan de trekstapel belooft.
reason-draw-deck = De trekstapel belooft meer dan de aflegstapel.
reason-nothing-to-draw = Er valt niets te trekken.
reason-keep-low = Deze kaart is lager dan je slechtste.
reason-see-unknown = Deze kaart vervangt er een die je niet kent: dubbele winst.
reason-dump = Deze kaart ligt beter op de aflegstapel.
reason-race-sure = Van deze ben je zeker.
reason-race-unsure = Je weet er geen te liggen, en gokken kost een kaart.
reason-peek = Twee kaarten om te onthouden; het maakt niet uit welke.
reason-killer = Je Killer houdt ze tegen, en zo raak je 15 punten kwijt.
reason-no-killer = Van geen van je kaarten weet je dat het een Killer is.
reason-gangster = Je slechtste kaart voor wat een van de beste lijkt.
reason-leader = Deze speler lijkt het dichtst bij roepen.
reason-match-leader = Van wie je kunt kiezen lijkt deze speler in de partij het verst voor te liggen.
reason-lady = Van wie de Dame kan bezoeken kent niemand meer eigen kaarten.
reason-mole = Deze kaart ken je nog niet.
reason-look-again = Je hebt ze allemaal al bekeken; nog eens kijken kost niets.
reason-driver = Een zware fles waar je zeker van bent.
reason-driver-enough = Van een andere fles ben je niet zeker.
reason-vault = In de kluis ligt iets beters dan je slechtste kaart.
reason-no-use = Er valt niets mee te winnen.
reason-remember = Tenzij jij het beter weet: je kaarten onthoudt het huis niet voor je.
reason-no-hint = Je kaarten onthoudt het huis niet voor je: dit moet je hoofd doen.

## In een terminal

omerta-standing = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-goal = Wie na alle rondes de minste punten heeft, wint.
ask-aim = Wie nog meer?
ask-pick = Welke kaart?
ask-peek = Welke kaart nog meer?
ask-throw = Welke kaart nog meer?
omerta-known = gezien
omerta-guarded = Patrouille
omerta-round = Ronde { $round } van { $rounds } · beurt { $turn }
omerta-piles = Trekstapel { $deck } · aflegstapel { $discards }, bovenop { $top }
omerta-drawn = Getrokken: { $card }{ $source ->
    [discards] {" "}(van de aflegstapel)
   *[deck] {""}
}
omerta-vault = Kluis
omerta-under-mamma = Mamma!
omerta-pool = Onder { $places }: { $cards }
omerta-legend = 7: fles 7 · ?: onbekend · punt: door de eigenaar gezien · #: Politiepatrouille
omerta-short-gangster = Gng
omerta-short-lady = Dam
omerta-short-mole = Mol
omerta-short-snitch = Ver
omerta-short-driver = Chf
omerta-short-safecracker = Klk
omerta-short-killer = Kil
omerta-short-witness = Get
omerta-short-alibi = Ali
omerta-short-mamma = Mam
omerta-short-patrol = Pol
