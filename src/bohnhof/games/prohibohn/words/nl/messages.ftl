prohibohn-laying = Leg twee handkaarten neer als daalders, bijvoorbeeld “neerleggen 2 5”.
prohibohn-laid = Je startdaalders heb je al gekozen.
prohibohn-before-first-turn = Oogsten en kopen mag je zodra de eerste beurt begonnen is.
prohibohn-too-few-cards = Zoveel kaarten heb je niet in je hand.
prohibohn-not-while-revealing = Zolang er kaarten worden omgedraaid, wordt er niet geoogst.
prohibohn-market-over = Je hebt je inkopen afgesloten.
prohibohn-market-to-come = Jouw inkopen komen na die van wie aan de beurt is.
prohibohn-unfinished = Handel eerst af wat je net gekocht hebt.
prohibohn-sold = Die kaart is al verkocht.
prohibohn-removed = Die kaart is uit het spel.
prohibohn-not-the-taler = Daar heb je de juiste daalders niet voor.
prohibohn-one-station = Ieder mag maar één Police Station hebben.
prohibohn-no-choice = Dat moet de voorste kaart van je hand zijn.
prohibohn-front-card = Dat is de voorste kaart; die plant je gewoon.
prohibohn-no-throwing = Je mag geen handkaart weggooien.
prohibohn-no-more-planting = Na de weggegooide kaart wordt er in deze fase niet meer geplant.
prohibohn-thrown = In deze fase heb je al een kaart weggegooid.
prohibohn-revealing = Draai de volgende kaart om.
prohibohn-revealed-all = Er mag geen kaart meer omgedraaid worden; beëindig de fase of koop.
prohibohn-drawing = Zeg hoeveel kaarten je trekt.
prohibohn-wrong-draw = Zoveel kaarten mag je niet trekken.
prohibohn-trading-up = Oogst, koop of sluit je inkopen af.
prohibohn-taking = Neem een daalder van de maffia.
prohibohn-not-in-mafia = Zo’n daalder heeft de maffia niet.
prohibohn-removing = Verwijder de derde kaart van de soort of zeg klaar.
prohibohn-too-late-to-remove = Een derde kaart gaat alleen uit het spel meteen nadat je de tweede hebt gekocht.
prohibohn-not-the-third = Dat is niet de derde kaart van de soort die je net hebt gekocht.
prohibohn-closing = Sluit een gebouw van je tegenspeler of zeg klaar.
prohibohn-too-late-to-close = Een gebouw wordt alleen gesloten meteen nadat je de kaart daarvoor hebt gekocht.
prohibohn-not-to-close = Zo’n gebouw dat precies 1 daalder waard is, heeft je tegenspeler niet.
prohibohn-no-group = Meer kaarten van één soort passen niet in een rij waarin twee soorten elkaar afwisselen.
prohibohn-not-next = Op dat veld wisselen twee soorten elkaar af, en deze is niet aan de beurt.
prohibohn-no-run = Zoveel kaarten van dat veld mag je niet afstaan.
prohibohn-lay-two = noem twee plekken in je hand, van 1 tot { $most }
prohibohn-lay-twice = leg twee kaarten neer, niet twee keer die op plek { $place }
prohibohn-no-such-card = er is geen kaart { $word } te koop; er zijn { $cards }
prohibohn-how-to-buy = schrijf { $examples }

# Fasen

prohibohn-phase-lay = startdaalders kiezen
prohibohn-phase-lay-advice = Leg twee handkaarten, volgens hun plek, neer als daalders; niemand ziet ze voor je ze uitgeeft. De andere houden hun volgorde.
prohibohn-phase-pay = fase 2, bonen voor de maffia
prohibohn-phase-pay-advice = Van elk veld waarvan een baas de laatste kaart verzamelt, sta je één kaart af. Verkoopt hij, dan is één daalder van zijn opbrengst voor jou.
prohibohn-phase-plant-hand = fase 3, uitspelen uit de hand
prohibohn-phase-plant-hand-advice = Plant de voorste kaart en, als je wilt, de volgende. Oogst voor je klaar bent: zolang er kaarten worden omgedraaid, wordt er niet geoogst.
prohibohn-phase-reveal = fase 4, omdraaien
prohibohn-phase-reveal-advice = Draai kaart voor kaart om, tot drie die blijven liggen. Zijn er afgelegde kaarten bij gekomen, dan is het voorbij, tenzij een Undertaker van jou meer toestaat.
prohibohn-phase-draw = fase 6, bijnemen
prohibohn-phase-draw-advice = Zeg hoeveel kaarten je trekt.
prohibohn-phase-market = inkopen
prohibohn-phase-market-advice = De trekstapel is op: verkoop en koop zo lang je wilt. Bezitten beide spelers daarna samen minder dan tien gebouwen, dan volgt op de derde ronde een vierde.
prohibohn-phase-take = een daalder van de maffia nemen
prohibohn-phase-take-advice = Neem een van de daalders van de maffia.
prohibohn-phase-remove = de derde kaart verwijderen
prohibohn-phase-remove-advice = Neem de derde kaart uit het spel, nu of nooit.
prohibohn-phase-close = een gebouw sluiten
prohibohn-phase-close-advice = Sluit een 1-kaart van je tegenspeler, nu of nooit.
prohibohn-freely = Oogsten mag bij elke vraag in je beurt behalve in fase 4, kopen bij elke; je betaalt met daalders van de boon die bij de kaart hoort. “kaarten” zegt wat elke kaart doet.

# Hulp

prohibohn-help-lay = bij het begin: de kaarten op plek 2 en 5 worden daalders
prohibohn-help-buy = een kaart die te koop is, bij elke vraag in je beurt; “ko razzia: blauwe”
prohibohn-help-reveal = fase 4: de volgende kaart
prohibohn-help-play = met een Varieté: een kaart achter de voorste
prohibohn-help-throw = met Casino 3: een handkaart op de aflegstapel
prohibohn-help-draw = met een Gas Station: hoeveel
prohibohn-help-bought = na een aankoop: een daalder van de maffia, of de derde kaart van een soort; “klaar” waar je dat niet wilt
prohibohn-help-pay-several = met Pub 3: drie kaarten van veld 1 naar de baas die hun soort verzamelt
prohibohn-help-close = met Pub 4, bij aankoop: een kaart van je tegenspeler; “klaar” waar je het niet wilt

# Wat er op tafel ligt

prohibohn-secret = { $beans_is ->
    [unseen] { $beans_count } geheim
   *[seen] geheim { $beans }
}
prohibohn-secret-label = Geheim
prohibohn-starting-taler = je startdaalders { $beans }
prohibohn-face-down = Verdekt
prohibohn-owned = Bezit
prohibohn-owns = { $who_is ->
    [you] Jij: { $cards } (samen { $total })
   *[other] { $who }: { $cards } (samen { $total })
}
prohibohn-for-sale = Te koop
prohibohn-priced = { $card } { $price }
prohibohn-price = { $price } { $bean }
prohibohn-prices = { $price } { $bean } of { $other } van een andere boon
prohibohn-sold-out = niets meer
prohibohn-within-means = Betaalbaar
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Verdekt onder de aflegstapel, past nergens bij: { $beans }
prohibohn-card = {"  "}{ $card }, { $price }: { $power }

# Wat er gebeurde

prohibohn-raid = { $bought }: { $power }
fact-laid = { $who_is ->
    [you] Je legt twee kaarten neer als daalders: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } legt twee kaarten neer als daalders
       *[seen] { $who } legt twee kaarten neer als daalders: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Je krijgt van de oogst van { $boss }: { $beans } (daalders)
   *[other] { $who } krijgt van de oogst van { $boss }: { $beans } (daalders)
}
fact-taler-taken = { $who_is ->
    [you] Je neemt { $beans } (daalder) van de maffia
   *[other] { $who } neemt { $beans } (daalder) van de maffia
}
fact-third-card-removed = { $who_is ->
    [you] Je neemt “{ $card }” uit het spel
   *[other] { $who } neemt “{ $card }” uit het spel
}
fact-closed = { $who_is ->
    [you] Je sluit “{ $card }” van { $owner_whom }
   *[other] { $who } sluit “{ $card }” van { $owner_whom }
}
fact-thrown = { $who_is ->
    [you] Je gooit { $beans } uit je hand weg
   *[other] { $who } gooit { $beans } uit de hand weg
}
fact-market = { $who_is ->
    [you] Inkopen: jij eerst
   *[other] Inkopen: { $who } eerst
}
fact-fourth-pass = De spelers bezitten samen minder dan tien gebouwen: een vierde ronde begint

# Wat zetten betekenen

prohibohn-move-buy = { $price } { $bean }: { $power }
prohibohn-move-mix = { $bean } na { $row }
prohibohn-move-draw = een hand van { $count }
prohibohn-move-out = uit het spel
prohibohn-move-leave = het laten
prohibohn-move-on = verder met omdraaien
prohibohn-move-end-market = je inkopen afsluiten
prohibohn-more-lays = {"   "}… nog { $count } manieren om twee kaarten neer te leggen: zetten

# Hoe het afliep

prohibohn-score = { $who_is ->
    [you] Jij: { $parts }
   *[other] { $who }: { $parts }
}
prohibohn-score-cards = { $count ->
    [one] { $count } kaart { $price }
   *[other] { $count } kaarten { $price }
}
prohibohn-score-more = +{ $more } door { $card }
prohibohn-score-less = −{ $less } door { $cards }
