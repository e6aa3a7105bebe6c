# The house's own words.
nav-main = Around the house
nav-home = Backroom, to the front door
nav-skip = To the content
nav-rules = Rules
nav-history = History
nav-ratings = Ratings
nav-settings = Settings
nav-about = About
nav-account = Account
nav-mine = My tables
nav-sign-in = Sign in
footer = Fan-made and unofficial. The games belong to their designers and publishers; the code and the drawings are ours, under the MIT licence.
close = Close
loading = One moment…

# the table, whatever the game
table-opening = The door opens…
table-leave = Leave the table
line-lost = { $seated ->
    [yes] The line went dead. Calling again; your chair is kept.
   *[no] The line went dead. Calling again.
}
sound-on = Sound on
sound-off = Sound off
seat-you = you
seat-bot-level = A bot: { $level }
seat-away = away
seat-stand-in = a bot stands in
seat-left = gave up
seat-thinking = is thinking
seat-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
clock-left-span = { $span } left
span-days = { $count } days
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
next-table = { $count ->
    [one] To the next table
   *[other] To the next table ({ $count })
}
by-day-sealed = You cannot race people who are not there, so the race for bottles is run in secret here: everybody answers unseen, and the answers are opened together.
make-by-day = By the day: everybody plays when it suits them, and the table waits.
lobby-lead-day = { $access ->
    [open] Open to everybody
    [private] By invitation only
   *[link] For whoever has the link
}, by the day: { $span } per decision. Whoever lets that time run out is replaced by a bot until they come back.
notebook-title = Notebook
log-title = The story
recap-title = While you were away
log-empty = Nothing has happened yet.
chat-said = { $name }: { $text }
chat-unread = { $count ->
    [one] One unread line
   *[other] { $count } unread lines
}
chat-title = Table talk
chat-empty = Nobody has said a word.
chat-write = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
action-bar = Your move
action-confirm = Confirm
action-sending = Sending…
action-back = Take a step back
action-hint = What would the house do?
about-more = Read all of it
about-less = Read less
watching = You are watching this table.
asking-wait = Patience
asking-wait-for = Waiting for { $name }.
asking-taught = Your teacher is asking you something.
asking-to-move = is to move.
asking-over = The match is over
asking-winner = { $you ->
    [yes] You have won.
   *[no] { $name } wins.
}
asking-shared = { $you ->
    [yes] You share the win with { $name }.
   *[no] { $name } share the win.
}
asking-more = { $told }. And then?
asking-hint = { $action }. { $reason }
hint-better = It wins about { $share }% of such matches; “{ $other }” wins { $othershare }%.
hint-even = “{ $other }” is about as good: either way you win about { $share }% of such matches.
hint-hurts = It hurts { $name } the most, from { $before }% down to { $after }%.
why-sent = Your move is on its way.
why-answer = First answer what you are asked.
why-turn = Not yet: { $name } goes first.
why-replay = This match is over: you are looking back.
scene-skip = Continue
hand-empty = Your hand is empty.
hand-none = no cards
hand-label = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
pile-discards-title = The discards ({ $count })
pile-discards-none = Nothing has been discarded.
rules-of = Rules of { $game }
rules-pages = Show
rules-sheet = Cheat sheet
rules-book = Rulebook
rules-contents = Chapters
rules-search = Search the rules
rules-none = No rule speaks of “{ $query }”.
rules-later = These rules are still being written.
line-stand-in = A bot is playing in your place.
line-back = Take your chair back
line-absent = { $name } is away. Votes for a bot in that chair: { $votes } of { $needed }.
line-vote = Let a bot play
line-vote-back = Wait after all
line-closed = This table has been closed. Nothing more is played here.
line-adjourned = This match is adjourned.
line-continue = Go on
table-adjourn = Adjourn the match
line-holiday = { $name } is on holiday until { $day }.
table-sorry = The door stays shut
table-stale = This page and the house are different versions. Reload the page.
table-terminal-only = { $game } has no table in the browser yet. It can be played in a terminal: backroom play.
title-turn = Your turn · { $title }
trouble = Something went wrong. Try again in a moment.
guest-name = Guest { $number }
more-below = { $count } more below
more-above = { $count } more above
lesson-title = The lesson
lesson-step = Task { $at } of { $of }
lesson-next = Go on
lesson-done = To the front door
lesson-you = The newcomer
your-name = Your name
on = On
off = Off

# first steps, and a table’s life
learn = Learn
lesson-play = Play a match now
make-which = A table for which game?
chair-level = { $rank } of { $of }: { $level }
chair-strength = strength { $rating } ({ $low } to { $high })
settings-tempo = Pace of the bots
settings-tempo-note = For tables you make from now on; the pace gives away nothing of what a bot holds.
settings-volume = Volume
watching-who = Watching: { $names }
company = Who is here
company-person = { $name }’s page, in another tab
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
watchers-more = { $count ->
    [one] { $count } other
   *[other] { $count } others
  }
since-mine = Since my last turn
since-none = Nothing has happened since your last turn.
leave-title = Leave the table?
leave-later = Go, and come back later
leave-later-note = Your chair is kept. At a table with a clock, a bot plays for you while you are away.
leave-give-up = Give up
leave-give-up-note = A bot plays on in your place, for good.
leave-close = Close the table
leave-close-note = The match ends here for everybody, without a winner.
return-banner = { $status ->
    [gathering] Your { $game } table is waiting.
   *[other] Your { $game } match goes on.
}

# the front door
home-lead = Five Prohibition-era games of bluff and betrayal. Knock, sit down, trust nobody.
home-play = Play now
home-play-short = Play
home-opening = The door opens…
home-make = Make a table
home-make-short = Table
home-together = Play with people
home-small = Chicago Poker against three bots, no account needed.
home-learn = New here? Learn to play in ten minutes.
learn-apart = New here? Learn to play in ten minutes (opens in a new tab).
learn-game = Learn { $game }
home-games = On the card tonight
home-tables = Open tables
home-soon = Still being written
home-terminal = Playable in the terminal; the table for the browser is being built.
home-facts = { $from }–{ $to } players · { $minutes } min
home-no-tables = No table is open to everybody at the moment. Make one, and leave the door ajar.
home-unreachable = The house does not answer. Look at your connection, and try again in a moment.
home-yours = Your table
home-chairs = { $status ->
    [gathering] { $free ->
        [0] full
        [one] one free chair
       *[other] { $free } free chairs
    }
   *[other] being played
}
home-enter = { $own ->
    [yes] Back to it
   *[no] { $free ->
        [0] Watch
       *[other] Sit down
    }
}

# making a table
make-title = A table for { $game }
make-seats = Chairs
facts-house = { $count } players: a house variant
seats-house = With this many players it is a house variant: the box is for more.
make-where = Where
make-where-apart = Everybody on their own device
make-where-device = One device, passed around
make-access = Who may come
make-rated = Rating
rated-no = Just for fun
rated-yes = Rated
rated-no-note = This match changes nobody’s rating.
rated-yes-note = Everybody’s place counts towards their rating. There must be a clock, and everybody needs an account; whoever leaves comes last, even if a bot plays on.
rated-table = Rated: everybody’s place counts towards their rating. You need an account to sit down; whoever leaves comes last, and the match cannot be adjourned.
make-clock = Time per decision
make-player = Player { $number }
make-do = Make the table
access-link = By link
access-open = Open
access-private = Private
access-link-note = Whoever has the link can sit down.
access-open-note = Shown to everybody on the front page.
access-private-note = Only by invitation; the link holds the key.
clock-none = No clock

# the lobby of a table
lobby-label = A table is laid for
lobby-lead = { $access ->
    [open] Open to everybody
    [private] By invitation only
   *[link] For whoever has the link
}{ $clock ->
    [0] , without a clock.
   *[other] , { $clock } seconds per decision.
}
lobby-chairs = The chairs
lobby-fill = Bots in the empty chairs
lobby-start = Begin
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-leave = Get up
lobby-wait-chairs = The match can begin when every chair is taken.
lobby-wait-host = You are ready. { $name } begins the match.
lobby-wait-ready = Not ready yet: { $names }.
chair-free = A free chair
chair-sit = Sit here
chair-bot = Seat a bot…
chair-bot-away = Send { $name } away
chair-remove = Show { $name } the door
door-ask = Show { $name } the door?
door-note = { $name } must leave the table now, is told so, and cannot come back until you open the door again.
door-do = Show the door
door-keep = Let { $name } stay
door-shut = { $name } was shown the door.
door-open = Let { $name } in again
close-ask = Close the table?
close-note = It closes for { $names } too, and does not open again.
close-keep = Keep it open
chair-ready = ready
chair-here = here
level-random = plays anything
level-lazy = plays it safe
level-scripted = knows the trade
level-scripted-easy = knows the trade, forgets a lot
level-scripted-medium = knows the trade, forgets a little
level-scripted-hard = knows the trade, bides its time
level-net = learned by playing itself
level-net-easy = self-taught, and careless
level-net-medium = self-taught, slips now and then
level-net-hard = self-taught, misses little
level-deep-medium = self-taught, and thinks ahead
level-deep-hard = self-taught, and thinks far ahead
level-search = thinks ahead
level-search-easy = thinks ahead a little
level-search-medium = thinks ahead
level-search-hard = thinks far ahead
share-title = Bring your friends
share-note = Send the link, or let them scan the code.
share-link = The link to this table
share-copy = Copy
share-copied = Copied
share-qr = The link as a QR code
share-match = Share
share-match-do = Share this match
share-match-link = The link to this match

# the end, replay, history
ending-title = The match is over
ending-you = Chicago is yours
ending-you-shared = You share the win with { $names }
ending-other = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
ending-shared = Everything that counts is equal, so the win is shared.
ending-accept = Join in
ending-watch = Watch the next match
ending-offered = Another match is being laid out. Your chair is kept until you join.
ending-rematch = Again
ending-decided = What decided it
ending-looking = The house is looking for the moments that decided the match. You can carry on meanwhile.
share-picture = Picture
ending-replay = Replay
ending-look = Look at the table
ending-back = Back to the result
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-scrub = Moment in the match
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-everybody = everybody at once
replay-hands = Everybody’s hand
analysis-title = Analysis
analysis-of = { $name }’s decisions
analysis-offer = A bot that thinks ahead looks at every decision again, from what could be known then, and estimates everybody’s chances after each move. That takes a few minutes; you can carry on meanwhile.
analysis-ask = Look at it
analysis-waiting = Other matches are being looked at first.
analysis-working = Looking at the match…
analysis-failed = That did not work. Try it once more.
analysis-note = Chances of winning, estimated by a bot that tries each decision { $iterations } times: a hint, not a verdict.
analysis-table = The chances as a table
analysis-moment = Moment
analysis-percent = { $share }%
analysis-unfold = Back to the analysis
analysis-turns = Turning points
analysis-turns-none = No single move turned this match.
analysis-swing = { $you ->
    [yes] Your chances: { $before }% → { $after }%
   *[no] { $name }’s chances: { $before }% → { $after }%
}
analysis-choices = Decisions
analysis-verdict = Of { $all ->
    [one] one decision
   *[other] { $all } decisions
}: { $best } could not be improved, { $close } only slightly, and { $dear } cost you.
analysis-close = Slightly better: { $best }.
analysis-better = The bot: { $best }. It cost about { $cost }%.
analysis-gainer = { $name } gained most by it: { $gained }%.
analysis-as-good = Nothing better was found.
analysis-all = All { $all } decisions
analysis-dear-only = Only the costly ones
history-empty = You have not finished a match yet. The chairs are waiting.
fair-check = Was the shuffle fair?
fair-title = The shuffle
fair-seed = The seed shown now is the one that was promised.
fair-seed-not = The seed shown now is not the one that was promised.
fair-heard = This browser heard the promise before the match began.
fair-heard-not = This browser was not at the table when the promise was made.
fair-mine = Your own secret number was mixed into the shuffle.
fair-mine-not = Your own secret number was not mixed in.
fair-promise = The promise, made before the match
fair-shown = The seed, shown after it
fair-note = This page checks the promise and your number. To check every card as well, download the match in writing: “backroom verify” draws them all again, and the page about the protocol tells you how to do it without us.
fair-record = The match in writing
history-won = { $played ->
    [one] won, out of one match
   *[other] won, out of { $played } matches
}
history-deeds = What happened at the tables of { $game }
history-place = { $place ->
    [1] won
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
history-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
history-winner = { $name } won
history-running = in progress
history-left = left to a bot

# one device
hand-over-title = Pass the device to
hand-over-note = The others look away.
hand-over-do = I am { $name }

# rules, settings, about, lost
rules-games = The games
settings-you = You
settings-look = Look
settings-play = At the table
settings-name-note = What the others call you; up to 24 letters.
settings-saved = Saved.
settings-language = Language
settings-theme = Lighting
settings-motion = Motion
settings-motion-note = If your device asks for less motion, that is always respected.
settings-confirm = Ask before a move is made
settings-pace = Pace of the scenes
settings-keys = Keys at the table
settings-keys-note = D draws, Enter confirms, Escape steps back, H asks for advice, ? explains the card that has the focus. Tab and the arrow keys move around.
settings-sound = Sound
settings-notify = Tell me when it is my turn
settings-notify-note = Only while this page is in the background.
settings-devices = Other devices
settings-back = To the front door
theme-system = Like my device
theme-dark = Night
theme-light = Day
confirm-always = Always
confirm-sometimes = When it matters
confirm-never = Never
confirm-always-note = Every move waits for your word.
confirm-sometimes-note = Drawing and laying a card happen at once; special cards wait for your word.
confirm-never-note = A choice is played as soon as it is complete.
pace-calm = Calm
pace-brisk = Brisk
pace-instant = At once
devices-note = A personal link takes you, your name and your tables to another device. It works once.
devices-make = Make a link
devices-link = Your personal link
devices-qr = Your personal link as a QR code
forget = Forget me
forget-note = Your name disappears everywhere; matches stay for those you played with. This cannot be undone.
forget-do = Forget me for good
forget-not = Never mind
about-lead = Backroom is a home for five games of bluff from the days of Prohibition, played against people and bots.
about-what-title = To the letter
about-what = The rules are enforced by the house, numbered, and every doubtful case is written down. Your browser knows no rules: it shows what you may see, and offers what you may do.
about-fair-title = Fair
about-fair = The house never sends a card you may not see. Bots get the same view as you, and nothing else. The shuffle is promised before the match and shown after it.
about-open-title = Open
about-open = Fan-made, unofficial, free, without advertising or tracking. The code is open under the MIT licence.
about-credits-title = The games
about-by = by { $designers }
about-fonts = Set in Limelight and Jost, both under the SIL Open Font Licence. All drawings are our own.
lost-title = Wrong door
lost-note = There is nothing behind this one but brooms.
lost-home = To the front door

## A house without a server

site-loading = Fetching the house, once: after this it works without a network.
site-setting-up = Opening the house…
site-elsewhere = The house is open in another tab of this browser.
site-take-over = Play here
site-impossible = This browser cannot run the house by itself: it lacks WebAssembly. A newer browser can, and so can a house on a server.
site-failed = The house did not open.
site-reload = Try again
site-bring-in = Bring in a match
site-bring-in-note = A record that was saved here or at another house.
site-new-version = There is a new version of the house. Your matches stay.
site-update = Use it now
site-where-bots = With bots
site-later = Later
report-do = Report { $name }
report-title = Report { $name }
report-note = The operator of this house reads it, with what was said at this table.
report-why = What is it about?
report-talk = How they talk
report-name = Their name
report-play = How they play
report-other = Something else
report-text = In your own words, if you like
report-send = Send it
report-sent = Thank you. The operator will look at it.
report-close = Close
nav-evenings = Evenings with several tables
ending-evening = Back to the evening
nav-clubs = Clubs
ending-club = Back to the club
make-club = For the club: its members see the table and can sit down, and nobody else.
lobby-club = A table of your club
share-note-club = For members of the club: nobody else gets in with this link.
report-note-club = The operator of this house reads it, with what was said in this club.
