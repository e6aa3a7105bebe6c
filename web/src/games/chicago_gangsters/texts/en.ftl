# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
card-down = A card face down
card-hidden = A hidden card: it counts when the sides are compared
card-covered = { $card }, to stay hidden
card-no-sign = { $card }; its sign is not on the district card
option-expert-is-false = Loyal partners
option-expert-is-true = Betrayal allowed
sign-weapon = weapons
sign-bribe = bribes
sign-blackmail = blackmail
sign-person = persons

# On the table
round-number = Round { $number }
round-over = The end card
pact-card = Coalition card: { $clans }
pact-against = against
district-valid = What counts here
person-offered = On offer: { $person }
person-gone = hired or gone
person-use = Use { $person }, { $value }
persons-of = { $name }’s persons: { $count }
loot-winners = Winners
loot-losers = Losers
package-holds = { $bottles ->
    [0] {""}
    [one] 1 bottle{" "}
   *[other] { $bottles } bottles{" "}
}{ $means ->
    [0] {""}
    [one] 1 means card{" "}
   *[other] { $means } means cards{" "}
}{ $person ->
    [0] {""}
   *[other] the person
}
package-take = Take this package: { $goods }
purse-bottles = { $count ->
    [one] 1 bottle
   *[other] { $count } bottles
}
purse-points = { $count ->
    [one] 1 godfather point
   *[other] { $count } godfather points
}
badge-godfather = Godfather
badge-mr-x = Mr. X
badge-alone-why = On its own: everything counts double
mark-hide = May leave a card hidden
mark-first = Chooses first when contributions are equal
camp-absent = Nobody leads { $clan }
camp-strength = Strength { $strength }{ $more ->
    [yes] , and something unseen
   *[no] {""}
}
camp-strength-none = Strength not yet known
camp-won = won
camp-shared = get their share
camp-lost = get nothing
pledge-sealed = Has put in cards, or none: still secret
pledge-choosing = choosing…
pledge-nothing = nothing put in
pledge-open = open
pledge-out = thrown out
pledge-worth = Contributed { $strength }
pledge-took = Took:
pile-deck = Draw a card; { $count } left
pile-discards = Discards: { $count }; you see { $card }. Look through them
discards-fish = { $count ->
    [one] Take one more card.
   *[other] Take two cards; together they may be worth no more than those you discarded.
}

# The notebook
tab-score = Score
score-title = The score sheet
score-bottles = Bottles
score-persons = Persons
score-hand = Hand
score-points = Ring
score-known = Seen in hand: { $cards }
score-end = At the end, 2 bottles each for the highest sum of weapons, of bribes and of blackmail in hand, and for the most persons.
score-end-godfather = Most godfather points: 1 bottle.
says-title = Announcements, which bind nobody
says-put-in = I’ll put in
says-announce = Announce
says-mr-x = Mr. X gives no hints.

# What is asked
asking-claim = The ring
asking-contest = Do you contest it?
asking-duel = The godfather’s duel
asking-lurk = You are Mr. X
asking-commit = What do you put in?
asking-brawl = The Brawler
asking-loot = { $lost ->
    [yes] Your share of the loot
   *[no] The loot is yours
}
asking-pay = Pay your partner
asking-mini = End of the round
asking-pledge-commit = Tap the cards to put in, any or none; then confirm.
asking-pledge-lurk = Tap the cards you put down, then choose a side.
asking-pledged = { $count ->
    [one] One card, worth
   *[other] { $count } cards, worth
} { $sum ->
    [0] nothing
   *[other] { $sum }
} here{ $persons ->
    [yes] ; with your persons { $total }
   *[no] {""}
}{ $alone ->
    [yes] ; doubled, as you stand alone: { $doubled }
   *[no] {""}
}.
asking-hide = Tap the card that stays hidden.
step-mini = { $draw ->
    [full] Your hand is full, so you cannot draw: { $use ->
        [tapped] tap a person to use, or end your turn.
        [named] use a person, or end your turn.
       *[none] end your turn.
    }
    [no] { $use ->
        [tapped] Tap a person to use, or end your turn.
        [named] Use a person, or end your turn.
       *[none] End your turn.
    }
   *[yes] { $use ->
        [tapped] Tap the deck to draw, a person to use; or end your turn.
        [named] Tap the deck to draw, use a person, or end your turn.
       *[none] Tap the deck to draw, or end your turn.
    }
}
step-brawl = { $use ->
    [named] Do you send him in now, or does he wait?
   *[tapped] Tap the Brawler to send him in now, or let him wait.
}
asking-wait-sealed = { $count ->
    [one] { $name } is still choosing.
   *[other] { $name } are still choosing.
}
asking-winner = { $you ->
    [yes] The town is yours.
   *[no] The town belongs to { $name }.
}
action-open = Play face up
action-join = Join the { $side }
action-hide-one = Hide a card…
action-hide-not = Hide none
why-card = { $card } cannot be chosen now.
why-full = Your hand is full; you cannot draw.
why-not-now = That is not possible now.

# Explanations
explain-weapon = Strength where weapons are valid. Only used cards are lost; a card of no use returns to your hand, unless you hid it.
explain-bribe = Strength where bribes are valid. Only used cards are lost; a card of no use returns to your hand, unless you hid it.
explain-blackmail = Strength where blackmail is valid. Only used cards are lost; a card of no use returns to your hand, unless you hid it.
explain-notable = No tricks, just weight, where persons count.

about-duel = The highest card wins the ring; this one is worth { $value }. If it wins you discard it and draw another; if not, you keep it.

# Scenes
fight-title = The reckoning
fight-counting = The cards are counted…
fight-skip = Skip
fight-outcome = { $tied ->
    [yes] A tie goes to the { $side }.
   *[no] The { $side } win.
} { $shared ->
    [yes] The others have at least half, and get a share.
   *[no] The others get nothing.
}
fight-useless = Of no use here
fight-useless-card = { $card }, of no use here
fight-hidden-card = { $card }, the hidden card
fight-rest = { $by ->
    [brawler] and { $count } more with the Brawler
    [alone] and { $count } more: alone, all counts double
   *[both] and { $count } more: alone, and with the Brawler
}
fight-backer = { $person }, who counts here: { $value }
headline-paper = The Chicago Evening Lantern
headline-crowned = A new godfather!
headline-deadlocked = No ring for anybody
headline-traded_places = Who is Mr. X?
headline-masked = Who is Mr. X?
headline-curtain = It is over!

# The story
line-round = { $district }

# Pictures beside the rules
pictures-means = The means: weapons, bribes, blackmail
pictures-clans = The four clans
pictures-persons = The persons, and what they do

# What wins and how you stand, always in sight.
ending-reckoned = The end card: no more fights. In the final reckoning the highest sums of weapons, of bribes and of blackmail in hand and the most persons earned 2 bottles each{ $expert ->
    [yes] , and the most godfather points 1
   *[no] {""}
}.
prizes-brought = +{ $count }
tie-1 = As many bottles as { $others }, but more persons.
tie-2 = As many bottles and persons as { $others }, but cards worth more in hand.
standing-goal = Most bottles wins
standing = Most bottles wins · you { $mine }, your best rival { $best }
