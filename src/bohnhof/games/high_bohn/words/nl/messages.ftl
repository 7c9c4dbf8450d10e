high-bohn-own-bean-only = Dat veld ligt op een gebouw en neemt alleen de eigen boon van dat gebouw.
high-bohn-twice-in-stew = In een bonenstoofpot mag elke soort maar één keer zitten.
high-bohn-no-choice = Op dat veld valt niets te kiezen: alle bonen zijn van één soort.
high-bohn-not-on-field = Die kaarten liggen niet op dat veld.
high-bohn-too-many-taler = Zoveel daalders levert die oogst niet op.
high-bohn-kind-owned = Van elke soort mag je maar één gebouw hebben.
high-bohn-sold = Dat gebouw is al van een ander.
high-bohn-removed = Dat gebouw is uit het spel.
high-bohn-not-the-taler = Je hebt de daalders van de juiste boon niet.
high-bohn-under-a-building = Met daalders onder een gebouw koop je niets, en zonder die heb je niet genoeg.
high-bohn-no-field-now = Nu zijn alleen gebouwen te koop.
high-bohn-sale-only = Nu is alleen een gebouw van de genoemde soort te koop.
high-bohn-none-unsold = Van die soort is geen gebouw meer te koop.
high-bohn-not-earned = Die boon zit niet bij de daalders van deze bonenstoofpot.
high-bohn-no-store = Je hebt geen winkel.
high-bohn-store-full = Je winkel is vol.
high-bohn-from-a-store = Een boon die uit een winkel kwam, moet geplant worden.
high-bohn-too-few-cards = Zoveel kaarten heb je niet in je hand.
high-bohn-same-place = Daar ligt die kaart al.
high-bohn-look = Voor je beurt: bekijk de bovenste kaart van de trekstapel, of zeg dat je klaar bent.
high-bohn-leave-or-under = Voor je beurt: leg de kaart onder de trekstapel, of zeg dat je klaar bent en laat haar liggen.
high-bohn-move-card = Voor je beurt: verplaats één kaart in je hand, of zeg dat je klaar bent.
high-bohn-order = Fase 4: leg de getrokken kaarten in een andere volgorde, of zeg dat je klaar bent.
high-bohn-final-round = Slotronde: oogst, koop gebouwen, of zeg dat je klaar bent. Aan het eind worden je velden voor je verkocht. Een veld waarvan de oogst een ander meer kan opleveren dan jou mag je laten staan: zeg het eerst, zoals { $leave }.
high-bohn-not-to-be-left = Dat veld laten staan kan je niets opleveren: het wordt voor je verkocht.
high-bohn-left-already = Dat veld blijft al staan; oogst het als het verkocht moet worden.
high-bohn-name = Noem een soort gebouw: wat de anderen er nu niet van kopen, gaat uit het spel.
high-bohn-sale = Je mag een gebouw van de genoemde soort kopen en daarvoor oogsten, of zeg dat je klaar bent.
high-bohn-claim = Je mag een daalder van deze bonenstoofpot opeisen, of zeg dat je klaar bent.
high-bohn-pay = Kies de daalder van je bonenstoofpot die je afgeeft.
high-bohn-field-closed = Dat veld blijft dicht tot de bonen van de soort { $bean } op je andere velden geoogst zijn.
high-bohn-sale-first = Eerst komt een verkoop: { $who } beslist over de koop.
high-bohn-name-first = Eerst komt iets anders: { $who } noemt een soort gebouw.
high-bohn-claim-first = Eerst komt iets anders: { $who } beslist of een daalder van een bonenstoofpot opgeëist wordt.
high-bohn-pay-first = Eerst komt iets anders: { $who } geeft een daalder van een bonenstoofpot af.
high-bohn-more-cards = Fase 1: je mag nog hoogstens { $more } kaarten uit je hand planten, of zeg dat je klaar bent.
high-bohn-buy-to-plant = Fase 1: je mag { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en nog een kaart planten, of zeg dat je klaar bent.
high-bohn-harvest-to-buy = Fase 1: je mag oogsten, dan { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en nog een kaart planten, of zeg dat je klaar bent.
high-bohn-buy-to-order = Fase 4: je mag { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en de kaarten ordenen die je trekt, of zeg dat je klaar bent.
high-bohn-harvest-to-order = Fase 4: je mag oogsten, dan { $card } kopen voor { $price ->
    [one] { $price } daalder
   *[other] { $price } daalders
} van de soort { $bean } en de kaarten ordenen die je trekt, of zeg dat je klaar bent.
high-bohn-no-building = er is geen gebouw { $word }; schrijf soort en prijs, zoals { $example }: { $cards }
high-bohn-which-building = welk gebouw van de soort { $card }: { $choices }?

# Fasen

phase-high-bohn-look = voor de beurt
phase-high-bohn-look-advice = De eigenaar van deze Bank mag de bovenste kaart van de trekstapel bekijken en haar dan laten liggen of onder de stapel leggen.
phase-move-card = voor de beurt
phase-move-card-advice = De eigenaar van deze Bank mag één handkaart verplaatsen.
phase-order = fase 4, kaarten trekken
phase-order-advice = De eigenaar van deze Bank mag de getrokken kaarten in een andere volgorde leggen.
phase-final = de slotronde
phase-final-advice = Om de beurt mag iedereen nog oogsten en gebouwen kopen, tot allen na elkaar gepast hebben. Dan wordt elk veld verkocht dat zijn eigenaar een daalder oplevert, tenzij hij gezegd heeft dat hij het laat staan; dat kan waar de oogst een ander meer kan opleveren.
phase-name = een soort gebouw wordt genoemd
phase-name-advice = Wie deze Stokerij gekocht heeft, noemt een soort gebouw; wat de anderen er niet meteen van kopen, gaat uit het spel.
phase-sale = de laatste verkoop van een soort
phase-sale-advice = Om de beurt mogen de anderen één gebouw van de genoemde soort kopen en daarvoor oogsten.
phase-claim = er is een bonenstoofpot verkocht
phase-claim-advice = De eigenaar van deze Stokerij mag een van de daalders opeisen.
phase-high-bohn-pay = er wordt een daalder opgeëist
phase-high-bohn-pay-advice = Wie de bonenstoofpot verkocht heeft, kiest welke van de daalders hij afgeeft.
high-bohn-freely = Oogsten en velden en gebouwen kopen kan bij elke vraag; een losse boon is beschermd zolang er op een ander veld van je meer liggen.
high-bohn-ending = Aan het eind tellen je daalders, de prijzen van je gebouwen en een bonus voor hun aantal: { $steps } daalders voor { $least } tot { $most } gebouwen. Handkaarten, winkels en derde velden tellen niet. [{ $rules }]

# Hulp

help-buy-building = een gebouw, met daalders van zijn boon, bij elke vraag; ook meer tegelijk
help-harvest-keeping = een veld met meer soorten: deze kaarten worden daalders
help-leave = in de slotronde: een veld blijft aan het eind onverkocht
help-store = een kaart in je General Store leggen in plaats van haar te planten
help-offer-store = de kaart in je winkel; { $table }: de omgedraaide kaart
help-look = Bank 2: de bovenste kaart bekijken; haar onder de stapel leggen
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
    [you] Je legt haar onder de stapel
   *[other] { $who } legt haar onder de stapel
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
move-no = nee, dank je
more-card-moves = {"   "}… nog { $count } manieren om een kaart te verplaatsen: zetten

# Hoe het afliep

high-bohn-score-cash = kas { $cash }
high-bohn-score-windfalls = kas { $cash } + { $windfalls }
high-bohn-windfall = { $taler } door { $card }
high-bohn-score-buildings = { $count ->
    [one] { $count } gebouw { $worth }
   *[other] { $count } gebouwen { $worth }
}
high-bohn-score-bonus = bonus { $bonus }
