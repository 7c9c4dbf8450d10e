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
desk-al-cabohne-sell-at-the-end = Harvest before your turn ends, or go on
desk-al-cabohne-buy-at-the-end = Harvest or buy before your turn ends, or go on
desk-al-cabohne-first-card = Plant { $front }
desk-al-cabohne-second-card = Plant { $front } too, or go on
desk-al-cabohne-using = Plant or discard what was left over
desk-al-cabohne-paying = Pay the mafia from each field it shares, or harvest that field first
desk-al-cabohne-growing = { $revealed ->
    [0] Give the mafia hand cards, or go on
   *[other] Plant revealed cards, give the mafia hand cards, or go on
}
desk-al-cabohne-plant-all = Plant every revealed card, on your fields or the mafia’s
desk-al-cabohne-empty-boss = Give { $boss } a bean that no boss collects
desk-al-cabohne-no-more-cards = Harvest if you like, or go on
