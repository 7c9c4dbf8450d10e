# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Taler buy buildings
lesson-high-bohn-welcome = High Bohn is Bohnanza in a western town. Taler count at the end, and so do the prices of your buildings. If you know Bohnanza, the first steps are familiar.
lesson-high-bohn-harvest-title = Harvest
lesson-high-bohn-harvest = You may harvest at any time. Three chili beans pay 1 taler, and one of them is turned over: it’s a chili taler now. Harvest.
lesson-high-bohn-buy-title = Buy a building
lesson-high-bohn-buy = Each kind of building is paid with taler of one bean. Your chili taler pays for Blacksmith 1: buy it.
lesson-high-bohn-power-title = What it does
lesson-high-bohn-power = Buildings of price 1 have no power; nearly all others let you break a rule. You may own only one of each kind, so think about which one. Now plant the last chili bean.
lesson-high-bohn-end-title = Now you know how to play
lesson-high-bohn-end = The price of a building is never lost: it counts at the end. Four or more buildings bring a bonus, cheap ones too. But of each kind only a few are sold, so don’t wait too long.

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
