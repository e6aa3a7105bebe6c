# Wat alleen de browser aan deze tafel zegt; latere teksten gaan voor.
card-unknown = een kaart
money-short = { $money ->
    [1000] $1 miljoen
   *[other] ${ $money }k
}
option-strict_fields-is-false = Soepel
option-strict_fields-is-true = Streng
option-last_card-is-year = De allerlaatste
option-last_card-is-each = Die van iedereen

# De stad
city-label = De stad bij nacht
least = Minstens ${ $money }k
prison = Gevangenis
park = Park
harbour = Haven
prison-man = { $who }, blok { $block }
of-family = { $what } van { $name }
place-nobody = niemand
place-free = vrij
place-guard = een bodyguard van { $name }
place-guest = { $member } van { $name }
place-shop = { $place }: { $who }
place-held = { $name } met { $stones }, samen { $money }
place-field = { $place }, minimum { $minimum }: { $who }
crowd = { $count } familieleden
where = { $member }: { $place }
where-home = thuis
where-harbour = voorgoed weg
where-cell = in de gevangenis, blok { $block }

# De families
starter = Begon dit jaar
purse-steps = { $marker }/10 naar het miljoen
steps-short = $1M: { $marker }/10
home-short = { $number } thuis
road-label = { $marker } van de 10 stappen naar het miljoen
guards-at-home = { $guards } thuis
photo-look = De familie { $family }, geleid door { $name }
family-label = Jouw familie: { $family }
family-member = { $who }, waarde { $money }
dossier-cash = Contant
dossier-marker = Geïnvesteerd
dossier-stakes = Vannacht op straat
purse-stakes = Wat je stenen bij de afrekening opbrengen
prey-label = Wie?

# Wat er gevraagd wordt
asking-swap = Slechte kaarten?
asking-turn = Jouw beurt
asking-rehire = Het park
asking-invest = Investeren
asking-swap-detail = { $count ->
    [0] Tik op de kaarten die je liever ruilt; dat mag één keer per jaar. Bevestig nu en je houdt alles.
    [one] Eén kaart gaat ongezien terug.
   *[other] { $count } kaarten gaan ongezien terug.
}
asking-rehire-detail = Gevluchte bodyguards komen terug voor $5k per man; de anderen ben je kwijt.
asking-invest-detail = Een stap omhoog kost $100k, een stap omlaag levert $50k op. Op tien win je; halen meer spelers dat, dan beslist het contante geld.
asking-card = Kies een kaart, of tik op een plek in de stad.
asking-card-or-bail = Kies een kaart. Vooraf mag je gevangenen vrijkopen.
asking-useless = Met “{ $card }” kun je nu niets doen. Je mag de kaart wegleggen.
asking-stones = { $takeover ->
    [yes] Met precies dezelfde waarde neem je { $place } over. Tik op je mensen, kies bodyguards.
   *[no] Wie stuur je naar { $place }? Tik op je mensen, kies bodyguards.
}
asking-last = De laatste kaart vraagt precies het minimum aan bodyguards; kan dat niet, dan alleen het goedkoopste familielid dat op een van beide velden volstaat.
asking-placing = Naar { $place }, met { $guards }.
asking-prey = Wie van { $name } bij { $place }?
asking-hits-offer = { $card }: { $name } raakt { $stones } kwijt ({ $place }), ${ $money }k waard.
asking-hits-fbi = { $card }: { $stones } van { $name } ({ $place }) gaat de gevangenis in.
asking-hits-diversion = { $card }: { $stones } van { $name } verlaat { $place } en verdient dit jaar niets.
asking-extorts = { $card }: { $name } betaalt je ${ $money }k.
asking-opens = { $card }: één bodyguard verdient meteen ${ $money }k voor je.
asking-use-business = Kies een van de twee velden.
asking-use-takeover = Wiens veld neem je over?
asking-use-diversion = Wie wordt weggelokt? Kies een veld van een vijand.
asking-use-fbi = Waar kloppen de agenten aan?
asking-use-protection = Wie betaalt voor bescherming?
asking-use-offer = Wie krijgt het aanbod? Kies een plek van een vijand.
card-illegal-about = Zet stenen van thuis, minstens het minimum waard, op een van de twee velden; een vijand daar versla je met $5k meer.
card-legal-about = Heb je geïnvesteerd, dan verdient één bodyguard er meteen en veilig geld: meer naarmate je steen hoger staat.
card-diversion-about = Eén vijandelijk familielid verlaat een illegaal veld en verdient dit jaar niets.
card-fbi-about = Eén vijandelijk familielid gaat de gevangenis in, voor de rest van dit jaar en nog twee, tenzij zijn familie betaalt.
card-protection-about = Een tegenstander die geïnvesteerd heeft, betaalt je $10k tot $50k: meer naarmate zijn steen hoger staat.
card-takeover-about = Vervang de stenen van een vijand door eigen stenen van precies dezelfde waarde; de zijne gaan naar huis.
card-offer-about = Alle stenen van één vijand op één illegaal veld, of zijn familielid bij vertier, verdwijnen; familieleden voorgoed.
discard-unused = Wegleggen
bail-for = Vrijkopen: { $member }, ${ $money }k
why-card = Met “{ $card }” kun je nu niets doen; je mag de kaart wegleggen.
why-place = Daar kun je “{ $card }” nu niet gebruiken.
why-stone = { $member } past daar niet bij de anderen.
why-member = Die past daar niet. Je hebt { $sum } nodig; de Don deelt met niemand, Mama met één.
why-where = Eerst een kaart of een plek, dan je mensen.
why-drop = Je hebt geen kaart voor die plek.

# Stenen neerzetten
sum-least = Het minimum is hier { $money }.
sum-own = Al van jou: { $money }. Nieuwe stenen moeten zelf het minimum halen.
sum-beats = { $beaten ->
    [yes] Verslaat { $name }, die hier { $money } heeft.
   *[no] { $name } heeft hier { $money }; met { $needed } lukt het.
}
sum-exactly = { $name } heeft hier { $money }: precies evenveel.
sum-guards = Bodyguards
guards-more = Een bodyguard meer
guards-fewer = Een bodyguard minder

# Het einde van een jaar
rehire-label = Bodyguards in het park
rehire-told = { $count ->
    [0] Niemand komt terug
    [one] Eén komt terug voor ${ $money }k
   *[other] { $count } komen terug voor ${ $money }k
}{ $lost ->
    [0] {""}
    [one] ; je verliest er één
   *[other] ; je verliest er { $lost }
}. Je houdt ${ $cash }k.
invest-goal = De weg naar het miljoen
invest-to-go = nog { $money }
invest-slider = Jouw steen op de weg
invest-more = Een stap omhoog
invest-less = Een stap omlaag
invest-told = { $way ->
    [up] { $steps } omhoog voor ${ $cost }k. Over: ${ $cash }k.
    [down] { $steps } omlaag voor ${ $gain }k. Dan heb je ${ $cash }k.
   *[stay] De steen blijft staan. Contant: ${ $cash }k.
}
settlement-title = Jaar { $year } wordt afgerekend
settlement-counting = De enveloppen worden geteld…
settlement-best = { $name } verdient het meest: { $money }.
settlement-none = Een rustig jaar: niemand verdient een cent.
settlement-nothing = niets
settlement-skip = Overslaan
books-title = De boeken
books-night = Nacht
books-extra = Dag
books-spent = Uit
books-cash = Kas
chart-label = Contant geld en investeringen per jaar
chart-family = { $name } { $invested } geïnvesteerd, { $cash } contant
chart-invested = geïnvesteerd
chart-cash = contant

# Aankondigingen
says-title = Aankondigingen
says-whom = Aan wie
says-business = Welke zaak
says-threaten = Dreig
says-truce = Vrede
says-leave = Afblijven

# Het verhaal
line-year = Jaar { $year } · { $name } begint
line-year-short = Jaar { $year }
headline-sums = { $takeover ->
    [yes] { $came } voor { $was }: precies evenveel neemt het over.
   *[no] { $came } tegen { $was }.
}
headline-attack = Een hete nacht
headline-takeover = Onder nieuwe leiding
headline-offer = Een aanbod dat niemand afslaat
headline-arrest = F.B.I.! Handen omhoog!
headline-diversion = Loop je even mee?
headline-protection = Een ongeluk zit in een klein hoekje

# Bij de regels
picture-city = De stad
picture-family = Een familie
picture-families = De families
picture-cards = De kaarten
picture-guard = bodyguard

# Wat er wint en hoe je ervoor staat, altijd in beeld.
tie-1 = Evenveel stappen als { $others }, maar meer contant geld.
tie-2 = Evenveel stappen en contant geld als { $others }, maar meer familie over.
standing-goal = Wie het eerst een miljoen in legale zaken heeft, tien stappen, wint
standing = 10 stappen (een miljoen) wint · jij { $mine }, je beste tegenstander { $best }
