# Wat er op tafel ligt

player = { $who_is ->
    [you] Jij
   *[other] { $who }
}
piles = ronde { $now } van { $passes } · trekstapel { $draw } · aflegstapel { $discard }
head-taler = Daalders
field-empty = leeg
row = { $row }
cards = { $beans }
count = { $count }
taler = { $taler ->
    [one] { $taler } daalder
   *[other] { $taler } daalders
}
none = geen
revealed = Omgedraaid
offers = Aanbod
fields = Velden
hand-empty = leeg
front = voor
of-player = { $who_is ->
    [you] Jij: { $what }
   *[other] { $who }: { $what }
}
open-offer = { $who_is ->
    [you] Jij aan { $partner_whom }: { $give } voor { $want }
   *[other] { $who } aan { $partner_whom }: { $give } voor { $want }
}
open-offer-gift = { $who_is ->
    [you] Jij aan { $partner_whom }: { $give } cadeau
   *[other] { $who } aan { $partner_whom }: { $give } cadeau
}
open-offer-request = { $who_is ->
    [you] Jij aan { $partner_whom }: { $want } voor niets, graag
   *[other] { $who } aan { $partner_whom }: { $want } voor niets, graag
}
whom = jou
card = { $card }
power = { $card_power }
no-power = geen eigenschap

# Fasen

phase-over = het spel is afgelopen
phase-plant-hand = fase 1, planten uit de hand
phase-plant-hand-advice = Wie aan de beurt is, plant de voorste kaart van zijn hand en mag dan nog de volgende planten. Past een kaart nergens, dan moet eerst een veld geoogst worden.
phase-trade = fase 2, handelen
phase-trade-advice = Wie aan de beurt is, mag de omgedraaide kaarten en handkaarten van elke plek met iedereen ruilen; de anderen mogen alleen hem handkaarten aanbieden. Niets verandert van eigenaar zonder instemming, en wat je krijgt moet in fase 3 geplant worden.
phase-plant-aside = fase 3, de nieuwe kaarten planten
phase-plant-aside-advice = Iedereen plant wat hij gekregen heeft, wie aan de beurt is ook de overgebleven omgedraaide kaarten, in willekeurige volgorde. Oogst waar niets past.
moment-reveal = fase 2, voor het omdraaien
moment-reveal-advice = De kaarten die omgedraaid worden, zijn de laatste van de trekstapel. Iedereen mag oogsten en kopen voor de aflegstapel geschud wordt.
moment-draw = fase 4, voor het trekken
moment-draw-advice = Zo meteen wordt de laatste kaart van de trekstapel getrokken. Iedereen mag oogsten en kopen voor de aflegstapel geschud wordt of het spel eindigt.
freely = Oogsten en een veld kopen kan bij elke vraag; een losse boon is beschermd zolang er op een ander veld van je meer liggen.

# Wat zetten betekenen

move-plant = maakt { $row }
move-plant-empty = { $beans } op een leeg veld
move-harvest = { $taler ->
    [0] { $beans } voor niets
    [one] { $beans } voor { $taler } daalder
   *[other] { $beans } voor { $taler } daalders
}
move-pay = betaalt met daalders: { $beans }
move-accept = { $give } krijgen voor { $want }
move-done = deze fase beëindigen
move-go-on = ga verder
more-offers = {"   "}… nog { $count } van zulke aanbiedingen: zetten

# Hoe het afliep

score-of = { $who_is ->
    [you] Jij
   *[other] { $who }
}
winners = { $winners_is ->
    [you] Jij wint.
    [several] { $winners } winnen samen.
   *[other] { $winners } wint.
}
ended-agreed = Jullie hebben het spel samen beëindigd. Niemand wint.
ended-conceded = { $verdict } { $who_is ->
    [you] Je hebt opgegeven.
   *[other] Opgegeven: { $who }.
}
ended-time = { $verdict } { $who_is ->
    [you] Je tijd is op.
   *[other] Tijd op: { $who }.
}
nobody-wins = Niemand wint.
