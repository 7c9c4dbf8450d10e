# The first game as a lesson

coach-guide = Guide
coach-step = Step { $now } of { $all }
coach-skip = Skip the guide
coach-next = Next
coach-queue-title = Your hand is a queue
coach-queue = Plant the front card first: tap a field. You can’t reorder your hand, so trade away what doesn’t fit.
coach-field-title = A field grows one kind
coach-field = The coins show how many beans you need. Beside them is what the field pays now, and how many more beans pay more.
coach-trade-title = Now trade
coach-trade = Tap cards to give, tap a kind you want, send. Gifts are fine too. Revealed cards you keep must be planted.
coach-trade-phone = Tap cards to give, then Trade: choose what you want there, and send. Gifts are fine too. Revealed cards you keep must be planted.
coach-answer-title = You have an offer
coach-answer = Accept, counter or decline. You’ll plant what you get right after trading.
coach-answer-phone = Tap Trade: there you accept, decline or counter. You’ll plant what you get right after trading.
coach-aside-title = Plant what you got
coach-aside = Tap a card, then a field. If it fits nowhere, harvest a field first.
coach-harvest-title = You may harvest at any time
coach-harvest = Harvesting sells every bean in a field. You can’t harvest a single bean while another of your fields has two or more.
coach-end-title = When does it end?
coach-end-pile = The draw pile is gone through { $passes ->
    [1] once
    [3] three times
   *[other] { $passes } times
}; the top left says which pass this is.
coach-end = { coach-end-pile } Then whoever has the most taler wins.
