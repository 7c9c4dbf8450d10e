# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Taler buy establishments
lesson-prohibohn-welcome = You need more than Ben and more than the mafia: taler and what your cards are worth. It’s Al Cabohne with shopping. The bosses Al and Don each collect one kind of bean.
lesson-prohibohn-lay-title = Your starting taler
lesson-prohibohn-lay = Two cards of your hand become starting taler; only you know which. The bean of a taler says what it can buy. Lay down both chili beans, the third and the sixth card.
lesson-prohibohn-buy-title = Buy a card
lesson-prohibohn-buy = In your turn you may buy in every phase. A Gas Station is paid with chili taler: buy Gas Station 1. It counts at the end, and three of a kind are worth more.
lesson-prohibohn-leftover-title = What Ben left over
lesson-prohibohn-leftover = Ben left a kidney bean. You must plant or discard it. Another one is in your hand, so plant it.
lesson-prohibohn-queue-title = Plant the front card
lesson-prohibohn-queue = You may never sort your hand, and the front card must be planted. It’s a kidney bean as well.
lesson-prohibohn-enough-title = Stop planting
lesson-prohibohn-enough = You could plant the next card. Keep it: the other field will be needed.
lesson-prohibohn-reveal-title = Reveal
lesson-prohibohn-reveal = You reveal cards one by one, up to three that no boss collects. You may stop to buy in between.
lesson-prohibohn-reveal-again-title = The next one
lesson-prohibohn-reveal-again = A green bean. Reveal another card.
lesson-prohibohn-joined-title = Cards join
lesson-prohibohn-joined = A blue and a green bean lay on top of the discard pile. They match what was revealed, so they join it, and the reveal is over. Go on.
lesson-prohibohn-grow-title = Grow what fits
lesson-prohibohn-grow = Plant both blue beans on your empty field.
lesson-prohibohn-leave-title = Leave the rest
lesson-prohibohn-leave = The green beans stay for Ben, who must plant or discard them. End the phase.
lesson-prohibohn-end-title = Now you know how to play
lesson-prohibohn-end = If you grow what a boss collects, you pay him a card each turn. Cards for 3 or 4 taler let you break a rule. Look through the shop, and buy early!

# The first game of prohibohn-pub, move by move

lesson-prohibohn-pub-welcome-title = The Pub opens
lesson-prohibohn-pub-welcome = This is Prohibohn with cognac beans, a seventh establishment, the Pub, and a third boss, Joe. You lay down two starting taler: take both cognac beans, the second and the fourth card.
lesson-prohibohn-pub-buy-title = Buy the Pub
lesson-prohibohn-pub-buy = A Pub is paid with cognac taler. One of yours is enough for Pub 1.
lesson-prohibohn-pub-fields-title = Three fields
lesson-prohibohn-pub-fields = Here everyone has three fields from the start. Plant the front card.
lesson-prohibohn-pub-second-title = Another kind
lesson-prohibohn-pub-second = The second card fits on another field. One stays empty.
lesson-prohibohn-pub-reveal-title = Reveal
lesson-prohibohn-pub-reveal = Three bosses collect now, so more cards may go by before three are yours. Reveal the next one.
lesson-prohibohn-pub-fill-title = Joe has nothing left
lesson-prohibohn-pub-fill = Joe sold five kidney beans. An empty boss needs a new start: give him a kidney bean from your hand.
lesson-prohibohn-pub-grow-title = The third field
lesson-prohibohn-pub-grow = Plant both blue beans on your empty field.
lesson-prohibohn-pub-rest-title = And the rest
lesson-prohibohn-pub-rest = The chili bean goes with yours.
lesson-prohibohn-pub-end-title = Now you know the Pub
lesson-prohibohn-pub-end = Pub 3 lets you hand over several cards of a field to a boss at once. Pub 4 may close one of your opponent’s 1-cards. Play on!
