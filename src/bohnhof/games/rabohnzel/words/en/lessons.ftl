# The first game of rabohnzel, move by move

lesson-rabohnzel-welcome-title = Beans that work magic
lesson-rabohnzel-welcome = Rabohnzel is Bohnanza with magic: whoever has the most taler at the end wins. You plant the front card of your hand, and each kind of bean has a power. Your front card is a picker bean: plant it.
lesson-rabohnzel-enough-title = One is enough
lesson-rabohnzel-enough = You may plant a second card. It’s a magic bean, and you’ll soon need it in your hand: stop here.
lesson-rabohnzel-power-title = Use a power
lesson-rabohnzel-power = In the magic phase each of your fields may use its power once, and keeps its beans. A picker bean takes the last card of another player’s hand. Use it against Ann.
lesson-rabohnzel-keep-title = Stolen
lesson-rabohnzel-keep = You got a princess bean. You may plant it at once or keep it. Keep it in your hand.
lesson-rabohnzel-spells-title = Your spell
lesson-rabohnzel-spells = You have one spell, and it lies face down: the Hand spell. A magic bean from your hand activates it. Play yours.
lesson-rabohnzel-trade-title = To trade or not
lesson-rabohnzel-trade = Two cards are revealed, and you could trade. But your spell lets you draw five cards if no card changes hands. So don’t trade this time.
lesson-rabohnzel-grow-title = Plant what was revealed
lesson-rabohnzel-grow = Put the second picker bean with the first one.
lesson-rabohnzel-harvest-title = Harvest
lesson-rabohnzel-harvest = Two picker beans pay 1 taler. You may harvest at any time unless you are attacked. Their power is used for this turn: harvest.
lesson-rabohnzel-sword-title = A sword bean
lesson-rabohnzel-sword = Plant it on an empty field. In your next magic phase it can attack another player: that may cost them a taler, or let them counter-attack.
lesson-rabohnzel-cast-title = Cast your spell
lesson-rabohnzel-cast = Now it’s time to draw, and no card has changed hands. Cast the Hand spell: you draw five cards instead of three.
lesson-rabohnzel-end-title = Now you know how to play
lesson-rabohnzel-end = White beans draw cards, magic beans activate spells, and harvests of two cap beans or more bring new ones. Unused spells turn face down at the end of your turn. Play on!
