# The first game as a lesson

coach-guide = Uitleg
coach-step = Stap { $now } van { $all }
coach-skip = Uitleg overslaan
coach-next = Verder
coach-queue-title = Je hand is een rij
coach-queue = De voorste kaart wordt het eerst geplant: tik een veld aan. Je mag je hand nooit sorteren; ruil weg wat niet past.
coach-field-title = Een veld draagt één soort
coach-field = De daalders onder de bonen laten zien hoeveel je er nodig hebt. Ernaast staat wat het veld nu oplevert en hoeveel meer het voor de volgende stap nodig heeft.
coach-trade-title = Nu wordt er gehandeld
coach-trade = Tik kaarten aan die je geeft en een soort die je wilt; dan versturen. Cadeaus mogen ook. Omgedraaide kaarten die je houdt, moet je planten.
coach-trade-phone = Tik kaarten aan die je geeft, dan Handelen: daar kies je wat je wilt en verstuur je het. Cadeaus mogen ook. Omgedraaide kaarten die je houdt, moet je planten.
coach-answer-title = Je hebt een bod
coach-answer = Neem aan, doe een tegenbod of wijs af. Wat je krijgt, plant je meteen na het handelen.
coach-answer-phone = Tik op Handelen: daar neem je aan, wijs je af of doe je een tegenbod. Wat je krijgt, plant je meteen na het handelen.
coach-aside-title = Plant wat je kreeg
coach-aside = Tik een kaart aan, dan een veld. Past er niets, oogst dan eerst een veld.
coach-harvest-title = Oogsten mag altijd
coach-harvest = Bij het oogsten verkoop je alle bonen van een veld. Een veld met één boon moet wachten zolang een ander er meer heeft.
coach-end-title = Wanneer is het afgelopen?
coach-end-pile = De trekstapel wordt { $passes ->
    [1] eenmaal
    [3] driemaal
   *[other] { $passes } keer
} doorgespeeld; linksboven staat welke ronde het is.
coach-end = { coach-end-pile } Wie dan de meeste daalders heeft, wint.
