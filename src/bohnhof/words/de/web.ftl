# Die Seite im Browser: was keine andere Oberfläche sagt

web-you = Du
web-where-to = Wohin heute?
web-lost = Hier hält kein Zug
web-lost-why = Diesen Ort gibt es auf dieser Seite nicht.
web-to-home = Zum Bahnhof
web-connection-gone = Die Verbindung ist weg. Neuer Versuch …
web-no-connection = Der Server ist nicht zu erreichen.
web-nothing-here = Hier ist nichts.
web-not-understood = Der Server hat das nicht verstanden.
