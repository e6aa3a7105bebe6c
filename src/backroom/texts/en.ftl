# What the house itself says; each game has its own file in games/<game>/texts.

hidden = hidden
list-hidden = { $count ->
    [one] one card nobody sees
   *[other] { $count } cards nobody sees
}
list-empty = nothing
list-last = { $head } and { $last }
list-you = you
list-yourself = yourself

## Events of the engine

event-timed_out = { $you ->
    [yes] Your time was up; the house moved for you.
   *[no] { $seat }’s time was up; the house moved for them.
}
event-answered = { $you ->
    [yes] Your choice: { $actions }.
   *[no] { $seat } has answered.
}
event-said = { $you ->
    [yes] You say: “{ $say }”
   *[no] { $seat } says: “{ $say }”
}

## Refusals: playing

refusal-illegal-action = You cannot do that now.
refusal-not-your-turn = It is not your turn.
refusal-no-such-seat = There is no such seat at this table.
refusal-match-over = The match is over.
refusal-prompt-gone = That question has been answered already.
refusal-no-such-prompt = That question has not been asked.
refusal-choice-complete = That choice is complete.
refusal-choice-incomplete = That choice is not complete yet.
refusal-choice-too-long = That choice has more parts than were asked for.
refusal-unknown-say = That cannot be said in this game.
refusal-may-not-say = You may not announce anything now.

## Refusals: setting up

refusal-bad-seats = { $game } takes { $allowed } players, not { $seats }.
refusal-unknown-option = { $game } has no option “{ $option }”.
refusal-bad-option-value = Option { $option } is { $allowed }, not “{ $value }”.
refusal-option-needs-seats = Option { $option }={ $value } is for { $allowed } players, not { $seats }.
refusal-unknown-bot = There is no bot “{ $bot }”; this game has { $known }.
refusal-bot-without-game = Bot { $bot } does not play { $game }.
refusal-own-bot-not-found = Bot { $bot } cannot be made ({ $fault }); a bot of your own is named module:Class.
refusal-own-bot-cannot-choose = Bot { $bot } has no method choose(decision, rng).
refusal-own-bot-failed = Bot { $bot } failed while it was choosing ({ $fault }).
refusal-own-bot-illegal = Bot { $bot } gave { $given }, which is not one of the legal actions { $legal }.
refusal-bots-do-not-fit = { $given } bots do not fit { $seats } seats: name one for all, or one for each.
refusal-names-do-not-fit = A match of { $seats } players takes { $seats } names, not { $given }.
refusal-unknown-game = There is no game “{ $game }”; there are { $known }.
refusal-match-not-over = The match is not over yet, so there are no places.
refusal-bad-count = { $count } is not a number of matches.
refusal-impossible-position = This does not describe a possible position of { $game }.
refusal-no-game-named = Which game? There are { $known }.
refusal-bad-option-form = “{ $text }” is not an option; write NAME=VALUE.
refusal-bad-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
refusal-arena-without-bots = Who is to play? --bots names a bot for each chair, or one for all; --ladder rates all bots of the game.
refusal-game-too-large = { $game } has too many lines of play to learn it whole.
refusal-arena-ladder-alone = A ladder is played on this machine in one go: --ladder goes with neither --out nor --ray.
refusal-arena-resume-without-folder = What is to be resumed? --resume needs --out with the folder of the contest.
refusal-arena-folder-taken = { $folder } holds a contest already: go on with it by --resume, or name another folder.
refusal-arena-folder-busy = Another arena is at work in { $folder }.
refusal-arena-other-contest = The contest in { $folder } is another one: its { $what } is { $played }, not { $asked }.
refusal-arena-ledger-damaged = { $file } is damaged at line { $line }.
refusal-extra-missing = { $what } needs more than is installed here: pip install -e '.[{ $extra }]' in a checkout of Backroom, or its wheel with [{ $extra }] behind the name of the file.
refusal-export-without-file = Where to? Name a file with --out, with --decisions, or both.
refusal-ray-unreachable = There is no Ray cluster at { $address }.
refusal-ray-other-version = The Ray cluster has Backroom { $there }, here it is { $here }.

## Refusals: notation

refusal-unknown-action = “{ $text }” is not an action of this game.
refusal-unknown-event = “{ $text }” is not an event of this game.
refusal-unknown-key = “{ $key }” is not a { $domain }.
refusal-unknown-field = A position has no part “{ $field }”.
refusal-unknown-step = “{ $step }” is not a question of this game.
refusal-not-a-number = “{ $text }” is not a number.

## Refusals: records

refusal-not-a-record = This is not a Backroom record.
refusal-record-bad-heading = The first lines of the record are damaged.
refusal-record-bad-line = Line { $line } of the record is damaged: “{ $text }”.
refusal-record-bad-move = Move { $move } of the record cannot be played: “{ $text }”.
refusal-record-line-missing = The record is damaged: its line “{ $name }” is missing.
refusal-record-line-too-short = Such a line has a kind, a question, a seat and an action: “move 3 0 draw”.
refusal-record-players-do-not-fit = The record is damaged: it has { $seats } seats and { $players } players.
refusal-record-differs = The record is damaged: it does not replay to what it says.
refusal-record-game-unknown = The record is of a game that is not known here: “{ $game }”.
refusal-record-rules-unknown = The record is of rules version { $rules }, which is not known here.
refusal-record-chance-missing = The record is damaged: chance “{ $label }” is missing.
refusal-record-chance-differs = The record is damaged: chance “{ $recorded }” stands where “{ $label }” belongs.
refusal-unknown-chance = This game draws no “{ $label }”.
refusal-record-entry-unknown = The record is damaged: “{ $kind }” is not a kind of entry.
refusal-record-goes-on = The record is damaged: it goes on after its end with “{ $line }”.
refusal-record-without-start = The record is damaged: it has no start.
refusal-no-such-file = There is no file { $file }.
refusal-no-records = There are no matches in { $folder } yet.
refusal-no-house = There is no house at { $url }: { $reason }
refusal-not-a-table = { $url } is not the address of a table. It looks like http://localhost:8000/tables/abc.
refusal-house-gone = The house has gone away: it was called again and again, and nobody answered.
refusal-line-broken = The line to the house is broken, and it is being called again. Try once more in a moment.
refusal-told-by-house = { $text }
refusal-unreadable-file = { $file } cannot be read: { $reason }.
refusal-unwritable-file = { $file } cannot be written: { $reason }.
refusal-no-such-folder = There is no folder { $folder }.
refusal-record-not-resumable = This record does not say who sat where, so it cannot be resumed.
refusal-record-finished = That match is finished; replay tells it again.
refusal-record-unfinished = That match is not finished, so it cannot be analysed yet.
refusal-resume-other-game = That record is of { $game }, not of { $asked }.

## A match looked at again

analysis-curve-title = Chances of winning, from the first answer to the last
analysis-turns-title = Turning points
analysis-no-turns = Nothing that happened changed anybody’s chances.
analysis-turn = Move { $entry }. { $story } { $you ->
    [yes] Your chance of winning { $rises ->
        [yes] rises
       *[no] falls
    } from { $before } to { $after }.
   *[no] { $name }’s chance of winning { $rises ->
        [yes] rises
       *[no] falls
    } from { $before } to { $after }.
}
analysis-choices-title = { $you ->
    [yes] Your choices
   *[no] { $name }’s choices
}
analysis-no-choices = There was never anything to choose.
analysis-summary = { $choices ->
    [one] One choice
   *[other] { $choices } choices
}; in { $same ->
    [0] none
    [one] one
   *[other] { $same }
} of them search would have done the same.{ $others ->
    [0] {""}
   *[other] {" "}The others cost { $cost } of a win in its eyes.
}
analysis-choice = Move { $entry }: { $played } ({ $playedshare }). Search would have chosen: { $best } ({ $bestshare }).
analysis-gainer = { $name } gained most by it: { $gained }.

## Bots

reason-chance = Nothing but a guess.
reason-default = The choice that a time-out would make.
reason-forced = There is nothing else to do.
reason-habit = The rule of thumb, and no other choice did clearly better in play after play.
reason-learned = It is what won most often in millions of matches against itself.
reason-mixes = Whoever always gives the same answer here is soon seen through; this is one of the answers that did well.
reason-reckons = It did best when the match was played on from here, many times over.
