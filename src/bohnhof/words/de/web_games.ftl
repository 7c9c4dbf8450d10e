# Was die Tafeln einzelner Spiele auf der Seite sagen.

## Al Cabohne and Prohibohn

art-you = Du
art-mafia = Mafia
art-mafia-ties = gewinnt bei Gleichstand
art-mafia-double = zählen { $n }
art-race = Das Rennen
art-boss-lacks = noch { $n }
art-boss-sells = { $n ->
    [one] verkauft bei { $n } Taler
   *[other] verkauft bei { $n } Talern
}
art-boss-sells-at = verkauft bei
art-boss-taxes = { $boss } nimmt 1
art-group-joined = { $n } aufgedeckt, { $more } dazu
art-group-fits = { $n ->
    [one] passt auf Feld { $fields }
   *[other] passt auf Felder { $fields }
}
art-group-after = nach einer Ernte
art-gifts = Einem Boss eine Karte geben
art-gift-to = an { $boss }
art-gift-brings = { $n } von { $of }
art-take-taler = Den Taler { $bean } nehmen

## Shops

art-for-sale = Zu kaufen
art-shop = Laden
art-own-turn = im eigenen Zug
art-buy = { $card } für { $n } kaufen
art-buy-together = Mehrere auf einmal kaufen
art-buy-all = Alle { $n } kaufen
art-basket = In einem Kauf:
art-basket-more = Wähle noch etwas dazu.
art-price = Preis
art-bought = { $count ->
    [one] { $cards } gehört dir.
   *[other] { $cards } gehören dir.
}
art-buy-next = Du kannst auch { $card } kaufen
art-stall = { $card }, bezahlt mit { $bean }-Talern
art-stall-can = Du kannst es kaufen für { $prices }
art-stall-not-yet = Zu kaufen für { $prices }
art-put-back = { $card } entfernen
art-no-power = Keine Wirkung; sie zählt am Ende.
art-yours = Sie gehört dir.
art-owned-by = { $who } hat sie.
art-not-for-sale = Nicht mehr zu kaufen.
art-has = { $who }: { $cards }
art-your-cards = Deine Etablissements
art-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
art-secret = geheim bis zum Ausgeben
art-secret-n = { $n } geheim
art-paid = bezahlt, verdeckt:
art-choose = Wähle
art-choose-remove = Die dritte Karte des Satzes aus dem Spiel nehmen?
art-choose-close = Welche gegnerische Karte wird geschlossen?
art-choice-done-remove = Lassen
art-ghost = { $card } deckt weiter auf

## High Bohn

art-for-sale-by-bean = Zu kaufen, mit Talern der Bohne
art-you-have = du hast { $n }
art-left = noch { $n }
art-sold-out = ausverkauft
art-town = Deine Stadt
art-town-counts = Gebäude: { $buildings }, Punkte: { $points }.
art-town-next = Eins mehr bringt einen Bonus von { $more }.
art-under = kauft nichts:
art-store = Lager
art-store-holds = Lager: { $n } von { $of }
art-stew = Eintopf
art-only = nur { $bean }
art-keep = behalten …
art-keep-which = Welche Bohnen werden Taler?
art-choose-look = Die oberste Karte des Zugstapels
art-choose-order = In welcher Reihenfolge auf die Hand?
art-choose-name = Welche Gebäudeart wird zum letzten Mal verkauft?
art-choose-claim = Ein Eintopf wurde verkauft: einen Taler fordern?
art-choose-pay = Welchen Taler gibst du ab?
art-choice-done-look = Oben lassen
art-choice-under-look = Unter den Stapel legen
art-choice-look-look = Ansehen
art-choice-done-order = Wie gezogen
art-choice-claim-claim = Fordern
art-choice-done-claim = Verzichten

## Rabohnzel

art-spells = Zauber
art-your-spells = Deine Zauber
art-no-spells = Du kennst noch keinen Zauber.
art-spell-active = aktiv
art-spell-borrowed = geliehen
art-spell-secret = verdeckt
art-spell-up = { $spell }, aktiv
art-spells-unknown = { $n ->
    [one] { $n } Zauber, unbekannt
   *[other] { $n } Zauber, unbekannt
}
art-pfennig = { $n } Pf
art-powers = Was die Bohnen können
art-power-used = eingesetzt
art-power-sword = angreifen
art-power-magic = Zauber aktivieren
art-power-white = Karte ziehen
art-power-mean = andere riskieren Taler
art-power-picker = Karte nehmen
art-attack = Angriff
art-attacks = { $who } greift an
art-you-attack = Du greifst an
art-odds = { $n } von { $of } waren { $bean }
art-fate-princess = der Taler ist gewonnen
art-fate-sword = Gegenangriff möglich
art-fate-picker = nimmt die letzte Karte
art-fate-magic = darf einen Zauber aktivieren
art-fate-cap = nichts
art-go-on = Weiter
art-choose-hold = Diese Karte anbauen oder auf die Hand nehmen?
art-choose-activate = Einen Zauber aktivieren
art-choose-taken = Der genommene Zauber
art-choose-choose = Welcher der beiden Taler zählt?
art-choose-counter = Gegenangriff?
art-bean-sword = greif jemanden an
art-bean-princess = keine Kraft; Angreifer wollen ihren Taler
art-bean-magic = aktiviere einen Zauber; zu viert zwei
art-bean-white = zieh eine Karte; zu viert darfst du sie anbauen
art-bean-mean = zu viert riskieren alle anderen einen Taler
art-bean-cap = ernte zwei, um einen Zauber zu lernen
art-bean-picker = nimm die letzte Karte einer Hand
art-brew-spell = Mit einer Zauberbohne aktivieren
art-activate-spell = Aktivieren
art-cast-spell = Anwenden
art-strike-back = Gegenangriff

## What the board asks for

desk-rabohnzel-magic = Nutze Kräfte und Zauber, oder weiter
desk-rabohnzel-cast-or-done = Wende einen aktiven Zauber an, oder weiter
desk-rabohnzel-hold = Baue die genommene Karte an, oder behalte sie
desk-rabohnzel-activate = Aktiviere einen Zauber, oder weiter
desk-rabohnzel-counter = Gegenangriff, oder verzichte
desk-rabohnzel-taken = Aktiviere den neuen Zauber, oder lass ihn verdeckt
desk-rabohnzel-flow = Baue durch deinen Zauber auch { $front } an, oder weiter
desk-rabohnzel-enchanted = Ein Zauber zwingt dich: Baue { $front } an
desk-rabohnzel-enchanter = Baue durch deinen Zauber { $front } an, oder weiter
desk-al-cabohne-sell-at-the-end = Ernte noch vor dem Ende deines Zuges, oder weiter
desk-al-cabohne-buy-at-the-end = Ernte oder kaufe noch vor dem Ende deines Zuges, oder weiter
desk-high-bohn-look = Sieh dir die oberste Karte an, oder weiter
desk-high-bohn-leave-or-under = Leg die Karte unter den Stapel, oder lass sie liegen
desk-high-bohn-move-card = Versetze eine Handkarte, oder weiter
desk-high-bohn-order = Ordne die gezogenen Karten, oder weiter
desk-high-bohn-final-round = Schlussrunde: Ernte und kaufe, oder weiter
desk-high-bohn-name = Nenne eine Art: Was die anderen jetzt nicht davon kaufen, kommt aus dem Spiel
desk-high-bohn-sale = Kaufe ein Gebäude der genannten Art, oder weiter
desk-high-bohn-claim = Fordere einen Taler dieses Eintopfs, oder weiter
desk-high-bohn-more-cards = Baue auch { $front } an, oder weiter
desk-high-bohn-buy-to-plant = Kaufe { $card } und baue auch { $front } an, oder weiter
desk-high-bohn-harvest-to-buy = Ernte, kaufe { $card } und baue auch { $front } an, oder weiter
desk-high-bohn-buy-to-order = Kaufe { $card } und ordne, was du ziehst, oder weiter
desk-high-bohn-harvest-to-order = Ernte, kaufe { $card } und ordne, was du ziehst, oder weiter
desk-done-grow = Fertig angebaut
desk-done-magic = Zauberei beenden
desk-stop-reveal = Aufdecken
desk-stop-use = Reste
desk-stop-pay = Abgabe
desk-stop-grow = Offene anbauen
desk-stop-magic = Zaubern
desk-stop-lay = Auslegen
desk-al-cabohne-first-card = { desk-bohnanza-first-card }
desk-al-cabohne-second-card = { desk-bohnanza-second-card }
desk-prohibohn-laying = Tippe zwei Handkarten an und lege sie als Taler ab
desk-al-cabohne-using = Baue an, was übrig blieb, oder wirf es ab
desk-al-cabohne-paying = Zahle der Mafia von jedem Feld ihrer Sorten, oder ernte es vorher
desk-al-cabohne-growing = { $revealed ->
    [0] Gib der Mafia Handkarten, oder weiter
   *[other] Baue Aufgedecktes an, gib der Mafia Handkarten, oder weiter
}
desk-al-cabohne-plant-all = Baue alle aufgedeckten Karten an, bei dir oder der Mafia
desk-al-cabohne-empty-boss = Gib { $boss } eine Bohne, die kein Boss sammelt
desk-al-cabohne-no-more-cards = Ernte, wenn du magst, oder weiter
desk-prohibohn-removing = Entferne die dritte Karte der Art, oder weiter
desk-prohibohn-closing = Schließe ein gegnerisches Etablissement, oder weiter
desk-prohibohn-drawing = Wähle, wie viele Karten du nachziehst

## What the guide says

coach-line-title = Deine Hand ist eine Warteschlange
coach-line = Die vorderste Karte wird zuerst angebaut: Tippe ein Feld an. Du darfst deine Hand nie sortieren; schaffe rechtzeitig Platz.
coach-bosses-title = Auch die Bosse bauen an
coach-bosses = Die Bosse nehmen passende Bohnen und verkaufen von selbst an ihrer roten Marke. Zum Sieg brauchst du mehr Taler als die Mafia.
coach-grow-title = Baue das Aufgedeckte an
coach-grow = Gleiche Karten kommen zusammen auf ein Feld, deines oder das eines Bosses. Was liegen bleibt, darf der andere nutzen.
coach-grow-alone-title = Baue das Aufgedeckte an
coach-grow-alone = Gleiche Karten kommen zusammen auf ein Feld, deines oder das eines Bosses. Alle müssen angebaut sein, bevor es weitergeht.
coach-give-title = Füttere einen Boss
coach-give = Tippe eine Handkarte an und dann einen Boss, um sie abzugeben. Ein Boss, der verkauft hat, verlangt diese Bohne nicht mehr.
coach-harvest-turn-title = Wann du ernten darfst
coach-harvest-turn = In deinem eigenen Zug, aber nicht, während Karten aufgedeckt werden. Eine Ernte verkauft alle Bohnen eines Feldes. Ein Feld mit nur einer Bohne muss warten, solange ein anderes mehr trägt.
coach-tax-title = Schutzgeld
coach-tax = Du baust die Bohne eines Bosses an, also nimmt er seinen Anteil. Zahle, oder ernte rechtzeitig.
coach-discards-title = Die Ablage zählt
coach-discards = Eine aufgedeckte Karte bringt gleiche Karten oben von der Ablage mit. Tippe den Stapel an, um seine Reihenfolge zu sehen.
coach-market-title = Du kannst etwas kaufen
coach-market = Tippe eine Karte an, um zu lesen, was sie kann, und kaufe sie, wann immer es erlaubt ist. Bezahlt wird mit Talern ihrer Bohne.
coach-lay-title = Deine Starttaler
coach-lay = Tippe zwei Handkarten an und lege sie ab: Sie werden deine ersten Taler, und der andere sieht nicht welche.
coach-harvest-magic-title = Wann du ernten darfst
coach-harvest-magic = Jederzeit, nur nicht, während du angegriffen wirst. Eine Ernte verkauft alle Bohnen eines Feldes. Ein Feld mit nur einer Bohne muss warten, solange ein anderes mehr trägt.
coach-powers-title = Bohnen mit Kräften
coach-powers = Ein Feld von dir kann jetzt etwas tun. Tippe das violette Zeichen an und, wenn gefragt, wen es treffen soll.
coach-spells-title = Deine Zauber
coach-spells = Eine Zauberbohne deiner Hand aktiviert einen Zauber; ein aktiver lässt sich einsetzen. Tippe einen Zauber an, um ihn zu lesen.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Dann brauchst du mehr Taler als der andere und mehr als die Mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Dann zählen die Taler der Mafia doppelt, und du brauchst mehr.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dann zählen Taler und Etablissements zusammen, und du brauchst auch mehr als die Mafia.
coach-end-houses-title = { coach-end-title }
coach-end-houses = { coach-end-pile } Nach einer Schlussrunde zählen Taler und Gebäude zusammen.

## What keys do, in every game but seldom said

desk-key-enter = Eingabe
desk-key-escape = Esc
desk-key-arrows = in der Hand, den Sorten und den Empfängern bewegen
desk-key-count = von der fokussierten Sorte eine mehr oder weniger
desk-key-pin = die gewählte Karte anheften oder lösen
desk-key-shift = Umschalt
desk-key-hand = eine Handkarte
desk-key-revealed = eine aufgedeckte Karte
desk-key-plant = auf einem Feld anbauen
desk-key-harvest = ein Feld ernten
desk-key-buy = das dritte Feld kaufen
desk-key-want = eine Sorte wünschen, mit ihrem ersten Buchstaben
desk-key-go = der Knopf der Tafel, oder dein Angebot senden
desk-key-accept = das erste Angebot annehmen
desk-key-decline = es ablehnen
desk-key-counter = mit einem anderen antworten
desk-key-withdraw = das eigene Angebot zurückziehen
desk-key-drop = Gewähltes wieder hinlegen

## Third-party games and bots that fail

web-broken-game = Das Spiel { $name } ist hier nicht verfügbar: { $why }
web-broken-bot = Der Bot { $name } ist hier nicht verfügbar: { $why }
web-game-unusable = Dieses Spiel ist hier gerade nicht verfügbar.
stand-in = Der Bot { $bot } kann nicht weiterspielen; für { $who } spielt jetzt { $stand_in }.
hint-unavailable = Hier gibt es keinen Tipp: Der Könner kennt dieses Spiel nicht gut genug.
