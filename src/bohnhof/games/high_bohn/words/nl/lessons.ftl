# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Met daalders koop je gebouwen
lesson-high-bohn-welcome = High Bohn is Bohnanza in een westernstad. Aan het eind tellen je daalders en de prijzen van je gebouwen. Als je Bohnanza kent, ken je de eerste stappen al.
lesson-high-bohn-harvest-title = Oogsten
lesson-high-bohn-harvest = Oogsten mag altijd. Drie vuurbonen brengen 1 daalder op: één ervan wordt omgedraaid en is nu een vuurdaalder. Oogst.
lesson-high-bohn-buy-title = Koop een gebouw
lesson-high-bohn-buy = Elke soort gebouw betaal je met daalders van één boon. Je vuurdaalder is genoeg voor Smederij 1: koop die.
lesson-high-bohn-power-title = Wat het doet
lesson-high-bohn-power = Gebouwen van 1 daalder hebben geen eigenschap; bijna alle andere buigen een regel voor je. Van elke soort mag je er maar één hebben, dus denk na welke. Plant nu de laatste vuurboon.
lesson-high-bohn-end-title = Nu kun je spelen
lesson-high-bohn-end = De prijs van een gebouw ben je nooit kwijt: die telt aan het eind. Vanaf vier gebouwen krijg je een bonus, ook voor goedkope. Maar van elke soort zijn er maar een paar te koop, dus wacht niet te lang.

# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Cognac komt naar de stad
lesson-high-bohn-cognac-welcome = Dit is High Bohn met een negende soort, de cognacboon, en zijn gebouwen, de Stokerijen. Je voorste kaart is een cognacboon: plant hem.
lesson-high-bohn-cognac-second-title = En nog een
lesson-high-bohn-cognac-second = De tweede ook, op hetzelfde veld. Cognacbonen komen het meest voor: voor 1 daalder heb je er vijf nodig.
lesson-high-bohn-cognac-offer-title = Vraag er twee
lesson-high-bohn-cognac-offer = Er wordt een cognacboon omgedraaid, en Ann heeft er nog twee. Bied haar de breekboon voor beide.
lesson-high-bohn-cognac-done-title = Ann neemt aan
lesson-high-bohn-cognac-done = Nu heb je er drie meer. Stop met handelen.
lesson-high-bohn-cognac-aside-title = Plant ze alle drie
lesson-high-bohn-cognac-aside = Plant je cognacbonen één voor één bij de andere.
lesson-high-bohn-cognac-harvest-title = Vijf cognacbonen
lesson-high-bohn-cognac-harvest = Oogst ze: ze brengen 1 cognacdaalder op.
lesson-high-bohn-cognac-buy-title = Koop een Stokerij
lesson-high-bohn-cognac-buy = Stokerijen betaal je met cognacdaalders. De jouwe is genoeg voor Stokerij 1.
lesson-high-bohn-cognac-end-title = Wat de andere Stokerijen kunnen
lesson-high-bohn-cognac-end = Stokerij 2 start een laatste verkoop van één soort gebouw. Stokerij 3 pakt een daalder van de bonenstoofpot van een ander. Met Stokerij 4 brengen je cognacbonen meer op. Negen soorten gebouwen geven de hoogste bonus. Speel verder!
