# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
money-short = ${ $money }k
man-of = { $asleep ->
    [yes] { $name }’s { $man }, asleep
   *[no] { $name }’s { $man }
}
men-of = { $name }’s { $men }
men-mine = your { $men }
chair-label = { $chair }: { $who }{ $cake }
chair-free = free
chair-cake = , and { $name }’s cake
option-seating-is-fixed = Fixed
option-seating-is-manual = By hand
thing-revolver = Revolver
thing-knife = Knife
thing-drink = Drink
thing-cafe = Café
thing-restaurant = Restaurant
thing-casino = Casino
thing-register = Cash register
thing-nothing = Nothing

# On the table
board-label = The long table with thirty chairs
pot-label = The pot: ${ $money }k in { $ones } notes of $1k, { $fives } of $5k and { $tens } of $10k
middle-title = Don Carlo’s table
middle-look = Look at a chair to see who sits there, whom he reaches and who reaches him.
inspect-chair = Chair { $chair }
inspect-free = A free chair
inspect-asleep = asleep
inspect-cake = { $name }’s cake stands here.
inspect-crossed = Crossed chair: out of gunshot.
reach-gun = Can shoot
reach-blade = Can stab
danger-gun = In the sights of
danger-blade = In reach of
danger-cake = Beside { $name }’s cake ({ $chair })
standing-title = Waiting for a chair
standing-man = { $name }’s { $man }, { $count ->
    [one] one
   *[other] { $count }
} waiting
family-men = { $men ->
    [one] one man
   *[other] { $men } men
}
family-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
family-cake = The cake is in the kitchen
family-out = out
pile-deck = The deck: { $count } cards
pile-discards = Discards: { $count }; on top { $card }. Look through them

# What is asked
asking-turn = Your turn
asking-answer = Your answer
asking-over = The evening is over
asking-out = You are out
asking-out-detail = Your last man is gone. Your money is still yours, and may yet win.
asking-winner = { $you ->
    [yes] You leave the richest.
   *[no] { $name } leaves the richest.
}
asking-step-turn = Pick a card, then a chair; or begin with a chair.
asking-again-none = You have no Move, so nobody else changes chairs: leave it at that. You are asked all the same, so that nobody knows what you hold.
asking-where = Choose a free chair for your { $man }.
asking-card-move = { $targets ->
    [0] Nobody can move now. You can only put this card away.
   *[other] Which of your men gets up?
}
asking-card-shoot = { $targets ->
    [0] Nobody is in your sights. You can only put this card away.
   *[other] Whom do you shoot?
}
asking-card-stab = { $targets ->
    [0] Nobody is in reach. You can only put this card away.
   *[other] Whom do you stab?
}
asking-card-cake = At which chair is your cake served?
asking-card-nightcap = { $targets ->
    [0] Nobody sits at a drink. You can only put this card away.
   *[other] In which drinks do the pills go?
}
asking-pills = Drop a pill at { $chairs }.{ $left ->
    [0] {""}
    [one] {" "}One more.
   *[other] {" "}{ $left } more.
}
asking-card-pass = { $targets ->
    [0] There is no cake to pass on. You can only put this card away.
   *[other] Which cake do you pass on?
}
asking-pass-side = Which way does the cake go? The first man on that side gets it.
pass-left = Left: chair { $chair }
pass-right = Right: chair { $chair }
asking-card-boom = { $targets ->
    [0] There is no cake to light. You can only put this card away.
   *[other] Which cake goes off?
}
asking-card-raid = Everybody out, or not?
discard-unused = Put it away
why-card = { $card } cannot be played now.
why-chair = { $card } can do nothing at this chair.

# Headlines
headline-shoot = Bang!
headline-stab = A pointed remark
headline-cake = Happy birthday!
headline-nightcap = Sweet dreams
headline-pass = After you!
headline-boom = Ka-boom!
headline-move = Musical chairs
headline-raid = Police! Everybody out!

# Why somebody was hit
why-shot = { $you ->
    [yes] Your { $man } sat right across, on chair { $chair }, { $born ->
        [yes] and he always has a gun.
       *[no] with a gun before him.
    }
   *[no] { $name }’s { $man } sat right across, on chair { $chair }, { $born ->
        [yes] and he always has a gun.
       *[no] with a gun before him.
    }
}
why-stabbed = { $you ->
    [yes] Your { $man } sat next to him, on chair { $chair }, { $born ->
        [yes] and he always has a knife.
       *[no] with a knife before him.
    }
   *[no] { $name }’s { $man } sat next to him, on chair { $chair }, { $born ->
        [yes] and he always has a knife.
       *[no] with a knife before him.
    }
}
why-exploded = { $you ->
    [yes] It goes off as your turn begins, and takes chairs { $chairs }.
   *[no] It goes off as { $name }’s turn begins, and takes chairs { $chairs }.
}
why-boomed = { $you ->
    [yes] You lit it early with a Ka-Boom; it takes chairs { $chairs }.
   *[no] { $name } lit it early with a Ka-Boom; it takes chairs { $chairs }.
}
why-overdose = Whoever is asleep already and gets another pill never wakes.

# The story
line-turn = { $name }

# Beside the rules
picture-table = The table from above
picture-men = The men
picture-families = The families
picture-cards = The cards
picture-boss = brings in $1k each turn
picture-robbie = always has a gun
picture-jack = always has a knife
picture-henkie = uses what lies before him

# What wins and how you stand, always in sight.
tie-1 = As much money as { $others }, but lasted longer.
tie-2 = As much money as { $others } and lasted as long, but with more men.
standing-goal = Most money wins, dead or alive
standing = Most money wins, dead or alive · you ${ $mine }k, your richest rival ${ $best }k
asking-aimed = At: { $men }.
asking-blast = { $count ->
    [0] The cake hits nobody.
   *[other] The cake hits { $men }.
}
