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
    [you] Jij aan { $partner_whom }: je vraagt { $want } voor niets
   *[other] { $who } aan { $partner_whom }: vraagt { $want } voor niets
}
whom = jou
card = { $card }
power = { $card_power }
no-power = geen eigenschap

# Fasen

phase-over = het spel is afgelopen
phase-plant-hand = fase 1, planten uit de hand
phase-plant-hand-advice = Wie aan de beurt is, plant eerst de voorste handkaart en daarna, naar keuze, ook de volgende. Past een kaart nergens, oogst dan eerst een veld.
phase-trade = fase 2, handelen
phase-trade-advice = Wie aan de beurt is, mag omgedraaide kaarten en handkaarten met iedereen ruilen. Alle anderen mogen alleen handkaarten ruilen, en alleen met wie aan de beurt is. Beiden moeten akkoord gaan, en gekregen kaarten moeten in fase 3 geplant worden.
phase-plant-aside = fase 3, de nieuwe kaarten planten
phase-plant-aside-advice = Iedereen plant de gekregen kaarten, in welke volgorde je wilt. Wie aan de beurt is, plant ook de omgedraaide kaarten die overblijven. Past een kaart nergens, oogst dan eerst een veld.
moment-reveal = fase 2, voor het omdraaien
moment-reveal-advice = Bij het omdraaien gaan zo de laatste kaarten van de trekstapel. Iedereen mag oogsten en kopen voor de aflegstapel wordt geschud.
moment-draw = fase 4, voor het trekken
moment-draw-advice = Zo wordt de laatste kaart van de trekstapel getrokken. Iedereen mag oogsten en kopen voor de aflegstapel wordt geschud of het spel eindigt.
freely = Bij elke invoer mag je oogsten of een veld kopen. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen.

# Wat zetten betekenen

move-plant = wordt { $row }
move-plant-empty = { $beans } op een leeg veld
move-harvest = { $taler ->
    [0] { $beans } voor niets
    [one] { $beans } voor { $taler } daalder
   *[other] { $beans } voor { $taler } daalders
}
move-pay = betaalt met daalders: { $beans }
move-accept = { $give } krijgen voor { $want }
move-done = deze fase beëindigen
move-go-on = verder
more-offers = {"   "}… nog { $count } van zulke aanbiedingen: typ zetten

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
