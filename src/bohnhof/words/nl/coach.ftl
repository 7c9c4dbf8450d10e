# The first game as a lesson

coach-guide = Uitleg
coach-step = Stap { $now } van { $all }
coach-skip = Uitleg overslaan
coach-next = Verder
coach-queue-title = Je hand is een rij
coach-queue = Plant eerst de voorste kaart: tik een veld aan. De volgorde van je hand ligt vast, dus ruil weg wat niet past.
coach-field-title = Op een veld groeit één soort
coach-field = Aan de daalders onder de bonen zie je hoeveel bonen je nodig hebt. Ernaast staat wat het veld nu oplevert, en hoeveel bonen erbij meer opleveren.
coach-trade-title = Nu handelen
coach-trade = Tik kaarten aan die je geeft en een soort die je wilt, en verstuur het. Cadeaus mogen ook. Omgedraaide kaarten die je houdt, moet je planten.
coach-trade-phone = Tik kaarten aan die je geeft, dan Handelen: daar kies je wat je wilt en verstuur je het. Cadeaus mogen ook. Omgedraaide kaarten die je houdt, moet je planten.
coach-answer-title = Je krijgt een aanbod
coach-answer = Neem het aan, doe een tegenbod of wijs het af. Wat je krijgt, plant je meteen na het handelen.
coach-answer-phone = Tik op Handelen: daar neem je het aan, wijs je het af of doe je een tegenbod. Wat je krijgt, plant je meteen na het handelen.
coach-aside-title = Plant wat je kreeg
coach-aside = Tik een kaart aan, dan een veld. Past hij nergens, oogst dan eerst een veld.
coach-harvest-title = Oogsten mag altijd
coach-harvest = Bij het oogsten verkoop je alle bonen van een veld. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen.
coach-end-title = Wanneer is het afgelopen?
coach-end-pile = De trekstapel wordt { $passes ->
    [1] één keer
    [3] drie keer
   *[other] { $passes } keer
} doorgespeeld; linksboven staat welke ronde het is.
coach-end = { coach-end-pile } Wie dan de meeste daalders heeft, wint.
