ratings-title = Ratings
ratings-lead = How strong everybody is, judged by how they finish at rated tables. The bold number is the best guess; 95 times out of 100 the truth lies between the other two. The board is ordered by the lowest number.
ratings-game = Game
ratings-by-game = Game by game
ratings-period = When
ratings-week = This week
ratings-season = This season
ratings-all = All time
ratings-none = Nobody is on this board yet. It takes ten rated matches that count.
ratings-rank = Place
ratings-who = Who
ratings-value = Rating
ratings-played = Matches
ratings-won = Won
ratings-between = { $low } to { $high }
ratings-own = You are number { $rank }.
ratings-more = The next fifty
ratings-back = The previous fifty
ratings-provisional = provisional
ratings-provisional-note = Provisional: { $left ->
    [one] one more match that counts
   *[other] { $left } more matches that count
} and this rating is settled.
ratings-yours = Your ratings
ratings-nothing = No rated match yet.
ratings-how = Choose “Rated” when you make a table. Playing against bots alone counts too.
ratings-course = Over time
ratings-course-table = The same as a table
ratings-after = After the match of
ratings-result = Result
ratings-beat = { $place }; beat { $names }
ratings-bot = a bot ({ $level })
ratings-left = left to a bot
ratings-done = What happened at the tables
ratings-tally = { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won ({ $share }%)
ratings-counted = { $counted } of the matches counted
desk-title = The operator’s desk
desk-how = Run “backroom admin desk” where the server runs, and open the link that it prints. Or enter the secret from that link here.
desk-token = Secret
desk-open = To the desk
desk-again = Look again
desk-waiting = { $count ->
    [0] No report is waiting.
    [one] One report is waiting.
   *[other] { $count } reports are waiting.
}
desk-about = { $reporter } reports { $person }
desk-why = { $reason ->
    [talk] how they talk
    [name] their name
    [play] how they play
   *[other] something else
}
desk-chat = What was said at that table ({ $count })
desk-before = Earlier decisions ({ $count })
desk-kind = { $kind ->
    [mute] muted
    [unmute] may talk again
    [ban] banned
    [unban] welcome again
    [note] noted
   *[dismiss] nothing done
}
desk-id = number { $person }
desk-record = The match in writing
desk-reason = The reason; the person it concerns will read it
desk-mute-hour = Mute for an hour
desk-mute-day = Mute for a day
desk-mute-week = Mute for a week
desk-ban = Ban
desk-note = Only note it
desk-dismiss = Do nothing
pairing-label = Play with people
pairing-least = At least this many chairs
pairing-most = At most this many chairs
pairing-pace = Pace
pairing-live = Live
pairing-day = By the day
pairing-live-note = Everybody is here now: a minute per decision.
pairing-day-note = Everybody plays when it suits them: a day per decision. You need not stay here.
pairing-patience = Wait for people
pairing-never = However long it takes
pairing-patience-note = This long at most. Then bots take the empty chairs, and whoever is waiting with you plays too.
pairing-never-note = No bots: the match begins when there are enough people.
pairing-do = Find people
pairing-waiting = Waiting for people
pairing-since = Waiting for
pairing-wish = { $one ->
    [yes] A table of { $least }
   *[no] A table of { $least } to { $most }
}, { $pace ->
    [day] by the day
   *[live] live
}, { $rated ->
    [yes] rated
   *[no] just for fun
}.
pairing-others = { $count ->
    [0] Nobody else is waiting for this at the moment.
    [one] One other person is waiting for this.
   *[other] { $count } others are waiting for this.
}
pairing-nobody = Nobody has been given such a table lately, so there is no telling how long it will take.
pairing-lately = { $seated ->
    [one] The last person who got a table waited { $span }.
   *[other] Of the last { $seated } people who got a table, half waited { $span } or less.
}
pairing-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
pairing-bots-in = Bots take the empty chairs in { $span } at most.
pairing-bots-now = Bots take the empty chairs now.
pairing-stay = Keep this page open. If you close it, you stop waiting after half a minute.
pairing-go = You may close this page: as soon as there is a table, it will be among yours.
pairing-leave = Stop waiting
pairing-seated = Your table is ready…
evenings-title = Evenings
evenings-lead = An evening is a few rounds at several tables: everybody meets as many others as possible, and every finishing place earns points. One phone is enough to run it all.
evenings-make = Host an evening
evenings-gathering = not started yet
evenings-playing = round { $round } of { $rounds }
evenings-over = over
evenings-people = { $count ->
    [one] one player
   *[other] { $count } players
}
evenings-hosting = you are the host
evenings-open = Open
evenings-open-name = Open { $name }
evening-new-name = Games night
evening-name = Name of the evening
evening-game = Game
evening-kind = When
evening-kind-live = One evening
evening-kind-league = A league over several weeks
evening-live-note = Everybody plays at the same time, each on their own phone or computer.
evening-league-note = Each round begins by itself on its date and is played by the day: everybody plays when it suits them.
evening-rounds = Rounds
evening-largest = At most this many at a table
evening-largest-note = Tables are as large as they can be, and never smaller than three.
evening-starts = First round
evening-days = The next round
evening-every = after { $count } days
evening-next-round = The next round begins
evening-by-host = when I say so
evening-by-itself = when all tables are done
evening-fill = If the tables do not come out even
evening-fill-bye = somebody sits out
evening-fill-bots = bots fill the chairs
evening-fill-note = Whoever sits out gets half the points of a winner; with three or more people it is rarely needed.
evening-play-along = You
evening-along = I am playing too
evening-not-along = I am only hosting
evening-make-do = Open the evening
evening-facts = { $game } · { $rounds } rounds · host: { $host }
evening-next = The next round begins on { $date }.
evening-is-over = The evening is over.
evening-your-table = Your table is set.
evening-between = Your table is done. Wait here for the next round.
evening-you-are-in = You are taking part. This page shows your table as soon as the round begins.
evening-invites = Do you want to take part? You will be seated from the next round on.
evening-come = Take part
evening-leave = Go home
evening-to-table = To my table
evening-watch = Watch
evening-host-title = You are the host
evening-start = Begin round { $round }
evening-waits = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
evening-close = Close the round
evening-sure-close = Tables that are still playing are closed, and everybody there gets half the points of a winner. Are you sure?
evening-end = End the evening
evening-sure-end = The standings stay as they are, and no more rounds are played. Are you sure?
evening-not = No
evening-league-host = Rounds begin by themselves on their dates.
evening-people = Who is here ({ $count })
evening-take-out = Went home
evening-take-out-name = { $name } went home
evening-round = Round { $round } of { $rounds }
evening-of-round = Round { $round }
evening-tables = Tables
evening-table = Table { $number }
evening-bots = { $count ->
    [one] and a bot
   *[other] and { $count } bots
}
evening-table-on = Still playing
evening-table-over = Finished
evening-table-closed = Closed
evening-byes = Sitting out: { $names }
evening-standings = Standings
evening-place = Place
evening-who = Who
evening-met = Met
evening-won = Won
evening-points = Points
evening-gone = went home
evening-how = The winner gets 60 points, whoever comes last none, and the places in between are spread evenly; those who tie share. Whoever leaves their chair to a bot gets nothing for that table.
evening-others = Let others in
evening-link-note = Whoever has the link can take part and see the standings.
evening-link-make = Show the link
evening-link = Link to the evening
evening-link-qr = The link to the evening as a QR code
evening-screen = Standings for a big screen
evening-back = To the evening
evening-print = Print
measures-title = What the operator decided about you
measures-none = Nothing: the operator never had to decide anything about you.
measures-kind = { $kind ->
    [mute] You were muted
    [unmute] You may talk again
    [ban] You were banned
   *[unban] You are welcome again
}
measures-until = until { $until }
measures-why = The reason: { $reason }
measures-unsaid = No reason was written down.
evening-club = An evening of your club
evening-link-club = Members of the club can take part with this link, and nobody else.
