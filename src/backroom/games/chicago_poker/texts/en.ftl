game-title = Chicago Poker
game-blurb = Poker hands at four kinds of speakeasy, some cards open, some secret: take over the town before the others do.

## Options

option-short = Short match
option-short-false = Three of a kind, one of each, or any five businesses win.
option-short-true = Two of a kind or any three businesses win.
option-no_specials = Without special cards
option-no_specials-false = With the six special cards.
option-no_specials-true = Gangsters only.

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
position = card { $number }
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
combination-chicago-poker = Chicago poker

## Actions

action-draw = Draw a card
action-pass = Pass: nothing else is possible
action-end = End your turn
action-play = Play { $card } at { $place }
action-raid = Raid { $victim } at { $place }
action-murder = Murder the newest card of { $victim } at { $place }
action-limousine = Drive the limousine from { $source } to { $target }
action-pistol = Fire the pistol for two extra actions
action-blackmail = Blackmail: take a card from the discards
action-waste = Throw away { $special }
action-pick = Take along { $position }
action-done = Drive off
action-duel = First the duel at { $place }
action-choose = Choose { $card }

## Questions

step-start = Your bullets are waiting. Which duel comes first?
step-turn = Your turn. What will it be?
step-discard = You hold too many cards. Which one goes?
step-duel = A duel!
step-tie = A tie! Which card do you call in?

## Events

event-started = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-opened = A new business at { $place }: { $business }.
event-turn = { "" }
event-actions = { "" }
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $seat } draws a card.
event-reshuffled = The discards become a new deck of { $cards } cards.
event-played = { $you ->
    [yes] You play { $card } at { $place }.
   *[no] { $seat } plays { $card } at { $place }.
}
event-played-hidden = { $seat } plays a card face down at { $place }.
event-claimed = { $you ->
    [yes] Your bullet stands at { $place }: a duel when your next turn begins.
   *[no] { $seat } puts a bullet at { $place }: a duel when that turn comes round.
}
event-raided = { $you ->
    [yes] You raid { $victim } at { $place } and see { $cards }.
   *[no] { $victim-you ->
        [yes] { $seat } raids you at { $place } and sees { $cards }.
       *[no] { $seat } raids { $victim } at { $place } and sees { $cards }.
    }
}
event-raided-hidden = { $seat } raids { $victim } at { $place } and looks at { $cards-count ->
    [one] one card
   *[other] { $cards-count } cards
}.
event-murdered = { $you ->
    [yes] You have { $card } of { $victim } murdered at { $place }.
   *[no] { $victim-you ->
        [yes] { $seat } has your { $card } murdered at { $place }.
       *[no] { $seat } has { $card } of { $victim } murdered at { $place }.
    }
}
event-drove = { $you ->
    [yes] You drive { $cards } from { $source } to { $target }.
   *[no] { $seat } drives { $cards } from { $source } to { $target }.
}
event-drove-hidden = { $seat } drives { $cards-count ->
    [one] one card
   *[other] { $cards-count } cards
} from { $source } to { $target }: { $cards }.
event-fired = { $you ->
    [yes] You fire the pistol: two extra actions.
   *[no] { $seat } fires the pistol: two extra actions.
}
event-blackmailed = { $you ->
    [yes] You get { $card } by blackmail; the other discards go back into the deck.
   *[no] { $seat } gets { $card } by blackmail; the other discards go back into the deck.
}
event-blackmailed-hidden = { $seat } gets a discard by blackmail; the others go back into the deck.
event-wasted = { $you ->
    [yes] You throw away { $card }.
   *[no] { $seat } throws away { $card }.
}
event-passed = { $you ->
    [yes] You can do nothing and pass.
   *[no] { $seat } can do nothing and passes.
}
event-stopped = { $you ->
    [yes] You leave it at that.
   *[no] { $seat } leaves it at that.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-deadlock = Nobody can do anything: a duel at every business.
event-showed = { $you ->
    [yes] You show { $combination } at { $place }: { $cards }.
   *[no] { $seat } shows { $combination } at { $place }: { $cards }.
}
event-reinforced = { $you ->
    [yes] You call in { $card }.
   *[no] { $seat } calls in { $card }.
}
event-turned_up = { $you ->
    [yes] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
}
event-put_aside = { "" }
event-won = { $you ->
    [yes] You take over the { $business } at { $place }!
   *[no] { $seat } takes over the { $business } at { $place }!
}
event-cleared = { "" }

## Refusals

refusal-hand-would-be-full = You cannot draw: your turn would end with more than seven cards in hand.
refusal-no-card-to-draw = There is no card left to draw.
refusal-actions-are-compulsory = You still have to use your actions: draw a card or play one.
refusal-card-not-in-hand = You do not have that card.
refusal-no-business-there = There is no business at that place.
refusal-series-full = You have five cards there already.
refusal-hand-must-shrink = Your hand has to shrink to seven cards, and this would not leave enough actions for it.

## Help

help-goal =
    What it is about
    You are a boss in Chicago and take over businesses. The first to own three of one kind, one of each of the four kinds, or any five, wins at once.
    In a short match two of one kind or any three are enough.
help-turn =
    Your turn
    You have three actions (in the first round the first player has one, the second two). Each is a card drawn or a card played; you may not skip one.
    At the end of your turn you hold seven cards at most, so you cannot draw when you could not get rid of the card again.
    Gangsters go to your own side of a business, five at most. Who lays a fifth card at a business first puts a bullet there. When that player’s next turn begins, everybody with cards there shows them, and the best hand takes the business.
    A tie is broken by one card from the hand of each of those tied.
help-businesses =
    Businesses: how your five cards lie there
    pub            down  down  up    up    up
    jazz club      up    up    up    down  down
    brewery        up    up    up    up    up
    gambling den   down  down  down  down  down
help-hands =
    Hands, from high to low (five colours, values 1 to 15)
    Chicago poker      7 7 7 7 7     five of one value
    straight flush     4 5 6 7 8     in a row, one colour
    rainbow straight   4 5 6 7 8     in a row, five colours
    four of a kind     9 9 9 9
    full house         6 6 6 2 2
    flush              1 4 5 9 12    one colour
    straight           4 5 6 7 8     in a row
    three of a kind    8 8 8
    two pair           9 9 4 4
    pair               5 5
    high card          15
    Fewer than five cards may win, but make no straight, flush or full house.
help-specials =
    Special cards (each costs an action and is then discarded)
    police raid    look at the face-down cards of one player at one business
    murder         remove the newest card of another player’s series; a series with its bullet is safe
    limousine      move one to four cards of one own series to another business, in any order
    pistol         two extra actions this turn
    blackmail      take any card from the discards; the rest is shuffled into the deck
