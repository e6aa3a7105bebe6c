# Wat de pagina’s over mensen zeggen.
account-title = Je account
account-guest-title = Kom binnen
account-guest-lead = Je kunt zonder account spelen. Met een account kent het huis je op elk apparaat, behoud je je geschiedenis en speel je partijen die dagen duren. Er is geen wachtwoord: je telefoon, computer of beveiligingssleutel bewaart een passkey.
account-have = Ik heb een account
account-sign-in = Aanmelden met een passkey
account-new = Ik ben nieuw hier
account-new-note = Gasten behouden hun naam, hun geschiedenis en de tafels waaraan ze zitten.
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
friends-invited = { $name } houdt een stoel voor je vrij aan een tafel { $game }.
friends-accept = Naar de tafel
friends-decline = Nee, dank je
friends-asking = Vriendschapsverzoeken
friends-agree = Vrienden worden
friends-all = Je vrienden
friends-none = Nog niemand. Geef iemand je link, of vraag iemand met wie je hebt gespeeld.
friends-show-me = Mijn vrienden mogen zien wanneer ik online ben
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
person-on = is online
person-off = is offline
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
