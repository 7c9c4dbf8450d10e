# Wat alleen de pagina zegt, in de panelen van Al Cabohne

art-you = Jij
art-mafia = Maffia
art-mafia-ties = wint bij gelijkspel
art-mafia-double = telt als { $n }
art-race = De race
art-boss-lacks = nog { $n }
art-boss-sells = { $n ->
    [one] verkoopt bij { $n } daalder
   *[other] verkoopt bij { $n } daalders
}
art-boss-sells-at = verkoopt bij
art-boss-give = { $boss } een kaart geven
art-boss-taxes = { $boss } neemt er 1
art-group-joined = { $n } omgedraaid, { $more } erbij
art-group-fits = { $n ->
    [one] past op veld { $fields }
   *[other] past op velden { $fields }
}
art-group-after = na een oogst
art-gifts = Een baas een kaart geven
art-gift-to = aan { $boss }
art-gift-brings = { $n } van { $of }
art-take-taler = De daalder { $bean } nemen
desk-al-cabohne-sell-at-the-end = Oogst nog voor het eind van je beurt, of ga verder
desk-al-cabohne-buy-at-the-end = Oogst of koop nog voor het eind van je beurt, of ga verder
desk-al-cabohne-first-card = Plant { $front }
desk-al-cabohne-second-card = Plant ook { $front }, of ga verder
desk-al-cabohne-using = Plant wat overbleef, of leg het af
desk-al-cabohne-paying = Betaal van elk veld met een soort van de maffia, of oogst het eerst
desk-al-cabohne-growing = { $revealed ->
    [0] Geef de maffia handkaarten, of ga verder
   *[other] Plant omgedraaide kaarten, geef de maffia handkaarten, of ga verder
}
desk-al-cabohne-plant-all = Plant alle omgedraaide kaarten, op jouw velden of die van de maffia
desk-al-cabohne-empty-boss = Geef { $boss } een boon van een soort die geen baas verzamelt
desk-al-cabohne-no-more-cards = Oogst als je wilt, of ga verder
desk-done-grow = Klaar met planten
desk-stop-use = Resten
desk-stop-pay = Afstaan
desk-stop-grow = Bijplanten
coach-line-title = Je hand is een rij
coach-line = Plant eerst de voorste kaart: tik een veld aan. De volgorde van je hand ligt vast, dus maak op tijd plaats.
coach-bosses-title = Ook de bazen verbouwen bonen
coach-bosses = Bazen pakken bonen die passen en verkopen vanzelf bij hun rode streep. Om te winnen heb je meer daalders nodig dan de maffia.
coach-grow-title = Plant wat omgedraaid is
coach-grow = Kaarten van één soort gaan samen op één veld, van jou of van een baas. Wat je laat liggen, mag je tegenspeler gebruiken.
coach-grow-alone-title = Plant wat omgedraaid is
coach-grow-alone = Kaarten van één soort gaan samen op één veld, van jou of van een baas. Je moet ze allemaal planten voor je verdergaat.
coach-give-title = Voer een baas
coach-give = Tik een handkaart aan en dan een baas om hem die te geven. Een baas die verkocht heeft, vraagt niet meer om die boon.
coach-harvest-turn-title = Wanneer je mag oogsten
coach-harvest-turn = In je eigen beurt, maar niet terwijl er kaarten worden omgedraaid. Bij het oogsten verkoop je alle bonen van een veld. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen.
coach-tax-title = Betalen aan de maffia
coach-tax = Je verbouwt een soort die een baas verzamelt, dus neemt hij zijn deel. Betaal, of oogst op tijd.
coach-discards-title = Let op de aflegstapel
coach-discards = Een omgedraaide kaart haalt passende kaarten van de aflegstapel. Tik de stapel aan om de volgorde te zien.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Dan heb je meer daalders nodig dan je tegenspeler, en meer dan de maffia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } De daalders van de maffia tellen dan dubbel, en jij hebt er meer nodig.
web-mafia = De maffia
