game-title = Mafioso
game-blurb = Thirty chairs at Don Carlo’s table, and not enough of them are safe. Collect the protection money, mind the cake, and never finish your drink.

## Things

card-move = Move
card-shoot = Shoot
card-stab = Stab
card-cake = Order cake
card-nightcap = Nightcap
card-pass = Pass on
card-boom = Ka-Boom
card-raid = Raid

man-boss = Boss
man-robbie = Revolver Robbie
man-jack = Jack Stiletto
man-henkie = Strong Henkie
man-sleeping-boss = sleeping Boss
man-sleeping-robbie = sleeping Revolver Robbie
man-sleeping-jack = sleeping Jack Stiletto
man-sleeping-henkie = sleeping Strong Henkie

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple

side-left = left
side-right = right

chair-0 = chair 0 (revolver)
chair-1 = chair 1 (knife)
chair-2 = chair 2 (register)
chair-3 = chair 3 (knife)
chair-4 = chair 4 (revolver)
chair-5 = chair 5 (café)
chair-6 = chair 6 (drink)
chair-7 = chair 7 (revolver)
chair-8 = chair 8 (drink)
chair-9 = chair 9 (restaurant)
chair-10 = chair 10 (revolver)
chair-11 = chair 11
chair-12 = chair 12 (casino)
chair-13 = chair 13 (drink)
chair-14 = chair 14 (knife)
chair-15 = chair 15 (revolver)
chair-16 = chair 16 (drink)
chair-17 = chair 17 (café)
chair-18 = chair 18 (revolver)
chair-19 = chair 19 (drink)
chair-20 = chair 20 (knife)
chair-21 = chair 21 (casino)
chair-22 = chair 22 (revolver)
chair-23 = chair 23 (drink)
chair-24 = chair 24 (knife)
chair-25 = chair 25 (restaurant)
chair-26 = chair 26 (drink)
chair-27 = chair 27 (drink)
chair-28 = chair 28
chair-29 = chair 29 (drink)

money = ${ $number }k

end-pot = The pot is empty: the evening is over.
end-last = Only one family is still at the table.
end-nobody = Nobody is left at the table. The pot stays where it is; somebody should call a cleaner.
end-quiet = For sixty turns nobody earned anything and nobody came to harm: the evening has died down.
end-long = Four hundred turns are enough: Don Carlo wants to go to bed.

## What the things do

card-move-help = Move: one of your men who is awake goes to a free chair. It may follow any other card, or another Move of a different man.
card-shoot-help = Shoot: one of your men with a gun (a Robbie, or anyone at a revolver) takes out the enemy opposite. The crossed chairs at the ends are out of range both ways.
card-stab-help = Stab: one of your men with a blade (a Jack, or anyone at a knife) takes out an enemy on a chair beside him.
card-cake-help = Order cake: your cake is served at any chair without one. When your next turn begins it goes off, with the chair and both its neighbours.
card-nightcap-help = Nightcap: three men at a drink get a sleeping pill each, awake or not; if there are no more than three, all of them do, your own men too. A sleeper does not earn, fight or move until the end of his own family’s turn, and a second pill is the end of him.
card-pass-help = Pass on: somebody else’s cake goes to the next man on its left or right. Left is clockwise, to the higher number.
card-boom-help = Ka-Boom: somebody else’s cake goes off right now.
card-raid-help = Raid: everybody leaves the table, and you begin to take seats again, one man each in turn. The card is then out of the game.

## What a player can do

action-stop = Leave it at that
action-shoot = Shoot the man on { $chair }
action-stab = Stab the man on { $chair }
action-cake = Order your cake for { $chair }
action-nightcap = Drop a pill at { $chair }
action-pass = Pass the { $colour } cake to the { $side }
action-boom = Set off the { $colour } cake
action-raid = Shout that the police are coming
action-move = Move your man from { $chair }
action-to = Sit down on { $chair }
action-discard = Put away { $card } unused
action-seat = Put your { $man } on { $chair }

## What a player is asked

step-seating = Whom do you seat, and where?
step-start = A new turn begins.
step-turn = Which card do you play?
step-again = Do you also move a man?

## What happens

event-started = { $you ->
    [yes] You play yellow and take the first turn.
   *[no] { $seat } plays yellow and takes the first turn.
}
event-seated = { $you ->
    [yes] You put your { $man } on { $chair }.
   *[no] { $seat } puts a { $man } on { $chair }.
}
event-turn = { $you ->
    [yes] Turn { $turn }: you are up.
   *[no] Turn { $turn }: { $seat } is up.
}
event-exploded = { $you ->
    [yes] Your cake goes off at { $chair }!
   *[no] { $seat }’s cake goes off at { $chair }!
}
event-died = { $you ->
    [yes] Your { $man } leaves { $chair } for good.
   *[no] { $seat }’s { $man } leaves { $chair } for good.
}
event-eliminated = { $you ->
    [yes] Your last man is gone: you are out, but keep your money. Your cards were: { $cards }.
   *[no] { $seat }’s last man is gone: { $seat } is out, but keeps the money. Their cards were: { $cards }.
}
event-paid = { $you ->
    [yes] You take { $money } from the pot.
   *[no] { $seat } takes { $money } from the pot.
}
event-shot = { $you ->
    [yes] You fire at { $chair }.
   *[no] { $seat } fires at { $chair }.
}
event-stabbed = { $you ->
    [yes] You settle an account at { $chair }, at close quarters.
   *[no] { $seat } settles an account at { $chair }, at close quarters.
}
event-ordered = { $you ->
    [yes] You order cake for { $chair }. Happy birthday!
   *[no] { $seat } orders cake for { $chair }. Happy birthday!
}
event-drugged = { $you ->
    [yes] You drop { $chairs-count ->
        [one] a pill
       *[other] pills
    } at { $chairs }.
   *[no] { $seat } drops { $chairs-count ->
        [one] a pill
       *[other] pills
    } at { $chairs }.
}
event-passed = { $you ->
    [yes] You pass { $owner }’s cake on from { $chair } to { $target }.
   *[no] { $owner-you ->
        [yes] { $seat } passes your cake on from { $chair } to { $target }.
       *[no] { $seat } passes { $owner }’s cake on from { $chair } to { $target }.
    }
}
event-boomed = { $you ->
    [yes] You light { $owner }’s cake early.
   *[no] { $owner-you ->
        [yes] { $seat } lights your cake early.
       *[no] { $seat } lights { $owner }’s cake early.
    }
}
event-raided = { $you ->
    [yes] You shout that the police are coming: everybody out!
   *[no] { $seat } shouts that the police are coming: everybody out!
}
event-moved = { $you ->
    [yes] Your { $man } moves from { $chair } to { $target }.
   *[no] { $seat }’s { $man } moves from { $chair } to { $target }.
}
event-discarded = { $you ->
    [yes] You put away { $card } unused.
   *[no] { $seat } puts away { $card } unused.
}
event-stopped = { $you ->
    [yes] You leave it at that.
   *[no] { $seat } leaves it at that.
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $seat } draws a card.
event-reshuffled = The discards are shuffled into a new deck of { $cards } cards.
event-woke = { $you ->
    [yes] You wake your { $chairs-count ->
        [one] man
       *[other] men
    } on { $chairs }.
   *[no] { $seat } wakes the { $chairs-count ->
        [one] man
       *[other] men
    } on { $chairs }.
}
event-ended = { $end }

## Refusals

refusal-card-not-in-hand = You do not hold that card.
refusal-no-such-target = That card cannot be used there.
refusal-pills-in-order = Name the drinks from the lowest chair up: three of them, or all if there are fewer.
refusal-only-a-move-now = Only a Move may follow, or nothing.
refusal-chair-taken = Somebody sits there already.
refusal-no-such-man = You have no such man to seat.

## Options

option-seating = Seating
option-seating-fixed = Everybody’s men have fixed chairs at the start.
option-seating-manual = The players seat their men themselves, one by one.

## Bots: why

reason-kill-boss = A Boss pays his family every turn, until he does not.
reason-kill-earner = That man brings in money for somebody else.
reason-kill = One less enemy, and one less threat.
reason-cake = The cake hits more of theirs than of yours.
reason-pills = A sleeper earns nothing, and whoever is asleep already will never wake.
reason-pass-on = The cake does more good at another chair.
reason-boom = The cake stands just right, so do not wait.
reason-raid = You sit badly: shuffle the chairs and choose first.
reason-move-earn = There is money, or a better shot, at that chair.
reason-move-safe = Your man is in the line of fire.
reason-sit-earn = There is money to be made at that chair.
reason-sit-safe = Your man is well placed there.
reason-stop = Nobody would sit any better elsewhere.
reason-useless-card = This card does the least for you.

## The table in a terminal

mafioso-standing = ${ $money }k
table-goal = Most money wins when the pot is empty or one family is left.
ask-to = To which chair?
ask-nightcap = Whose drink is next?
mafioso-object-revolver = gun
mafioso-object-knife = knife
mafioso-object-drink = drink
mafioso-object-register = reg.
mafioso-object-cafe = café
mafioso-object-restaurant = rest.
mafioso-object-casino = cas.
mafioso-object-nothing = {""}
mafioso-colour-yellow = yellow
mafioso-colour-red = red
mafioso-colour-blue = blue
mafioso-colour-green = green
mafioso-colour-orange = orange
mafioso-colour-purple = purple
mafioso-boss = Boss
mafioso-robbie = Robbie
mafioso-jack = Jack
mafioso-henkie = Henkie
mafioso-asleep = asleep
mafioso-cake = CAKE!
mafioso-standing-men = Waiting for a chair:{" "}
mafioso-ends = The chairs at both ends are out of gunshot.
mafioso-family = family
mafioso-money = money
mafioso-income = income
mafioso-men = men
mafioso-cards = cards
mafioso-cake-heading = cake
mafioso-grand = ${ $number }k
mafioso-a-turn = ${ $number }k a turn
mafioso-is-out = out
mafioso-cake-unused = not used
mafioso-cake-gone = gone
mafioso-own-standing = Your men without a chair:{" "}
table-revolver = gun
table-knife = kn
table-drink = drk
table-register = REG
table-cafe = caf
table-restaurant = res
table-casino = cas
table-nothing = -
table-yellow = Y
table-red = R
table-blue = B
table-green = G
table-orange = O
table-purple = P
table-boss = B
table-robbie = R
table-jack = J
table-henkie = H
table-man = { $colour } { $man }
table-passed = { $chair }: { $man }
table-pot = pot { $value } ({ $ones }×1, { $fives }×5, { $tens }×10)
table-player = ${ $money }k (+{ $income }), { $men ->
    [one] one man
   *[other] { $men } men
}
table-out = ${ $money }k, out
table-piles = Turn { $turn } · deck { $deck } · discards { $discards }: { $newest }
table-youngest = { $you ->
    [youngest] You are the youngest and seat first; { $first } seats last and begins.
    [first] { $youngest } is the youngest and seats first; you seat last and begin.
   *[no] { $youngest } is the youngest and seats first; { $first } seats last and begins.
}
table-hand = Your hand:
table-legend = family + Boss Robbie Jack Henkie; z: asleep; *: cake; x: out of gunshot
table-legend-objects = kn knife · drk drink · REG register · caf café · res restaurant · cas casino
