# What the pages about people say.
account-title = Your account
account-guest-title = Come in
account-guest-lead = You can play without an account. With one, you are known on every device, keep your history, and play matches that take days. There is no password: your phone, computer or security key holds a passkey.
account-have = I have an account
account-sign-in = Sign in with a passkey
account-new = I am new here
account-new-note = Guests keep their name, their history and the tables where they sit.
account-make = Make an account
account-leaves-guest = On this device you are { $name }, a guest. If you sign in as somebody else, that guest’s tables and history stay behind: to keep them, make an account for that guest first.
account-closed = Nobody can make an account here at the moment. Guests are welcome.
account-by-invitation = Accounts are by invitation here. Whoever runs this house can send you a link.
account-invited = You are invited to make an account here.
account-no-passkeys = Passkeys work only at an HTTPS address with a name, or on this computer as localhost. Here you play as a guest.
account-old-browser = This browser is too old for passkeys. A newer one can do it.
account-cancelled = No passkey was used. You can try again.
account-lost = My passkey is lost
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
friends-show-me = My friends may see when I am online
friends-add = Add a friend
friends-link-note = Whoever opens your link can become your friend; giving it away is your yes. It works for a week, or until you make another.
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
person-on = is online
person-off = is offline
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
notices-note = You are told once about each decision. No notice gives away what is in your hand.
notices-kind = { $kind ->
    [turn] Your turn at a table by the day
    [reminder] Your clock runs out soon
    [invitation] A friend invites you
   *[request] Somebody wants to be your friend
}
notices-way = { $way ->
    [page] In the page
    [push] On my devices
   *[mail] By mail
}
notices-push-on = This device is told, even when no page is open.
notices-push-off = This device is told only while a page is open.
notices-push-start = Tell this device
notices-push-stop = Do not tell this device
notices-push-denied = This browser does not allow it. You can change that in its settings for this site.
notices-push-never = This browser cannot receive notices while no page is open.
notices-mail = Mail address
notices-mail-start = Send me mail
notices-mail-asked = A link was sent to { $mail }. Open it within a week to confirm; otherwise the address is forgotten again.
notices-mail-on = You get mail at { $mail }.
notices-mail-stop = No more mail
mail-yes-title = Mail from Backroom
mail-yes-do = Yes, send me mail
mail-confirmed = From now on notices also come to this address.
mail-stop-title = No more mail
mail-stop-do = Send me no more mail
mail-stopped = No more mail will come, and the address is forgotten.
account-measures = The operator’s decisions
