# Was die Tafeln einzelner Spiele auf der Seite sagen.

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
art-paid = von allen bezahlt, unter der Ablage:
art-choose = Wähle
art-choose-remove = Die dritte Karte des Satzes aus dem Spiel nehmen?
art-choose-close = Welche gegnerische Karte wird geschlossen?
art-choice-done-remove = Lassen
art-ghost = { $card } deckt weiter auf

## What the board asks for

desk-done-grow = Fertig angebaut
desk-done-magic = Zauberei beenden
desk-stop-reveal = Aufdecken
desk-stop-use = Reste
desk-stop-pay = Abgabe
desk-stop-grow = Offene anbauen
desk-stop-magic = Zaubern
desk-stop-lay = Auslegen

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
