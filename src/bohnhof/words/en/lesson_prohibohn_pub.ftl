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
