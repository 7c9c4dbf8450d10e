# Die Seite im Browser: was keine andere Oberfläche sagt

## Überall

web-you = Du
web-guest = Gast
web-to-home = Startseite
web-skip = Zum Inhalt springen
web-to-table = Zurück zum Tisch
web-places = Orte
web-language = Sprache
web-dark = Dunkel
web-close = Schließen
web-copied = Kopiert
web-copy-link = Link kopieren
web-no-connection = Der Server ist nicht zu erreichen.
web-nothing-here = Hier ist nichts.
web-not-understood = Der Server hat das nicht verstanden.
web-lost = Hier hält kein Zug
web-lost-why = Diesen Ort gibt es auf dieser Seite nicht.
web-offline = Offline
web-offline-kept = Offline. Du siehst, was auf diesem Gerät gespeichert ist.
web-offline-home = Offline. Zum Spielen brauchst du eine Verbindung. Die Regeln und deine beendeten Partien kannst du lesen.
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
web-friend-by-link = Freund über Link
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
web-longer = Die lange Partie, dreimal durch den Stapel
web-options = Mehr Einstellungen
web-clock = Zeit für einen Zug
web-clock-none = ohne Grenze
web-clock-seconds = { $n } Sekunden
web-time-up = Wenn die Zeit abläuft
web-time-up-skip = kleinsten Zug machen
web-time-up-remind = nur erinnern
web-time-up-end = Partie beenden
web-time-reserve = Dazu hat jeder das { $n }-Fache als Reserve für die ganze Partie.
web-public = Alle dürfen mitspielen oder zusehen
web-start = Spiel beginnen
web-start-short = Los
web-link-comes = Der Link für deine Freunde kommt gleich.
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
web-link-for-friends = Der Link für deine Freunde
web-link-here = Dieser Link geht nur auf diesem Computer.
web-link-open = Für mein Netzwerk öffnen
web-link-opens = Dann können alle in deinem Netzwerk, etwa deinem WLAN, mitspielen. Das gilt, bis du Bohnhof beendest.
web-link-command = Für andere startest du Bohnhof so:
web-link-network = Geht auf jedem Gerät in deinem Netzwerk, etwa deinem WLAN. Wenn nicht: Erlaube Bohnhof in der Firewall deines Computers.
web-share = Teilen
web-share-text = Spiel { $game } mit mir!
web-qr = QR-Code
web-qr-of = QR-Code des Links
web-seat-free = frei
web-bot = Bot
web-here = da
web-away = nicht da
web-give-to-bot = Lieber ein Bot
web-connection-gone = Die Verbindung ist weg. Es wird neu verbunden …
web-try-now = Jetzt versuchen
web-no-such-table = Diesen Tisch gibt es nicht
web-no-such-table-why = Der Link ist unvollständig, oder der Tisch wurde gelöscht.
web-elsewhere = Du spielst in einem anderen Tab
web-elsewhere-why = Dein Platz wurde dort geöffnet. Nichts ist verloren.
web-play-here = Hier spielen
web-page-is-old = Seite und Server verstehen einander nicht
web-page-is-old-why = Wahrscheinlich ist die Seite veraltet.
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
web-trades-made = Gehandelt, von { $all } am Tisch
web-gifts-taken = Angenommene Geschenke
web-best-partner = Bester Partner
web-n-trades = { $n ->
    [one] { $n } Handel
   *[other] { $n } Händel
}
web-seed = Startzahl der Karten
web-play-again = Noch einmal
web-watch-replay = Wiederholung ansehen
web-look-at-table = Den Tisch ansehen
web-another-game = Anderes Spiel

## Wiederholung

web-replay = Wiederholung
web-no-replay = Diese Wiederholung gibt es nicht
web-turn-back = Zurück zum Anfang des Zugs
web-step-back = Einen Schritt zurück
web-play = Abspielen
web-pause = Anhalten
web-step-on = Einen Schritt weiter
web-turn-on = Weiter zum nächsten Zug
web-turn-number = Zug { $n }:
web-moment = Augenblick
web-moment-of = { $at } von { $all }
web-speed = Tempo
web-eyes = Wessen Sicht
web-eyes-open = alles offen
web-eyes-of = wie { $name }
web-share-moment = Link zu diesem Augenblick
web-download = Aufzeichnung herunterladen

## Ergebnisse

web-results = Ergebnisse
web-no-results = Noch keine Partie ist beendet.
web-no-results-why = Hier steht jede Partie, die du beendest: dein Platz, deine Punkte und der ganze Verlauf.
web-play-one = Eine Partie spielen
web-place = Platz { $place } von { $of }
web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-played = gespielt
web-won = gewonnen
web-best = am meisten
web-mean = im Schnitt
web-finished-games = Beendete Partien
web-load-record = Eine Aufzeichnung ansehen
web-choose-file = Datei wählen

## Regeln

web-rules = Regeln
web-books = Regelbücher
web-search-rules = In den Regeln suchen, auch Absätze wie BO 6.5
web-rules-found = { $count ->
    [0] „{ $word }“ steht in keiner Regel.
    [one] „{ $word }“ steht in einer Regel.
   *[other] „{ $word }“ steht in { $count } Regeln.
}
web-contents = Inhalt

## Einstellungen

web-settings = Einstellungen
web-settings-why = Auf diesem Gerät gemerkt.
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-system = wie das Gerät
web-motion-full = ganz
web-motion-less = weniger
web-hints = Tipps
web-hints-first-games = in ersten Partien
web-hints-always = immer
web-hints-never = nie
web-switch-sound = Ton
web-switch-sound-why = Ein Gong, wenn du dran bist, eine Glocke bei einem Angebot an dich.
web-switch-effects = Töne am Tisch
web-switch-effects-why = Auch Karten, Stempel und klingende Taler.
web-notify = Benachrichtigungen
web-notify-why = Solange dieser Tab verdeckt ist: Du bist dran, ein Angebot für dich.
web-notify-blocked = Dein Browser sperrt sie für diese Seite; in seinen Einstellungen kannst du sie erlauben.
web-notify-unsafe = Dein Browser bietet sie nur über https an.
web-switch-touch = Vibration
web-switch-touch-why = Das Telefon antwortet mit einem kurzen Zittern.
web-switch-keys = Tastenkürzel
web-switch-keys-why = p baut an, h erntet, a nimmt an; ? zeigt alle.
web-switch-ends = Vor dem Ende meines Zuges fragen
web-switch-ends-why = Wo ein Zug von selbst endet. Kannst du etwas kaufen oder wurde der Zugstapel gemischt, wirst du immer gefragt.
web-guide = Führung
web-guide-why = Zeigt den ersten Zug eines Spiels.
web-guide-again = Noch einmal zeigen
web-learn = { $game } spielend lernen
