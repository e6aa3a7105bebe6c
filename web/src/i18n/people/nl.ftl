# Wat de pagina’s over mensen zeggen.
account-title = Je account
account-guest-title = Kom binnen
account-guest-lead = Je kunt zonder account spelen. Met een account kent het huis je op elk apparaat, houd je je geschiedenis en speel je partijen die dagen duren. Er is geen wachtwoord: je telefoon, computer of beveiligingssleutel bewaart een passkey.
account-have = Ik heb een account
account-sign-in = Aanmelden met een passkey
account-new = Ik ben nieuw hier
account-new-note = Gasten houden hun naam, hun geschiedenis en de tafels waaraan ze zitten.
account-make = Maak een account
account-leaves-guest = Op dit apparaat ben je { $name }, een gast. Als je je als iemand anders aanmeldt, blijven de tafels en de geschiedenis van die gast achter: wil je ze houden, maak er dan eerst een account van.
account-closed = Niemand kan hier op dit moment een account openen. Gasten zijn welkom.
account-by-invitation = Accounts zijn hier op uitnodiging. Wie dit huis beheert, kan je een link sturen.
account-invited = Je bent uitgenodigd om hier een account te nemen.
account-no-passkeys = Browsers bieden passkeys alleen aan over HTTPS onder een naam, of op deze machine als localhost. Hier speel je als gast.
account-old-browser = Deze browser is te oud voor passkeys. Een nieuwere kan het wel.
account-cancelled = Er is geen passkey gebruikt. Je kunt het opnieuw proberen.
account-lost = Ik ben mijn passkey kwijt
account-lost-note = Met elk van de herstelcodes die je kreeg, kom je één keer binnen. Maak dan een nieuwe passkey.
account-code = Herstelcode
account-code-do = Laat me binnen
account-passkeys = Passkeys
account-passkeys-note = Een passkey wordt bewaard door je telefoon, computer of beveiligingssleutel. Met meer dan één sta je niet buiten als je een apparaat verliest.
account-passkey-add = Passkey toevoegen
account-passkey-name = Naam van de passkey
account-passkey-rename = { $name } hernoemen
account-passkey-drop = { $name } verwijderen
account-passkey-used = laatst gebruikt op { $day }
account-passkey-first = Passkey van { $name }
account-save = Bewaren
account-codes = Herstelcodes
account-codes-left = { $count ->
    [0] Er is geen herstelcode over. Maak nieuwe.
    [one] Er is één herstelcode over.
   *[other] Er zijn { $count } herstelcodes over.
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
   *[other] Je bent op { $count } apparaten aangemeld, dit meegeteld.
}
account-devices-end = Meld alle andere af
account-leave = Hier afmelden
account-belongings = Wat er van je bewaard wordt
account-export = Download alles
account-export-note = Je account, tafels, vrienden en berichten, en je partijen op schrift, als één JSON-bestand.
account-delete = Verwijder mijn account
account-delete-note = Je account en de passkeys verdwijnen, en je naam verdwijnt overal; partijen blijven voor wie met je speelde. Dit kan niet ongedaan worden gemaakt.
account-delete-do = Verwijder het voorgoed
account-delete-not = Toch niet
account-deleted = Je account is weg.
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
holiday-note = Zolang je op vakantie bent, staan je klokken stil aan tafels per dag; de anderen zien tot wanneer. Je hebt dit jaar nog { $days ->
    [0] geen dagen
    [one] één dag
   *[other] { $days } dagen
}.
holiday-days = Voor hoelang
holiday-begin = Ga nu op vakantie
holiday-on = Je bent op vakantie tot { $day }. Je klokken staan stil.
holiday-end = Ik ben terug
friends-title = Vrienden
friends-invitations = Je bent uitgenodigd
friends-invited = { $name } houdt een stoel voor je vrij aan een tafel { $game }.
friends-accept = Naar de tafel
friends-decline = Nee, dank je
friends-asking = Vriendschapsverzoeken
friends-agree = Word vrienden
friends-all = Je vrienden
friends-none = Nog niemand. Geef iemand je link, of vraag wie met je gespeeld heeft.
friends-show-me = Mijn vrienden mogen zien wanneer ik online ben
friends-add = Een vriend erbij
friends-link-note = Wie je link opent, kan een vriend van je worden; door hem weg te geven heb jij al ja gezegd. Hij werkt een week, of tot je een nieuwe maakt.
friends-link-make = Maak een link
friends-link = Je link
friends-link-qr = Je link, te scannen met een telefoon
friends-met = Met wie je gespeeld hebt
friends-asked = Nog geen antwoord
friends-withdraw = Trek het verzoek in
friends-blocked = Wie je geblokkeerd hebt
friends-need-account = Vrienden zijn er voor mensen met een account: een gast is alleen bij deze browser bekend. Een account is zo gemaakt en vraagt geen wachtwoord, en je houdt je naam, je geschiedenis en je tafels.
friends-to-account = Maak een account
friend-link-title = { $name } wil vrienden worden
friend-link-note = Vrienden zien van elkaar wanneer ze online zijn, nodigen elkaar aan tafel uit en kijken mee bij elkaars partijen. Jullie kunnen er allebei altijd een eind aan maken.
friend-link-do = Word vrienden
friend-link-again = Open daarna deze link nog eens.
person-on = is online
person-off = is offline
person-watch = Kijk naar { $game }
person-since = Heeft een account sinds { $day }.
person-self = Dit ben jij: naar je account
person-relation = { $relation ->
    [friend] Jullie zijn vrienden.
    [asks] Wil vrienden worden.
    [asked] Je hebt het gevraagd; er is nog geen antwoord.
   *[other] Jullie zijn geen vrienden.
}
person-befriend = Vraag of jullie vrienden worden
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
    [turn] Jij bent aan zet aan een tafel per dag
    [reminder] Je klok loopt bijna af
    [invitation] Een vriend nodigt je uit
   *[request] Iemand wil vrienden worden
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
notices-push-denied = Deze browser staat het niet toe. In zijn instellingen voor deze site kan dat wel.
notices-push-never = Deze browser kan geen bericht krijgen als er geen pagina open is.
notices-mail = Mailadres
notices-mail-start = Stuur me mail
notices-mail-asked = Er is een link gestuurd naar { $mail }. Open die binnen een week om het te bevestigen; daarna wordt het adres vergeten.
notices-mail-on = Mail gaat naar { $mail }.
notices-mail-stop = Geen mail meer
mail-yes-title = Mail van Backroom
mail-yes-do = Ja, stuur me mail
mail-confirmed = Vanaf nu komen berichten ook op dit adres.
mail-stop-title = Geen mail meer
mail-stop-do = Stuur me geen mail meer
mail-stopped = Er komt geen mail meer, en het adres is vergeten.
account-measures = Besluiten van de beheerder
