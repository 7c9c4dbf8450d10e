prohibohn-laying = Kies twee handkaarten als startdaalders, bijvoorbeeld “neerleggen 2 5”.
prohibohn-laid = Je hebt je startdaalders al gekozen.
prohibohn-before-first-turn = Oogsten en kopen mag je zodra de eerste beurt is begonnen.
prohibohn-too-few-cards = Zoveel kaarten heb je niet in je hand.
prohibohn-not-while-revealing = Je mag niet oogsten zolang er kaarten worden omgedraaid.
prohibohn-market-over = Je bent klaar met je inkopen.
prohibohn-market-to-come = Jij koopt na wie aan de beurt is.
prohibohn-unfinished = Rond eerst je aankoop af.
prohibohn-sold = Die kaart is al verkocht.
prohibohn-removed = Die kaart is uit het spel.
prohibohn-not-the-taler = Je hebt er niet de juiste daalders voor.
prohibohn-one-station = Je mag maar één Police Station hebben.
prohibohn-no-choice = Dat moet je voorste kaart zijn.
prohibohn-front-card = Dat is je voorste kaart: plant hem gewoon.
prohibohn-no-throwing = Je mag nu geen handkaart afleggen.
prohibohn-no-more-planting = Na het afleggen van een kaart mag je in deze fase niet meer planten.
prohibohn-thrown = Je hebt in deze fase al een kaart afgelegd.
prohibohn-revealing = Draai de volgende kaart om.
prohibohn-revealed-all = Je mag geen kaart meer omdraaien: beëindig de fase of koop.
prohibohn-drawing = Kies hoeveel kaarten je trekt.
prohibohn-wrong-draw = Zoveel kaarten mag je niet trekken.
prohibohn-trading-up = Oogst, koop, of zeg klaar om je inkopen af te sluiten.
prohibohn-taking = Neem een daalder van de maffia.
prohibohn-not-in-mafia = De maffia heeft zo’n daalder niet.
prohibohn-removing = Verwijder de derde kaart van de soort uit het spel, of zeg klaar.
prohibohn-too-late-to-remove = Een derde kaart mag je alleen verwijderen meteen nadat je de tweede hebt gekocht.
prohibohn-not-the-third = Dat is niet de derde kaart van de soort die je net hebt gekocht.
prohibohn-closing = Sluit een gebouw van je tegenspeler, of zeg klaar.
prohibohn-too-late-to-close = Je mag een gebouw alleen sluiten meteen nadat je de kaart daarvoor hebt gekocht.
prohibohn-not-to-close = Je tegenspeler heeft geen gebouw van die soort dat precies 1 daalder waard is.
prohibohn-no-group = Meerdere kaarten van één soort passen niet op een veld waar twee soorten elkaar afwisselen.
prohibohn-not-next = Op dat veld wisselen twee soorten elkaar af, en deze soort is niet de volgende.
prohibohn-no-run = Zoveel kaarten mag je van dat veld niet betalen.
prohibohn-lay-two = kies twee kaarten met hun plek in je hand, 1 tot { $most }
prohibohn-lay-twice = kies twee verschillende kaarten, niet twee keer plek { $place }
prohibohn-no-such-card = geen kaart te koop heet { $word }; de kaarten zijn { $cards }
prohibohn-how-to-buy = probeer { $examples }

# Fasen

prohibohn-phase-lay = startdaalders kiezen
prohibohn-phase-lay-advice = Kies twee handkaarten met hun plek als startdaalders. Niemand ziet ze voordat je ze uitgeeft. De andere kaarten houden hun volgorde.
prohibohn-phase-pay = fase 2, bonen voor de maffia
prohibohn-phase-pay-advice = Verzamelt een baas de laatste kaart van een veld, betaal hem dan één kaart van dat veld. Verkoopt hij, dan krijg jij één daalder van zijn oogst.
prohibohn-phase-plant-hand = fase 3, uitspelen uit de hand
prohibohn-phase-plant-hand-advice = Plant je voorste kaart en, als je wilt, de volgende. Oogst voor je klaar zegt: zolang er kaarten worden omgedraaid, mag je niet oogsten.
prohibohn-phase-reveal = fase 4, omdraaien
prohibohn-phase-reveal-advice = Draai kaart voor kaart om, tot er hooguit drie blijven liggen. Komen er kaarten van de aflegstapel bij, dan is de fase voorbij, tenzij jouw Undertaker meer toestaat.
prohibohn-phase-draw = fase 6, bijnemen
prohibohn-phase-draw-advice = Kies hoeveel kaarten je trekt.
prohibohn-phase-market = inkopen
prohibohn-phase-market-advice = De trekstapel is op: verkoop en koop zolang je wilt. Bezitten beide spelers daarna samen minder dan tien gebouwen, dan volgt op de derde ronde een vierde.
prohibohn-phase-take = een daalder van de maffia nemen
prohibohn-phase-take-advice = Neem een van de daalders van de maffia.
prohibohn-phase-remove = de derde kaart verwijderen
prohibohn-phase-remove-advice = Verwijder de derde kaart uit het spel, nu of nooit.
prohibohn-phase-close = een gebouw sluiten
prohibohn-phase-close-advice = Sluit een 1-kaart van je tegenspeler, nu of nooit.
prohibohn-freely = In je beurt mag je bij elke invoer kopen, met daalders van de boon van de kaart, en oogsten, behalve in fase 4. “kaarten” toont wat elke kaart doet.

# Hulp

prohibohn-help-lay = voorbereiding: de kaarten op plek 2 en 5 worden daalders
prohibohn-help-buy = een kaart die te koop is, bij elke invoer in je beurt; “ko razzia: blauwe”
prohibohn-help-reveal = fase 4: de volgende kaart
prohibohn-help-play = met een Varieté: een kaart achter de voorste
prohibohn-help-throw = met Casino 3: een handkaart afleggen
prohibohn-help-draw = met een Gas Station: hoeveel
prohibohn-help-bought = na een aankoop: een daalder van de maffia, of de derde kaart van een soort; “klaar” als je dat niet wilt
prohibohn-help-pay-several = met Pub 3: drie kaarten van veld 1 naar de baas die die soort verzamelt
prohibohn-help-close = met Pub 4, bij aankoop: een kaart van je tegenspeler; “klaar” als je dat niet wilt

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
prohibohn-within-means = Te betalen
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Verdekt onder de aflegstapel, past nergens bij: { $beans }
prohibohn-card = {"  "}{ $card }, { $price }: { $power }

# Wat er gebeurde

prohibohn-raid = { $bought }: { $power }
fact-laid = { $who_is ->
    [you] Je kiest twee kaarten als startdaalders: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } kiest twee kaarten als startdaalders
       *[seen] { $who } kiest twee kaarten als startdaalders: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Je krijgt van de oogst van { $boss }
   *[other] { $who } krijgt van de oogst van { $boss }
} { $beans_count ->
    [one] een daalder: { $beans }
   *[other] daalders: { $beans }
}
fact-taler-taken = { $who_is ->
    [you] Je neemt een daalder van de maffia: { $beans }
   *[other] { $who } neemt een daalder van de maffia: { $beans }
}
fact-third-card-removed = { $who_is ->
    [you] Je verwijdert “{ $card }” uit het spel
   *[other] { $who } verwijdert “{ $card }” uit het spel
}
fact-closed = { $who_is ->
    [you] Je sluit “{ $card }” van { $owner_whom }
   *[other] { $who } sluit “{ $card }” van { $owner_whom }
}
fact-thrown = { $who_is ->
    [you] Je legt { $beans } uit je hand af
   *[other] { $who } legt { $beans } uit de hand af
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
prohibohn-move-leave = niets doen
prohibohn-move-on = door naar het omdraaien
prohibohn-move-end-market = je inkopen afsluiten
prohibohn-more-lays = {"   "}… nog { $count } manieren om twee kaarten te kiezen: typ zetten

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
