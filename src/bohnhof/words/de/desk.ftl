# At the table of the page: the board, the trade desk, the rail

desk-accept = Annehmen
desk-all-moves = Alle Züge
desk-answer-or-offer = Antworte, oder mach ein Angebot
desk-ask-for = Darum bitten
desk-asks-you = { $who } bittet dich um etwas
desk-away = nicht da
desk-away-for = seit { $count } min weg
desk-board = Status
desk-bot = Bot
desk-bot-about-beginner = Kennt die Regeln, übersieht aber oft den besten Zug. Gut für die erste Partie.
desk-bot-about-casual = Findet die meisten guten Züge, aber nicht immer den besten. Gut für eine entspannte Partie.
desk-bot-about-neighbour = Spielt gut und nimmt auch Angebote an, die ein wenig kosten. Biete viel an!
desk-bot-about-thrifty = Spielt solide und handelt nur, wenn es sich lohnt.
desk-bot-about-learned = Hat in Millionen Zügen gegen sich selbst gelernt.
desk-bot-about-expert = Beurteilt Felder, Karten und Angebote aus beider Sicht.
desk-bot-about-search = Spielt vor jedem Zug Hunderte möglicher Fortsetzungen durch.
desk-bot-for = Einen Bot für { $who } spielen lassen
desk-buy-card = Kaufen: { $card }
desk-choosing = überlegt …
desk-close = Schließen
desk-counter = Gegenangebot
desk-deal = Abgemacht
desk-discards = Ablage { $count }
desk-draft-empty = Tippe erst Karten an, die du gibst, oder eine Sorte, die du willst.
desk-draw-pile = Zugstapel
desk-emotes = Zurufe
desk-more-field = Feld
desk-front = Vorn
desk-front-card = Vorderste Karte
desk-give-gift = Verschenken
desk-good-for-both = Gut für beide Seiten
desk-hand-of = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
desk-harvest-anyway = Ernten
desk-harvest-early = Diese Ernte bringt { $now } Taler. Eine Bohne mehr, und es wären { $then }.
desk-harvest-nothing = Diese Ernte bringt keine Taler.
desk-home = Startseite
desk-how-to-offer = Karten antippen, Wunsch antippen, senden
desk-hurry-bots = Weiter bis zu mir
desk-i-look-for = Ich suche
desk-i-look-for-nothing = Ich suche …
desk-i-would-give = Ich kann geben
desk-is-writing = { $count ->
    [one] { $who } schreibt ein Angebot.
   *[other] { $who } schreiben Angebote.
}
desk-keep-card = Diese Karte anheften (k): Sie wird nicht vorgeschlagen und nicht versehentlich gegeben
desk-keys = Tasten
desk-leave = Tisch verlassen
desk-result = Zum Ergebnis
desk-let-bot-play = Einen Bot für mich spielen lassen
desk-invite = Einladen
desk-invite-title = Lade jemanden ein
desk-invite-watch = Ist kein Platz frei, kann zuschauen, wer den Link öffnet.
desk-free-seat = Platz von { $who } frei machen
desk-free-seat-why = Die Partie wartet dann, bis sich jemand setzt.
desk-log = Verlauf
desk-log-empty = Noch ist nichts passiert.
desk-looks-for = sucht
desk-makes-gift = { $who } schenkt dir etwas
desk-menu = Menü
desk-new-cards-here = neue Karten kommen hierhin
desk-new-offer = Neues Angebot
desk-no = Ablehnen
desk-moment-shuffle = Ernte, bevor neu gemischt wird, oder weiter
desk-moment-shuffle-buy = Ernte oder kauf etwas, bevor neu gemischt wird, oder weiter
desk-moment-nothing-to-shuffle = Nichts zu mischen: Ernte oder kauf jetzt, sonst bleibt der Zugstapel leer
desk-moment-end = Ernte noch vor dem letzten Ziehen, oder weiter
desk-moment-end-buy = Ernte oder kauf noch etwas vor dem letzten Ziehen, oder weiter
desk-no-from-all = Alle haben abgelehnt
desk-no-from = Abgelehnt von { $who }
desk-no-offers = Keine Angebote.
desk-no-thanks = Ablehnen
desk-not-now = Das geht jetzt nicht.
desk-nothing-from-me = Kein Angebot
desk-nothing-more = Fertig
desk-nothing-gift = nichts: ein Geschenk
desk-nothing-request = nichts: eine Bitte
desk-offer-gone = Das Angebot von { $who } ist verfallen
desk-offer-something = Mach ein Angebot, oder verzichte
desk-offers = Angebote
desk-offers-to-you = Angebote an dich
desk-offers-wait = { $count ->
    [one] { $count } Angebot wartet auf deine Antwort.
   *[other] { $count } Angebote warten auf deine Antwort.
}
desk-offers-you = { $who } bietet dir an
desk-online = online
desk-pace = Tempo der Bots
desk-pace-slow = langsam
desk-pace-normal = normal
desk-pace-fast = schnell
desk-pace-at-once = sofort
desk-pass = Durchgang { $now } von { $passes }
desk-pinned = Diese Karte ist angeheftet. Löse sie zuerst.
desk-pin = Diese Karte anheften, damit sie nicht vorgeschlagen oder versehentlich gegeben wird
desk-unpin = Lösen
desk-pay-title = { $card } für { $count } Taler: Welche zahlst du?
desk-pay-any = Beliebige
desk-pay-these = Diese zahlen
desk-play-myself = Wieder selbst spielen
desk-rather-not = Abbrechen
desk-rules = Regeln
desk-say-something = Sag etwas
desk-open-seat = Platz von { $who } freigeben
desk-seat-open = freier Platz
desk-bot-plays-time = Deine Zeit ist dreimal abgelaufen. Ein Bot spielt für dich.
desk-you-conceded = Du hast aufgegeben. Ein Bot spielt für dich weiter.
desk-your-time-was-up = Deine Zeit ist abgelaufen: kleinster Zug gemacht.
desk-time-was-up = Zeit abgelaufen
desk-conceded = aufgegeben
desk-reserve = Reserve
desk-seconds-left = Noch { $count } Sekunden
desk-seconds = { $count } s
desk-seed-hash = Fingerabdruck der Karten (zum Prüfen nach der Partie):
desk-send-offer = Angebot senden
desk-settings = Einstellungen
desk-sound = Ton
desk-sure = Jetzt ernten?
desk-table = Tisch
desk-take-it = Annehmen
desk-talk = Gespräch
desk-talk-drafted = Diesen Handel anbieten?
desk-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
desk-show-spectators = Anzeigen, was sie sagen
desk-spectator = Zuschauer
desk-mute = { $who } stummschalten
desk-unmute = { $who } wieder lesen
desk-report = Melden
desk-reported = Dem Betreiber dieses Servers gemeldet.
desk-report-why = Der Betreiber dieses Servers sieht dann diese Zeile und die fünf davor.
desk-new-lines = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
desk-tap-cards = Karten antippen
desk-tap-kind = Sorte antippen
desk-the-others = Die anderen
desk-theme = Hell oder dunkel
desk-to-plant = Neue Karten zum Anbauen
desk-to-plant-short = Anzubauen
desk-to-whom = An wen?
desk-top-first = Die oberste Karte steht zuerst.
desk-trade = Handeln
desk-turn-and = { $who } ist am Zug:
desk-turn-of = { $who } ist am Zug.
desk-unseen = Noch nicht gesehene Bohnen
desk-card-of = { $place } von { $count }
desk-unwant = { $bean } entfernen
desk-want-more = Eine { $bean } mehr
desk-want-less = Eine { $bean } weniger
desk-idea = Entwurf: { $give } für { $want }, an { $who }
desk-idea-gift = Entwurf: { $give } verschenken, an { $who }
desk-idea-request = Entwurf: { $who } um { $want } bitten
desk-clear-draft = Angebot leeren
desk-waits-for = Warten auf { $who }.
desk-bot-plays = Ein Bot spielt für dich.
desk-waits-for-you = Alles wartet auf dich.
desk-waits-for-you-and = Alles wartet auf dich und { $who }.
desk-my-offer-waits = Dein Angebot wartet auf Antwort.
desk-bot-waits-offer = { $who } wartet auf dein Angebot.
desk-bot-waits-for = { $who } wartet auf { $whom }.
desk-goes-on-in = Weiter in { $count } s
desk-watching = Du schaust zu
desk-what-do-you-mean = Was davon?
desk-do-this = Das jetzt machen?
desk-to-boss = an { $boss }
desk-for-boss = für { $boss }
desk-lay-these = { $beans } hinlegen
desk-what-want = Was willst du?
desk-wishes = Meine Wunschliste
desk-wishes-who = Das sehen alle am Tisch, auch Zuschauer. Bots gehen nicht darauf ein.
desk-withdraw = Zurückziehen
desk-would-give = kann geben
desk-you = Du
desk-you-get = du bekommst
desk-you-give = Du gibst
desk-you-give-small = du gibst
desk-you-to = Du an { $who }
desk-you-want = Du willst
desk-your-fields = Deine Felder
desk-your-hand = Deine Hand, der Reihe nach
desk-your-offer = Dein Angebot
desk-your-turn = Du bist dran
desk-your-turn-and = Du bist dran:
desk-offer-for-you = Ein Angebot für dich
desk-missed = Der Tisch hat auf dich gewartet, während du woanders warst. Möchtest du beim nächsten Mal eine Benachrichtigung?
desk-notify-me = Benachrichtigen
desk-yours = Deine
desk-done = Weiter
desk-done-trade = Handel beenden
desk-done-plant-hand = Weiter
desk-reveal = Aufdecken
desk-keep = Auf die Hand nehmen
desk-stop-plant-hand = Ausspielen
desk-stop-trade = Handeln
desk-stop-plant-aside = Anbauen
desk-stop-draw = Ziehen
desk-your-store = Dein Lager
desk-from-table = aufgedeckt
desk-from-store = aus deinem Lager
desk-in-deck = { $count } Karten im Spiel
desk-still-unseen = { $count } noch nicht gesehen
desk-grown-by = Wer sie anbaut: { $who }
desk-pays = { $beans } Bohnen bringen { $taler } Taler
desk-fits-nowhere = Sie passt auf keines deiner Felder. Ernte erst eines.
desk-emote-hello = Hallo!
desk-emote-thanks = Danke!
desk-emote-please = Bitte …
desk-emote-well-played = Gut gespielt!
desk-emote-hurry = Du bist dran!
desk-emote-laugh = Haha!
desk-emote-oh-no = O nein!
desk-emote-deal = Abgemacht!
desk-emote-no-way = Niemals!
desk-emote-bye = Tschüss!
desk-front-first = Erst die vorderste Karte: Die Hand bleibt in ihrer Reihenfolge.
desk-held-draw = Nachziehen
desk-held-reveal = Aufdecken
desk-held-next = Zug beenden
desk-labelled = { $label }:
desk-act-plant = Anbauen auf Feld { $field }
desk-act-play = Anbauen auf Feld { $field }
desk-act-harvest = Feld { $field } ernten
desk-act-pay = Zahlen von Feld { $field }
desk-act-use = Feld { $field } nutzen
desk-act-leave = Feld { $field } stehen lassen
desk-offer-between = { $who } an { $whom }
desk-gives = gibt
desk-wants = will

# Undo and hints, to which all other people must agree

desk-undo = Zurücknehmen
desk-ask-undo = Um Rücknahme bitten
desk-ask-hint = Um einen Tipp bitten
desk-wants-undo = { $who_is ->
    [you] Du möchtest deinen letzten Zug zurücknehmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen.
}
desk-wants-hint = { $who_is ->
    [you] Du möchtest einen Tipp.
   *[other] { $who } möchte einen Tipp.
}
desk-wants-end = { $who_is ->
    [you] Du möchtest die Partie ohne Sieger beenden.
   *[other] { $who } möchte die Partie ohne Sieger beenden.
}
desk-do-you-agree = Bist du einverstanden?
desk-agree = Zustimmen
desk-decline-all = In diesem Zug alles ablehnen
desk-offer-no-more = Keine Angebote mehr von mir
desk-thinking = überlegt
desk-ask-end = Ende der Partie vorschlagen
desk-concede = Aufgeben
desk-concede-bot = Aufgeben? Du verlierst, und ein Bot spielt für dich weiter.
desk-concede-end = Aufgeben? Du verlierst, und die Partie ist zu Ende.
desk-decline = Ablehnen
desk-agreed = Einverstanden: { $who }.
