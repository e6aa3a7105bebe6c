# What only the browser says at this table; later texts override the shared ones.
card-unknown = a card
money-short = ${ $money }k
man-of = { $asleep ->
    [yes] { $man } of { $name }, asleep
   *[no] { $man } of { $name }
}
chair-label = { $chair }: { $who }{ $cake }
chair-free = free
chair-cake = , and the cake of { $name }
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
inspect-cake = The cake of { $name } stands here.
inspect-crossed = Crossed chair: out of gunshot.
reach-gun = Can shoot
reach-blade = Can stab
danger-gun = In the sights of
danger-blade = In reach of
standing-title = Waiting for a chair
standing-man = { $man } of { $name }, { $count ->
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
asking-out-detail = Your last man has left. Your money stays on your account, and may still win.
asking-winner = { $you ->
    [yes] You leave the richest.
   *[no] { $name } leaves the richest.
}
asking-step-turn = Pick a card, then a chair; or begin with a chair.
asking-where = Choose a free chair for him.
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
   *[other] Which cake, and to which side? Left is clockwise.
}
asking-card-boom = { $targets ->
    [0] There is no cake to light. You can only put this card away.
   *[other] Which cake goes off?
}
asking-card-raid = Everybody out, or not?
discard-unused = Put it away unused
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

# The lesson
lesson-shoot = Good evening, I am your head waiter. You play yellow. Guns fire straight across the table: your Robbie always has one. Pick Shoot, then the Boss opposite him.
lesson-shoot-right = One Boss fewer on the payroll. You name the victim; whoever can do it, does it.
lesson-shoot-wrong = You could. But a Boss brings in money every turn: pick Shoot, then the red Boss on chair 20.
lesson-stab = Jack Stiletto works at close quarters: the chairs right beside him, round corners too. Who is in his reach?
lesson-stab-right = Very discreet. Anybody who sits at a knife can do the same.
lesson-stab-wrong = Look where your Jack sits: chair 13. The man beside him is on chair 14. Pick Stab, then him.
lesson-income = Before your card you are paid: $1k for the Boss, $1k for each man at a café, restaurant or casino. You have your Boss, and men at one café and one casino. How much?
lesson-income-three = $3k
lesson-income-two = $2k
lesson-income-five = $5k
lesson-income-right = Both chairs of one kind would bring $2k more, and a man at the register doubles everything. Sleepers earn nothing.
lesson-income-wrong = Count again: the Boss is one, and each business is one. There is no bonus for two different ones.
lesson-move = Both cafés together bring $2k extra. One is yours, and the other one, chair 17, is free. Move a man there; not the one who earns already.
lesson-move-right = A monopoly. After almost any card you may play a Move as well.
lesson-move-wrong = Nearly. Pick Move, then the Henkie on chair 11, then chair 17.
lesson-cake = Now dessert. A cake takes its chair and both neighbours when your next turn begins. Where does it hit three of them and none of yours?
lesson-cake-right = Bon appétit. They have one round to get away, or to pass it on.
lesson-cake-wrong = Count the chair and its two neighbours. Chair 22 has red men on either side.
lesson-boom = The red cake stands at chair 8, next to your own men, but it is not red’s turn yet. Two of your cards do something with it. Which one saves everybody you have?
lesson-boom-right = Off it goes to the next man, and that one is red. Left is clockwise, to the higher number.
lesson-boom-wrong = That would cost you men. Pass it on, away from yours: to the left, where red sits.
lesson-nightcap = Men at a drink can be put to sleep: no money, no fighting, no moving, until the end of their own turn. A second pill is one too many. Three pills: choose three red men.
lesson-nightcap-right = Chair 23 was asleep already, so that was his last drink. The others miss their pay.
lesson-nightcap-wrong = One of those is yours! Chairs 16, 19 and 23 are red.
lesson-crossed = Where is your Boss safe from every gun at the table?
lesson-crossed-ends = On the four crossed chairs at the ends
lesson-crossed-register = At the register
lesson-crossed-corner = On the corner chairs of the long sides
lesson-crossed-right = Nobody is opposite there. Blades, cakes and pills still find him.
lesson-crossed-wrong = Somebody sits straight across from there. Look at the ends of the table.
lesson-discard = You hold nothing that works: no enemy in your sights, no cake on the table. Passing is not possible, so put a card away: the one that does least.
lesson-discard-right = Then nothing more this turn, and you draw up to five. The Raid is worth keeping.
lesson-discard-wrong = A Raid lets you choose your seats first: keep it. Pick Shoot, and put it away.

# What wins and how you stand, always in sight.
standing-goal = Most money wins, dead or alive
standing = Most money wins, dead or alive · you ${ $mine }k, the richest other ${ $best }k
asking-aimed = At: { $men }.
