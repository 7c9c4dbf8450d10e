# Was nur die Seite sagt, in den Tafeln von Prohibohn

desk-prohibohn-laying = Tippe zwei Handkarten an und lege sie als Taler ab
desk-prohibohn-removing = Entferne die dritte Karte der Art, oder weiter
desk-prohibohn-closing = Schließe ein gegnerisches Etablissement, oder weiter
desk-prohibohn-drawing = Wähle, wie viele Karten du nachziehst
