# Was Karten, Felder und die Tafeln einzelner Spiele auf der Seite sagen.

## Cards and fields

art-card-front = vorderste Karte
art-card-place = Platz { $place }
art-card-count = { $count } im Spiel
art-card-pays = bringt { $taler } für { $beans }
art-card-pinned = behalten
art-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
art-taler = { $n } Taler
art-taler-of = { $n } Taler { $bean }
art-phases = Phasen des Zuges
art-bed = { $place ->
    [0] { $n } { $beans }, bringt { $taler } Taler, { $next }
   *[other] Feld { $place }, { $n } { $beans }, bringt { $taler } Taler, { $next }
}
art-bed-bare = { $place ->
    [0] Leeres Feld
   *[other] Feld { $place }, leer
}
art-bed-empty = Leer
art-bed-mixed = Gemischt
art-bed-next = { $more } mehr: { $taler } Taler
art-bed-best = mehr geht nicht
art-bed-full = voll
art-bed-harvest = Ernten
art-bed-plant = Auf Feld { $place } anbauen
art-bed-touch = Feld { $place }

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
