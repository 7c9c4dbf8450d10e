# Was Karten, Felder und die Tafeln einzelner Spiele auf der Seite sagen.

## Cards and fields

web-card-front = vorderste Karte
web-card-place = Platz { $place }
web-card-count = { $count } im Spiel
web-card-pays = bringt { $taler } für { $beans }
web-card-pinned = behalten
web-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-taler = { $n } Taler
web-taler-of = { $n } Taler { $bean }
web-phases = Phasen des Zuges
web-bed = { $place ->
    [0] { $n } { $beans }, bringt { $taler } Taler, { $next }
   *[other] Feld { $place }, { $n } { $beans }, bringt { $taler } Taler, { $next }
}
web-bed-bare = { $place ->
    [0] Leeres Feld
   *[other] Feld { $place }, leer
}
web-bed-empty = Leer
web-bed-mixed = Gemischt
web-bed-next = { $more } mehr: { $taler } Taler
web-bed-best = mehr geht nicht
web-bed-full = voll
web-bed-harvest = Ernten
web-bed-plant = Auf Feld { $place } anbauen
web-bed-touch = Feld { $place }
