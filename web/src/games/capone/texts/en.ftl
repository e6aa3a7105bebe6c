# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
money-short = { $money ->
    [1000] $1 million
   *[other] ${ $money }k
}
option-strict_fields-is-false = Lenient
option-strict_fields-is-true = Strict
option-last_card-is-year = The very last
option-last_card-is-each = Everybody’s

# The city
city-label = The night city
least = At least ${ $money }k
prison = Prison
park = Park
harbour = Harbour
prison-man = { $who }, block { $block }
of-family = { $what } of { $name }
place-nobody = nobody
place-free = free
place-guard = { $name }’s bodyguard
place-guest = { $name }’s { $member }
place-shop = { $place }: { $who }
place-held = { $name } with { $stones }, worth { $money }
place-field = { $place }, minimum { $minimum }: { $who }
crowd = { $count } members
where = { $member }: { $place }
where-home = at home
where-harbour = gone for good
where-cell = in prison, block { $block }

# The families
starter = Began this year
purse-steps = { $marker }/10 to the million
steps-short = $1M: { $marker }/10
home-short = { $number } at home
road-label = { $marker } of 10 steps to the million
guards-at-home = { $guards } at home
photo-look = The { $family } family, led by { $name }
family-label = Your family: { $family }
family-member = { $who }, worth { $money }
dossier-cash = Cash
dossier-marker = Invested
dossier-stakes = At stake tonight
purse-stakes = What your stones would bring at the settlement
prey-label = Whom?

# What is asked
asking-swap = Any bad cards?
asking-turn = Your turn
asking-rehire = The park
asking-invest = Invest
asking-swap-detail = { $count ->
    [0] Once a year you may exchange cards. Tap the ones you do not want, or confirm to keep them all.
    [one] One card goes back, unseen.
   *[other] { $count } cards go back, unseen.
}
asking-rehire-detail = Bodyguards who ran away come back for $5k each; the others are lost.
asking-invest-detail = A step up costs $100k, a step down brings $50k. Ten wins; if several get there, cash decides.
asking-card = Pick a card, or tap a place in the city.
asking-card-or-bail = Pick a card. You may bail out prisoners first.
asking-useless = “{ $card }” can do nothing now. You may lay it aside.
asking-stones = { $takeover ->
    [yes] Exactly the same value takes { $place } over. Tap your people, choose bodyguards.
   *[no] Whom do you send to { $place }? Tap your people, choose bodyguards.
}
asking-last = The last card takes exactly the minimum in bodyguards; failing that, only the cheapest member who will do on either field.
asking-placing = To { $place }, with { $guards }.
asking-prey = Which of { $name }’s people at { $place }?
asking-hits-offer = { $card }: { $name } loses { $stones } ({ $place }), worth ${ $money }k.
asking-hits-fbi = { $card }: { $name }’s { $who } ({ $place }) goes to prison.
asking-hits-diversion = { $card }: { $name }’s { $who } leaves { $place } and earns nothing this year.
asking-extorts = { $card }: { $name } pays you ${ $money }k.
asking-opens = { $card }: one bodyguard earns you ${ $money }k at once.
asking-use-business = Choose one of its two fields.
asking-use-takeover = Whose field do you take over?
asking-use-diversion = Who is to be led away? Choose an enemy’s field.
asking-use-fbi = Where do the agents knock?
asking-use-protection = Who pays for protection?
asking-use-offer = Who gets the offer? Choose an enemy’s place.
card-illegal-about = Put stones from home, worth at least its minimum, on one of its two fields; an enemy there must be beaten by $5k.
card-legal-about = Once you have invested, one bodyguard there earns money at once, and safely: more as your marker climbs.
card-diversion-about = One enemy member leaves an illegal field and earns nothing this year.
card-fbi-about = One enemy member goes to prison, for the rest of this year and two more; unless his family pays.
card-protection-about = An opponent who has invested pays you $10k to $50k: more as his marker climbs.
card-takeover-about = Replace an enemy’s stones with your own of exactly the same value; his go home.
card-offer-about = All stones of one enemy on one illegal field, or his member at a diversion, are removed; members for good.
discard-unused = Lay it aside
bail-for = Bail out: { $member }, ${ $money }k
why-card = “{ $card }” can do nothing now; you may lay it aside.
why-place = “{ $card }” cannot be used there now.
why-stone = { $member } does not fit there with the others.
why-member = That member does not fit there. You need { $sum }; the Don shares with nobody, Mama with one.
why-where = First a card or a place, then your people.
why-drop = You hold no card for that place.

# Stones being placed
sum-least = The minimum here is { $money }.
sum-own = Yours already, with { $money }. New stones must reach the minimum by themselves.
sum-beats = { $beaten ->
    [yes] Beats { $name }, who has { $money } there.
   *[no] { $name } has { $money } there; { $needed } would do.
}
sum-exactly = { $name } has { $money } there: match it exactly.
sum-guards = Bodyguards
guards-more = One bodyguard more
guards-fewer = One bodyguard fewer

# The end of a year
rehire-label = Bodyguards in the park
rehire-told = { $count ->
    [0] Nobody comes back
    [one] One comes back for ${ $money }k
   *[other] { $count } come back for ${ $money }k
}{ $lost ->
    [0] {""}
    [one] ; one is lost
   *[other] ; { $lost } are lost
}. You keep ${ $cash }k.
invest-goal = The road to the million
invest-to-go = { $money } to go
invest-slider = Your marker
invest-more = One step up
invest-less = One step down
invest-told = { $way ->
    [up] { $steps } up for ${ $cost }k. Cash left: ${ $cash }k.
    [down] { $steps } down for ${ $gain }k. Cash then: ${ $cash }k.
   *[stay] The marker stays. Cash: ${ $cash }k.
}
settlement-title = Year { $year } is settled
settlement-counting = The envelopes are counted…
settlement-best = { $name } earned most: { $money }.
settlement-none = A quiet year: nobody earned a dime.
settlement-nothing = nothing
settlement-skip = Skip
books-title = The books
books-night = Night
books-extra = Day
books-spent = Spent
books-cash = Cash
chart-label = Cash and investments by year
chart-family = { $name } { $invested } invested, { $cash } cash
chart-invested = invested
chart-cash = cash

# Announcements
says-title = Announcements
says-whom = To whom
says-business = Which business
says-threaten = Warn
says-truce = Peace
says-leave = Hands off

# The story
line-year = Year { $year } · { $name } begins
line-year-short = Year { $year }
headline-sums = { $takeover ->
    [yes] { $came } for { $was }: exactly as much takes it over.
   *[no] { $came } against { $was }.
}
headline-attack = A hot night
headline-takeover = Under new management
headline-offer = An offer nobody refuses
headline-arrest = F.B.I.! Hands up!
headline-diversion = Would you come along?
headline-protection = Accidents do happen

# Beside the rules
picture-city = The city
picture-family = A family
picture-families = The families
picture-cards = The cards
picture-guard = bodyguard

# What wins and how you stand, always in sight.
tie-1 = As many steps as { $others }, but more cash.
tie-2 = As many steps and as much cash as { $others }, but more of the family left.
standing-goal = The first to have a million in legal business, ten steps, wins
standing = First to 10 steps (a million) wins · you { $mine }, your best rival { $best }
