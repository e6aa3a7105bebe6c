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
