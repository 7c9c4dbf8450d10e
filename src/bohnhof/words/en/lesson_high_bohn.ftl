# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Taler buy buildings
lesson-high-bohn-welcome = High Bohn is Bohnanza in a western town. Taler count at the end, and so do the prices of your buildings. If you know Bohnanza, the first steps are familiar.
lesson-high-bohn-harvest-title = Harvest
lesson-high-bohn-harvest = You may harvest at any time. Three chili beans pay 1 taler, and one of them is turned over: it’s a chili taler now. Harvest.
lesson-high-bohn-buy-title = Buy a building
lesson-high-bohn-buy = Each kind of building is paid with taler of one bean. Your chili taler pays for Blacksmith 1: buy it.
lesson-high-bohn-power-title = What it does
lesson-high-bohn-power = Buildings of price 1 have no power; nearly all others bend a rule for you. You may own only one of each kind, so think about which one. Now plant the last chili bean.
lesson-high-bohn-end-title = Now you know how to play
lesson-high-bohn-end = The price of a building is never lost: it counts at the end. Four or more buildings bring a bonus, cheap ones too. But of each kind only a few are sold, so don’t wait too long.
