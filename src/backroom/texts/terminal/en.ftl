# What only the terminal and the command line say.

you = You

## The command line

fault = something went wrong that should not ({ $fault })
games-house = { $players }: house variant
games-players = { $players } players
games-bots = bots: { $bots }
bots-span = ({ $low } to { $high })
bots-scale = Strength, measured at tables where all these bots met, with its 95% range. Whoever is ten points stronger comes out ahead about nine times in ten.
simulate-summary = { $finished } matches finished, { $errors } failed; { $decisions } decisions ({ $speed } a second, { $pace } matches a second)
simulate-seat = seat { $seat }
arena-summary = { $deals } deals, each in all { $seats } rotations of the seats: { $matches } matches; players who are all alike would have { $fair } each
arena-shares = Win shares with 95% intervals
arena-fair = all alike: { $share }
arena-column-bot = bot
arena-column-chairs = chairs
arena-column-share = win share
arena-column-interval = 95% interval
arena-column-place = mean place
arena-column-ms = ms a move
arena-column-rating = rating
arena-column-matches = matches
arena-column-versus = above
arena-reading = A share is that of one chair; a win shared by several counts for its part. The interval is over deals. A move is a choice between at least two actions. The rating is openskill’s, for display.
arena-ladder = A ladder at { $seats } seats, line-ups drawn by chance, each deal in all rotations; a fair share is { $fair }. Ratings are openskill’s, with the 95% interval of what is still unsure.
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
prompt-chat = ?=help h=hint u=undo l=log /words=chat q=quit >{ " " }
prompt-talk-chat = ?=help h=hint u=undo l=log s=say /words=chat q=quit >{ " " }
word-help = help
word-hint = hint
word-log = log
word-say = say
word-quit = quit
word-undo = undo
advice = A sensible player would say: { $action }. { $reason }
advice-better = It wins about { $share } of such matches; “{ $other }” wins { $othershare }.
advice-even = “{ $other }” is about as good: either way you win about { $share } of such matches.
advice-hurts = It hurts { $name } the most, from { $before } down to { $after }.
no-advice-here = There is no advice for this.
talk-title = what you can say
talk-which = A number says it to everybody, Enter goes back >{ " " }
rules-title = the rules
rules-which = A number opens a chapter, Enter goes back >{ " " }
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
saved = The match is saved. Go on later with:
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

## What it is about, in a line

you-stand = You: { $standing }

## The full screen

full-welcome = With you: { $bots }.
full-keys = ? rules   h hint   u undo   l log   PgUp/PgDn story   q save and leave
full-keys-lesson = ? rules   h help with this task   u undo   q leave the lesson
full-keys-talk = ? rules   h hint   u undo   l log   s say   PgUp/PgDn story   q save and leave
full-keys-chat = ? rules   h hint   u undo   l log   c chat   PgUp/PgDn story   q leave
full-keys-chat-talk = ? rules   h hint   u undo   l log   s say   c chat   PgUp/PgDn story   q leave
full-chat = What do you write to the others? Enter sends it, Esc does not.
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

## The menu

menu-title = What do you play?
menu-begin = Sit down and play
menu-game = Game: { $value }
menu-players = Players: { $value }
menu-house = { $players } (house variant)
menu-bots = Opponents: { $value }
menu-language = Language: { $value }
menu-this-language = English
menu-other-seats = {" "}(not with so many players)
menu-lesson = The first lesson: some ten small tasks, then a match with advice if you like
menu-saved = Go on: { $game } ({ $file })
menu-keys = A number or Enter chooses; after a colon the value changes; q leaves
menu-which = A number, or q to leave >{ " " }
bot-strength = strength { $rating } ({ $low } to { $high })
bot-random = anything goes (random)
bot-lazy = always the first (lazy)
bot-scripted = rules of thumb (scripted)
bot-scripted-easy = rules of thumb, easy
bot-scripted-medium = rules of thumb, medium
bot-scripted-hard = rules of thumb, hard
bot-net-easy = self-taught, easy
bot-net-medium = self-taught, medium
bot-net-hard = self-taught, hard (net)
bot-search-easy = search, easy
bot-search-medium = search, medium
bot-search-hard = search, hard (takes its time)
bot-deep-medium = self-taught and searching, medium
bot-deep-hard = self-taught and searching, hard (takes its time)
lesson-step = Task { $at } of { $of }.
lesson-hint = Whoever gets it wrong is told: “{ $told }”
lesson-quiz = What do you say?
lesson-play = Now a match, with advice at every choice
lesson-play-lines = 1 Now a match, with advice at every choice; Enter leaves >{ " " }

## The replay

replay-keys = → on  ← back  ↑↓ ten  t next turning point  e other eyes  Home/End  q leave
replay-where = Entry { $entry } of { $last } · seen by { $eyes }
replay-everybody = a spectator
replay-looking = Looking for turning points … { $done } of { $total }
replay-turn = A turning point: { $name }’s chances went from { $before } to { $after }.
replay-no-turns = Nothing turned here.
replay-unfinished = The match is not over: turning points come with its end.
replay-which = Which turning point do you want to see (1 to { $last }; Enter: none)? { " " }

## The house

serve-greeting = Open that address in a browser, here or (with --lan) on this network. Ctrl-C closes the house; every match is kept.
serve-log = What goes on is logged in { $file }

join-seated = You have a chair at a table for { $game }. The match begins when the host says so.
join-welcome = You sit at this table with people and bots.
join-back = Welcome back, { $name }: your chair is as you left it.
join-left = You left the table. The same command brings you back to your chair; meanwhile the others can let a bot play for you.
chat-line = { $name }: “{ $text }”
question-gone = That question is over: your time was up, or somebody was faster.
join-again = Another match at this table
join-again-lines = 1 Another match at this table; Enter leaves >{ " " }

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
    q   save the match and stop; it can be resumed
    The words help, hint, undo, log, say and quit do the same.
help-full-screen =
    How to play here
    Type the number of what you want to do, or move with the arrows and press Enter, or click on it.
    A choice in several parts is shown once more before it counts; u or Esc takes a part back.
    h gives a hint with its reason, l shows the log of the whole match, s says something that binds nobody.
    PgUp and PgDn scroll the story. q saves the match and leaves; backroom play --resume latest goes on with it.
