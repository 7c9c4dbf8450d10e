# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Cognac comes to town
lesson-high-bohn-cognac-welcome = This is High Bohn with a ninth kind, the cognac bean, and its buildings, the Distilleries. Your front card is a cognac bean: plant it.
lesson-high-bohn-cognac-second-title = And another
lesson-high-bohn-cognac-second = The second one, too, on the same field. Cognac beans are the most common ones: it takes five for 1 taler.
lesson-high-bohn-cognac-offer-title = Ask for two
lesson-high-bohn-cognac-offer = A cognac bean is revealed, and Ann has two more. Offer her the green bean for both.
lesson-high-bohn-cognac-done-title = Ann accepts
lesson-high-bohn-cognac-done = Now you have three more. End the trading.
lesson-high-bohn-cognac-aside-title = Plant all three
lesson-high-bohn-cognac-aside = Plant your cognac beans with the others, one after the other.
lesson-high-bohn-cognac-harvest-title = Five cognac beans
lesson-high-bohn-cognac-harvest = Harvest them: they pay 1 cognac taler.
lesson-high-bohn-cognac-buy-title = Buy a Distillery
lesson-high-bohn-cognac-buy = Distilleries are paid with cognac taler. Yours is enough for Distillery 1.
lesson-high-bohn-cognac-end-title = What the others can do
lesson-high-bohn-cognac-end = Distillery 2 starts a sale of one kind of building. Distillery 3 takes a taler of others’ bean stews. Distillery 4 makes your cognac beans pay more. Nine kinds of buildings give the highest bonus. Play on!
