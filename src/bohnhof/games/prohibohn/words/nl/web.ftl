# Wat alleen de pagina zegt, in de panelen van Prohibohn

desk-prohibohn-laying = Tik twee handkaarten aan en leg ze als daalders neer
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
art-choose-remove = De derde kaart van de set uit het spel halen?
art-choose-close = Welke kaart van de ander wordt gesloten?
art-choice-done-remove = Laten
art-ghost = { $card } gaat door
desk-stop-lay = Neerleggen
coach-lay-title = Je startdaalders
coach-lay = Tik twee handkaarten aan en leg ze neer: het worden je eerste daalders, en de ander ziet niet welke.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dan tellen daalders en gebouwen samen, en moet je ook meer hebben dan de maffia.
