# De pagina in de browser: wat geen ander scherm zegt

## Overal

web-you = Jij
web-guest = Gast
web-to-home = Home
web-skip = Naar de inhoud
web-to-table = Terug naar de tafel
web-places = Onderdelen
web-language = Taal
web-dark = Donker
web-close = Sluiten
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-no-connection = De server is niet bereikbaar.
web-nothing-here = Hier is niets te vinden.
web-not-understood = De server kon dat verzoek niet lezen.
web-lost = Hier stopt geen trein
web-lost-why = Deze pagina bestaat niet.
web-offline = Offline
web-offline-kept = Offline. Je ziet wat er op dit apparaat is bewaard.
web-offline-home = Offline. Om te spelen heb je verbinding nodig. De regels en je afgelopen spellen kun je wel lezen.
web-offline-play = Om te spelen heb je verbinding nodig.
web-offline-table = Deze tafel heeft verbinding nodig
web-offline-table-why = Hij gaat open zodra de server weer bereikbaar is.
web-offline-not-here = niet op dit apparaat
web-offline-only = { $what } (alleen online)

## Begin

web-where-to = Waarheen vandaag?
web-lead = Bonenspellen voor elke stemming. Met vrienden, met bots of alleen.
web-start-here = Begin hier
web-seats-range = { $fewest ->
    [1] alleen
   *[other] { $most ->
        [2] met z’n tweeën
       *[other] { $fewest }–{ $most } spelers
    }
}
web-your-table = Jouw tafel: { $game }
web-your-name = Jouw naam
web-seat-number = Plaats { $n }
web-friend-by-link = Vriend (via link)
web-bot-chance = Willekeurig – om te testen
web-bot-beginner = Makkelijk – leert nog
web-bot-casual = Vrij makkelijk – speelt voor de lol
web-bot-neighbour = Gemiddeld – ruilt royaal
web-bot-thrifty = Gemiddeld – telt elke daalder
web-bot-learned = Heel moeilijk – heeft het zichzelf geleerd
web-bot-expert = Moeilijk – weegt elke ruil af
web-bot-expert-alone = Moeilijk – kent de kansen
web-bot-search = Heel moeilijk – denkt vooruit
web-remove-seat = Plaats { $n } weghalen
web-add-seat = Nog een plaats
web-longer = Het lange spel: drie rondes door de trekstapel
web-options = Meer opties
web-clock = Tijd per zet
web-clock-none = geen limiet
web-clock-seconds = { $n } seconden
web-time-up = Als de tijd op is
web-time-up-skip = de kleinste zet doen
web-time-up-remind = alleen een herinnering
web-time-up-end = het spel beëindigen
web-time-reserve = Iedereen heeft ook { $n } keer zoveel in reserve voor het hele spel.
web-public = Openbaar: iedereen mag meedoen of kijken
web-start = Start het spel
web-start-short = Start
web-link-comes = Hierna krijg je een link om te delen.
web-no-account = Geen account nodig.
web-who-plays = { $friends ->
    [0] { $bots ->
        [0] jij alleen
        [one] jij en een bot
       *[other] jij en { $bots } bots
    }
    [one] { $bots ->
        [0] jij en een vriend
        [one] jij, een vriend, een bot
       *[other] jij, een vriend, { $bots } bots
    }
   *[other] { $bots ->
        [0] jij en { $friends } vrienden
        [one] jij, { $friends } vrienden, een bot
       *[other] jij, { $friends } vrienden, { $bots } bots
    }
}
web-seats = Plaatsen
web-go-on = Verder spelen
web-open-tables = Open tafels
web-your-turn = Jij bent aan de beurt
web-goes-on = bezig
web-waits = wacht op spelers
web-join = Meedoen
web-watch = Kijken
web-alone = alleen
web-seats-free = { $n ->
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
}

## Aan tafel komen

web-invited = Je bent uitgenodigd voor { $game }
web-at-the-table = Aan tafel: { $names }
web-sit-down = Ga zitten
web-only-watch = Alleen kijken
web-waiting-for = { $n ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $n } spelers
}
web-when-all-sit = Het spel begint zodra alle plaatsen bezet zijn.
web-link-for-friends = Uitnodigingslink
web-link-here = Deze link werkt alleen op deze computer.
web-link-open = Openen voor mijn netwerk
web-link-opens = Iedereen in je netwerk, zoals je wifi, kan dan meedoen tot je Bohnhof afsluit.
web-link-command = Start Bohnhof zo om anderen te laten meedoen:
web-link-network = Werkt op elk apparaat in je netwerk, zoals je wifi. Zo niet: sta Bohnhof toe in de firewall van je computer.
web-share = Delen
web-share-text = Speel { $game } met mij!
web-qr = QR-code
web-qr-of = QR-code van de link
web-seat-free = vrij
web-asked-again = gevraagd, nog niet hier
web-bot = bot
web-here = aanwezig
web-away = weg
web-give-to-bot = Vervang door een bot
web-connection-gone = Verbinding weg. Opnieuw verbinden …
web-try-now = Probeer nu
web-no-such-table = Tafel niet gevonden
web-no-such-table-why = De link is niet volledig, of de tafel is verwijderd.
web-elsewhere = Je speelt in een ander tabblad
web-elsewhere-why = Dit spel staat daar open. Er is niets verloren.
web-play-here = Hier spelen
web-page-is-old = Deze pagina is verouderd
web-page-is-old-why = Bohnhof is bijgewerkt sinds je deze pagina opende.
web-load-again = Vernieuwen

## Het einde

web-finished = Afgelopen na { $turns } beurten
web-margin = { $n ->
    [0] Gelijkspel aan kop.
    [one] Voorsprong: { $n } daalder.
   *[other] Voorsprong: { $n } daalders.
}
web-margin-over = { $n ->
    [one] { $n } daalder meer dan { $who }.
   *[other] { $n } daalders meer dan { $who }.
}
web-margin-you = { $n ->
    [one] { $n } daalder meer dan jij.
   *[other] { $n } daalders meer dan jij.
}
web-decided = Dit gaf de doorslag:
web-scores = Uitslag
web-how-it-went = Het verloop
web-nth-pass = ronde { $n }
web-deal = begin
web-end = einde
web-your-game = Jouw spel
web-checkable = Verdeling controleren
web-best-harvest = Beste oogst
web-trades-made = Ruilen gedaan, van { $all } aan tafel
web-gifts-taken = Aangenomen cadeaus
web-best-partner = Beste partner
web-n-trades = { $n ->
    [one] { $n } ruil
   *[other] { $n } ruilen
}
web-seed = Startgetal
web-play-again = Nog een keer
web-rematch = Revanche
web-rematch-waits = De revanche wacht op je.
web-no-thanks = Nee, bedankt
web-watch-replay = Bekijk de herhaling
web-look-at-table = Bekijk de tafel
web-another-game = Ander spel

## Herhaling

web-replay = Herhaling
web-no-replay = Herhaling niet gevonden
web-turn-back = Begin van de beurt
web-step-back = Vorige zet
web-play = Afspelen
web-pause = Pauze
web-step-on = Volgende zet
web-turn-on = Volgende beurt
web-turn-number = Beurt { $n }:
web-moment = Zet
web-moment-of = Zet { $at } van { $all }
web-speed = Snelheid
web-eyes = Zicht
web-eyes-open = Alle handen
web-eyes-of = Zicht van { $name }
web-share-moment = Link naar deze zet
web-download = Spelverslag downloaden

## Uitslagen

web-results = Uitslagen
web-no-results = Nog geen afgelopen spellen.
web-no-results-why = Hier staat elk spel dat je uitspeelt, met je plaats, je punten en de herhaling.
web-play-one = Een spel spelen
web-place = Plaats { $place } van { $of }
web-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
web-played = gespeeld
web-won = gewonnen
web-best = hoogste
web-mean = gemiddeld
web-finished-games = Afgelopen spellen
web-load-record = Spelverslag openen
web-choose-file = Kies een bestand

## Regels

web-rules = Regels
web-books = Regelboeken
web-search-rules = Zoek in de regels, of typ een regel als BO 6.5
web-rules-found = { $count ->
    [0] “{ $word }” staat in geen regel.
    [one] “{ $word }” staat in één regel.
   *[other] “{ $word }” staat in { $count } regels.
}
web-contents = Inhoud

## Instellingen

web-settings = Instellingen
web-settings-why = Bewaard op dit apparaat.
web-theme = Weergave
web-theme-system = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-motion = Animaties
web-motion-system = zoals het apparaat
web-motion-full = volledig
web-motion-less = minder
web-hints = Tips
web-hints-first-games = in je eerste spellen
web-hints-always = altijd
web-hints-never = nooit
web-switch-sound = Geluid
web-switch-sound-why = Een gong als jij aan de beurt bent, een belletje bij een aanbod voor jou.
web-switch-effects = Tafelgeluiden
web-switch-effects-why = Ook kaarten, stempels en rinkelende daalders.
web-notify = Meldingen
web-notify-why = Als dit tabblad verborgen is: jouw beurt, een aanbod voor jou.
web-notify-blocked = Je browser blokkeert ze voor deze site. In de instellingen kun je ze toestaan.
web-notify-unsafe = Je browser staat ze alleen via https toe.
web-switch-touch = Trillen
web-switch-touch-why = Je telefoon trilt even.
web-switch-keys = Sneltoetsen
web-switch-keys-why = p plant, h oogst, a neemt aan; ? toont alles.
web-switch-ends = Vraag me voor mijn beurt eindigt
web-switch-ends-why = Als een beurt anders vanzelf eindigt. Kun je iets kopen of is de trekstapel geschud, dan word je altijd gevraagd.
web-guide = Uitleg
web-guide-why = Legt de eerste beurt van een spel uit.
web-guide-again = Opnieuw tonen
web-learn = { $game } spelend leren
