# Wat de pagina’s over mensen zeggen.
account-title = Je account
account-guest-title = Kom binnen
account-guest-lead = Je kunt zonder account spelen. Met een account kent het huis je op elk apparaat, behoud je je geschiedenis en speel je partijen die dagen duren. Er is geen wachtwoord: je telefoon, computer of beveiligingssleutel bewaart een passkey.
account-have = Ik heb een account
account-sign-in = Aanmelden met een passkey
account-new = Ik ben nieuw hier
account-new-note = Was je gast, dan behoud je je naam, je geschiedenis en de tafels waaraan je zit.
account-make = Account aanmaken
account-leaves-guest = Op dit apparaat ben je { $name }, een gast. Als je je als iemand anders aanmeldt, blijven de tafels en de geschiedenis van die gast achter: wil je die behouden, maak er dan eerst een account van.
account-closed = Op dit moment kan hier niemand een account aanmaken. Gasten zijn welkom.
account-by-invitation = Een account krijg je hier op uitnodiging. Wie dit huis beheert, kan je een link sturen.
account-invited = Je bent uitgenodigd om hier een account aan te maken.
account-no-passkeys = Passkeys werken alleen op een HTTPS-adres met een naam, of op deze computer als localhost. Hier speel je als gast.
account-old-browser = Deze browser is te oud voor passkeys. Een nieuwere kan het wel.
account-cancelled = Er is geen passkey gebruikt. Je kunt het opnieuw proberen.
account-lost = Ik ben mijn passkey kwijt
account-lost-note = Met elk van de herstelcodes die je kreeg, kom je één keer binnen. Maak daarna een nieuwe passkey.
account-code = Herstelcode
account-code-do = Laat me binnen
account-passkeys = Passkeys
account-passkeys-note = Een passkey wordt bewaard door je telefoon, computer of beveiligingssleutel. Heb je er meer dan één, dan sta je niet buiten als je een apparaat verliest.
account-passkey-add = Passkey toevoegen
account-passkey-name = Naam van de passkey
account-passkey-rename = { $name } hernoemen
account-passkey-drop = { $name } verwijderen
account-passkey-used = laatst gebruikt op { $day }
account-passkey-first = Passkey van { $name }
account-save = Bewaren
account-codes = Herstelcodes
account-codes-left = { $count ->
    [0] Er is geen herstelcode meer over. Maak nieuwe.
    [one] Er is nog één herstelcode over.
   *[other] Er zijn nog { $count } herstelcodes over.
}
account-codes-new = Maak nieuwe codes
account-codes-new-note = De oude werken dan niet meer.
account-codes-title = Bewaar deze codes
account-codes-note = Met elke code kom je één keer binnen als je je passkeys kwijt bent. Ze worden alleen nu getoond: schrijf ze op of bewaar ze waar je zulke dingen bewaart.
account-codes-copy = Kopieer ze
account-codes-copied = Gekopieerd
account-codes-save = Bewaar als bestand
account-codes-kept = Ik heb ze bewaard
account-devices = Apparaten
account-devices-known = { $count ->
    [one] Je bent alleen op dit apparaat aangemeld.
   *[other] Je bent op { $count } apparaten aangemeld, dit apparaat meegerekend.
}
account-devices-end = Overal elders afmelden
account-leave = Hier afmelden
account-belongings = Wat er van je bewaard wordt
account-export = Download alles
account-export-note = Je account, tafels, vrienden en berichten, en je partijen op schrift, als één JSON-bestand.
account-delete = Verwijder mijn account
account-delete-note = Je account en je passkeys worden gewist, en je naam verdwijnt overal; partijen blijven bestaan voor wie met je speelde. Dit kan niet ongedaan worden gemaakt.
account-delete-do = Verwijder het voorgoed
account-delete-not = Toch niet
account-deleted = Je account is verwijderd.
mine-title = Mijn tafels
mine-none = Je zit op dit moment niet aan een tafel.
mine-make = Naar de spellen
mine-waiting = { $count ->
    [0] Niemand wacht op je.
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
}
mine-next = Naar de eerste
mine-asked = jouw zet
mine-asked-until = jouw zet, nog { $span }
mine-state = { $status ->
    [gathering] wacht op spelers
    [adjourned] onderbroken
   *[other] wacht op anderen
}
mine-open = Openen
holiday-title = Vakantie
holiday-note = Zolang je op vakantie bent, staan je klokken stil aan tafels in dagtempo; de anderen zien tot wanneer. Je hebt dit jaar nog { $days ->
    [0] geen dagen
    [one] één dag
   *[other] { $days } dagen
}.
holiday-days = Hoe lang
holiday-begin = Ga nu op vakantie
holiday-on = Je bent op vakantie tot { $day }. Je klokken staan stil.
holiday-end = Ik ben terug
friends-title = Vrienden
friends-invitations = Je bent uitgenodigd
friends-invited = { $name } houdt een stoel voor je vrij aan een tafel voor { $game }.
friends-accept = Naar de tafel
friends-decline = Nee, dank je
friends-asking = Vriendschapsverzoeken
friends-agree = Vrienden worden
friends-all = Je vrienden
friends-none = Nog niemand. Geef iemand je link, of vraag iemand met wie je hebt gespeeld.
friends-show-me = Mijn vrienden en de leden van mijn clubs mogen zien wanneer ik online ben
friends-add = Vriend toevoegen
friends-link-note = Wie je link opent, kan een vriend van je worden; wie hem van jou krijgt, hoeft niet meer op je ja te wachten. Hij werkt een week, of tot je een nieuwe maakt.
friends-link-make = Maak een link
friends-link = Je link
friends-link-qr = Je link, te scannen met een telefoon
friends-met = Met wie je gespeeld hebt
friends-asked = Nog geen antwoord
friends-withdraw = Verzoek intrekken
friends-blocked = Wie je geblokkeerd hebt
friends-need-account = Vrienden zijn er voor mensen met een account: een gast is alleen bij deze browser bekend. Een account aanmaken is zo gebeurd, zonder wachtwoord, en je behoudt je naam, je geschiedenis en je tafels.
friends-to-account = Account aanmaken
friend-link-title = { $name } wil vrienden met je worden
friend-link-note = Vrienden zien van elkaar wanneer ze online zijn, nodigen elkaar uit aan tafel en kijken mee bij elkaars partijen. Jullie kunnen er allebei altijd een eind aan maken.
friend-link-do = Vrienden worden
friend-link-again = Open daarna deze link nog eens.
person-by-game = Per spel
person-on = online
person-off = offline
person-watch = Kijk mee bij { $game }
person-since = Heeft een account sinds { $day }.
person-self = Dit ben jij: naar je account
person-relation = { $relation ->
    [friend] Jullie zijn vrienden.
    [asks] Wil vrienden met je worden.
    [asked] Je hebt een verzoek gestuurd; er is nog geen antwoord.
   *[other] Jullie zijn geen vrienden.
}
person-befriend = Stuur een vriendschapsverzoek
person-part = Beëindig de vriendschap
person-block = Blokkeer
person-block-note = { $name } kan je niet meer uitnodigen of om vriendschap vragen, en wat diegene aan tafel zegt, zie je niet meer. { $name } krijgt dat niet te horen.
person-block-do = Blokkeer { $name }
person-unblock = Hef de blokkade op
person-blocked = Je hebt deze persoon geblokkeerd.
person-nobody = Hier is niemand
person-to-friends = Naar je vrienden
invite-title = Nodig vrienden uit
invite-do = Nodig uit
invite-done = Uitgenodigd
mine-friends = { $count ->
    [0] Vrienden
   *[other] Vrienden ({ $count })
}
notices-title = Berichten
notices-note = Over elke beslissing krijg je maar één keer bericht. Geen bericht verklapt wat je in je hand hebt.
notices-kind = { $kind ->
    [turn] Jij bent aan zet aan een tafel in dagtempo
    [reminder] Je klok loopt bijna af
    [invitation] Een vriend nodigt je uit
   *[request] Iemand wil vrienden met je worden
}
notices-way = { $way ->
    [page] Op de pagina
    [push] Op mijn apparaten
   *[mail] Per mail
}
notices-push-on = Dit apparaat krijgt bericht, ook als er geen pagina open is.
notices-push-off = Dit apparaat krijgt alleen bericht zolang er een pagina open is.
notices-push-start = Stuur dit apparaat bericht
notices-push-stop = Stuur dit apparaat geen bericht
notices-push-denied = Deze browser staat het niet toe. Dat kun je veranderen in de instellingen van je browser voor deze site.
notices-push-never = Deze browser kan geen bericht krijgen als er geen pagina open is.
notices-mail = Mailadres
notices-mail-start = Stuur me mail
notices-mail-asked = Er is een link gestuurd naar { $mail }. Open die binnen een week om te bevestigen; anders wordt het adres weer vergeten.
notices-mail-on = Je krijgt mail op { $mail }.
notices-mail-stop = Geen mail meer
mail-yes-title = Mail van Backroom
mail-yes-do = Ja, stuur me mail
mail-confirmed = Vanaf nu krijg je berichten ook op dit adres.
mail-stop-title = Geen mail meer
mail-stop-do = Stuur me geen mail meer
mail-stopped = Er komt geen mail meer, en het adres is vergeten.
account-measures = Besluiten van de beheerder
clubs-title = Clubs
clubs-lead = Een club is een besloten groep met eigen tafels en avonden, een eigen chat en een eigen stand. Wie er niet in zit, ziet er niets van.
clubs-make = Een club beginnen
clubs-none = Je zit nog in geen enkele club. Begin er een, of vraag iemand om de link naar zijn of haar club.
clubs-need-account = Clubs zijn er voor mensen met een account: een gast is alleen bij deze browser bekend. Een account aanmaken is zo gebeurd, zonder wachtwoord.
clubs-members = { $count ->
    [one] één lid
   *[other] { $count } leden
  }
clubs-tables = { $count ->
    [0] geen tafel open
    [one] één tafel open
   *[other] { $count } tafels open
  }
clubs-owned = van jou
clubs-open = Openen
clubs-open-name = { $name } openen
club-name = Naam van de club
club-game = Favoriet spel
club-any-game = Geen in het bijzonder
club-make-do = De club beginnen
club-lead = { $members ->
    [one] Eén lid
   *[other] { $members } leden
  }
club-tables = Tafels
club-no-tables = Er is geen tafel open. Maak er een: leden zien die hier en kunnen aanschuiven.
club-make-table = Een tafel maken
club-evenings = Avonden en competities
club-no-evenings = Er is nog geen avond gepland.
club-earlier = Eerder ({ $count })
club-make-evening = Een avond organiseren
club-talk = Chat
club-talk-none = Hier is nog niets gezegd.
club-say = Zeg iets tegen de club
club-send = Versturen
club-standings = Stand
club-season = Seizoen
club-board = Spel
club-all-games = Alle spellen
club-show-all = Toon alle { $count }
club-no-matches = In dit seizoen telt nog geen partij. Partijen aan tafels van de club tellen mee als er minstens twee mensen spelen.
club-matches = { $count ->
    [one] Eén partij telt mee.
   *[other] { $count } partijen tellen mee.
  }
club-how = Wie wint, krijgt 60 punten, de laatste krijgt niets, en wie ertussen eindigt een deel naar verhouding; wie gelijk eindigt, deelt. Wie zijn stoel aan een bot overliet, krijgt niets.
club-place = Plaats
club-who = Naam
club-played = Partijen
club-won = Gewonnen
club-points = Punten
club-gone = niet meer in de club
club-people = Leden
club-keep-people = Leden beheren
club-is-owner = eigenaar
club-take-out = Verwijderen
club-take-out-name = { $name } uit de club verwijderen
club-take-out-sure = { $name } ziet dan niets meer van de club, en met de link die je tot nu toe uitdeelde komt niemand meer binnen. Uit de club verwijderen?
club-give = Eigenaar maken
club-give-name = Eigenaar maken: { $name }
club-give-sure = De club is dan van { $name }, en jij bent lid zoals de anderen. Overdragen?
club-invite = Anderen binnenlaten
club-link-note = Wie een account en deze link heeft, kan lid worden. Geef hem aan wie je in de club wilt hebben.
club-link-make = Toon de link
club-link = Link naar de club
club-link-qr = De link naar de club als QR-code
club-link-new = Een nieuwe link maken
club-link-new-sure = Met de link die je tot nu toe uitdeelde komt dan niemand meer binnen. Een nieuwe maken?
club-keep = De club zelf
club-rename = Naam en favoriet spel
club-rename-do = Bewaren
club-leave = Uit de club gaan
club-leave-sure = Je ziet dan niets meer van deze club; je punten blijven in de stand. Uit de club gaan?
club-leave-owner-sure = De club wordt van iemand anders: van wie er het langst in zit. Je ziet er zelf niets meer van. Uit de club gaan?
club-leave-last-sure = Je bent de enige: als je gaat, is de club weg, met wat er gezegd is en met de stand. Uit de club gaan?
club-drop = De club verwijderen
club-drop-sure = De club verdwijnt voor iedereen, met wat er gezegd is en met de stand; partijen blijven voor wie ze speelde. Dit kan niet ongedaan worden gemaakt. Verwijderen?
club-yes = Ja
club-no = Toch niet
club-join-title = { $name } nodigt je uit
club-join-note = De club is van { $owner }. { $members ->
    [one] Er zit één persoon in.
   *[other] Er zitten { $members } mensen in.
  } Leden zien wie je bent en wanneer je online bent, tenzij je dat op de pagina van je vrienden verbergt.
club-join-do = Lid worden
club-join-again = Open daarna deze link opnieuw.
club-join-open = Je zit al in deze club
