# Was Karten und Felder auf der Seite sagen.

art-card-front = vorderste Karte
art-card-place = Stelle { $place }
art-card-count = { $count } im Spiel
art-card-pays = bringt { $taler } für { $beans }
art-card-pinned = angeheftet
art-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
art-taler = { $n } Taler
art-taler-of = { $n } Taler ({ $bean })
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
art-bed-next = noch { $more } für { $taler } Taler
art-bed-best = Höchstwert
art-bed-full = voll
art-bed-harvest = Ernten
art-bed-plant = Auf Feld { $place } anbauen
art-bed-power = Die Wirkung von Feld { $place } nutzen
art-bed-touch = Feld { $place }
