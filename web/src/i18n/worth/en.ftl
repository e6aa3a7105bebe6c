ratings-title = Ratings
ratings-lead = How strong everybody is, judged by their places at rated tables. The number in the middle is the best guess; 95 times out of 100 the truth lies between the other two. The board is ordered by the lower one.
ratings-game = Game
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
ratings-tally = { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won ({ $share }%)
ratings-counted = { $counted } of them counted
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
desk-before = What was done before ({ $count })
desk-kind = { $kind ->
    [mute] muted
    [unmute] may talk again
    [ban] banned
    [unban] welcome again
    [note] noted
   *[dismiss] nothing done
}
desk-record = The match in writing
desk-reason = The reason; the person it concerns will read it
desk-mute-hour = Mute for an hour
desk-mute-day = Mute for a day
desk-mute-week = Mute for a week
desk-ban = Ban
desk-note = Only note it
desk-dismiss = Nothing to do
pairing-label = Play with people
pairing-least = Chairs at the table, at least
pairing-most = Chairs at the table, at most
pairing-pace = Pace
pairing-live = Live
pairing-day = By the day
pairing-live-note = Everybody is here now: a minute for a decision.
pairing-day-note = Everybody plays when it suits them: a day for a decision. You need not stay here.
pairing-patience = Wait for people
pairing-never = However long it takes
pairing-patience-note = That long at most. Then bots take the empty chairs, and whoever waits with you comes along.
pairing-never-note = No bots: the match begins when there are enough people.
pairing-do = Find people
pairing-waiting = Waiting for people
pairing-since = You have waited
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
pairing-nobody = Nobody has been given such a table lately, so there is no telling how long it takes.
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
pairing-go = You may close this page: the table appears among your tables as soon as there is one.
pairing-leave = Wait no more
pairing-seated = Your table is ready…
