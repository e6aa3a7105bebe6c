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
option-value-live = Live
option-value-sealed = Sealed

# On the felt
slot-of = { $you ->
    [yes] Your card { $number }
   *[no] Card { $number } of { $name }
}
slot-vault = Vault card { $number }
hand-of = { $you ->
    [yes] Your cards
   *[no] The cards of { $name }
} ({ $count })
hand-none = No cards left
player-choose = Choose { $name }
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
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
blow-you = They are coming for you. Show your Killer, or let it pass.
blow-wait = { $name } may answer with a Killer.
glance-title = For your eyes only
glance-text = Remember it; in a moment it turns over again.

# What is asked
asking-turn = Your turn
asking-peek = First look
asking-race = The race
asking-race-wait = Who has one just like it?
asking-killer = A Killer?
asking-winner = { $you ->
    [yes] You kept your mouth shut best.
   *[no] { $name } kept silent best.
}
asking-keep = { $card }: tap the card it replaces, or the discards.
asking-must-keep = { $card }: tap the card it replaces.
asking-both = Both cards for { $name }.
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
reveal-points = +{ $points }
reveal-right = { $you ->
    [yes] You were right: { $sum }, and nobody has less.
   *[no] { $name } was right: { $sum }, and nobody has less.
}
reveal-wrong = { $you ->
    [yes] You were wrong: { $sum }, and 20 more as a penalty.
   *[no] { $name } was wrong: { $sum }, and 20 more as a penalty.
}
reveal-nobody = Nobody called. The lowest hand counts for nothing.
reveal-skip = Skip

# The story
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

# The lesson
lesson-peek = Evening. Torrio. Four cards, and you do not know what they are. Once a round you may look at two: take the first and the second.
lesson-peek-right = Good. Now look sharp: they turn over only for a moment.
lesson-peek-wrong = Any two would do, but let us agree on something: the first card and the second.
lesson-draw = A nine and a two. Remember that! Low is good here. You may draw from the deck, or take the open card. Which will it be?
lesson-draw-right = Right. The Snitch counts 20; leave her to somebody who needs trouble.
lesson-draw-wrong = The open card is the Snitch, 20 points, and to call now would be a shot in the dark. Tap the deck.
lesson-keep = A one! It may take the place of any of your cards. Which one goes? You know two of them.
lesson-keep-right = Out with the nine. Your first card is now a one, and only you know it.
lesson-keep-wrong = Think back: your first card was a nine. That is the one to be rid of.
lesson-race = A race! Luciano discards a two. Whoever shows an equal bottle first is rid of it. Do you know one? Tap it, quick.
lesson-race-right = First! One card less. In a real match others are quick, too.
lesson-race-wrong = A wrong card costs you one more. Your second card was the two.
lesson-pass = Another race, for an eight. You have a one and two cards you have never seen. What now?
lesson-pass-right = Wise. A guess that is wrong is shown to all and costs a card.
lesson-pass-wrong = You know of no eight. Guessing costs a card; let this one go by.
lesson-mole = You discard the Mole, and he shows you one of your own cards. Your first one is the one, and the second can wait. Where do you look?
lesson-mole-right = A card you do not know. That is what he is for.
lesson-mole-wrong = You know the first card already, and the second can wait. Look at the third.
lesson-killer = It was a Killer, third from the left. And there comes the Lady to shuffle your hand! Stop her?
lesson-killer-right = Bang. The Lady is gone, and so is your Killer with its 15 points.
lesson-killer-wrong = You have seen it: your third card is the Killer. Show that one, then confirm.
lesson-gangster = You discard a Gangster: two cards of two players change places. Your fourth card is a ten; Luciano’s second is a one that all saw him take. Well?
lesson-gangster-right = A ten for a one, and nobody may look. He will hate you later.
lesson-gangster-wrong = Tap your fourth card and Luciano’s second, then confirm.
lesson-call = You know them all: a one, a two and the Alibi, which counts nothing. Three points. What do you say?
lesson-call-right = Omerta! With 7 or less, and nobody lower, you score nothing and the others all they have.
lesson-call-wrong = It will not get better than three. Say the word before somebody else does: call Omerta.
lesson-wrong = Next round you call with six, but somebody turns up five. What do you score?
lesson-wrong-penalty = Six, and 20 more
lesson-wrong-zero = Nothing: I had less than seven
lesson-wrong-sum = Just my six
lesson-wrong-right = Exactly. That is all there is; the rest is memory and nerve. Go and play.
lesson-wrong-wrong = No such luck. Who calls must have the lowest, or pays for the noise.

# What wins and how you stand, always in sight.
standing-goal = The lowest total wins
standing = The lowest total wins · you { $total }{ $known ->
    [0] {""}
   *[other] , in hand { $hand }{ $unknown ->
        [0] {""}
       *[other] { " " }as far as you know
    }
}
