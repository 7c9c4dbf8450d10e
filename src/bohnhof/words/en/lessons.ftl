# First games that teach, what is the same in all of them

lesson-title = Learn by playing
lesson-leave = Leave the lesson
lesson-do-it = Do it for me
lesson-astray-title = You went another way
lesson-astray = That’s allowed. Undo to follow the lesson, or play on: your opponents now play as they like.
lesson-got-it = Got it
lesson-play-on = Play on
lesson-plant = Tap the glowing field.
lesson-plant-named = Tap the card, then the field.
lesson-offer = Tap the cards you give, tap the kind you want, and send the offer.
lesson-offer-phone = Tap the cards you give, then Trade: choose what you want there, and send.
lesson-accept = Tap Accept.
lesson-accept-phone = Tap the tick on the offer.
lesson-decline = Tap Decline.
lesson-decline-phone = Tap the offer, then Decline.
lesson-done = Tap the big yellow button.
lesson-harvest = Tap Harvest on that field.
lesson-give = Tap the hand card, then the boss.
lesson-pay = Tap the glowing field.
lesson-buy = Find it in the shop, tap it and buy it.
lesson-lay = Tap both cards, then the big yellow button.
lesson-reveal = Tap the big yellow button.
lesson-keep = Tap the big yellow button.
lesson-use = Tap the power of the field, then Ann.
lesson-brew = Tap the magic bean in your hand, then your spell.
lesson-cast = Tap your spell.
