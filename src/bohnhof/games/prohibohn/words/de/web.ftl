# Was nur die Seite sagt, in den Tafeln von Prohibohn

desk-prohibohn-laying = Tippe zwei Handkarten an: deine Starttaler
desk-prohibohn-removing = Entferne die dritte Karte der Art, oder weiter
desk-prohibohn-closing = Schließ ein gegnerisches Etablissement, oder weiter
desk-prohibohn-drawing = Wähle, wie viele Karten du nachziehst
art-for-sale = Zu kaufen
art-own-turn = nur im eigenen Zug
art-has = { $who }: { $cards }
art-your-cards = Deine Etablissements
art-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
art-secret = geheim, bis du sie ausgibst
art-secret-n = { $n } geheim
art-paid = von allen bezahlt, unter dem Ablagestapel:
art-choose-remove = Die dritte Karte des Satzes aus dem Spiel nehmen?
art-choose-close = Welche Karte deines Gegners schließt du?
art-choice-done-remove = Drin lassen
art-ghost = { $card } deckt weiter auf
desk-stop-lay = Starttaler
coach-lay-title = Deine Starttaler
coach-lay = Wähle zwei Handkarten: Sie werden deine ersten Taler. Dein Gegner sieht nicht, welche.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dann zählen Taler und Etablissements zusammen, und du brauchst auch mehr als die Mafia.
