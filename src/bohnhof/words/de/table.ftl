# Was auf dem Tisch liegt

player = { $who_is ->
    [you] Du
   *[other] { $who }
}
piles = Durchgang { $now } von { $passes } · Zugstapel { $draw } · Ablagestapel { $discard }
head-taler = Taler
field-empty = leer
row = { $row }
cards = { $beans }
count = { $count }
taler = { $taler } Taler
none = keine
revealed = Aufgedeckt
offers = Angebote
fields = Felder
hand-empty = leer
front = vorn
of-player = { $who_is ->
    [you] Du: { $what }
   *[other] { $who }: { $what }
}
open-offer = { $who_is ->
    [you] Du an { $partner }: { $give } für { $want }
   *[other] { $who } an { $partner_is ->
        [you] dich
       *[other] { $partner }
    }: { $give } für { $want }
}
open-offer-gift = { $who_is ->
    [you] Du an { $partner }: { $give } als Geschenk
   *[other] { $who } an { $partner_is ->
        [you] dich
       *[other] { $partner }
    }: { $give } als Geschenk
}
open-offer-request = { $who_is ->
    [you] Du an { $partner }: { $want } umsonst, bitte
   *[other] { $who } an { $partner_is ->
        [you] dich
       *[other] { $partner }
    }: { $want } umsonst, bitte
}
whom = dir
card = { $card }
power = { $card_power }
no-power = keine Eigenschaft

# Phasen

phase-over = das Spiel ist zu Ende
phase-plant-hand = Phase 1, Bohnenkarten ausspielen
phase-plant-hand-advice = Wer am Zug ist, baut seine vorderste Handkarte an und darf dann noch die nächste anbauen. Passt eine Karte nirgends, ernte zuerst ein Feld.
phase-trade = Phase 2, Handeln und Schenken
phase-trade-advice = Wer am Zug ist, darf aufgedeckte Karten und Handkarten mit allen handeln. Alle anderen dürfen nur mit dem Zugspieler handeln, und nur mit Handkarten. Beide müssen einverstanden sein, und was man bekommt, muss in Phase 3 angebaut werden.
phase-plant-aside = Phase 3, neue Karten anbauen
phase-plant-aside-advice = Alle bauen an, was sie bekommen haben, in beliebiger Reihenfolge. Wer am Zug ist, baut auch die übrigen aufgedeckten Karten an. Passt eine Karte nirgends, ernte zuerst ein Feld.
moment-reveal = Phase 2, vor dem Aufdecken
moment-reveal-advice = Gleich werden die letzten Karten des Zugstapels aufgedeckt. Alle dürfen noch ernten und kaufen, bevor der Ablagestapel gemischt wird.
moment-draw = Phase 4, vor dem Nachziehen
moment-draw-advice = Gleich wird die letzte Karte des Zugstapels gezogen. Alle dürfen noch ernten und kaufen, bevor der Ablagestapel gemischt wird oder das Spiel endet.
freely = Wann immer du gefragt wirst, darfst du ernten oder ein Feld kaufen. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt.

# Was Züge bedeuten

move-plant = macht { $row }
move-plant-empty = { $beans } auf ein leeres Feld
move-harvest = { $taler ->
    [0] { $beans } für nichts
   *[other] { $beans } für { $taler } Taler
}
move-pay = zahlt mit Talern: { $beans }
move-accept = { $give } bekommen für { $want }
move-done = diese Phase beenden
move-go-on = weiter
more-offers = {"   "}… noch { $count } solche Angebote: sag züge

# Wie es ausging

score-of = { $who_is ->
    [you] Du
   *[other] { $who }
}
winners = { $winners_is ->
    [you] Du gewinnst.
    [several] Gemeinsam gewinnen { $winners }.
   *[other] { $winners } gewinnt.
}
ended-agreed = Ihr habt die Partie gemeinsam beendet. Niemand gewinnt.
ended-conceded = { $verdict } { $who_is ->
    [you] Du hast aufgegeben.
   *[other] Aufgegeben: { $who }.
}
ended-time = { $verdict } { $who_is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Zeit abgelaufen: { $who }.
}
nobody-wins = Niemand gewinnt.
