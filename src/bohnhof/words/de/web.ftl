# Die Seite im Browser: was keine andere Oberfläche sagt

## Überall

web-you = Du
web-guest = Gast
web-to-home = Startseite
web-skip = Zum Inhalt springen
web-to-table = Zurück zum Tisch
web-places = Bereiche
web-language = Sprache
web-dark = Dunkel
web-close = Schließen
web-copied = Kopiert
web-copy-link = Link kopieren
web-no-connection = Der Server ist nicht erreichbar.
web-nothing-here = Hier ist nichts.
web-not-understood = Der Server konnte diese Anfrage nicht lesen.
web-lost = Hier hält kein Zug
web-lost-why = Diese Seite gibt es nicht.
web-offline = Offline
web-offline-kept = Offline. Du siehst, was auf diesem Gerät gespeichert ist.
web-offline-home = Offline. Zum Spielen brauchst du eine Verbindung. Die Regeln und deine beendeten Partien kannst du trotzdem lesen.
web-offline-play = Zum Spielen brauchst du eine Verbindung.
web-offline-table = Dieser Tisch braucht eine Verbindung
web-offline-table-why = Er öffnet sich, sobald der Server wieder zu erreichen ist.
web-offline-not-here = nicht auf diesem Gerät
web-offline-only = { $what } (nur online)

## Anfang

web-where-to = Wohin heute?
web-lead = Bohnenspiele für jede Laune. Mit Freunden, mit Bots oder allein.
web-start-here = Hier anfangen
web-seats-range = { $fewest ->
    [1] allein
   *[other] { $most ->
        [2] zu zweit
       *[other] { $fewest }–{ $most } Spieler
    }
}
web-your-table = Dein Tisch: { $game }
web-your-name = Dein Name
web-seat-number = Platz { $n }
web-friend-by-link = Freund (per Link)
web-bot-chance = Zufall – nur zum Testen
web-bot-beginner = Leicht – lernt noch
web-bot-casual = Eher leicht – spielt zum Spaß
web-bot-neighbour = Mittel – tauscht großzügig
web-bot-thrifty = Mittel – zählt jeden Taler
web-bot-learned = Sehr schwer – hat es sich selbst beigebracht
web-bot-expert = Schwer – wägt jeden Handel ab
web-bot-expert-alone = Schwer – kennt die Chancen
web-bot-search = Sehr schwer – denkt voraus
web-remove-seat = Platz { $n } entfernen
web-add-seat = Noch ein Platz
web-longer = Lange Partie: dreimal durch den Zugstapel
web-options = Mehr Einstellungen
web-clock = Zeit pro Zug
web-clock-none = unbegrenzt
web-clock-seconds = { $n } Sekunden
web-time-up = Wenn die Zeit abläuft
web-time-up-skip = kleinsten Zug machen
web-time-up-remind = nur daran erinnern
web-time-up-end = Partie beenden
web-time-reserve = Dazu bekommt jeder das { $n }-Fache als Reserve für die ganze Partie.
web-public = Öffentlich: Alle dürfen mitspielen oder zusehen
web-start = Spiel beginnen
web-start-short = Los
web-link-comes = Den Einladungslink bekommst du gleich.
web-no-account = Ohne Anmeldung.
web-who-plays = { $friends ->
    [0] { $bots ->
        [0] du allein
        [one] du und ein Bot
       *[other] du und { $bots } Bots
    }
    [one] { $bots ->
        [0] du und ein Freund
        [one] du, ein Freund, ein Bot
       *[other] du, ein Freund, { $bots } Bots
    }
   *[other] { $bots ->
        [0] du und { $friends } Freunde
        [one] du, { $friends } Freunde, ein Bot
       *[other] du, { $friends } Freunde, { $bots } Bots
    }
}
web-seats = Plätze
web-go-on = Weiterspielen
web-open-tables = Offene Tische
web-your-turn = Du bist dran
web-goes-on = läuft
web-waits = wartet auf Spieler
web-join = Mitspielen
web-watch = Zusehen
web-alone = allein
web-seats-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}

## An den Tisch kommen

web-invited = Du bist zu { $game } eingeladen
web-at-the-table = Am Tisch: { $names }
web-sit-down = Platz nehmen
web-only-watch = Nur zusehen
web-waiting-for = { $n ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $n } Spieler
}
web-when-all-sit = Gespielt wird, sobald alle Plätze besetzt sind.
web-link-for-friends = Einladungslink
web-link-here = Dieser Link funktioniert nur auf diesem Computer.
web-link-open = Für mein Netzwerk öffnen
web-link-opens = Dann können alle in deinem Netzwerk, etwa im WLAN, mitspielen, bis du Bohnhof beendest.
web-link-command = Damit andere mitspielen können, starte Bohnhof so:
web-link-network = Funktioniert auf jedem Gerät in deinem Netzwerk, etwa im WLAN. Wenn nicht, erlaube Bohnhof in der Firewall deines Computers.
web-share = Teilen
web-share-text = Spiel { $game } mit mir!
web-qr = QR-Code
web-qr-of = QR-Code des Links
web-seat-free = frei
web-asked-again = gefragt, noch nicht da
web-bot = Bot
web-here = da
web-away = nicht da
web-give-to-bot = Durch Bot ersetzen
web-connection-gone = Verbindung verloren. Neuer Versuch …
web-try-now = Jetzt versuchen
web-no-such-table = Tisch nicht gefunden
web-no-such-table-why = Der Link ist unvollständig, oder der Tisch wurde gelöscht.
web-elsewhere = Du spielst in einem anderen Tab
web-elsewhere-why = Diese Partie ist dort offen. Nichts ist verloren.
web-play-here = Hier spielen
web-page-is-old = Diese Seite ist veraltet
web-page-is-old-why = Bohnhof wurde aktualisiert, seit du sie geöffnet hast.
web-load-again = Neu laden

## Das Ende

web-finished = Beendet nach { $turns } Zügen
web-margin = { $n ->
    [0] Gleichstand an der Spitze.
   *[other] Vorsprung: { $n } Taler.
}
web-margin-over = { $n } Taler mehr als { $who }.
web-margin-you = { $n } Taler mehr als du.
web-decided = Den Ausschlag gab:
web-scores = Ergebnis
web-how-it-went = Wie es lief
web-nth-pass = Durchgang { $n }
web-deal = Beginn
web-end = Ende
web-your-game = Deine Partie
web-checkable = Karten prüfen
web-best-harvest = Beste Ernte
web-trades-made = Gehandelt (alle am Tisch: { $all })
web-gifts-taken = Angenommene Geschenke
web-best-partner = Bester Partner
web-n-trades = { $n ->
    [one] einmal gehandelt
   *[other] { $n }-mal gehandelt
}
web-seed = Startwert der Karten
web-play-again = Noch einmal
web-rematch = Revanche
web-rematch-waits = Die Revanche wartet auf dich.
web-no-thanks = Nein, danke
web-watch-replay = Wiederholung ansehen
web-look-at-table = Tisch ansehen
web-another-game = Anderes Spiel

## Wiederholung

web-replay = Wiederholung
web-no-replay = Wiederholung nicht gefunden
web-turn-back = Anfang des Zuges
web-step-back = Einen Schritt zurück
web-play = Abspielen
web-pause = Anhalten
web-step-on = Einen Schritt weiter
web-turn-on = Nächster Zug
web-turn-number = Zug { $n }:
web-moment = Schritt
web-moment-of = Schritt { $at } von { $all }
web-speed = Tempo
web-eyes = Ansicht
web-eyes-open = Alle Hände
web-eyes-of = Sicht von { $name }
web-share-moment = Link zu diesem Schritt
web-download = Spielaufzeichnung herunterladen

## Ergebnisse

web-results = Ergebnisse
web-no-results = Noch keine beendeten Partien.
web-no-results-why = Hier steht jede Partie, die du beendest: mit deinem Platz, deinen Punkten und der Wiederholung.
web-play-one = Eine Partie spielen
web-place = Platz { $place } von { $of }
web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-played = gespielt
web-won = gewonnen
web-best = Rekord
web-mean = im Schnitt
web-finished-games = Beendete Partien
web-load-record = Spielaufzeichnung öffnen
web-choose-file = Datei wählen

## Regeln

web-rules = Regeln
web-books = Regelbücher
web-search-rules = Regeln durchsuchen, oder eine Regel wie BO 6.5 eingeben
web-rules-found = { $count ->
    [0] „{ $word }“ steht in keiner Regel.
    [one] „{ $word }“ steht in einer Regel.
   *[other] „{ $word }“ steht in { $count } Regeln.
}
web-contents = Inhalt

## Einstellungen

web-settings = Einstellungen
web-settings-why = Auf diesem Gerät gespeichert.
web-theme = Darstellung
web-theme-system = wie auf dem Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-system = wie auf dem Gerät
web-motion-full = alle
web-motion-less = weniger
web-hints = Tipps
web-hints-first-games = in den ersten Partien
web-hints-always = immer
web-hints-never = nie
web-switch-sound = Ton
web-switch-sound-why = Ein Gong, wenn du dran bist, eine Glocke bei einem Angebot an dich.
web-switch-effects = Töne am Tisch
web-switch-effects-why = Auch Karten, Stempel und klingende Taler.
web-notify = Benachrichtigungen
web-notify-why = Wenn du dran bist oder ein Angebot bekommst, während dieser Tab verdeckt ist.
web-notify-blocked = Dein Browser sperrt sie für diese Seite. In seinen Einstellungen kannst du sie erlauben.
web-notify-unsafe = Dein Browser erlaubt sie nur über https.
web-switch-touch = Vibration
web-switch-touch-why = Dein Handy vibriert kurz.
web-switch-keys = Tastenkürzel
web-switch-keys-why = p baut an, h erntet, a nimmt an; ? zeigt alle.
web-switch-ends = Vor dem Ende meines Zuges fragen
web-switch-ends-why = Wenn ein Zug sonst von selbst endet. Kannst du etwas kaufen oder wurde der Zugstapel gemischt, wirst du immer gefragt.
web-guide = Einführung
web-guide-why = Erklärt dir den ersten Zug eines Spiels.
web-guide-again = Noch einmal zeigen
web-learn = { $game } spielend lernen
