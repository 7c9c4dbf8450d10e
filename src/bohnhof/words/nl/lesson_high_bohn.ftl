# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Daalders kopen gebouwen
lesson-high-bohn-welcome = High Bohn is Bohnanza in een westernstad. Aan het eind tellen daalders en de prijzen van je gebouwen. Ken je Bohnanza, dan zijn de eerste stappen bekend.
lesson-high-bohn-harvest-title = Oogsten
lesson-high-bohn-harvest = Oogsten mag altijd. Drie vuurbonen brengen 1 daalder op; één ervan wordt omgedraaid en is een vuurdaalder. Oogst.
lesson-high-bohn-buy-title = Koop een gebouw
lesson-high-bohn-buy = Elke soort gebouw betaal je met daalders van één boon. Je vuurdaalder is genoeg voor Smederij 1: koop die.
lesson-high-bohn-power-title = Wat het doet
lesson-high-bohn-power = Gebouwen van 1 daalder hebben geen kracht; bijna alle andere veranderen een regel voor jou. Van elke soort mag je er maar één hebben, dus denk na welke. Plant nu de laatste vuurboon.
lesson-high-bohn-end-title = Nu kun je spelen
lesson-high-bohn-end = De prijs van een gebouw ben je nooit kwijt: hij telt aan het eind. Vanaf vier gebouwen is er een bonus, ook voor goedkope. Maar van elke soort worden er weinig verkocht: wacht niet te lang.
