# Was nur die Seite sagt, in den Tafeln von Prohibohn

desk-prohibohn-laying = Tippe zwei Handkarten an und lege sie als Taler ab
desk-prohibohn-removing = Entferne die dritte Karte der Art, oder weiter
desk-prohibohn-closing = Schließe ein gegnerisches Etablissement, oder weiter
desk-prohibohn-drawing = Wähle, wie viele Karten du nachziehst
art-for-sale = Zu kaufen
art-own-turn = im eigenen Zug
art-has = { $who }: { $cards }
art-your-cards = Deine Etablissements
art-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
art-secret = geheim bis zum Ausgeben
art-secret-n = { $n } geheim
art-paid = von allen bezahlt, unter der Ablage:
art-choose-remove = Die dritte Karte des Satzes aus dem Spiel nehmen?
art-choose-close = Welche gegnerische Karte wird geschlossen?
art-choice-done-remove = Lassen
art-ghost = { $card } deckt weiter auf
desk-stop-lay = Auslegen
coach-lay-title = Deine Starttaler
coach-lay = Tippe zwei Handkarten an und lege sie ab: Sie werden deine ersten Taler, und der andere sieht nicht welche.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dann zählen Taler und Etablissements zusammen, und du brauchst auch mehr als die Mafia.
