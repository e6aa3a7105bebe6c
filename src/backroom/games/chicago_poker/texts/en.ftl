game-title = Chicago Poker
game-blurb = Poker for every speakeasy in town at once: lay your gangsters, claim your duel, and hope nobody shows up with a limousine.

## Things

card-red = red { $number }
card-blue = blue { $number }
card-green = green { $number }
card-gold = gold { $number }
card-black = black { $number }
card-raid = police raid
card-murder = murder
card-limousine = limousine
card-pistol = pistol
card-blackmail = blackmail

special-raid = police raid
special-murder = murder
special-limousine = limousine
special-blackmail = blackmail

business-pub = pub
business-jazz = jazz club
business-brewery = brewery
business-den = gambling den

place-a = A
place-b = B
place-c = C
place-d = D

position = { $number ->
    [1] 1st card
    [2] 2nd card
    [3] 3rd card
    [4] 4th card
   *[5] 5th card
}

combination-high-card = high card
combination-pair = pair
combination-two-pair = two pair
combination-three = three of a kind
combination-straight = straight
combination-flush = flush
combination-full-house = full house
combination-four = four of a kind
combination-rainbow-straight = rainbow straight
combination-straight-flush = straight flush
combination-chicago-poker = Chicago Poker

## What the things do

## What a player can do

action-draw = Draw a card
action-pass = Pass
action-end = End your turn
action-play = Lay { $card } at { $place }
action-raid = Raid { $victim } at { $place }
action-murder = Murder { $victim }’s newest card at { $place }
action-limousine = Drive cards from { $source } to { $target }
action-pistol = Fire the pistol
action-blackmail = Blackmail: take a discard
action-waste = Throw the { $special } away unused
action-pick = Take the { $position }
action-done = Drive off
action-duel = Duel at { $place } first
action-choose = Choose { $card }

## What a player is asked

step-start = You have several duels coming. Which one first?
step-turn = What do you do?
step-discard = You hold too many cards. Which one goes?
step-duel = Cards on the table!
step-tie = The duel is tied. Which card from your hand do you send in?

## What happens

event-started = { $you ->
    [yes] You begin. { $cards } cards are in play.
   *[no] { $seat } begins. { $cards } cards are in play.
}
event-opened = A { $business } opens at { $place }.
event-turn = { $you ->
    [yes] Turn { $turn }: you are up.
   *[no] Turn { $turn }: { $seat } is up.
}
event-actions = { $left ->
    [0] { $extra ->
        [0] No actions left.
        [one] 1 extra action left.
       *[other] { $extra } extra actions left.
    }
    [one] { $extra ->
        [0] 1 action left.
       *[other] 1 action left, and { $extra } extra.
    }
   *[other] { $extra ->
        [0] { $left } actions left.
       *[other] { $left } actions left, and { $extra } extra.
    }
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
event-reshuffled = The deck is empty: the discards are shuffled into a new one of { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
event-played = { $you ->
    [yes] You lay { $card } at { $place }.
   *[no] { $seat } lays { $card } at { $place }.
}
event-played-hidden = { $you ->
    [yes] You lay a card face down at { $place }.
   *[no] { $seat } lays a card face down at { $place }.
}
event-claimed = { $you ->
    [yes] You put a bullet on { $place }: a duel when your next turn begins.
   *[no] { $seat } puts a bullet on { $place }: a duel when their next turn begins.
}
event-raided = { $you ->
    [yes] You raid { $victim } at { $place } and see { $cards }.
   *[no] { $victim-you ->
        [yes] { $seat } raids you at { $place } and sees { $cards }.
       *[no] { $seat } raids { $victim } at { $place } and sees { $cards }.
    }
}
event-raided-hidden = { $seat } raids { $victim } at { $place } and sees { $cards-count ->
    [one] 1 card.
   *[other] { $cards-count } cards.
}
event-murdered = { $you ->
    [yes] You murder { $card }, { $victim }’s newest card at { $place }.
   *[no] { $victim-you ->
        [yes] { $seat } murders { $card }, your newest card at { $place }.
       *[no] { $seat } murders { $card }, { $victim }’s newest card at { $place }.
    }
}
event-drove = { $you ->
    [yes] You take { $cards } from { $source } to { $target } by limousine.
   *[no] { $seat } takes { $cards } from { $source } to { $target } by limousine.
}
event-drove-hidden = { $seat } takes { $cards } from { $source } to { $target } by limousine.
event-fired = { $you ->
    [yes] You fire the pistol: two extra actions.
   *[no] { $seat } fires the pistol: two extra actions.
}
event-blackmailed = { $you ->
    [yes] Your blackmail brings in { $card }; the rest of the discards is shuffled into the deck.
   *[no] { $seat }’s blackmail brings in { $card }; the rest of the discards is shuffled into the deck.
}
event-blackmailed-hidden = { $seat }’s blackmail brings in a discard; the rest is shuffled into the deck.
event-wasted = { $you ->
    [yes] You throw the { $card } away unused.
   *[no] { $seat } throws the { $card } away unused.
}
event-passed = { $you ->
    [yes] There is nothing you can do: you pass.
   *[no] There is nothing { $seat } can do but pass.
}
event-stopped = { $you ->
    [yes] You call it a turn.
   *[no] { $seat } calls it a turn.
}
event-discarded = { $you ->
    [yes] You discard { $card }: seven is the limit.
   *[no] { $seat } discards { $card }: seven is the limit.
}
event-deadlock = Nobody can move any more: duels at every business with cards, { $you ->
    [yes] with you as the owner of the bullets. A tie that no card can break goes to you, or else to the first after you.
   *[no] with { $seat } as the owner of the bullets. A tie that no card can break goes to them, or else to the first after them.
}
event-showed = { $you ->
    [yes] You show { $cards } at { $place }: { $combination }.
   *[no] { $seat } shows { $cards } at { $place }: { $combination }.
}
event-reinforced = { $you ->
    [yes] You send in { $card } as reinforcement.
   *[no] { $seat } sends in { $card } as reinforcement.
}
event-turned_up = { $you ->
    [yes] Your hand is empty, so the deck decides: { $card }.
   *[no] { $seat }’s hand is empty, so the deck decides: { $card }.
}
event-put_aside = To the discards: { $card }.
event-won = { $you ->
    [yes] You win the { $business } at { $place }.
   *[no] { $seat } wins the { $business } at { $place }.
}
event-cleared = All cards at { $place } go to the discards.
event-unbroken = Still equal after ten repeats at { $place }, so counting from the owner of the bullet { $you ->
    [yes] you are the first of those tied.
   *[no] { $seat } is the first of those tied.
}
event-last_business = { $you ->
    [yes] That was the last business in town, and it wins you the match.
   *[no] That was the last business in town, and it wins { $seat } the match.
}
event-longest_match = After { $turns } turns whoever owns the most businesses wins; if several tie, the first of them in turn order: { $you ->
    [yes] you.
   *[no] { $seat }.
}

## Refusals

refusal-hand-would-be-full = You could not get back to seven cards this turn, so you cannot draw.
refusal-no-card-to-draw = There is no card left to draw.
refusal-actions-are-compulsory = You still have to draw or play a card.
refusal-only-a-pass = There is nothing you can draw or play: all you can do is pass.
refusal-card-not-in-hand = You do not hold that card.
refusal-no-business-there = There is no open business there.
refusal-series-full = You already have five cards there.
refusal-hand-must-shrink = You hold more than seven cards: play what still gets you back to seven.
refusal-no-discards = There is nothing in the discards to take.
refusal-no-such-target = That card cannot be used there.

## Options

option-short = Short match
option-short-false = Win with three businesses of a kind, one of each kind, or any five.
option-short-true = Win with two businesses of a kind, or any three.
option-no_specials = Special cards
option-no_specials-false = All 81 cards are in play.
option-no_specials-true = Only the 75 gangsters are in play.

## Why the scripted bot does what it does

reason-builds = This card makes your hand there better, and a duel there pays.
reason-completes = The fifth card: you are ahead of what the others show.
reason-joins = A duel is coming there, and this card helps to win it.
reason-draws = Nothing is worth laying yet; another card may change that.
reason-full = Your hand is full, and this is worth the least.
reason-murders = That rival is about to close a hand that beats yours.
reason-fires = Two actions for one is a bargain.
reason-blackmails = One of the discards is just what your plan needs.
reason-drives = Those cards are worth more at the other business.
reason-raids = The card has to go anyway, so have a look at somebody’s hand.
reason-stops = Nothing is gained by going on.
reason-nothing-else = There is nothing else to do.
reason-nearest = Winning this one brings the end nearest.
reason-highest = The highest card wins the tie.
reason-least = This card is the least useful.

## The table in a terminal

poker-letter-red = R
poker-letter-blue = B
poker-letter-green = G
poker-letter-gold = Y
poker-letter-black = K
poker-letter-up = U
poker-letter-down = d
poker-legend = R red  B blue  G green  Y gold  K black; small letter: face down; *: bullet
poker-turn-label = turn { $turn }
poker-faces-label = up/down
poker-hand-label = Your hand:
poker-won-label = Won: { $owned }
poker-short-pub = pub
poker-short-jazz = jazz
poker-short-brewery = brewery
poker-short-den = den
poker-piles-line = Deck { $deck } · discards { $discards }: { $newest }
poker-piles-line-turn = { $actions ->
    [one] One action left
   *[other] { $actions } actions left
} · deck { $deck } · discards { $discards }: { $newest }
poker-pool-note = Among the hidden cards of { $seat } at { $place }: { $cards }
poker-lies = { $business }, { $up ->
    [yes] face up
   *[no] face down
}
poker-standing = { $count ->
    [0] no business
    [one] 1 business ({ $owned })
   *[other] { $count } businesses ({ $owned })
}
table-goal = { $short ->
    [true] Win 2 businesses alike, or any 3.
   *[false] Win 3 businesses alike, all 4 kinds or any 5.
}
ask-pick = Which card rides along?
poker-won-heading = won
poker-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
poker-bullet = bullet
poker-hidden = hidden
poker-legend-large = U: lies face up, d: face down; (in brackets): face down, and you know it
