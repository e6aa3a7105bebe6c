game-title = Capone
game-blurb = Don Marco is dead, and the city needs a new Capone. Earn dirty money by night, wash it by day, and be the first to put a million into honest business.

## Things

card-bar = bar
card-pawnbroker = pawnbroker
card-exchange = exchange office
card-credit = credit office
card-print = print shop
card-nightclub = nightclub
card-casino = casino
card-bank = bank
card-jeweller = jeweller
card-guns = gun shop
card-scrapyard = scrapyard
card-pasta = pasta shop
card-bakery = bakery
card-florist = flower shop
card-laundry = laundry
card-cinema = cinema
card-garage = garage
card-funeral = funeral parlour
card-barber = Time for a haircut
card-penthouse = A party at Molly’s
card-restaurant = Dinner for one
card-fbi = F.B.I.
card-protection = Protection money
card-takeover = Takeover
card-offer = An offer
card-listed = “{ $thing }”

business-bar = { card-bar }
business-pawnbroker = { card-pawnbroker }
business-exchange = { card-exchange }
business-credit = { card-credit }
business-print = { card-print }
business-nightclub = { card-nightclub }
business-casino = { card-casino }
business-bank = { card-bank }
business-jeweller = { card-jeweller }
business-guns = { card-guns }

field-bar = { card-bar } { $number }
field-pawnbroker = { card-pawnbroker } { $number }
field-exchange = { card-exchange } { $number }
field-credit = { card-credit } { $number }
field-print = { card-print } { $number }
field-nightclub = { card-nightclub } { $number }
field-casino = { card-casino } { $number }
field-bank = { card-bank } { $number }
field-jeweller = { card-jeweller } { $number }
field-guns = { card-guns } { $number }

shop-scrapyard = { card-scrapyard }
shop-pasta = { card-pasta }
shop-bakery = { card-bakery }
shop-florist = { card-florist }
shop-laundry = { card-laundry }
shop-cinema = { card-cinema }
shop-garage = { card-garage }
shop-funeral = { card-funeral }

diversion-barber = barber’s chair
diversion-penthouse = penthouse
diversion-restaurant = restaurant

member-don = Don
member-mama = Mama
member-right_hand = right hand
member-collector = collector
member-lawyer = lawyer
member-accountant = accountant
member-secretary = secretary
member-newcomer = newcomer

member-don-listed = the Don
member-mama-listed = Mama
member-right_hand-listed = the right hand
member-collector-listed = the collector
member-lawyer-listed = the lawyer
member-accountant-listed = the accountant
member-secretary-listed = the secretary
member-newcomer-listed = the newcomer

family-0 = Ramazotti
family-1 = Scarlatti
family-2 = Celestini
family-3 = Zafferano
family-4 = Arancelli
family-5 = Violetti

guards = { $number ->
    [0] no bodyguards
    [one] one bodyguard
   *[other] { $number } bodyguards
}
money = ${ $number }k

end-million = A million in honest business: the city has its new Capone.
end-nobody = Nobody has anybody left. The city is quiet, for once.
end-years = Twenty-five years are enough: the books are closed.

## What the things do

card-illegal-help = An illegal business: put stones from home, worth at least its minimum, on one of its two fields; what you have there already does not count. An enemy there must be beaten by $5k: his members are gone for good, his bodyguards run to the park.
card-legal-help = A legal business: once you have invested, one bodyguard there earns money at once, and safely, in $k: 10, 20, 30, 30, 40, 40, 50, 50 or 60 for a marker on 1 to 9.
card-diversion-help = Diversions (haircut, party, dinner): one enemy member leaves an illegal field and earns nothing this year.
card-fbi-help = F.B.I.: one enemy member, on an illegal field or at a diversion, goes to prison, block 3, for the rest of this year and two more; unless his family pays.
card-protection-help = Protection money: an opponent who has invested pays you, in $k, 10, 10, 20, 20, 30, 30, 40, 40 or 50 for his marker on 1 to 9, or what he has.
card-takeover-help = Takeover: replace an enemy’s stones with your own of exactly the same value; his go home.
card-offer-help = An offer nobody can refuse: all stones of one enemy on one illegal field, or his member at a diversion, are removed, members for good.

## What a player can do

action-play = Use { $card }
action-discard = Lay { $card } aside unused
action-bail = Bail out your { $member }
action-at = At { $field }
action-member = { $member ->
    [Mama] Mama
   *[other] The { $member }
}
action-member-listed = Members: { $member }
action-guards = { $guards-number ->
    [0] Without bodyguards
   *[other] With { $guards }
}
action-victim = From { $victim }
action-diverted = In the { $diversion }
action-done = That is all
action-swap = Exchange { $card }
action-rehire = { $guards-number ->
    [0] Hire nobody back
   *[other] Hire back { $guards }
}
action-invest = Put the marker on { $marker }

## What a player can say

say-threaten = { $you ->
    [yes] You warn { $victim }: watch your step.
   *[no] { $victim-you ->
        [yes] Watch your step.
       *[no] { $victim } had better watch out.
    }
}
say-truce = { $you ->
    [yes] You offer { $victim } peace, for now.
   *[no] { $victim-you ->
        [yes] Let’s leave each other alone.
       *[no] Peace with { $victim }, for now.
    }
}
say-leave = Keep your hands off the { $business }.

## What a player is asked

step-year = A new year begins.
step-swap = Which cards do you exchange?
step-turn = Which card do you play?
step-rehire = How many bodyguards do you hire back?
step-invest = Where do you put your marker?
step-close = The year is closed.

## What happens

event-year = { $you ->
    [yes] Year { $year }: you start.
   *[no] Year { $year }: { $seat } starts.
}
event-dealt = { $you ->
    [yes] You get { $cards } from the deck.
   *[no] { $seat } gets { $cards } from the deck.
}
event-dealt-hidden = { $cards-count ->
    [one] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $cards-count } cards.
}
event-exchanged = { $you ->
    [yes] You exchange { $cards }, unseen.
   *[no] { $seat } exchanges { $cards }, unseen.
}
event-exchanged-hidden = { $cards-count ->
    [one] { $seat } exchanges one card.
   *[other] { $seat } exchanges { $cards-count } cards.
}
event-kept = { $you ->
    [yes] You keep all your cards.
   *[no] { $seat } keeps all their cards.
}
event-bailed = { $you ->
    [yes] You pay { $money }, and your { $member } walks free.
   *[no] { $seat } pays { $money }, and { $member ->
        [Mama] Mama
       *[other] the { $member }
    } walks free.
}
event-discarded = { $you ->
    [yes] You lay “{ $card }” aside unused.
   *[no] { $seat } lays “{ $card }” aside unused.
}
event-played = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $seat } plays “{ $card }”.
}
event-opened = { $you ->
    [yes] Your bodyguard earns { $money } at the { $shop }, all above board.
   *[no] { $seat }’s bodyguard earns { $money } at the { $shop }, all above board.
}
event-placed = { $members-count ->
    [0] { $you ->
        [yes] You move into { $field } with { $guards }.
       *[no] { $seat } moves into { $field } with { $guards }.
    }
   *[other] { $you ->
        [yes] You move into { $field } with { $guards-number ->
            [0] { $members }
           *[other] { $members-row } and { $guards }
        }.
       *[no] { $seat } moves into { $field } with { $guards-number ->
            [0] { $members }
           *[other] { $members-row } and { $guards }
        }.
    }
}
event-expelled = { $members-count ->
    [0] { $you ->
        [yes] You are thrown out of { $field }: { $guards } to the park.
       *[no] { $seat } is thrown out of { $field }: { $guards } to the park.
    }
   *[other] { $you ->
        [yes] You are thrown out of { $field }: { $members } to the harbour{ $guards-number ->
            [0] {""}
           *[other] , { $guards } to the park
        }.
       *[no] { $seat } is thrown out of { $field }: { $members } to the harbour{ $guards-number ->
            [0] {""}
           *[other] , { $guards } to the park
        }.
    }
}
event-returned = { $members-count ->
    [0] { $you ->
        [yes] You hand over { $field } and take home { $guards }.
       *[no] { $seat } hands over { $field } and takes home { $guards }.
    }
   *[other] { $you ->
        [yes] You hand over { $field } and take home { $guards-number ->
            [0] { $members }
           *[other] { $members-row } and { $guards }
        }.
       *[no] { $seat } hands over { $field } and takes home { $guards-number ->
            [0] { $members }
           *[other] { $members-row } and { $guards }
        }.
    }
}
event-diverted = { $you ->
    [yes] Your { $member } is lured away from { $field } to the { $diversion }.
   *[no] { $seat }’s { $member } is lured away from { $field } to the { $diversion }.
}
event-arrested = { $you ->
    [yes] Your { $member } is arrested at { $field }.
   *[no] { $seat }’s { $member } is arrested at { $field }.
}
event-fetched = { $you ->
    [yes] Your { $member } is arrested in the { $diversion }.
   *[no] { $seat }’s { $member } is arrested in the { $diversion }.
}
event-drowned = { $you ->
    [yes] Your { $member } goes from the { $diversion } to the harbour.
   *[no] { $seat }’s { $member } goes from the { $diversion } to the harbour.
}
event-extorted = { $you ->
    [yes] You collect { $money } from { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } collects { $money } from you.
       *[no] { $seat } collects { $money } from { $victim }.
    }
}
event-settled = { $you ->
    [yes] The year brings you { $money-number ->
        [0] nothing
       *[other] { $money }
    }; your people come home.
   *[no] The year brings { $seat } { $money-number ->
        [0] nothing
       *[other] { $money }
    }.
}
event-rehired = { $guards-number ->
    [0] { $you ->
        [yes] You hire nobody back from the park and lose { $lost }.
       *[no] { $seat } hires nobody back from the park and loses { $lost }.
    }
   *[other] { $you ->
        [yes] You hire back { $guards } from the park{ $lost-number ->
            [0] {""}
            [one] {" "}and lose one
           *[other] {" "}and lose { $lost-number }
        }.
       *[no] { $seat } hires back { $guards } from the park{ $lost-number ->
            [0] {""}
            [one] {" "}and loses one
           *[other] {" "}and loses { $lost-number }
        }.
    }
}
event-served = { $members-count ->
    [0] { $you ->
        [yes] Your people in prison move up a block.
       *[no] { $seat }’s people in prison move up a block.
    }
   *[other] { $you ->
        [yes] You get { $members } back from prison.
       *[no] { $seat } gets { $members } back from prison.
    }
}
event-invested = { $you ->
    [yes] You invest { $money }: your marker is on { $marker }.
   *[no] { $seat } invests { $money }: the marker is on { $marker }.
}
event-sold = { $you ->
    [yes] You sell for { $money }: your marker is back on { $marker }.
   *[no] { $seat } sells for { $money }: the marker is back on { $marker }.
}
event-ended = { $end }

## Refusals

refusal-card-not-in-hand = You do not hold that card.
refusal-named-in-order = Name the cards from low to high, each no more often than you hold it.
refusal-card-of-no-use = That card can do nothing now; you may lay it aside unused.
refusal-no-such-target = That card cannot be used there.
refusal-stones-do-not-fit = Those stones do not fit there.
refusal-not-at-home = You do not have those stones at home.
refusal-members-in-order = Name members in printed order; of two with the same value the first goes.
refusal-last-card = The last card takes exactly its minimum in bodyguards; if that cannot be done, the cheapest member that will do on either field, alone.
refusal-nobody-like-that = Nobody like that is there.
refusal-no-such-prisoner = Nobody like that of yours is in prison.
refusal-bail-out-of-reach = You cannot pay that bail, or somebody of the same value in the same block comes first.
refusal-too-many-guards = You do not have that many bodyguards in the park, or cannot pay them.
refusal-not-enough-cash = You do not have the cash for that.

## Options

option-strict_fields = The minimum of a field
option-strict_fields-false = A field pays whatever is left on it.
option-strict_fields-true = A field below its minimum at the end of the year pays nothing.
option-last_card = Whose last card is bound
option-last_card-year = Only the very last card of a year is restricted.
option-last_card-each = Everybody’s last card of a year is restricted.

## Bots: why

reason-swap-useless = That card would hardly earn you anything this year.
reason-swap-done = The rest is worth keeping.
reason-bail = There is work for your prisoner, worth more than the bail.
reason-place = Good money, and few cards that could still touch it.
reason-place-more = That business is yours already: make it pay more.
reason-attack = The field pays, and an enemy loses people.
reason-legal = Small money, but safe, and paid at once.
reason-extort = The richest pay best.
reason-divert = One fewer of theirs at the settlement.
reason-arrest = The most dangerous of them is best kept behind bars.
reason-takeover = Their business becomes yours at the same price.
reason-offer = Their best field, gone.
reason-wait = Nothing useful can be done with any card now.
reason-rehire = A bodyguard earns his price back in a year.
reason-invest = Every step brings the million nearer.
reason-hold = Keep what you have.

## The table in a terminal

capone-standing = marker on { $marker }, ${ $cash }k
table-goal = First on 10, a legal million, wins.
group-member = Members …
group-guards = Bodyguards …
ask-at = Where do you use it?
ask-member = Who is it to be?
ask-guards = How many bodyguards?
ask-victim = Who pays?
ask-diverted = Where is he fetched from?
ask-swap = Which other cards do you exchange?
capone-sum = Chosen so far: { $sum }. { $exact ->
    [yes] It must be exactly { $need }.
   *[no] It must be at least { $need }.
} A bodyguard is worth 5; you have { $guards } at home.
capone-equal = The { $second } is worth as much as the { $first }, who goes first.
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
table-bar = bar
table-pawnbroker = pawnbroker
table-exchange = exchange
table-credit = credit
table-print = print shop
table-nightclub = nightclub
table-casino = casino
table-bank = bank
table-jeweller = jeweller
table-guns = gun shop
table-don = D
table-mama = M
table-right_hand = R
table-collector = C
table-lawyer = L
table-accountant = A
table-secretary = S
table-newcomer = N
table-minimum = at least { $value }
table-year = Year { $year }, begun by { $seat ->
    [You] you
   *[other] { $seat }
} · { $left } cards to play · deck { $deck }
table-legal = legal { $seats }
table-player = { $marker }/10 { $cash }  home { $home } · prison { $cells } · harbour { $harbour } · park { $park }
table-hand = Your hand:
table-legend = Don Mama Right hand Collector Lawyer Accountant Secretary Newcomer
table-legend-field = b1=5: family b has one bodyguard there, worth 5; prison: blocks 3/2/1
