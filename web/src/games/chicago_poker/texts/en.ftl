# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
card-down = A card face down
card-down-known = A card face down. { $known }
card-down-own = { $card }, face down, known to you
title-raid = Raid
title-murder = Murder
title-limousine = Limousine
title-pistol = Pistol
title-blackmail = Blackmail
business-none = Closed
place-named = { $kind ->
    [pub] the pub
    [jazz] the jazz club
    [brewery] the brewery
   *[den] the gambling den
}
place-lettered = { $named } { $letter }
faces-pub = First two cards face down, then three face up
faces-jazz = First three cards face up, then two face down
faces-brewery = Every card face up
faces-den = Every card face down

# On the table
board-businesses = Open businesses
series-label = { $name } at { $place }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
series-choose = Choose { $name } at { $place }
known-among = Among { $name }’s face-down cards at { $places }: { $cards }.
slot-up = This card will lie face up
slot-down = This card will lie face down
bullet-of = The bullet of { $name }: a duel when their turn comes
won-roads = Three of a kind: { $most } of 3. All four kinds: { $kinds } of 4. Any five: { $total } of 5.
won-roads-short = Two of a kind: { $most } of 2. Any three: { $total } of 3.
won-need = { $need ->
    [one] One more business can be enough to win.
   *[other] At least { $need } more businesses to win.
}
pile-deck = Draw a card; { $count } left
pile-discards = { $count ->
    [0] No discards
   *[other] Discards: { $count }; on top { $card }. Look through them
}

# What is asked
asking-turn = Your turn
asking-left = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
asking-answer = Your answer
asking-winner = { $you ->
    [yes] Chicago is yours.
   *[no] Chicago belongs to { $name }.
}
asking-step-turn = Draw a card, or pick one from your hand.
asking-where = Choose the business it goes to.
asking-whom = Choose whom it is for.
asking-ride = Point at the series that drives off, and at the business it goes to.
asking-discard = Take a discard with it, or throw it away.
action-waste = Throw it away without effect
why-card = { $card } cannot be played now.
why-draw = Drawing now would leave you with more than seven cards.

# Explanations
explain-gangster = A gangster. Lay him at a business to build a poker hand of five; his colour and his value count.
explain-raid = Look at the face-down cards of one player at one business. Only you see them.
explain-murder = Remove the newest card of another player at an open business. A series with its bullet is safe.
explain-limousine = Drive one to four of your own cards from one business to another, in any order.
explain-pistol = Two more actions this turn, after paying one for the pistol.
explain-blackmail = Take any card from the discards; the rest is shuffled into the deck.

# Scenes
duel-title = Duel: { $business }
duel-label = A duel
duel-turning = The cards are turned…
duel-won = { $name } takes { $place }.
duel-tie = A tie! A card from the hand decides.
duel-called = calls in
duel-skip = Skip
duel-close = Continue

# The story
line-turn = { $name }
event-started = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-opened = A new business opens: { $place }.
event-won = { $you ->
    [yes] You take over { $place }!
   *[no] { $seat } takes over { $place }!
}

# The lesson
lesson-draw = Evening. I am Torrio, I do the explaining. Everything here is drawing a card or playing one. Take a card from the deck.
lesson-draw-right = That was an action. From now on you have three each turn, and you must use them.
lesson-draw-wrong = You could, and you will. But first the deck, at the bottom left: tap it.
lesson-seven = A fourth seven! Poker hands win here. At the gambling den every card lies face down, so nobody sees it coming. Lay a seven there.
lesson-seven-right = Good. Only you can look at it; the others see a back.
lesson-seven-wrong = Not that. Pick one of your sevens, then your side of the gambling den. At the brewery everybody would see it.
lesson-second = You build in one place and have two actions left. What goes with a seven?
lesson-second-right = A pair. Up to five cards at each business; five make the strongest hands.
lesson-second-wrong = It would not spoil the night, but sevens belong together. Another one, same place.
lesson-raid = Yale laid three cards in the den, face down. You have a raid: look at them. Pick the raid, then his cards in the den.
lesson-raid-right = Nothing that frightens your sevens. Only you know that now.
lesson-raid-wrong = Keep that for later. First the raid, then Yale’s cards in the gambling den.
lesson-murder = Yale has four tens in the brewery! Murder takes the newest card of a series. Which one?
lesson-murder-right = Three tens left. A series of five with its bullet would have been safe from you.
lesson-murder-wrong = Murder is too good for that. Four tens are nearly unbeatable: hit the brewery.
lesson-fifth = Four cards in the den. The fifth puts your bullet there, and calls a duel when your next turn begins. Which card, and where?
lesson-fifth-right = Four sevens, and your bullet on the table. Now everybody gets one more turn to answer.
lesson-fifth-wrong = You get five cards, so make them count: the gold seven, in the den.
lesson-duel = The duel! Everybody with cards in the den showed them, and you took it. Why?
lesson-duel-why = Four of a kind beats a high card
lesson-duel-luck = The bullet always wins
lesson-duel-more = Five cards beat three
lesson-duel-right = The hand decides, not the bullet and not the number. Fewer cards can win, too.
lesson-duel-wrong = It helps, but it is not the reason. Look at the names of the hands.
lesson-flush = At the next duel a flush meets a full house. Who wins?
lesson-flush-house = The full house
lesson-flush-flush = The flush
lesson-flush-right = Just as at an honest poker table. The whole list is in the rules, the book at the top.
lesson-flush-wrong = Close, but the full house stands right above the flush.
lesson-blackmail = You have 4, 5, 6 and 8 in the brewery. Blackmail fetches any card from the discards. Play it, and take what you need.
lesson-blackmail-right = The seven that makes a straight. The other discards went back into the deck.
lesson-blackmail-wrong = Think of the straight: 4, 5, 6, something, 8. Play the blackmail and take that one from the discards.
lesson-end = You own two gambling dens and a brewery. Three of a kind, all four kinds, or any five win. Where do you put your best man now?
lesson-end-right = A third den would win you Chicago. That is all there is; the rest is nerve. Go and play.
lesson-end-wrong = A jazz club would help as well, but one den more and it is over. Lay a card at the den.
option-no_specials-is-false = With them
option-no_specials-is-true = Without them

# What wins and how you stand, always in sight.
standing-goal = 3 businesses alike, all 4 kinds or any 5 win
standing-goal-short = 2 businesses alike or any 3 win
standing = { $goal } · you own { $total }, { $need } to go
