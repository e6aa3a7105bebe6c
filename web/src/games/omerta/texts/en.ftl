# What only the browser says at this table; later texts go before the shared ones.
card-down = A face-down card
title-gangster = Gangster
title-lady = Lady
title-mole = Mole
title-snitch = Snitch
title-driver = Driver
title-safecracker = Safecracker
title-killer = Killer
title-witness = Witness
title-alibi = Alibi
title-mamma = Mamma
title-patrol = Patrol
option-race-is-live = Live
option-race-is-sealed = In secret
option-memory_aid-is-false = Off
option-memory_aid-is-true = On

# On the felt
slot-of = { $you ->
    [yes] Your card { $number }
   *[no] { $name }’s card { $number }
}
slot-vault = Vault card { $number }
hand-of = { $you ->
    [yes] Your cards
   *[no] { $name }’s cards
} ({ $count })
hand-none = No cards left
player-choose = Choose { $name }
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-brief = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
score-so-far = So far: { $points }
mamma-on = Mamma: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
patrol-on = Police Patrol, { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
pool-among = Among these: { $cards }
pool-spread = { $places }: among these { $cards }
vault-sign = Vault
vault-label = The vault
pile-deck = The deck: { $count } cards
pile-discards = The discards ({ $count }), on top: { $card }
pile-take = take it
pile-discard = discard here
held-by = { $you ->
    [yes] you hold it
   *[no] held by { $name }
}
rounds-over = All { $rounds } rounds are played: the lowest total wins.
round-of = Round { $round } of { $of }
sheet-title = Scores
sheet-round = Round
sheet-total = Total
sheet-caller = called Omerta
sheet-note = The lowest total wins. Underlined: who called Omerta.

# The race, the blow, the glance
list-or = { " or " }
race-title = Race: { $bottles }!
race-tap = Do you have the same? Tap that card, before somebody else does.
race-tap-sealed = Do you have the same? Choose a card in secret, or pass.
race-after = ({ NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s)
race-late = Too late, by { NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s. Your card stays, unseen.
blow-title = { $name } sends { $card }
blow-you = { $card ->
    [gangster] The marked cards change places
    [lady] Your cards are shuffled
    [snitch] You get cards off the deck
    [mamma] You miss a turn
   *[patrol] The marked card is blocked for two turns
}, unless you show a Killer.
blow-wait = { $name } may answer with a Killer.
glance-title = For your eyes only
glance-text = Remember it; in a moment it turns over again.

# What is asked
asking-turn = Your turn
asking-peek = First look
asking-race = The race
asking-race-patient = Tap the same one, or pass. A wrong card costs a penalty card. This race waits for you; later ones do not.
asking-race-wait = Who has one just like it?
asking-killer = A Killer?
asking-winner = { $you ->
    [yes] You kept your mouth shut best.
   *[no] { $name } kept their mouth shut best.
}
asking-draw = { $take ->
    [yes] { $call ->
        [yes] Tap the deck to draw or the open card to take it, or call Omerta.
       *[no] Tap the deck to draw, or the open card to take it.
    }
   *[no] { $call ->
        [yes] Tap the deck to draw, or call Omerta.
       *[no] Tap the deck to draw a card.
    }
}
asking-keep = Tap the card it replaces, or the discards.
asking-must-keep = Tap the card it replaces.
asking-sum = { $sum } ({ $first ->
    [yes] card { $number }
   *[no] { $number }
})
asking-sums = In hand then{ $unknown ->
    [0] {""}
   *[other] , as far as you know
}: { $sums }.
asking-both = Both cards for { $name }.
step-race = Tap the same one first, or pass. A wrong card costs a penalty card.
step-strike = Tap your Killer, or pass. A wrong card costs a penalty card.
asking-vault-in = That card will be yours. Now tap the card of yours that goes into the vault.
asking-vault-out = That card goes into the vault. Now tap the card you want from it.
step-vault = The vault is open. Tap one of its cards, and the one of yours that goes in.
step-snitch = The Snitch: who gets two cards? Tap one player twice, or two.
why-not = That does nothing now.
why-blocked = The Police Patrol sits on that card.
why-draw = You cannot draw from the deck now.
why-take = You cannot take the top discard now.
why-discard = A card from the discards must stay; only one off the deck may be discarded.

# Scenes
reveal-label = The end of a round
reveal-title = Omerta!
reveal-title-none = The round is over
reveal-caller = { $you ->
    [yes] You called. Cards on the table.
   *[no] { $name } called. Cards on the table.
}
reveal-called = called Omerta
reveal-turning = The cards are turned up…
reveal-hand = Hand
reveal-points = +{ $points }
reveal-right = { $you ->
    [yes] You were right: { $sum }, and nobody has less.
   *[no] { $name } was right: { $sum }, and nobody has less.
}
reveal-wrong = { $you ->
    [yes] You were wrong:
   *[no] { $name } was wrong:
} { $beaten ->
    [yes] somebody has less than { $sum }.
   *[no] { $sum } is more than seven.
} That costs 20 penalty points more.
reveal-nobody = Nobody called. The lowest hand scores 0.
reveal-skip = Skip

# The story
aimed-you = to you
aimed-yourself = to yourself
line-turn = { $name }
event-revealed = { $you ->
    [yes] You show { $sum ->
        [one] 1 point.
       *[other] { $sum } points.
    }
   *[no] { $seat } shows { $sum ->
        [one] 1 point.
       *[other] { $sum } points.
    }
}

# What wins and how you stand, always in sight.
tie-1 = As few points as { $others }, but more rounds won.
standing-goal = The lowest total wins
standing = The lowest total wins · you { $total }{ $known ->
    [0] { $unknown ->
        [0] {""}
       *[other] { " " }so far, plus your hand
    }
   *[other] , in hand { $hand }{ $unknown ->
        [0] {""}
       *[other] { " " }as far as you know
    }
}
