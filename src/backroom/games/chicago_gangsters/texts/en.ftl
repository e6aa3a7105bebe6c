game-title = Chicago Gangsters
game-blurb = Two against two, with another friend every round. Put in your cards unseen, hide one, take your share, and never trust the man beside you.

## Things

means-weapon = weapon { $number }
means-bribe = bribe { $number }
means-blackmail = blackmail { $number }

person-spy = Spy
person-whisky-smuggler = Whisky smuggler
person-dealer = Dealer
person-thief = Thief
person-explosives-expert = Explosives expert
person-fence = Fence
person-poker-player = Poker player
person-priest = Priest
person-brawler = Brawler
person-reporter = Reporter
person-taxi-driver = Taxi driver
person-customs-officer = Customs officer
person-bank-director = Bank director
person-mayor = Mayor
person-police-chief = Police chief
person-prosecutor = Prosecutor
person-judge = Judge
person-senator = Senator

clan-bellini = Bellini
clan-ohara = O’Hara
clan-kowalski = Kowalski
clan-sterling = Sterling

coalition-pact1 = Bellini (?) and O’Hara (&) against Kowalski (&) and Sterling
coalition-pact2 = O’Hara (?) and Bellini (&) against Sterling (&) and Kowalski
coalition-pact3 = Kowalski (?) and Sterling (&) against Bellini (&) and O’Hara
coalition-pact4 = Sterling (?) and Kowalski (&) against O’Hara (&) and Bellini
coalition-pact5 = Bellini (?) and Kowalski (&) against O’Hara (&) and Sterling
coalition-pact6 = Kowalski (?) and Bellini (&) against Sterling (&) and O’Hara
coalition-pact7 = O’Hara (?) and Sterling (&) against Bellini (&) and Kowalski
coalition-pact8 = Sterling (?) and O’Hara (&) against Kowalski (&) and Bellini
coalition-pact9 = Bellini (?) and Sterling (&) against O’Hara (&) and Kowalski
coalition-pact10 = Sterling (?) and Bellini (&) against Kowalski (&) and O’Hara
coalition-pact11 = O’Hara (?) and Kowalski (&) against Bellini (&) and Sterling
coalition-pact12 = Kowalski (?) and O’Hara (&) against Sterling (&) and Bellini
coalition-end-card = the end card

district-stockyards = the Stockyards (weapons, persons)
district-back-of-the-yards = Back of the Yards (weapons)
district-the-loop = The Loop (bribes, persons)
district-gold-coast = Gold Coast (bribes)
district-hyde-park = Hyde Park (blackmail, persons)
district-bronzeville = Bronzeville (blackmail)
district-west-side = West Side (weapons, bribes, persons)
district-little-italy = Little Italy (weapons, bribes)
district-near-north-side = Near North Side (weapons, blackmail, persons)
district-cicero = Cicero (weapons, blackmail)
district-south-side = South Side (bribes, blackmail, persons)
district-chinatown = Chinatown (bribes, blackmail)
district-the-levee = The Levee (weapons, bribes, blackmail, persons)

loot-loot1 = winners 2 bottles, or the person; losers 1 bottle, or 1 means card
loot-loot2 = winners 2 bottles, or the person and 1 means card; losers 1 means card, or 1 means card
loot-loot3 = winners 1 bottle and 2 means cards, or the person; losers 1 bottle, or 1 means card
loot-loot4 = winners 1 bottle and 1 means card, or the person and 1 means card; losers 2 means cards, or 1 means card
loot-loot5 = winners the person and 1 bottle, or 2 means cards; losers 1 bottle, or 1 means card
loot-loot6 = winners the person and 1 bottle, or 1 bottle and 1 means card; losers 1 means card, or 1 means card
loot-loot7 = winners 2 bottles and 1 means card, or the person; losers 2 means cards, or 1 means card
loot-loot8 = winners the person and 2 means cards, or 1 bottle; losers 1 bottle, or 1 means card
loot-loot9 = winners 2 bottles, or 1 bottle and 1 means card; losers the person, or 1 means card
loot-loot10 = winners 2 bottles, or 3 means cards; losers the person, or 1 means card
loot-loot11 = winners 2 bottles and 1 means card, or 1 bottle; losers the person, or 1 means card
loot-loot12 = winners 1 bottle and 2 means cards, or 1 bottle and 1 means card; losers the person, or 1 bottle

side-challengers = challengers
side-defenders = defenders

package-first = first
package-second = second

item-bottle = 1 bottle
item-means = 1 means card
item-person = the person

ability-spy = the Spy
ability-whisky-smuggler = the Whisky smuggler
ability-fence = the Fence
ability-poker-player = the Poker player
ability-mr-x = the mask of Mr. X

goal-win = Let’s win this one
goal-half = Half of their strength will do
goal-save = Let’s save our cards

result-winners = winners
result-losers = losers

prize-weapons = the strongest arsenal
prize-bribes = the deepest pockets
prize-blackmail = the juiciest secrets
prize-persons = the most persons
prize-godfather = the most godfather points

## What the persons do

person-spy-help = Spy (0): once at the end of every round, discard means worth 6 or more for a bottle.
person-whisky-smuggler-help = Whisky smuggler (0): once at the end of every round, discard means worth 6 or more for a bottle.
person-dealer-help = Dealer (1): your bribes are valid in every district.
person-thief-help = Thief (1): your blackmail is valid in every district.
person-explosives-expert-help = Explosives expert (1): your weapons are valid in every district.
person-fence-help = Fence (1): once at the end of every round, discard a card and draw another.
person-poker-player-help = Poker player (1): once at the end of every round, discard two cards and take two from the discards that are together worth no more.
person-priest-help = Priest (1): counts as two persons in the final reckoning.
person-brawler-help = Brawler (1): once in the match, doubles the means you put in, by 10 at most. Then he is gone.
person-reporter-help = Reporter (2): where persons do not count but blackmail does, he is worth 2 all the same.
person-taxi-driver-help = Taxi driver (2): where persons do not count but weapons do, he is worth 2 all the same.
person-customs-officer-help = Customs officer (2): where persons do not count but bribes do, he is worth 2 all the same.

## What a player can do

action-put = Put in { $means }
action-hide = Put in { $means } and leave it hidden
action-done = That is all
action-open = Lay it open on the table
action-join = That is all; join the { $side }
action-claim = Claim to be the godfather
action-pass = Pass
action-duel = Play { $means }
action-brawl = Send in the Brawler
action-take = Take the { $package } package
action-pay = Pay { $item }
action-draw = Draw a means card
action-use = Use { $ability }
action-discard = Discard { $means }
action-fish = Take { $means } from the discards
action-end = End your turn

## What a player can announce

say-stay_out = I’m staying out of this.
say-put_in = I’ll put in { $strength }.
say-want = I want the { $package } package.
say-aim = { $goal }.

## What a player is asked

step-reveal = The cards are turned up.
step-claim = Do you claim to be the godfather, and throw your partner out?
step-contest = Another player claims to be the godfather. Do you contest it and fight it out with a card each?
step-duel = Several claim to be the godfather. Which card do you play?
step-lurk = You are Mr. X. What do you put down, and on which side?
step-commit = What do you put in?
step-brawl = Does the Brawler join in?
step-fight = The sides are compared.
step-loot = Which package do you take?
step-pay = What do you pay the partner you threw out?
step-mini = The round is over. What do you do?

## What happens

event-started = { $you ->
    [yes] You deal; { $cards } means cards are in play.
   *[no] { $seat } deals; { $cards } means cards are in play.
}
event-masked = { $you ->
    [yes] You are Mr. X.
   *[no] { $seat } is Mr. X.
}
event-joined = { $you ->
    [yes] You lead the { $clan } clan.
   *[no] { $seat } leads the { $clan } clan.
}
event-round = A new round in { $district }: { $coalition }. Loot: { $loot }. On offer: { $person }.
event-drew = { $you ->
    [yes] You draw { $means }.
   *[no] { $seat } draws { $means }.
}
event-drew-hidden = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
event-reshuffled = The deck is empty: { $cards ->
    [one] the one discard is
   *[other] the { $cards } discards are
} shuffled into a new one.
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
event-fished = { $you ->
    [yes] You take { $cards } from the discards.
   *[no] { $seat } takes { $cards } from the discards.
}
event-claimed = { $you ->
    [yes] You claim to be the godfather.
   *[no] { $seat } claims to be the godfather.
}
event-contested = { $you ->
    [yes] You contest { $other }’s claim.
   *[no] { $other-you ->
        [yes] { $seat } contests your claim.
       *[no] { $seat } contests { $other }’s claim.
    }
}
event-duelled = { $you ->
    [yes] You play { $means } for the godfather’s ring.
   *[no] { $seat } plays { $means } for the godfather’s ring.
}
event-crowned = { $you ->
    [yes] You are the new godfather; { $other } is thrown out for this round.
   *[no] { $other-you ->
        [yes] { $seat } is the new godfather and throws you out for this round.
       *[no] { $seat } is the new godfather; { $other } is thrown out for this round.
    }
}
event-deadlocked = Equal cards, and there has been no godfather yet: nobody gets the ring this round.
event-lurked = { $you ->
    [yes] You put down { $cards } for the { $side }.
   *[no] Mr. X puts down { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    } for the { $side }.
}
event-laid_open = { $you ->
    [yes] You put in { $cards }, open on the table.
   *[no] { $seat } puts in { $cards }, open on the table.
}
event-committed = { $cards-count ->
    [0] { $you ->
        [yes] You have put in { $hidden } alone, hidden.
       *[no] { $seat } has put in { $hidden } alone, hidden.
    }
   *[other] { $you ->
        [yes] You have put in { $cards }, with { $hidden } hidden.
       *[no] { $seat } has put in { $cards }, with { $hidden } hidden.
    }
}
event-committed-hidden = { $you ->
    [yes] You have put in { $cards }.
   *[no] { $seat } has put in { $cards }.
}
event-brawled = { $you ->
    [yes] Your Brawler joins in.
   *[no] { $seat } sends in the Brawler.
}
event-revealed = { $cards-count ->
    [0] { $useless-count ->
        [0] { $you ->
            [yes] You show nothing.
           *[no] { $seat } shows nothing.
        }
       *[other] { $you ->
            [yes] You show { $useless } and take it all back: of no use here.
           *[no] { $seat } shows { $useless } and takes it all back: of no use here.
        }
    }
   *[other] { $you ->
        [yes] You show { $cards }.
       *[no] { $seat } shows { $cards }.
    }{ $useless-count ->
        [0] {""}
       *[other] {" "}Of no use here, and back in hand: { $useless }.
    }
}{ $hides ->
    [0] {""}
   *[other] {" "}One card stays hidden.
}
event-announced = The { $side } announce a strength of { $strength }.
event-unmasked = { $cards-count ->
    [0] { $useless-count ->
        [0] { $you ->
            [yes] You have put nothing down as Mr. X.
           *[no] Mr. X has put nothing down.
        }
       *[other] { $you ->
            [yes] You turn up { $useless } as Mr. X and take it all back: of no use here.
           *[no] Mr. X turns up { $useless } and takes it all back: of no use here.
        }
    }
   *[other] { $you ->
        [yes] You turn up your cards as Mr. X: { $cards }.
       *[no] Mr. X turns up { $cards }.
    }{ $useless-count ->
        [0] {""}
       *[other] {" "}Of no use here, and back in hand: { $useless }.
    }
}
event-exposed = { $you ->
    [yes] Your hidden card is { $means }.
   *[no] { $seat }’s hidden card is { $means }.
}
event-contributed = { $you ->
    [yes] You contribute { $strength }.
   *[no] { $seat } contributes { $strength }.
}
event-fought = Challengers { $challengers }, defenders { $defenders }: the { $side } win. { $shared ->
    [0] The losers have less than half, and get nothing.
   *[other] The losers get their share.
}
event-spent = { $you ->
    [yes] Your cards go to the discards: { $cards }.
   *[no] { $seat }’s cards go to the discards: { $cards }.
}
event-left = { $you ->
    [yes] Your { $person } leaves town.
   *[no] { $seat }’s { $person } leaves town.
}
event-took = { $you ->
    [yes] You take the { $package } package of the { $result }.
   *[no] { $seat } takes the { $package } package of the { $result }.
}
event-took_both = { $you ->
    [yes] You take both packages of the { $result }.
   *[no] { $seat } takes both packages of the { $result }.
}
event-compensated = { $you ->
    [yes] You pay { $other } off with { $item }.
   *[no] { $other-you ->
        [yes] { $seat } pays you off with { $item }.
       *[no] { $seat } pays { $other } off with { $item }.
    }
}
event-gained = { $you ->
    [yes] You get { $bottles ->
        [one] 1 bottle.
       *[other] { $bottles } bottles.
    }
   *[no] { $seat } gets { $bottles ->
        [one] 1 bottle.
       *[other] { $bottles } bottles.
    }
}
event-hired = { $you ->
    [yes] The { $person } works for you now.
   *[no] The { $person } works for { $seat } now.
}
event-dismissed = Nobody hires the { $person }, who leaves town.
event-traded_places = { $you ->
    [yes] You take over { $other }’s clan; { $other } is the new Mr. X.
   *[no] { $other-you ->
        [yes] You are left empty-handed: you are the new Mr. X, and { $seat } leads your clan.
       *[no] { $other } is left empty-handed: { $other } is the new Mr. X, and { $seat } leads the clan.
    }
}
event-used = { $you ->
    [yes] You use { $ability }.
   *[no] { $seat } uses { $ability }.
}
event-pointed = { $you ->
    [yes] A godfather point for you.
   *[no] A godfather point for { $seat }.
}
event-closed = The round is over.
event-curtain = The end card: no more fights. Time for the final reckoning.
event-shown = { $you ->
    [yes] You show your hand: { $cards }.
   *[no] { $seat } shows a hand of { $cards }.
}
event-prized = { $you ->
    [yes] You have { $prize }.
   *[no] { $seat } has { $prize }.
}

## Refusals

refusal-card-not-in-hand = You do not hold that card, or not that many of it.
refusal-may-not-hide = Only the challenger whose clan has the ? may leave a card hidden.
refusal-cards-in-order = Name your cards in ascending order.
refusal-hand-full = Your hand is full: ten cards is the limit.
refusal-no-draw-left = There is nothing more for you to draw.
refusal-ability-needs-cards = You do not have the cards for that.
refusal-ability-other-first = Another of yours does the same. Use that one first.
refusal-card-not-in-discards = That card is not among the discards, or there are not that many of it.
refusal-fish-too-dear = Take two cards, the lower first, worth no more together than the two you discarded.
refusal-ability-not-there = You do not have that person, or have used the ability.

## Why a bot does what it does

reason-fight = This sum should win the district, and a good share of the loot.
reason-share = Half of their strength is enough for a share.
reason-save = Nothing here is worth the cards.
reason-hide = A high card that nobody sees keeps the defenders guessing.
reason-mask = The best side and sum for Mr. X.
reason-contest = The ring is worth a card, and yours is high enough.
reason-let-be = Not worth a fight: the ring may go.
reason-claim = Strong enough to fight alone and keep both packages.
reason-partner = Two are stronger than one here.
reason-duel = The highest card for the ring.
reason-brawl = Enough points for the Brawler to double.
reason-hold-back = The Brawler is worth more later.
reason-package = The package that is worth more.
reason-pay = The payment that hurts the least.
reason-draw = A card for free.
reason-sell = These cards are worth less than a bottle.
reason-change = Any card is better than this one.
reason-poker = These discards make the strongest kind stronger.
reason-end = Nothing more to gain this round.

## Options

option-expert = The godfather
option-expert-false = Partners stay partners for the round.
option-expert-true = Expert rules: whoever claims to be the godfather throws out their partner and fights alone.

## The table in a terminal

gangsters-standing = { $bottles ->
    [one] 1 bottle
   *[other] { $bottles } bottles
}{ $over ->
    [yes] , { $persons ->
        [one] 1 person
       *[other] { $persons } persons
    }
   *[no] {""}
}
table-goal = Whoever has the most bottles wins.
ask-put = What else do you put in?
ask-discard = Which card goes?
ask-fish = Which card do you take?
gangsters-sum = Worth { $sum } here: { $means } in cards, { $persons } in persons.
gangsters-player = player
gangsters-side = side
gangsters-bottles = bottles
gangsters-hand = cards
gangsters-put-in = put in
gangsters-persons = persons
gangsters-seen = seen in hand
gangsters-may-hide = may hide one
gangsters-thrown-out = thrown out
gangsters-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gangsters-hidden = hidden: { $card }
table-weapon = W
table-bribe = B
table-blackmail = X
table-challenger = C
table-defender = D
table-legend = W weapon, B bribe, X blackmail; * valid; C challenger, D defender, x out
table-round = Round { $number } · { $district } · on offer: { $person }
table-over = The match is over.
table-loot = Winners { $winners } · losers { $losers }
table-person = person
table-bottles = { $count ->
    [one] 1 bottle
   *[other] { $count } bottles
}
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-player = hand { $hand }, bottles { $bottles }
table-points = { $points ->
    [one] 1 point:
   *[other] { $points } points:
}{" "}
table-godfather = GODFATHER
table-lurking = { $count ->
    [one] 1 covered
   *[other] { $count } covered
}
table-known = seen in hand: { $cards }
table-sums = Challengers { $challengers } · defenders { $defenders } · deck { $deck } · discards { $discards }
table-hand = Your hand:
table-useless = of no use here
