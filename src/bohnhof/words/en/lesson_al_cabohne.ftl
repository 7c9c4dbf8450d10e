# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = A duel with the mafia
lesson-al-cabohne-welcome = You need more taler than Ben, and more than the mafia. Its bosses Al and Don each collect one kind of bean. There is no trading.
lesson-al-cabohne-grow-title = Grow what fits
lesson-al-cabohne-grow = No boss took a card this time. Plant the revealed stink bean with your other one.
lesson-al-cabohne-give-title = Give to a boss
lesson-al-cabohne-give = You may give a boss hand cards of his kind, from anywhere in your hand. Your puff bean would be in the way: give it to Don.
lesson-al-cabohne-leave-title = Leave the rest
lesson-al-cabohne-leave = What you don’t plant is left for Ben. The blue and the kidney bean fit nowhere: let him have them.
lesson-al-cabohne-draw-title = End of your turn
lesson-al-cabohne-draw = You have drawn two cards. Before your turn ends you could still harvest. It’s not worth it yet.
lesson-al-cabohne-leftover-title = What Ben left over
lesson-al-cabohne-leftover = Ben left a stink and a chili bean. You must plant or discard each of them. Take the stink bean.
lesson-al-cabohne-leftover-second-title = And the other one
lesson-al-cabohne-leftover-second = The chili bean fits as well.
lesson-al-cabohne-tax-title = The mafia’s share
lesson-al-cabohne-tax = If you grew what a boss collects, you would have to pay him a card of that field now. You don’t: plant your front card.
lesson-al-cabohne-harvest-title = Harvest before the reveal
lesson-al-cabohne-harvest = Four stink beans pay 1 taler, and three go on top of the discard pile. If a stink bean is revealed now, it brings them back. You harvest only in your own turn.
lesson-al-cabohne-reveal-again-title = Reveal
lesson-al-cabohne-reveal-again = Keep the kidney bean in your hand and let the cards be revealed.
lesson-al-cabohne-chili-title = Two at once
lesson-al-cabohne-chili = No stink bean this time, but two chili beans. Plant them with yours.
lesson-al-cabohne-end-title = Now you know how to play
lesson-al-cabohne-end = Four chili beans pay 1 taler, six pay 2. A boss who has no beans must get some from you. The game ends when the draw pile has run out for the third time.
