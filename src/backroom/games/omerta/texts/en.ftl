game-title = Omerta
game-blurb = The law is on its way and your cellar is full. Lose the bottles, remember which card is which, and call Omerta before somebody else does.

## Things

card-bottle = bottle { $number }
card-gangster = the Gangster
card-lady = the Lady
card-mole = the Mole
card-snitch = the Snitch
card-driver = the Driver
card-safecracker = the Safecracker
card-killer = the Killer
card-witness = the Witness
card-alibi = the Alibi
card-mamma = Mamma
card-patrol = the Police Patrol

slot = card { $number }
vault = vault card { $number }

## What the things do

card-bottle-help = Bottles count what they say, 1 to 10. Discard one, and whoever is first may get rid of one just like it.
card-gangster-help = Gangster (15): two cards of two different players change places, unseen.
card-lady-help = Lady (15): an opponent’s hand is shuffled. Nobody knows any more what lies where.
card-mole-help = Mole (15): look at one of your own cards.
card-snitch-help = Snitch (20): two cards off the deck for your opponents, both for one or one each for two.
card-driver-help = Driver (20): throw away one or two of your bottles. If any other card is among them, you take them back and get a penalty card.
card-safecracker-help = Safecracker (15): look into the vault and, if you like, swap one of your cards for one of its four.
card-killer-help = Killer (15): show it when a Gangster, Lady, Snitch, Mamma or Police Patrol comes for you, and it never happened; from a Snitch it stops your own cards only. Show another card by mistake, and you get a penalty card and it happens all the same.
card-witness-help = Witness (10): does nothing but talk. Get rid of her.
card-alibi-help = Alibi (0): does nothing, costs nothing. Hold on to it.
card-mamma-help = Mamma (15): an opponent stays in for dinner and misses a turn. No racing meanwhile, but no shuffling and no presents either.
card-patrol-help = Police Patrol (15): one card of an opponent cannot be touched for two turns, and its owner cannot call.

## What a player can do

action-call = Call Omerta
action-draw = Draw from the deck
action-take = Take the top discard
action-pass = Pass
action-discard = Discard it
action-decline = Never mind
action-done = That is all
action-swap = Put it in place of { $slot }
action-peek = Look at { $slot }
action-claim = Discard { $slot }!
action-kill = Show { $slot } as the Killer
action-throw = Throw away { $slot }
action-crack = Swap { $slot }
action-pick = Choose { $slot }
action-aim = { $victim-you ->
    [yes] One of your own cards
   *[no] Choose { $victim }
}
action-open = Take { $vault }

## What a player is asked

step-peek = Look at two of your cards, and remember them.
step-end = The turn ends.
step-turn = Call Omerta, or draw?
step-keep = Where does the card go?
step-race = Do you have one just like it? First come, first served.
step-sealed_race = Do you have one just like it? Choose in secret; luck decides who is first.
step-strike = They are coming for you. Show a Killer?
step-gangster = The Gangster: which two cards change places?
step-lady = The Lady: whose hand is shuffled?
step-mole = The Mole: which of your cards do you look at?
step-snitch = The Snitch: who gets two cards? One player gets both, two get one each.
step-driver = The Driver: which bottles go, one or two?
step-vault = The vault is open. Swap a card?
step-mamma = Mamma: who stays in for dinner?
step-patrol = The Police Patrol: which card is off limits?

## What happens

event-round = { $you ->
    [yes] Round { $round }. You begin; { $card } is turned up.
   *[no] Round { $round }. { $seat } begins; { $card } is turned up.
}
event-peeked = { $you ->
    [yes] You look at { $slots }: { $cards }.
   *[no] { $seat } looks at { $slots }: { $cards }.
}
event-peeked-hidden = { $you ->
    [yes] You look at { $slots }.
   *[no] { $seat } looks at { $slots }.
}
event-turn = { $you ->
    [yes] Turn { $turn }: you.
   *[no] Turn { $turn }: { $seat }.
}
event-skipped = { $you ->
    [yes] Mamma keeps you in: you miss your turn.
   *[no] Mamma keeps { $seat } in for a turn.
}
event-passed = { $you ->
    [yes] There is no card for you: you pass.
   *[no] There is no card for { $seat }, who passes.
}
event-called = { $you ->
    [yes] You call Omerta!
   *[no] { $seat } calls Omerta!
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $you ->
    [yes] You draw from the deck.
   *[no] { $seat } draws from the deck.
}
event-took = { $you ->
    [yes] You take { $card } from the discards.
   *[no] { $seat } takes { $card } from the discards.
}
event-took-hidden = { $you ->
    [yes] You take the top discard.
   *[no] { $seat } takes the top discard.
}
event-reshuffled = The deck ran out: the discards make a new one of { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
event-swapped = { $you ->
    [yes] You put it in place of { $slot }, which was { $card }.
   *[no] { $seat } puts it in place of { $slot }, which was { $card }.
}
event-swapped-hidden = { $you ->
    [yes] You put it in place of { $slot }.
   *[no] { $seat } puts it in place of { $slot }.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-discarded-hidden = { $you ->
    [yes] You discard the card.
   *[no] { $seat } discards the card.
}
event-hit = { $you ->
    [yes] You have one: { $slot } is { $card }, and gone.
   *[no] { $seat } has one: { $slot } is { $card }, and gone.
}
event-hit-hidden = { $you ->
    [yes] You have one: { $slot } is gone.
   *[no] { $seat } has one: { $slot } is gone.
}
event-missed = { $you ->
    [yes] You show { $slot }, but that is { $card }. Back it goes.
   *[no] { $seat } shows { $slot }, but that is { $card }. Back it goes.
}
event-missed-hidden = { $you ->
    [yes] You show { $slot }, but that is another card. Back it goes.
   *[no] { $seat } shows { $slot }, but that is another card. Back it goes.
}
event-penalty = { $you ->
    [yes] You get a penalty card, unseen.
   *[no] { $seat } gets a penalty card, unseen.
}
event-declined = { $you ->
    [yes] You make no use of { $card }.
   *[no] { $seat } makes no use of { $card }.
}
event-aimed = { $slots-count ->
    [0] { $you ->
        [yes] You send { $card } to { $victims }.
       *[no] { $seat } sends { $card } to { $victims }.
    }
   *[other] { $you ->
        [yes] You send { $card } to { $victims }, for { $slots }.
       *[no] { $seat } sends { $card } to { $victims }, for { $slots }.
    }
}
event-let_pass = { $you ->
    [yes] You let it happen.
   *[no] { $seat } lets it happen.
}
event-countered = { $you ->
    [yes] You show { $slot }: { $card }. They leave you alone.
   *[no] { $seat } shows { $slot }: { $card }. They leave { $seat } alone.
}
event-bluffed = { $you ->
    [yes] You show { $slot } as the Killer, but it is { $card }.
   *[no] { $seat } shows { $slot } as the Killer, but it is { $card }.
}
event-bluffed-hidden = { $you ->
    [yes] You show { $slot } as the Killer, but it is not.
   *[no] { $seat } shows { $slot } as the Killer, but it is not.
}
event-switched = { $first-you ->
    [yes] The Gangster swaps your { $first_slot } for { $second }’s { $second_slot }.
   *[no] { $second-you ->
        [yes] The Gangster swaps { $first }’s { $first_slot } for your { $second_slot }.
       *[no] The Gangster swaps { $first }’s { $first_slot } for { $second }’s { $second_slot }.
    }
}
event-shuffled = { $victim-you ->
    [yes] Your hand is shuffled. Which was which?
   *[no] { $victim }’s hand is shuffled.
}
event-looked = { $you ->
    [yes] You look at { $slot }: { $card }.
   *[no] { $seat } looks at { $slot }: { $card }.
}
event-looked-hidden = { $you ->
    [yes] You look at { $slot }.
   *[no] { $seat } looks at { $slot }.
}
event-given = { $you ->
    [yes] The Snitch brings you a card, unseen.
   *[no] The Snitch brings { $seat } a card, unseen.
}
event-threw = { $you ->
    [yes] You throw away { $slots }: { $cards }.
   *[no] { $seat } throws away { $slots }: { $cards }.
}
event-threw-hidden = { $you ->
    [yes] You throw away { $slots }.
   *[no] { $seat } throws away { $slots }.
}
event-botched = { $you ->
    [yes] You want to throw away { $slots }, but { $cards-count ->
        [one] that is { $cards }. Back it goes.
       *[other] those are { $cards }. Back they go.
    }
   *[no] { $seat } wants to throw away { $slots }, but { $cards-count ->
        [one] that is { $cards }. Back it goes.
       *[other] those are { $cards }. Back they go.
    }
}
event-botched-hidden = { $you ->
    [yes] You want to throw away { $slots }, but { $slots-count ->
        [one] that is not a bottle. Back it goes.
       *[other] those are not all bottles. Back they go.
    }
   *[no] { $seat } wants to throw away { $slots }, but { $slots-count ->
        [one] that is not a bottle. Back it goes.
       *[other] those are not all bottles. Back they go.
    }
}
event-opened = { $you ->
    [yes] The vault holds { $cards }.
   *[no] { $seat } looks into the vault: { $cards }.
}
event-opened-hidden = { $you ->
    [yes] You look into the vault.
   *[no] { $seat } looks into the vault.
}
event-cracked = { $you ->
    [yes] You swap { $slot } for { $vault }.
   *[no] { $seat } swaps { $slot } for { $vault }.
}
event-mothered = { $victim-you ->
    [yes] { $seat } sends Mamma round to you.
   *[no] { $you ->
        [yes] You send Mamma to { $victim }.
       *[no] { $seat } sends Mamma to { $victim }.
    }
}
event-patrolled = { $victim-you ->
    [yes] { $seat }’s Police Patrol sits on your { $slot } for { $turns } turns.
   *[no] { $you ->
        [yes] Your Police Patrol sits on { $victim }’s { $slot } for { $turns } turns.
       *[no] { $seat }’s Police Patrol sits on { $victim }’s { $slot } for { $turns } turns.
    }
}
event-held = { $victim-you ->
    [yes] You are stuck with { $card } for one more of { $seat }’s turns.
   *[no] { $you ->
        [yes] { $victim } is stuck with { $card } for one more of your turns.
       *[no] { $victim } is stuck with { $card } for one more of { $seat }’s turns.
    }
}
event-lifted = { $victim-you ->
    [yes] You are rid of { $card }.
   *[no] { $victim } is rid of { $card }.
}
event-revealed = { $you ->
    [yes] You show { $cards }: { $sum ->
        [one] 1 point.
       *[other] { $sum } points.
    }
   *[no] { $seat } shows { $cards }: { $sum ->
        [one] 1 point.
       *[other] { $sum } points.
    }
}
event-round_over = { $you ->
    [yes] The round is over: you called Omerta.
   *[no] The round is over: { $caller } called Omerta.
}
event-round_over-hidden = The round is over, and nobody called Omerta.
event-scored = { $won ->
    [1] { $you ->
        [yes] You win the round: { $points } points, { $total } in all.
       *[no] { $seat } wins the round: { $points } points, { $total } in all.
    }
   *[0] { $you ->
        [yes] You get { $points ->
            [one] 1 point
           *[other] { $points } points
        }, { $total } in all.
       *[no] { $seat } gets { $points ->
            [one] 1 point
           *[other] { $points } points
        }, { $total } in all.
    }
}

## Refusals

refusal-patrol-forbids-call = You cannot call Omerta while the Police Patrol sits on one of your cards.
refusal-no-card-to-draw = There is no card left to draw.
refusal-no-card-to-swap = You have no card that it could take the place of.
refusal-no-discard-to-take = There is no discard to take.
refusal-taken-card-must-stay = A card from the discards must take the place of one of yours.
refusal-card-is-blocked = The Police Patrol sits on that card.
refusal-player-under-mamma = That player is at Mamma’s table: no Lady, no Snitch and no second Mamma.

## Options

option-race = The race for matching bottles
option-race-live = Live: the fastest wins.
option-race-sealed = In secret: everybody chooses unseen, then luck decides who is first.
option-memory_aid = Memory aid
option-memory_aid-false = Off: a card is shown only while it may be looked at. The rest is up to your memory.
option-memory_aid-true = On: what you know stays on the screen.

## Reasons of the bots

reason-call = Seven or less, and probably nobody lower: time to call.
reason-wait-to-call = You know all your cards; they still add up to too much, or somebody may have less.
reason-take-low = The top discard beats your worst card by more than the deck promises.
reason-draw-deck = The deck promises more than the discards.
reason-nothing-to-draw = There is nothing to draw.
reason-keep-low = It is lower than your worst card.
reason-see-unknown = It replaces a card that you do not know, and that is a gain twice over.
reason-dump = It is better off on the discards.
reason-race-sure = You are sure of this one.
reason-race-unsure = You know of none, and a guess costs a card.
reason-peek = Two cards to remember; any two are as good.
reason-killer = Your Killer stops them, and you are rid of 15 points.
reason-no-killer = You have no card that you know to be a Killer.
reason-gangster = Your worst card for what seems to be one of the best.
reason-leader = This player seems closest to calling.
reason-match-leader = Of those you can choose, this player seems furthest ahead in the match.
reason-lady = Of those the Lady can visit, nobody knows more of their own cards.
reason-mole = You do not know this card yet.
reason-look-again = You have looked at all of them; a second look costs nothing.
reason-driver = A heavy bottle that you are sure of.
reason-driver-enough = You are sure of no other bottle.
reason-vault = The vault has something better than your worst card.
reason-no-use = There is nothing to gain by it.
reason-remember = Unless you remember better: the house does not remember your cards for you.
reason-no-hint = The house does not remember your cards for you: this one is up to your head.

## In a terminal

omerta-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-goal = The lowest total after all rounds wins.
ask-aim = Who else?
ask-pick = Which card?
ask-peek = Which card besides?
ask-throw = Which card besides?
omerta-known = owner knows
omerta-guarded = Patrol
omerta-round = Round { $round } of { $rounds } · turn { $turn }
omerta-piles = Deck { $deck } · discards { $discards }, on top { $top }
omerta-drawn = Drawn: { $card }{ $source ->
    [discards] {" "}(from the discards)
   *[deck] {""}
}
omerta-vault = Vault
omerta-under-mamma = Mamma!
omerta-pool = Among { $places }: { $cards }
omerta-legend = 7: bottle 7 · ?: unknown · dot: seen by its owner · #: Police Patrol
omerta-short-gangster = Gng
omerta-short-lady = Lad
omerta-short-mole = Mol
omerta-short-snitch = Sni
omerta-short-driver = Drv
omerta-short-safecracker = Saf
omerta-short-killer = Kil
omerta-short-witness = Wit
omerta-short-alibi = Ali
omerta-short-mamma = Mam
omerta-short-patrol = Pol
