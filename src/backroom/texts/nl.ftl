# Wat het huis zelf zegt; elk spel heeft zijn eigen bestand in games/<game>/texts.

hidden = verborgen
list-hidden = { $count ->
    [one] één kaart die niemand ziet
   *[other] { $count } kaarten die niemand ziet
}
list-empty = niets
list-last = { $head } en { $last }
list-you = jou
list-yourself = jezelf

## Gebeurtenissen van de motor

event-timed_out = { $you ->
    [yes] Je tijd was om; het huis deed een zet voor je.
   *[no] De tijd van { $seat } was om; het huis deed de zet.
}
event-answered = { $you ->
    [yes] Je keuze: { $actions }.
   *[no] { $seat } heeft geantwoord.
}
event-said = { $you ->
    [yes] Je zegt: “{ $say }”
   *[no] { $seat } zegt: “{ $say }”
}

## Weigeringen: spelen

refusal-illegal-action = Dat kan nu niet.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-match-over = De partij is afgelopen.
refusal-prompt-gone = Die vraag is al beantwoord.
refusal-no-such-prompt = Die vraag is niet gesteld.
refusal-choice-complete = Die keuze is compleet.
refusal-choice-incomplete = Die keuze is nog niet compleet.
refusal-choice-too-long = Die keuze heeft meer delen dan er gevraagd zijn.
refusal-unknown-say = Dat kun je in dit spel niet zeggen.
refusal-may-not-say = Je mag nu niets aankondigen.

## Weigeringen: klaarzetten

refusal-bad-seats = { $game } is voor { $allowed } spelers, niet voor { $seats }.
refusal-unknown-option = { $game } heeft geen optie “{ $option }”.
refusal-bad-option-value = Optie { $option } is { $allowed }, niet “{ $value }”.
refusal-option-needs-seats = Optie { $option }={ $value } is voor { $allowed } spelers, niet voor { $seats }.
refusal-unknown-bot = Er is geen bot “{ $bot }”; dit spel heeft { $known }.
refusal-bot-without-game = Bot { $bot } speelt geen { $game }.
refusal-own-bot-not-found = Bot { $bot } kan niet worden gemaakt ({ $fault }); een eigen bot heet module:Klasse.
refusal-own-bot-cannot-choose = Bot { $bot } heeft geen methode choose(decision, rng).
refusal-own-bot-failed = Bot { $bot } ging mis bij het kiezen ({ $fault }).
refusal-own-bot-illegal = Bot { $bot } gaf { $given }, en dat is geen van de toegestane acties { $legal }.
refusal-bots-do-not-fit = { $given } bots passen niet op { $seats } plaatsen: noem er één voor alle plaatsen, of één per plaats.
refusal-names-do-not-fit = Bij een partij met { $seats } spelers horen { $seats } namen, niet { $given }.
refusal-unknown-game = Er is geen spel “{ $game }”; er zijn { $known }.
refusal-match-not-over = De partij is nog niet afgelopen, dus er zijn nog geen plaatsen.
refusal-bad-count = { $count } is geen aantal partijen.
refusal-impossible-position = Dit beschrijft geen mogelijke stelling van { $game }.
refusal-no-game-named = Welk spel? Er zijn { $known }.
refusal-bad-option-form = “{ $text }” is geen optie; schrijf NAAM=WAARDE.
refusal-bad-seat = Er is geen plaats { $seat } aan deze tafel: de plaatsen zijn 0 tot en met { $last }.
refusal-arena-without-bots = Wie speelt er? --bots noemt een bot voor elke stoel, of één voor allemaal; --ladder geeft alle bots van het spel een rating.
refusal-game-too-large = { $game } heeft te veel speelwijzen om het spel in zijn geheel te leren.
refusal-arena-ladder-alone = Een ladder wordt op deze machine in één keer gespeeld: --ladder gaat niet samen met --out of --ray.
refusal-arena-resume-without-folder = Wat moet er worden voortgezet? Bij --resume hoort --out met de map van de wedstrijd.
refusal-arena-folder-taken = In { $folder } staat al een wedstrijd: zet die voort met --resume of noem een andere map.
refusal-arena-folder-busy = In { $folder } is al een andere arena aan het werk.
refusal-arena-other-contest = De wedstrijd in { $folder } is een andere: daar is { $what } { $played }, niet { $asked }.
refusal-arena-ledger-damaged = { $file } is beschadigd op regel { $line }.
refusal-extra-missing = Voor { $what } is meer nodig dan hier is geïnstalleerd: pip install -e '.[{ $extra }]' in een werkkopie van Backroom, of de wheel met [{ $extra }] achter de bestandsnaam.
refusal-export-without-file = Waarheen? Noem een bestand met --out, met --decisions, of met allebei.
refusal-ray-unreachable = Er is geen Ray-cluster op { $address }.
refusal-ray-other-version = Het Ray-cluster heeft Backroom { $there }, hier is het { $here }.

## Weigeringen: notatie

refusal-unknown-action = “{ $text }” is geen actie van dit spel.
refusal-unknown-event = “{ $text }” is geen gebeurtenis van dit spel.
refusal-unknown-key = “{ $key }” hoort niet bij { $domain }.
refusal-unknown-field = Een stelling heeft geen onderdeel “{ $field }”.
refusal-unknown-step = “{ $step }” is geen vraag van dit spel.
refusal-not-a-number = “{ $text }” is geen getal.

## Weigeringen: partijverslagen

refusal-not-a-record = Dit is geen partijverslag van Backroom.
refusal-record-bad-heading = De eerste regels van het verslag zijn beschadigd.
refusal-record-bad-line = Regel { $line } van het verslag is beschadigd: “{ $text }”.
refusal-record-bad-move = Zet { $move } van het verslag kan niet worden gespeeld: “{ $text }”.
refusal-record-line-missing = Het verslag is beschadigd: de regel “{ $name }” ontbreekt.
refusal-record-line-too-short = Op zo’n regel horen een soort, een vraag, een plaats en een actie: “move 3 0 draw”.
refusal-record-players-do-not-fit = Het verslag is beschadigd: het heeft { $seats } plaatsen en { $players } spelers.
refusal-record-differs = Het verslag is beschadigd: naspelen geeft iets anders dan er staat.
refusal-record-game-unknown = Het verslag is van een spel dat hier onbekend is: “{ $game }”.
refusal-record-rules-unknown = Het verslag is van regelversie { $rules }; die is hier onbekend.
refusal-record-chance-missing = Het verslag is beschadigd: toeval “{ $label }” ontbreekt.
refusal-record-chance-differs = Het verslag is beschadigd: toeval “{ $recorded }” staat waar “{ $label }” hoort.
refusal-unknown-chance = In dit spel wordt geen “{ $label }” getrokken.
refusal-record-entry-unknown = Het verslag is beschadigd: “{ $kind }” is geen soort regel.
refusal-record-goes-on = Het verslag is beschadigd: het gaat na het einde verder met “{ $line }”.
refusal-record-without-start = Het verslag is beschadigd: het begin ontbreekt.
refusal-no-such-file = Er is geen bestand { $file }.
refusal-no-records = In { $folder } staan nog geen partijen.
refusal-no-house = Er is geen huis op { $url }: { $reason }
refusal-not-a-table = { $url } is niet het adres van een tafel. Dat ziet eruit als http://localhost:8000/tables/abc.
refusal-house-gone = Het huis is weg: er is telkens weer gebeld, en niemand nam op.
refusal-line-broken = De lijn naar het huis is verbroken; er wordt opnieuw gebeld. Probeer het zo meteen nog eens.
refusal-told-by-house = { $text }
refusal-unreadable-file = { $file } kan niet worden gelezen: { $reason }.
refusal-unwritable-file = { $file } kan niet worden geschreven: { $reason }.
refusal-no-such-folder = Er is geen map { $folder }.
refusal-record-not-resumable = Dit verslag zegt niet wie waar zat, dus verdergaan kan niet.
refusal-record-finished = Die partij is afgelopen; met replay kun je die terugkijken.
refusal-record-unfinished = Die partij is nog niet uitgespeeld en kan dus nog niet worden geanalyseerd.
refusal-resume-other-game = Dat verslag is van { $game }, niet van { $asked }.

## Een partij nog eens bekeken

analysis-curve-title = Winstkansen, van het eerste antwoord tot het laatste
analysis-turns-title = Keerpunten
analysis-no-turns = Niets wat er gebeurde, veranderde iemands kansen.
analysis-turn = Zet { $entry }. { $story } { $you ->
    [yes] Je winstkans { $rises ->
        [yes] stijgt
       *[no] daalt
    } van { $before } naar { $after }.
   *[no] { $name }: de winstkans { $rises ->
        [yes] stijgt
       *[no] daalt
    } van { $before } naar { $after }.
}
analysis-choices-title = { $you ->
    [yes] Je keuzes
   *[no] Keuzes van { $name }
}
analysis-no-choices = Er viel nooit iets te kiezen.
analysis-summary = { $choices ->
    [one] Eén keuze
   *[other] { $choices } keuzes
}; search had in { $same ->
    [0] geen
    [one] één
   *[other] { $same }
} daarvan hetzelfde gedaan.{ $others ->
    [0] {""}
   *[other] {" "}De andere kostten in zijn ogen samen { $cost } van een winst.
}
analysis-choice = Zet { $entry }: { $played } ({ $playedshare }). Search had gekozen: { $best } ({ $bestshare }).
analysis-gainer = { $name } won er het meest bij: { $gained }.

## Bots

reason-chance = Zomaar een gok.
reason-default = Wat er ook bij tijdnood gebeurt.
reason-forced = Er is niets anders te doen.
reason-habit = De vuistregel, en geen andere keus deed het keer op keer duidelijk beter.
reason-learned = Dit won het vaakst in miljoenen partijen tegen zichzelf.
reason-mixes = Wie hier altijd hetzelfde antwoordt, is gauw doorzien; dit is een van de antwoorden die het goed deden.
reason-reckons = Het bracht het meest op toen de partij vanaf hier vele malen werd uitgespeeld.
