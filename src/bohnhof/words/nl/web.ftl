# De pagina in de browser: wat geen ander scherm zegt

## Overal

web-you = Jij
web-guest = Gast
web-to-home = Startpagina
web-skip = Naar de inhoud
web-to-table = Terug naar de tafel
web-places = Plekken
web-language = Taal
web-dark = Donker
web-close = Sluiten
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-no-connection = De server is niet te bereiken.
web-nothing-here = Hier is niets.
web-not-understood = De server heeft dit niet begrepen.
web-lost = Hier stopt geen trein
web-lost-why = Die plek bestaat niet op deze pagina.
web-offline = Offline
web-offline-kept = Offline. Je ziet wat op dit apparaat bewaard is.
web-offline-home = Offline. Om te spelen heb je verbinding nodig. De regels en je afgelopen spellen kun je lezen.
web-offline-play = Om te spelen heb je verbinding nodig.
web-offline-table = Deze tafel heeft verbinding nodig
web-offline-table-why = Hij gaat open zodra de server weer te bereiken is.
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
web-friend-by-link = Een vriend, via link
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
web-longer = Het lange spel, driemaal door de stapel
web-options = Meer opties
web-clock = Tijd voor een zet
web-clock-none = geen grens
web-clock-seconds = { $n } seconden
web-time-up = Als de tijd op is
web-time-up-skip = de kleinste zet doen
web-time-up-remind = alleen herinneren
web-time-up-end = het spel beëindigen
web-time-reserve = Iedereen heeft ook { $n } keer zoveel in reserve voor het hele spel.
web-public = Iedereen mag meedoen of toekijken
web-start = Begin het spel
web-start-short = Start
web-link-comes = De link voor je vrienden komt zo.
web-no-account = Zonder account.
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
web-goes-on = loopt
web-waits = wacht op spelers
web-join = Meedoen
web-watch = Toekijken
web-alone = alleen
web-seats-free = { $n ->
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
}

## Aan tafel komen

web-invited = Je bent uitgenodigd voor { $game }
web-at-the-table = Aan tafel: { $names }
web-sit-down = Ga zitten
web-only-watch = Alleen toekijken
web-waiting-for = { $n ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $n } spelers
}
web-when-all-sit = Er wordt gespeeld zodra alle plaatsen bezet zijn.
web-link-for-friends = De link voor je vrienden
web-link-here = Deze link werkt alleen op deze computer.
web-link-open = Openen voor mijn netwerk
web-link-opens = Dan kan iedereen in je netwerk, zoals je wifi, meedoen. Dat duurt tot je Bohnhof afsluit.
web-link-command = Voor anderen start je Bohnhof zo:
web-link-network = Werkt op elk apparaat in je netwerk, zoals je wifi. Zo niet: sta Bohnhof toe in de firewall van je computer.
web-share = Delen
web-share-text = Speel { $game } met mij!
web-qr = QR-code
web-qr-of = QR-code van de link
web-seat-free = vrij
web-bot = bot
web-here = er
web-away = weg
web-give-to-bot = Liever een bot
web-connection-gone = De verbinding is weg. Opnieuw verbinden …
web-try-now = Probeer nu
web-no-such-table = Deze tafel is er niet
web-no-such-table-why = De link is niet volledig, of de tafel is verwijderd.
web-elsewhere = Je speelt in een ander tabblad
web-elsewhere-why = Je plaats is daar geopend. Er is niets verloren.
web-play-here = Hier spelen
web-page-is-old = Pagina en server begrijpen elkaar niet
web-page-is-old-why = Waarschijnlijk is de pagina verouderd.
web-load-again = Opnieuw laden

## Het einde

web-finished = Afgelopen na { $turns } beurten
web-margin = { $n ->
    [0] Gelijke stand aan kop.
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
web-decided = Dat gaf de doorslag:
web-scores = Uitslag
web-how-it-went = Hoe het ging
web-nth-pass = ronde { $n }
web-deal = begin
web-end = einde
web-your-game = Jouw spel
web-checkable = Kaarten controleren
web-best-harvest = Beste oogst
web-trades-made = Ruilen gedaan, van { $all } aan tafel
web-gifts-taken = Aangenomen cadeaus
web-best-partner = Beste partner
web-n-trades = { $n ->
    [one] { $n } ruil
   *[other] { $n } ruilen
}
web-seed = Startgetal van de kaarten
web-play-again = Nog een keer
web-watch-replay = Bekijk de herhaling
web-look-at-table = Bekijk de tafel
web-another-game = Ander spel

## Herhaling

web-replay = Herhaling
web-no-replay = Die herhaling is er niet
web-turn-back = Terug naar het begin van de beurt
web-step-back = Eén stap terug
web-play = Afspelen
web-pause = Stilzetten
web-step-on = Eén stap verder
web-turn-on = Verder naar de volgende beurt
web-turn-number = Beurt { $n }:
web-moment = Moment
web-moment-of = { $at } van { $all }
web-speed = Snelheid
web-eyes = Wiens ogen
web-eyes-open = alles open
web-eyes-of = als { $name }
web-share-moment = Link naar dit moment
web-download = Verslag downloaden

## Uitslagen

web-results = Uitslagen
web-no-results = Er is nog geen spel afgelopen.
web-no-results-why = Hier staat elk spel dat je uitspeelt: je plaats, je punten en het hele verloop.
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
web-load-record = Een verslag bekijken
web-choose-file = Kies een bestand

## Regels

web-rules = Regels
web-books = Regelboeken
web-search-rules = Zoek in de regels, of een paragraaf als BO 6.5
web-rules-found = { $count ->
    [0] “{ $word }” staat in geen regel.
    [one] “{ $word }” staat in één regel.
   *[other] “{ $word }” staat in { $count } regels.
}
web-contents = Inhoud

## Instellingen

web-settings = Instellingen
web-settings-why = Onthouden op dit apparaat.
web-theme = Kleuren
web-theme-system = als het apparaat
web-theme-light = licht
web-theme-dark = donker
web-motion = Animaties
web-motion-system = als het apparaat
web-motion-full = volledig
web-motion-less = minder
web-hints = Tips
web-hints-first-games = in eerste spellen
web-hints-always = altijd
web-hints-never = nooit
web-switch-sound = Geluid
web-switch-sound-why = Een gong als jij aan de beurt bent, een belletje bij een bod voor jou.
web-switch-effects = Tafelgeluiden
web-switch-effects-why = Ook kaarten, stempels en rinkelende daalders.
web-notify = Meldingen
web-notify-why = Zolang dit tabblad verborgen is: jouw beurt, een bod voor jou.
web-notify-blocked = Je browser blokkeert ze voor deze site; in de instellingen kun je ze toestaan.
web-notify-unsafe = Je browser biedt ze alleen via https aan.
web-switch-touch = Trillen
web-switch-touch-why = De telefoon antwoordt met een korte tril.
web-switch-keys = Sneltoetsen
web-switch-keys-why = p plant, h oogst, a neemt aan; ? toont alles.
web-switch-ends = Vragen voor mijn beurt eindigt
web-switch-ends-why = Waar een beurt vanzelf eindigt. Kun je iets kopen of is de trekstapel geschud, dan word je altijd gevraagd.
web-guide = Rondleiding
web-guide-why = Toont de eerste beurt van een spel.
web-guide-again = Nog eens tonen
web-learn = { $game } spelend leren
