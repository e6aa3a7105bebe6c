game-title = Leduc hold’em
game-blurb = The smallest poker there is: six cards, two rounds of betting, one secret each.

card-jack = { $number ->
    [1] jack of spades
   *[2] jack of hearts
}
card-queen = { $number ->
    [1] queen of spades
   *[2] queen of hearts
}
card-king = { $number ->
    [1] king of spades
   *[2] king of hearts
}
chips = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}

action-fold = Fold
action-call = Check or call
action-raise = Raise

step-bet = Your bet?

event-started = { $you ->
    [yes] You bet first.
   *[no] { $starter } bets first.
}
event-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $seat } is dealt the { $card }.
}
event-dealt-hidden = { $seat } is dealt a card.
event-staked = { $you ->
    [yes] You now have { $chips } in the pot.
   *[no] { $seat } now has { $chips } in the pot.
}
event-turned = The { $card } is turned up.
event-shown = { $you ->
    [yes] You show the { $card }.
   *[no] { $seat } shows the { $card }.
}

help-leduc =
    Leduc hold’em
    Six cards: a jack, a queen and a king of spades and of hearts.
    Both players put one chip in the pot and get one card.
    There are two rounds of betting. A raise is two chips in the first round and four in the second, with at most two raises a round.
    After the first round one card is turned up for both.
    Whoever pairs it wins; otherwise the higher card wins, and equal cards share. Who folds loses at once.
