# What only the terminal and the command line say.

you = You

## The command line

fault = something went wrong that should not ({ $fault })
games-players = { $players } players
games-bots = bots: { $bots }
simulate-summary = { $finished } matches finished, { $errors } failed; { $decisions } decisions ({ $speed } a second, { $pace } matches a second)
simulate-seat = seat { $seat }
arena-summary = { $deals } deals, each in all { $seats } rotations of the seats: { $matches } matches; players who are all alike would have { $fair } each
arena-shares = Win shares with 95 % intervals
arena-fair = all alike: { $share }
arena-column-bot = bot
arena-column-chairs = chairs
arena-column-share = win share
arena-column-interval = 95 % interval
arena-column-place = mean place
arena-column-ms = ms a move
arena-column-rating = rating
arena-column-versus = above
arena-reading = A share is that of one chair; a win shared by several counts for its part. The interval is over deals. A move is a choice between at least two actions. The rating is openskill’s, for display.
arena-versus = Head to head
arena-versus-reading = How often the bot of the row came out above the bot of the column; the same place counts for half.
arena-again = The same again

## The table

welcome-to-table = With you: { $bots }. Type ? for the rules.
bots-think = { $names } { $count ->
    [one] is
   *[other] are
} thinking …
log-title = what happened
log-earlier = … { $lines ->
    [one] one line
   *[other] { $lines } lines
} before this (l shows all)
prompt = ?=help h=hint u=undo l=log q=quit >{ " " }
prompt-talk = ?=help h=hint u=undo l=log s=say q=quit >{ " " }
word-help = help
word-hint = hint
word-log = log
word-say = say
word-quit = quit
word-undo = undo
advice = A sensible player would say: { $action }. { $reason }
no-advice-here = There is no advice for this.
talk-title = what you can say
talk-which = A number says it to everybody, Enter goes back >{ " " }
more = Enter for more, anything else to go back >{ " " }
older = Enter for what was before, anything else to go back >{ " " }
back = Enter to go back >{ " " }
nothing-to-undo = There is nothing to undo: nothing is chosen yet.
chosen = Chosen: { $picks }
chosen-so-far = So far: { $picks }
chosen-in-order = They go in order: what is not in the list yet can come after.
that-is-all = That is all
not-a-choice = “{ $typed }” is not among the choices. Type { $numbers }, or for example: { $example }
not-a-choice-span = { $first } to { $last }
more-than-asked = “{ $typed }” is more than was asked for: { $enough } is enough.
saved = The match is kept. Go on later with:
recorded = The match is written down in { $file }

## Results

result-won = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
}
result-place = { $place }. { $name }: { $standing }
result-place-alone = { $place }. { $name }
result-unfinished = The match is not finished.

## The table of Chicago Poker

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

## How a seat stands

capone-standing = marker on { $marker }, ${ $cash }k
mafioso-standing = { $money } grand
omerta-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gangsters-standing = { $bottles ->
    [one] 1 bottle
   *[other] { $bottles } bottles
}
poker-standing = { $count ->
    [0] no business
    [one] 1 business ({ $owned })
   *[other] { $count } businesses ({ $owned })
}

## What it is about, in a line

goal-capone = First to stand on 10, a million in honest business, wins.
goal-chicago-gangsters = Most bottles after the last round win.
goal-chicago-poker = Win three businesses of one kind, one of each kind, or any five.
goal-mafioso = Most money wins when the pot is empty or one family is left.
goal-omerta = Fewest points after all rounds win.
you-stand = You: { $standing }

## What is asked within a choice

ask-capone-at = Where do you use it?
ask-capone-member = Who goes? Add members, or bodyguards.
ask-capone-guards = How many bodyguards?
ask-capone-victim = Who pays?
ask-capone-diverted = Where is he fetched from?
ask-capone-swap = Which other cards do you exchange?
ask-chicago-gangsters-put = What else do you put in?
ask-chicago-gangsters-discard = Which card goes?
ask-chicago-gangsters-fish = Which card do you take?
ask-chicago-poker-pick = Which card rides along?
ask-mafioso-to = To which chair?
ask-mafioso-nightcap = Whose drink is next?
ask-omerta-aim = Who else?
ask-omerta-pick = Which card?
ask-omerta-peek = Which card besides?
ask-omerta-throw = Which card besides?
capone-sum = Chosen so far: { $sum }. { $exact ->
    [yes] It must be exactly { $need }.
   *[no] It must be { $need } at least.
} A bodyguard is worth 5; you have { $guards } at home.
capone-equal = The { $second } is worth as much as the { $first }, who goes first.
gangsters-sum = Worth { $sum } here: { $means } in cards, { $persons } in persons.

## Large tables, with full words

capone-business = business
capone-needs = needs
capone-field = field { $n }
capone-free = free
capone-family = family
capone-marker = legal business
capone-cash = cash
capone-home = at home
capone-prison = prison (block)
capone-harbour = harbour
capone-park = park
capone-nearly-all = { $away ->
    [0] everybody
   *[other] all but { $who }
}, { $guards }
capone-elsewhere = Taken elsewhere: { $where }
mafioso-object-revolver = gun
mafioso-object-knife = knife
mafioso-object-drink = drink
mafioso-object-register = till
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
mafioso-grand = { $number } grand
mafioso-a-turn = { $number } a turn
mafioso-is-out = out
mafioso-cake-unused = not used
mafioso-cake-gone = gone
mafioso-own-standing = Your men without a chair:{" "}
omerta-known = owner knows
omerta-guarded = Patrol
poker-won-heading = won
poker-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
poker-bullet = bullet
poker-hidden = hidden
poker-legend-large = U: lies face up, d: face down; (in brackets): face down, and you know it
gangsters-player = player
gangsters-side = side
gangsters-bottles = bottles
gangsters-hand = cards
gangsters-put-in = put in
gangsters-persons = persons
gangsters-seen = seen in hand
gangsters-may-hide = may hide one
gangsters-thrown-out = thrown out
gangsters-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gangsters-hidden = hidden: { $card }

## The full screen

full-welcome = With you: { $bots }.
full-keys = ? rules   h hint   u undo   l log   PgUp/PgDn story   q keep and leave
full-keys-talk = ? rules   h hint   u undo   l log   s say   PgUp/PgDn story   q keep and leave
full-back = Arrows scroll; Esc goes back
full-say = What do you say? It binds nobody. (Esc: nothing)
full-your-turn = YOUR TURN: { $question }
full-thinking = { $names } { $count ->
    [one] is
   *[other] are
} thinking … { $seconds ->
    [0] {""}
   *[other] { $seconds } s
}
full-the-others = The others
full-again = Play again
full-look-back = Look back at the match
full-leave = Leave

## Help

help-terminal =
    How to play here
    Type the number of what you want to do, then the number of the next list, and so on; several numbers with spaces between work too.
    A choice in several parts is shown once more before it counts.
    You can also write an action in full, as in a record. Enter alone takes the only choice there is.
    ?   this help
    h   a hint: what a sensible player would do, and why
    u   undo: one step back in a choice that is not finished
    l   the log of the whole match
    s   say something that binds nobody, in games where that is worth a word
    q   keep the match and stop; it can be resumed
    The words help, hint, undo, log, say and quit do the same.
