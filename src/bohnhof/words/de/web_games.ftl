# Was Tafeln mehrerer Spiele auf der Seite sagen, und was selten gesagt wird.

## Shops

art-shop = Laden
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
art-choose = Wähle

## What the board asks for

desk-stop-reveal = Aufdecken

## What the guide says

coach-market-title = Du kannst etwas kaufen
coach-market = Tippe eine Karte an, um zu lesen, was sie kann, und kaufe sie, wann immer es erlaubt ist. Bezahlt wird mit Talern ihrer Bohne.

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
