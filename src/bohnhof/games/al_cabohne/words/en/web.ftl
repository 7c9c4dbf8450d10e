# What only the page says, in the panels of Al Cabohne

art-you = You
art-mafia = Mafia
art-mafia-ties = wins ties
art-mafia-double = counts { $n }
art-race = The race
art-boss-lacks = { $n } more
art-boss-sells = sells at { $n } taler
art-boss-sells-at = sells at
art-boss-give = Give { $boss } a card
art-boss-taxes = { $boss } takes 1
art-group-joined = { $n } revealed, { $more } joined
art-group-fits = { $n ->
    [one] fits field { $fields }
   *[other] fits fields { $fields }
}
art-group-after = after a harvest
art-gifts = Give a card to a boss
art-gift-to = to { $boss }
art-gift-brings = { $n } of { $of }
art-take-taler = Take the { $bean } taler
desk-al-cabohne-sell-at-the-end = Harvest before your turn ends, or continue
desk-al-cabohne-buy-at-the-end = Harvest or buy before your turn ends, or continue
desk-al-cabohne-first-card = Plant { $front }
desk-al-cabohne-second-card = Plant { $front } too, or go on
desk-al-cabohne-using = Plant or discard the leftover cards
desk-al-cabohne-paying = Pay the mafia from each field it shares, or harvest that field first
desk-al-cabohne-growing = { $revealed ->
    [0] Give the mafia hand cards, or go on
   *[other] Plant revealed cards, give the mafia hand cards, or go on
}
desk-al-cabohne-plant-all = Plant every revealed card, on your fields or the mafia’s
desk-al-cabohne-empty-boss = Give { $boss } a bean that no boss collects
desk-al-cabohne-no-more-cards = Harvest if you like, or continue
desk-done-grow = Done growing
desk-stop-use = Left over
desk-stop-pay = Tax
desk-stop-grow = Grow
coach-line-title = Your hand is a queue
coach-line = Plant the front card first: tap a field. You can’t reorder your hand, so make room in time.
coach-bosses-title = The bosses grow beans too
coach-bosses = Bosses take matching beans and sell automatically at the red mark. To win, you need more taler than the mafia.
coach-grow-title = Plant what was revealed
coach-grow = Cards of the same kind go together onto one field, yours or a boss’s. Your opponent may use what you leave.
coach-grow-alone-title = Plant what was revealed
coach-grow-alone = Cards of the same kind go together onto one field, yours or a boss’s. You must plant them all before you go on.
coach-give-title = Feed a boss
coach-give = Tap a hand card and then a boss to give it away. A boss who has sold no longer asks for that bean.
coach-harvest-turn-title = When you may harvest
coach-harvest-turn = On your own turn, but not while cards are revealed. Harvesting sells every bean in a field. You can’t harvest a single bean while another of your fields has two or more.
coach-tax-title = The mafia’s tax
coach-tax = You grow a kind that a boss collects, so he takes his share. Pay him, or harvest in time.
coach-discards-title = The discard pile matters
coach-discards = A revealed card pulls matching cards off the discard pile. Tap the pile to see its order.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Then you need more taler than your opponent, and more than the mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } The mafia’s taler then count double, and you need more.
web-mafia = The mafia
