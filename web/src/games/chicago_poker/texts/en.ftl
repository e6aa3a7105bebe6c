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
place-lettered = { $business } { $letter }
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
bullet-of = { $name }’s bullet: a duel when their turn comes
won-roads = Three of a kind: { $most } of 3. All four kinds: { $kinds } of 4. Any five: { $total } of 5.
won-roads-short = Two of a kind: { $most } of 2. Any three: { $total } of 3.
won-need = { $need ->
    [one] One more business can be enough to win.
   *[other] At least { $need } more businesses to win.
}
won-by-alike = { $short ->
    [yes] Two businesses alike win the match.
   *[no] Three businesses alike win the match.
}
won-by-kinds = All four kinds win the match.
won-by-total = { $short ->
    [yes] Three businesses win the match.
   *[no] Five businesses win the match.
}
pile-deck = Draw a card; { $count } left
pile-discards = { $count ->
    [0] No discards
   *[other] Discards: { $count }; on top { $card }. Look through them
}

# What is asked
asking-turn = Your turn
asking-left = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
asking-answer = Your answer
asking-winner = { $you ->
    [yes] Chicago is yours.
   *[no] Chicago belongs to { $name }.
}
asking-step-turn = { $can ->
    [draw] Your hand is empty: draw a card.
    [play] Pick a card from your hand.
   *[both] Draw a card, or pick one from your hand.
}
asking-where = Choose the business it goes to.
asking-whom = Choose whom it is for.
asking-ride = Point at the series that drives off, and at the business it goes to.
asking-use = Use it, or throw it away.
action-waste = Throw it away unused
extra-blackmail = Take a discard
extra-waste = Throw it away
why-card = { $card } cannot be played now.
why-draw = Drawing now would leave you with more than seven cards.

# Explanations
explain-gangster = A gangster. Lay him at a business to build a poker hand of five; his colour and his value count.
explain-raid = Look at the face-down cards of one player at one business. Only you see them.
explain-murder = Remove the newest card of another player at an open business. A series with its bullet is safe.
explain-limousine = Drive one to four of your own cards from one business to another, in any order.
explain-pistol = Two more actions this turn, after paying one for the pistol.
explain-blackmail = Take any card from the discards; the rest is shuffled into the deck.

# What a card makes
hand-made = { $hand ->
    [pair] a pair
    [two-pair] two pair
    [three] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four] four of a kind
    [rainbow-straight] a rainbow straight
    [straight-flush] a straight flush
    [chicago-poker] Chicago Poker
   *[high-card] no more than a high card
}
made-at = { $made } at { $place }
series-made = { $label }; with this card { $made }
asking-makes = With this card you make { $hands }.
about-gangster = A gangster: his colour and his value count.
about-tie = In this duel only the value counts now, and it is { $value }: the highest takes the business.
asking-lies = That makes { $made } { $verb ->
    [limousine] at { $place }
   *[play] there
}{ $bullet ->
    [yes] , and you place the bullet
   *[no] {""}
}.
asking-hits = That is { $card }.

# Scenes
duel-title = Duel: { $business }
duel-label = A duel
duel-turning = The cards are turned…
duel-won = { $you ->
    [yes] You take { $place }.
   *[no] { $name } takes { $place }.
}
duel-alone = Nobody else had a card there.
duel-better = { $hand } beats { $other }.
duel-higher = { $hand } against { $other }: the higher cards decide.
duel-by-call = It was a tie: the highest tie-break card won.
duel-tie = A tie! A card from the hand decides.
duel-called = tie-break card
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

option-short-is-false = Full length
option-short-is-true = Short
option-no_specials-is-false = With them
option-no_specials-is-true = Without them

# What wins and how you stand, always in sight.
standing-goal = 3 businesses alike, all 4 kinds or any 5 win
standing-goal-short = 2 businesses alike or any 3 win
standing = { $goal } · you own { $total }, { $need } to go
