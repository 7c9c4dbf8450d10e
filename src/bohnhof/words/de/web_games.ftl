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
art-stall = { $card }, bezahlt mit Talern der Sorte { $bean }
art-stall-can = Jetzt zu kaufen für { $prices }
art-stall-not-yet = Zu kaufen für { $prices }
art-put-back = { $card } entfernen
art-no-power = Keine Eigenschaft; zählt am Ende.
art-yours = Gehört dir.
art-owned-by = Gehört { $who }.
art-not-for-sale = Nicht mehr zu kaufen.
art-choose = Wähle

## What the board asks for

desk-stop-reveal = Aufdecken

## What the guide says

coach-market-title = Du kannst etwas kaufen
coach-market = Tippe eine Karte an, um zu lesen, was sie kann, und kauf sie, wann immer es erlaubt ist. Du bezahlst mit Talern ihrer Bohne.

## What keys do, in every game but seldom said

desk-key-enter = Eingabe
desk-key-escape = Esc
desk-key-arrows = durch Hand, Sorten und Empfänger gehen
desk-key-count = von der gewählten Sorte eine mehr oder weniger
desk-key-pin = die gewählte Karte anheften oder lösen
desk-key-shift = Umschalt
desk-key-hand = eine Handkarte
desk-key-revealed = eine aufgedeckte Karte
desk-key-plant = auf einem Feld anbauen
desk-key-harvest = ein Feld ernten
desk-key-buy = das dritte Feld kaufen
desk-key-want = eine Sorte wünschen, mit ihrem ersten Buchstaben
desk-key-go = der große Knopf, oder dein Angebot senden
desk-key-accept = das erste Angebot annehmen
desk-key-decline = es ablehnen
desk-key-counter = ein Gegenangebot machen
desk-key-withdraw = das eigene Angebot zurückziehen
desk-key-drop = ausgewählte Karten zurücklegen

## Third-party games and bots that fail

web-broken-game = Das Spiel { $name } ist hier nicht verfügbar: { $why }
web-broken-bot = Der Bot { $name } ist hier nicht verfügbar: { $why }
web-game-unusable = Dieses Spiel ist hier gerade nicht verfügbar.
stand-in = Der Bot { $bot } kann nicht weiterspielen; für { $who } spielt jetzt { $stand_in }.
hint-unavailable = Hier gibt es keinen Tipp: Der Profi kennt dieses Spiel nicht gut genug.
