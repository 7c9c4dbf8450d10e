# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Cognac komt naar de stad
lesson-high-bohn-cognac-welcome = Dit is High Bohn met een negende soort, de cognacboon, en haar gebouwen, de Stokerijen. Je voorste kaart is een cognacboon: plant hem.
lesson-high-bohn-cognac-second-title = En nog een
lesson-high-bohn-cognac-second = De tweede ook, op hetzelfde veld. Cognacbonen zijn er het meest: voor 1 daalder heb je er vijf nodig.
lesson-high-bohn-cognac-offer-title = Vraag er twee
lesson-high-bohn-cognac-offer = Er wordt een cognacboon omgedraaid, en Ann heeft er nog twee. Bied haar de breekboon voor beide.
lesson-high-bohn-cognac-done-title = Ann neemt aan
lesson-high-bohn-cognac-done = Nu heb je er drie meer. Stop met handelen.
lesson-high-bohn-cognac-aside-title = Plant ze alle drie
lesson-high-bohn-cognac-aside = Plant je cognacbonen een voor een bij de andere.
lesson-high-bohn-cognac-harvest-title = Vijf cognacbonen
lesson-high-bohn-cognac-harvest = Oogst ze: ze brengen 1 cognacdaalder op.
lesson-high-bohn-cognac-buy-title = Koop een Stokerij
lesson-high-bohn-cognac-buy = Stokerijen betaal je met cognacdaalders. De jouwe is genoeg voor Stokerij 1.
lesson-high-bohn-cognac-end-title = Wat de andere kunnen
lesson-high-bohn-cognac-end = Stokerij 2 begint een verkoop van één soort gebouw. Stokerij 3 neemt een daalder van de bonenstoofpot van anderen. Met Stokerij 4 brengen je cognacbonen meer op. Negen soorten gebouwen geven de hoogste bonus. Speel verder!
