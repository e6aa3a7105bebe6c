ratings-title = Ratings
ratings-lead = Who is how strong, from the places reached at rated tables. The number in the middle is the best guess; in 95 of 100 cases the truth lies between the two others. Boards go by the lower one.
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
ratings-back = The fifty before
ratings-provisional = provisional
ratings-provisional-note = Provisional: { $left ->
    [one] one more match that counts
   *[other] { $left } more matches that count
} and this rating is settled.
ratings-yours = Your ratings
ratings-nothing = No rated match yet.
ratings-how = Choose “rated” when you make a table. Alone against bots counts, too.
ratings-course = The course of it
ratings-course-table = The course as a table
ratings-after = After the match of
ratings-tally = { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won ({ $share } %)
ratings-counted = { $counted } of them counted
desk-title = The operator’s desk
desk-how = Run “backroom admin desk” where the server runs, and open the link that it prints. Or put the secret of that link in here.
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
desk-reason = The reason; whom it is about reads it
desk-mute-hour = Mute for an hour
desk-mute-day = Mute for a day
desk-mute-week = Mute for a week
desk-ban = Ban
desk-note = Only note it
desk-dismiss = Nothing to do
