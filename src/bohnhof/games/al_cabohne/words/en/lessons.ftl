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

# The first game of al-cabohne-solo, move by move

lesson-al-cabohne-solo-welcome-title = You against the mafia
lesson-al-cabohne-solo-welcome = You play alone. At the end you must have more taler than the mafia, whose taler count double. Its bosses Al, Don and Joe each collect one kind of bean.
lesson-al-cabohne-solo-queue-title = Your hand stays in order
lesson-al-cabohne-solo-queue = You may never sort your hand. First you must plant the front card, on an empty field or on one that grows its kind.
lesson-al-cabohne-solo-second-title = One more, if you like
lesson-al-cabohne-solo-second = You may plant the second card, too. Plant it on an empty field: you’ll see what comes of it.
lesson-al-cabohne-solo-reveal-title = Now cards are revealed
lesson-al-cabohne-solo-reveal = Cards are revealed until three are left for you. A boss takes every card of the kind he collects.
lesson-al-cabohne-solo-revealed-title = What has happened
lesson-al-cabohne-solo-revealed = Joe took two stink beans and sold three for 1 taler. The next stink bean met the two on the discard pile, and they joined it: matching cards on top come back. Plant all three on your empty field.
lesson-al-cabohne-solo-grow-title = Grow what fits
lesson-al-cabohne-solo-grow = Revealed cards of one kind are always planted together. Put the green bean with your other one.
lesson-al-cabohne-solo-fill-title = A boss without beans
lesson-al-cabohne-solo-fill = Joe has sold everything and must get a new start. Plant the blue bean for him; from now on he collects blue beans.
lesson-al-cabohne-solo-draw-title = Draw
lesson-al-cabohne-solo-draw = All revealed cards have a place. End the phase: you draw two cards to the back of your hand, and your next turn begins.
lesson-al-cabohne-solo-tax-title = Pay the mafia
lesson-al-cabohne-solo-tax = You grow kidney beans, and Don collects them. From each such field you pay one card at the start of your turn, even the last one.
lesson-al-cabohne-solo-again-title = Plant again
lesson-al-cabohne-solo-again = Your front card is another kidney bean. It has to be planted.
lesson-al-cabohne-solo-reveal-again-title = Keep the next card
lesson-al-cabohne-solo-reveal-again = Keep the puff bean in your hand this time, and let the cards be revealed.
lesson-al-cabohne-solo-harvest-title = Harvest
lesson-al-cabohne-solo-harvest = Two chili beans need a field. Three stink beans pay 1 taler: harvest them. You can harvest at any time, but not while cards are revealed.
lesson-al-cabohne-solo-room-title = Room for something new
lesson-al-cabohne-solo-room = The field is free. Plant both chili beans there.
lesson-al-cabohne-solo-rest-title = And the rest
lesson-al-cabohne-solo-rest = The green bean goes with the others.
lesson-al-cabohne-solo-give-title = Give away what doesn’t fit
lesson-al-cabohne-solo-give = You may give a boss hand cards of his kind, from anywhere in your hand. Al collects puff beans: give him the one you have.
lesson-al-cabohne-solo-end-title = Now you know how to play
lesson-al-cabohne-solo-end = The draw pile is played through once. Feed the bosses, but don’t let them sell too often. Good luck against the mafia!

# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = You against the mafia, in a long game
lesson-al-cabohne-solo-long-welcome = You play alone, through three passes of the draw pile. At the end you must have more taler than the mafia, whose taler count double. Its bosses Al, Don and Joe each collect one kind of bean.
lesson-al-cabohne-solo-long-end-title = Now you know how to play
lesson-al-cabohne-solo-long-end = Unlike the short game, this one goes on when the draw pile runs out: the discard pile is shuffled twice. So what you harvest early comes back. Good luck!
