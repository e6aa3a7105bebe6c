# What the pages about people say.
account-title = Your account
account-guest-title = Come in
account-guest-lead = You can play without an account. With one, you are known on every device, keep your history, and play matches that take days. There is no password: your phone, computer or security key holds a passkey.
account-have = I have an account
account-sign-in = Sign in with a passkey
account-new = I am new here
account-new-note = If you were a guest, you keep your name, your history and the tables where you sit.
account-make = Make an account
account-leaves-guest = On this device you are { $name }, a guest. If you sign in as somebody else, that guest’s tables and history stay behind: to keep them, make an account for that guest first.
account-closed = Nobody can make an account here at the moment. Guests are welcome.
account-by-invitation = Accounts are by invitation here. Whoever runs this house can send you a link.
account-invited = You are invited to make an account here.
account-no-passkeys = Passkeys work only at an HTTPS address with a name, or on this computer as localhost. Here you play as a guest.
account-old-browser = This browser is too old for passkeys. A newer one can do it.
account-cancelled = No passkey was used. You can try again.
account-lost = I have lost my passkey
account-lost-note = Each of the recovery codes you were given lets you in once. After that, make a new passkey.
account-code = Recovery code
account-code-do = Let me in
account-passkeys = Passkeys
account-passkeys-note = A passkey is kept by your phone, computer or security key. If you have more than one, losing a device does not lock you out.
account-passkey-add = Add a passkey
account-passkey-name = Name of the passkey
account-passkey-rename = Rename { $name }
account-passkey-drop = Remove { $name }
account-passkey-used = last used { $day }
account-passkey-first = { $name }’s passkey
account-save = Save
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] No recovery code is left. Make new ones.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-new = Make new codes
account-codes-new-note = The old ones will stop working.
account-codes-title = Keep these codes
account-codes-note = Each lets you in once if you lose your passkeys. They are shown only now: write them down or save them where you keep such things.
account-codes-copy = Copy them
account-codes-copied = Copied
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-devices = Devices
account-devices-known = { $count ->
    [one] You are signed in on this device only.
   *[other] You are signed in on { $count } devices, this one included.
}
account-devices-end = Sign out all others
account-leave = Sign out here
account-belongings = What is kept about you
account-export = Download everything
account-export-note = Your account, tables, friends, lines of chat, and your matches in writing, as one JSON file.
account-delete = Delete my account
account-delete-note = Your account and its passkeys are deleted, and your name disappears everywhere; matches stay for those you played with. This cannot be undone.
account-delete-do = Delete it for good
account-delete-not = Never mind
account-deleted = Your account has been deleted.
mine-title = My tables
mine-none = You are not sitting at a table at the moment.
mine-make = To the games
mine-waiting = { $count ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
mine-next = To the first of them
mine-asked = your move
mine-asked-until = your move, { $span } left
mine-state = { $status ->
    [gathering] gathering players
    [adjourned] adjourned
   *[other] waiting for others
}
mine-open = Open
holiday-title = Holiday
holiday-note = While you are on holiday, your clocks at tables by the day stand still; the others see until when. You have { $days ->
    [0] no days
    [one] one day
   *[other] { $days } days
} left this year.
holiday-days = For how long
holiday-begin = Go on holiday now
holiday-on = You are on holiday until { $day }. Your clocks stand still.
holiday-end = I am back
friends-title = Friends
friends-invitations = You are invited
friends-invited = { $name } has kept you a chair at a table for { $game }.
friends-accept = To the table
friends-decline = No, thanks
friends-asking = Friend requests
friends-agree = Be friends
friends-all = Your friends
friends-none = Nobody yet. Give somebody your link, or ask those you have played with.
friends-show-me = My friends and the members of my clubs may see when I am online
friends-add = Add a friend
friends-link-note = Whoever opens your link can become your friend; handing it out counts as your yes. It works for a week, or until you make another.
friends-link-make = Make a link
friends-link = Your link
friends-link-qr = Your link, to scan with a phone
friends-met = People you have played with
friends-asked = Not answered yet
friends-withdraw = Take it back
friends-blocked = People you have blocked
friends-need-account = Friends are for people with an account: a guest is known by this browser only. An account takes a moment and no password, and you keep your name, your history and your tables.
friends-to-account = Make an account
friend-link-title = { $name } wants to be your friend
friend-link-note = Friends see when the other is online, invite each other to tables and watch each other play. Either can end it at any time.
friend-link-do = Be friends
friend-link-again = Then open this link again.
person-by-game = Game by game
person-on = online
person-off = offline
person-watch = Watch { $game }
person-since = Account since { $day }.
person-self = This is you: to your account
person-relation = { $relation ->
    [friend] You are friends.
    [asks] Wants to be your friend.
    [asked] You have sent a request; there is no answer yet.
   *[other] You are not friends.
}
person-befriend = Send a friend request
person-part = End the friendship
person-block = Block
person-block-note = { $name } can no longer invite you or ask to be your friend, and you will not see what they say at a table. They are not told.
person-block-do = Block { $name }
person-unblock = Unblock
person-blocked = You have blocked this person.
person-nobody = Nobody here
person-to-friends = To your friends
invite-title = Invite friends
invite-do = Invite
invite-done = Invited
mine-friends = { $count ->
    [0] Friends
   *[other] Friends ({ $count })
}
notices-title = Notices
notices-note = You get one notice about each decision. No notice gives away what is in your hand.
notices-kind = { $kind ->
    [turn] Your turn at a table by the day
    [reminder] Your clock runs out soon
    [invitation] A friend invites you
   *[request] Somebody wants to be your friend
}
notices-way = { $way ->
    [page] On the page
    [push] On my devices
   *[mail] By email
}
notices-push-on = This device gets notices, even when no page is open.
notices-push-off = This device gets notices only while a page is open.
notices-push-start = Send notices to this device
notices-push-stop = Send no notices to this device
notices-push-denied = This browser does not allow it. You can change that in its settings for this site.
notices-push-never = This browser cannot receive notices while no page is open.
notices-mail = Email address
notices-mail-start = Send me email
notices-mail-asked = A link was sent to { $mail }. Open it within a week to confirm; otherwise the address is forgotten again.
notices-mail-on = You get email at { $mail }.
notices-mail-stop = No more email
mail-yes-title = Email from Backroom
mail-yes-do = Yes, send me email
mail-confirmed = From now on notices also come to this address.
mail-stop-title = No more email
mail-stop-do = Send me no more email
mail-stopped = No more email will come, and the address is forgotten.
account-measures = The operator’s decisions
clubs-title = Clubs
clubs-lead = A club is a private group with tables, evenings, a chat and standings of its own. Nobody outside it sees any of it.
clubs-make = Start a club
clubs-none = You are not in any club yet. Start one, or ask somebody for the link to theirs.
clubs-need-account = Clubs are for people with an account: a guest is known by this browser only. An account takes a moment and no password.
clubs-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
clubs-tables = { $count ->
    [0] no table open
    [one] one table open
   *[other] { $count } tables open
  }
clubs-owned = yours
clubs-open = Open
clubs-open-name = Open { $name }
club-name = Name of the club
club-game = Favourite game
club-any-game = None in particular
club-make-do = Start the club
club-lead = { $members ->
    [one] One member
   *[other] { $members } members
  }
club-tables = Tables
club-no-tables = No table is open. Make one: members see it here and can sit down.
club-make-table = Make a table
club-evenings = Evenings and leagues
club-no-evenings = No evening has been planned yet.
club-earlier = Earlier ({ $count })
club-make-evening = Host an evening
club-talk = Chat
club-talk-none = Nothing has been said here yet.
club-say = Say something to the club
club-send = Send
club-standings = Standings
club-season = Season
club-board = Game
club-all-games = All games
club-show-all = Show all { $count }
club-no-matches = No match counts in this season yet. Matches at the club’s tables do, if at least two people play.
club-matches = { $count ->
    [one] One match counts.
   *[other] { $count } matches count.
  }
club-how = The winner gets 60 points, whoever comes last none, and the places in between are spread evenly; those who tie share. Whoever left their chair to a bot gets nothing.
club-place = Place
club-who = Name
club-played = Matches
club-won = Won
club-points = Points
club-gone = not in the club any more
club-people = Members
club-keep-people = Manage members
club-is-owner = owner
club-take-out = Remove
club-take-out-name = Remove { $name } from the club
club-take-out-sure = { $name } will no longer see anything of the club, and the link you have handed out will let nobody in any more. Remove them?
club-give = Make owner
club-give-name = Make owner: { $name }
club-give-sure = { $name } will own the club, and you will be a member like the others. Hand it over?
club-invite = Let others in
club-link-note = Whoever has an account and this link can join. Hand it to those you want in the club.
club-link-make = Show the link
club-link = Link to the club
club-link-qr = The link to the club as a QR code
club-link-new = Make a new link
club-link-new-sure = The link you have handed out will let nobody in any more. Make a new one?
club-keep = The club itself
club-rename = Name and favourite game
club-rename-do = Save
club-leave = Leave the club
club-leave-sure = You will no longer see anything of this club; your points stay in the standings. Leave?
club-leave-owner-sure = Somebody else will own the club: whoever has been in it longest. You will no longer see anything of it. Leave?
club-leave-last-sure = You are the only one in it: if you leave, the club is gone, with its chat and standings. Leave?
club-drop = Delete the club
club-drop-sure = The club will be gone for everybody, with its chat and standings; the matches stay for those who played them. This cannot be undone. Delete it?
club-yes = Yes
club-no = Never mind
club-join-title = { $name } invites you
club-join-note = { $owner } owns this club. { $members ->
    [one] One person is in it.
   *[other] { $members } people are in it.
  } Members see who you are and when you are online, unless you hide that on your friends page.
club-join-do = Join the club
club-join-again = Then open this link again.
club-join-open = You are in this club already
