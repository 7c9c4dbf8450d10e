# Wat alleen de pagina zegt, in de panelen van Prohibohn

desk-prohibohn-laying = Tik twee handkaarten aan als startdaalders
desk-prohibohn-removing = Verwijder de derde kaart van de soort, of ga verder
desk-prohibohn-closing = Sluit een gebouw van je tegenspeler, of ga verder
desk-prohibohn-drawing = Kies hoeveel kaarten je trekt
art-for-sale = Te koop
art-own-turn = in je eigen beurt
art-has = { $who }: { $cards }
art-your-cards = Jouw gebouwen
art-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
art-secret = geheim tot je ze uitgeeft
art-secret-n = { $n } geheim
art-paid = door iedereen betaald, onder de aflegstapel:
art-choose-remove = De derde kaart van de reeks uit het spel verwijderen?
art-choose-close = Welke kaart van je tegenspeler sluit je?
art-choice-done-remove = Niets doen
art-ghost = { $card } gaat door
desk-stop-lay = Neerleggen
coach-lay-title = Je startdaalders
coach-lay = Kies twee handkaarten: dat worden je eerste daalders. Je tegenspeler ziet niet welke.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dan tellen daalders en gebouwen samen, en moet je ook meer hebben dan de maffia.
