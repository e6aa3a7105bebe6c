# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
money-short = ${ $money }k
option-value-year = The very last
option-value-each = Everybody’s

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
place-guard = a bodyguard of { $name }
place-guest = the { $member } of { $name }
place-shop = { $place }: { $who }
place-held = { $name } with { $stones }, worth { $money }
place-field = { $place }, minimum { $minimum }: { $who }
where = { $member }: { $place }
where-home = at home
where-harbour = gone for good
where-cell = in prison, block { $block }

# The families
starter = Began this year
purse-steps = { $marker }/10 to the million
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
    [0] Tap the cards you would rather exchange, once a year. Confirm now and you keep them all.
    [one] One card goes back, unseen.
   *[other] { $count } cards go back, unseen.
}
asking-rehire-detail = Bodyguards who ran away come back for $5k each; the others are lost.
asking-invest-detail = A step up costs $100k, a step down brings $50k. Ten wins; if several get there, cash decides.
asking-card = Pick a card, or tap a place in the city.
asking-card-or-bail = Pick a card. You may buy out prisoners first.
asking-useless = { $card } can do nothing now. You may lay it aside.
asking-stones = { $takeover ->
    [yes] Exactly the same value takes { $place } over. Tap your people, choose bodyguards.
   *[no] Whom do you send to the { $place }? Tap your people, choose bodyguards.
}
asking-last = The last card takes exactly the minimum in bodyguards; failing that, only the cheapest member who will do on either field.
asking-placing = To the { $place }, with { $guards }.
asking-prey = Which of those at the { $place }?
asking-whole = { $card }: { $what }.
asking-use-business = Choose one of its two fields.
asking-use-takeover = Whose field do you take over?
asking-use-diversion = Who is to be led away? Choose an enemy’s field.
asking-use-fbi = Where do the agents knock?
asking-use-protection = Who pays for protection?
asking-use-offer = Who gets the offer? Choose an enemy’s place.
discard-unused = Lay it aside unused
bail-for = Bail out: { $member }, ${ $money }k
why-card = { $card } can do nothing now; you may lay it aside.
why-place = { $card } cannot be used there now.
why-stone = The { $member } does not fit there with the others.
why-member = He does not fit there. You need { $sum }; the Don shares with nobody, Mama with one.
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
    [one] One comes back for { $money }
   *[other] { $count } come back for { $money }
}{ $lost ->
    [0] {""}
    [one] ; one is lost
   *[other] ; { $lost } are lost
}. You keep { $cash }.
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
line-placed = { $you ->
    [yes] You move into { $field } with { $stones }.
   *[no] { $seat } moves into { $field } with { $stones }.
}
line-returned = { $you ->
    [yes] You hand over { $field } and take home { $stones }.
   *[no] { $seat } hands over { $field } and takes home { $stones }.
}
line-expelled = { $you ->
    [yes] You are thrown out of { $field }: { $who ->
        [both] { $members } to the harbour, { $guards } to the park.
        [members] { $members } to the harbour.
       *[guards] { $guards } to the park.
    }
   *[no] { $seat } is thrown out of { $field }: { $who ->
        [both] { $members } to the harbour, { $guards } to the park.
        [members] { $members } to the harbour.
       *[guards] { $guards } to the park.
    }
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

# The lesson
lesson-swap = Sit down, dear. I am Mama. A year begins: five cards, and you may exchange any of them once. Nobody has invested yet, so honest shops and protection money bring nothing. Mark those three, then confirm.
lesson-swap-right = Good eye. What you throw away stays out of play this year, and nobody sees it.
lesson-swap-wrong = Not quite. In the first year the pasta shop, the cinema and protection money are useless; the bank and the jeweller earn money. Mark exactly those three.
lesson-place = Dirty money now. The bank takes at least 20 (thousand dollars, like everything here), but at the year’s end it pays what stands there. Be bold: put 60 or more into a field of the bank. Pick the card, a field, then your people.
lesson-place-right = That is how it works: 60 in, 60 out, and they come home. Unless somebody throws them out first.
lesson-place-wrong = That would do, but it earns little. Pick the bank, choose a field, and tap Mama, or others worth 60 together.
lesson-attack = Rosa has 30 and 20 at the jeweller: 50. Five more throws her out, her people to the harbour for good. Against 100 and 10 on the other field you need too much. Beat her with your right hand and one bodyguard.
lesson-attack-right = 55 against 50. The minimum counts as well, and here it is only 30.
lesson-attack-wrong = Leave the big one alone, and do not waste the card. Pick the jeweller, then its first field, and send 55 or more.
lesson-alone = Your Don, 100, stands at the casino. Who may join him on that field?
lesson-alone-guards = Bodyguards only
lesson-alone-mama = Mama, but nobody else
lesson-alone-all = Anybody of the family
lesson-alone-right = The Don shares with no member. Mama shares with one other at most, and never with him.
lesson-alone-wrong = He is too proud for that. Think of those who have no face.
lesson-takeover = A takeover sends people home and hurts nobody, but you must match the value exactly. At the gun shop Tony has 30, 20 and four bodyguards: 70. Take it over.
lesson-takeover-right = 70 for 70. The minimum does not matter, and his people may be back this very year.
lesson-takeover-wrong = That field is too dear for now. Pick Takeover, then the gun shop, and make exactly 70: Mama and two bodyguards, for instance.
lesson-arrest = The F.B.I. puts one enemy member behind bars: this year and two more, unless his family pays. Whom would they miss most? Arrest the most expensive one you see.
lesson-arrest-right = A Don behind bars: 100 less at the settlement, and 100 to buy him out.
lesson-arrest-wrong = Small fish. Somebody worth 100 stands at the gun shop. Pick F.B.I., then that field.
lesson-bail = Your own Mama is in prison. Before your card you may buy people out for their value, here 60. You have 180 and work for her: get her out.
lesson-bail-right = Welcome home! The card comes afterwards, as always.
lesson-bail-wrong = Poor woman. Tap her behind her bars, or the button that bails her out, and confirm.
lesson-honest = You have invested: your marker is on 3. Now an honest shop pays 30 at once for one bodyguard, and nobody can touch him. Use one.
lesson-honest-right = Small money, but safe. With the marker further on it pays up to 60.
lesson-honest-wrong = Do not throw honest work away. Pick a shop and confirm.
lesson-offer = An offer clears one enemy field: members to the harbour for ever, bodyguards to the park. Where does it hurt most?
lesson-offer-right = 190 gone, and four people with it. Nobody refuses such an offer.
lesson-offer-wrong = You could hit harder. Look at the jeweller: four members and six bodyguards.
lesson-settle = The year is over. You have 30 at the bank, two bodyguards at the bar, three at the print shop, and 20 at the casino. What do you get?
lesson-settle-right75 = 75
lesson-settle-only50 = 50
lesson-settle-all105 = 105
lesson-settle-right = 30 + 10 + 15 + 20. Everybody comes home, prisoners move up a block, and the park may be paid.
lesson-settle-wrong = Count again: a bodyguard is 5, and every stone pays its value.
lesson-invest = At last: wash it. A step up costs 100 and counts towards the million; a step down brings only 50. You have 345 and stand on 4. Go as far as you can.
lesson-invest-right = Seven, and 45 left for bail. On ten, when the year is closed, the city is yours. Now go and make Mama proud.
lesson-invest-wrong = You can afford more, or you sold cheaply. Three steps cost 300: slide to 7.

# What wins and how you stand, always in sight.
standing-goal = Who first has a million in legal business, ten steps, wins
standing = First with 10 steps, a million, wins · you { $mine }, the first other { $best }
