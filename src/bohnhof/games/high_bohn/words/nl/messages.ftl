high-bohn-own-bean-only = Dat veld hoort bij een gebouw en is alleen voor de boon van dat gebouw.
high-bohn-twice-in-stew = Elke soort mag maar één keer in een bonenstoofpot.
high-bohn-no-choice = Er valt niets te kiezen: alle bonen op dat veld zijn van één soort.
high-bohn-not-on-field = Die kaarten liggen niet op dat veld.
high-bohn-too-many-taler = Zoveel daalders brengt die oogst niet op.
high-bohn-kind-owned = Van elke soort mag je maar één gebouw hebben.
high-bohn-sold = Dat gebouw is al van een ander.
high-bohn-removed = Dat gebouw is uit het spel.
high-bohn-not-the-taler = Je hebt niet genoeg daalders van de juiste boon.
high-bohn-under-a-building = Daalders onder een gebouw kun je niet uitgeven, en zonder die heb je niet genoeg.
high-bohn-no-field-now = Je kunt nu alleen gebouwen kopen.
high-bohn-sale-only = Je kunt alleen een gebouw van de genoemde soort kopen.
high-bohn-none-unsold = Van die soort is geen gebouw meer te koop.
high-bohn-not-earned = Die boon zit niet bij de daalders van deze bonenstoofpot.
high-bohn-no-store = Je hebt geen winkel.
high-bohn-store-full = Je winkel is vol.
high-bohn-from-a-store = Een boon uit een winkel moet je planten.
high-bohn-too-few-cards = Zoveel kaarten heb je niet in je hand.
high-bohn-same-place = De kaart zit daar al.
high-bohn-look = Voor je beurt: bekijk de bovenste kaart van de trekstapel, of zeg klaar.
high-bohn-leave-or-under = Voor je beurt: leg de kaart onder de trekstapel, of zeg klaar om hem te laten liggen.
high-bohn-move-card = Voor je beurt: verplaats één kaart in je hand, of zeg klaar.
high-bohn-order = Fase 4: leg de getrokken kaarten in een andere volgorde, of zeg klaar.
high-bohn-final-round = Slotronde: oogst, koop gebouwen, of zeg klaar. Aan het eind worden je velden voor je verkocht. Heeft een ander misschien meer aan de oogst van een veld dan jij, dan mag je dat veld laten staan: zeg dat eerst, zoals { $leave }.
high-bohn-not-to-be-left = Dat veld laten staan helpt je niet: het wordt voor je verkocht.
high-bohn-left-already = Dat veld laat je al staan. Oogst het als je het wilt verkopen.
high-bohn-name = Noem een soort gebouw: wat de anderen er nu niet van kopen, gaat uit het spel.
high-bohn-sale = Je mag een gebouw van de genoemde soort kopen en er zo nodig voor oogsten, of zeg klaar.
high-bohn-claim = Je mag een daalder van deze bonenstoofpot opeisen, of zeg klaar.
high-bohn-pay = Kies welke daalder van je bonenstoofpot je afgeeft.
high-bohn-field-closed = Dat veld blijft dicht tot je de bonen van de soort { $bean } op je andere velden hebt geoogst.
high-bohn-sale-first = Eerst is er een verkoop: { $who } beslist over een aankoop.
high-bohn-name-first = Eerst iets anders: { $who } noemt een soort gebouw.
high-bohn-claim-first = Eerst iets anders: { $who } beslist over het opeisen van een daalder van een bonenstoofpot.
high-bohn-pay-first = Eerst iets anders: { $who } geeft een daalder van een bonenstoofpot af.
high-bohn-more-cards = Fase 1: je mag nog hooguit { $more } handkaarten planten, of zeg klaar.
high-bohn-buy-to-plant = Fase 1: je mag { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en nog een kaart planten, of zeg klaar.
high-bohn-harvest-to-buy = Fase 1: je mag oogsten, dan { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en nog een kaart planten, of zeg klaar.
high-bohn-buy-to-order = Fase 4: je mag { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en de kaarten ordenen die je trekt, of zeg klaar.
high-bohn-harvest-to-order = Fase 4: je mag oogsten, dan { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en de kaarten ordenen die je trekt, of zeg klaar.
high-bohn-no-building = geen gebouw heet { $word }; typ soort en prijs, zoals { $example }: { $cards }
high-bohn-which-building = welk gebouw van de soort { $card }: { $choices }?

# Fasen

phase-high-bohn-look = voor de beurt
phase-high-bohn-look-advice = De eigenaar van deze Bank mag de bovenste kaart van de trekstapel bekijken en hem dan laten liggen of onder de stapel leggen.
phase-move-card = voor de beurt
phase-move-card-advice = De eigenaar van deze Bank mag één handkaart verplaatsen.
phase-order = fase 4, kaarten trekken
phase-order-advice = De eigenaar van deze Bank mag de getrokken kaarten in een andere volgorde leggen.
phase-final = de slotronde
phase-final-advice = Om de beurt mag iedereen nog oogsten en gebouwen kopen, tot iedereen na elkaar heeft gepast. Dan wordt elk veld verkocht dat zijn eigenaar iets oplevert, tenzij de eigenaar het laat staan. Dat mag alleen als een ander meer aan de oogst kan hebben.
phase-name = een soort gebouw wordt genoemd
phase-name-advice = Wie deze Stokerij koopt, noemt een soort gebouw. Wat de anderen er niet meteen van kopen, gaat uit het spel.
phase-sale = de laatste verkoop van een soort
phase-sale-advice = Om de beurt mogen de anderen één gebouw van de genoemde soort kopen, en er zo nodig voor oogsten.
phase-claim = er is een bonenstoofpot verkocht
phase-claim-advice = De eigenaar van deze Stokerij mag een van de daalders opeisen.
phase-high-bohn-pay = er wordt een daalder opgeëist
phase-high-bohn-pay-advice = Wie de bonenstoofpot heeft verkocht, kiest welke daalder ervan wordt afgegeven.
high-bohn-freely = Bij elke invoer mag je oogsten en velden en gebouwen kopen. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen.
high-bohn-ending = Aan het eind tellen je daalders, de prijzen van je gebouwen en een bonus voor hun aantal: { $steps } daalders voor { $least } tot { $most } gebouwen. Handkaarten, winkels en derde velden tellen niet. [{ $rules }]

# Hulp

help-buy-building = een gebouw, met daalders van zijn boon, bij elke invoer; ook meer tegelijk
help-harvest-keeping = een veld met meerdere soorten: deze kaarten worden daalders
help-leave = slotronde: een veld laten staan, zodat het niet wordt verkocht
help-store = een kaart in je General Store leggen in plaats van hem te planten
help-offer-store = de kaart in je winkel; { $table }: de omgedraaide kaart
help-look = Bank 2: de bovenste kaart bekijken; hem onder de stapel leggen
help-order = Bank 3: de getrokken kaarten anders ordenen; Bank 4: een handkaart verplaatsen

# Wat er gebeurde

fact-buildings-removed = Uit het spel: { $cards }
fact-stored = { $who_is ->
    [you] Je slaat { $beans } op
   *[other] { $who } slaat { $beans } op
}
fact-looked = { $who_is ->
    [you] Je bekijkt de bovenste kaart van de trekstapel
   *[other] { $who } bekijkt de bovenste kaart van de trekstapel
}{ $beans_is ->
    [seen] : { $beans }
   *[unseen] {""}
}
fact-put-under = { $who_is ->
    [you] Je legt hem onder de stapel
   *[other] { $who } legt hem onder de stapel
}
fact-ordered = { $who_is ->
    [you] Je ordent de getrokken kaarten
   *[other] { $who } ordent de getrokken kaarten
}
fact-shared = { $who_is ->
    [you] Je krijgt { $beans } door “{ $card }”
   *[other] { $who } krijgt { $beans } door “{ $card }”
}
fact-final-round = De slotronde
fact-left = { $who_is ->
    [you] Je laat veld { $field } staan
   *[other] { $who } laat veld { $field } staan
}
fact-named = { $who_is ->
    [you] Je noemt “{ $family }”
   *[other] { $who } noemt “{ $family }”
}
fact-claimed = { $who_is ->
    [you] Je eist { $beans } op van { $from_whom }
   *[other] { $who } eist { $beans } op van { $from_whom }
}
high-bohn-over = Het spel is afgelopen

# Wat er op tafel ligt

row-stew = Stoofpot { $row }
field-empty-for = leeg, voor { $bean }
high-bohn-taler-count = { $count }+{ $under }
high-bohn-buildings = Gebouwen
high-bohn-stores = Winkels
high-bohn-put-by = Weggelegd
high-bohn-score-now = Stand
high-bohn-store = Winkel
high-bohn-store-holds = { $beans_count ->
    [0] leeg
   *[other] { $beans }
} ({ $beans_count } van { $room })
high-bohn-to-buy = Te koop
listed = { $what }
high-bohn-for-sale = Te koop:
high-bohn-sold-out = Er is niets meer te koop.
high-bohn-on-sale = {"  "}{ $card } ({ $price } { $bean }): { $power }
high-bohn-owned = { $who_is ->
    [you] Jij, { $card }: { $power }
   *[other] { $who }, { $card }: { $power }
}

# Wat zetten betekenen

card-does = { $card }: { $power }
move-harvest-keeping = { $taler ->
    [one] { $taler } daalder, waaronder { $beans }
   *[other] { $taler } daalders, waaronder { $beans }
}
move-store = { $bean } in je winkel
move-card-to = { $bean } naar plek { $place }
move-leave = zo laten
move-leave-field = { $beans } blijven onverkocht
high-bohn-pass = passen
high-bohn-pass-leaving = { $fields_count ->
    [one] passen en veld { $fields } laten staan
   *[other] passen en de velden { $fields } laten staan
}
move-no = afzien
more-card-moves = {"   "}… nog { $count } manieren om een kaart te verplaatsen: typ zetten

# Hoe het afliep

high-bohn-score-cash = kas { $cash }
high-bohn-score-windfalls = kas { $cash } + { $windfalls }
high-bohn-windfall = { $taler } door { $card }
high-bohn-score-buildings = { $count ->
    [one] { $count } gebouw { $worth }
   *[other] { $count } gebouwen { $worth }
}
high-bohn-score-bonus = bonus { $bonus }
