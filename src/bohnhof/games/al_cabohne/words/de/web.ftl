# Was nur die Seite sagt, in den Tafeln von Al Cabohne

art-you = Du
art-mafia = Mafia
art-mafia-ties = gewinnt bei Gleichstand
art-mafia-double = zählen { $n }
art-race = Das Rennen
art-boss-lacks = noch { $n }
art-boss-sells = { $n ->
    [one] verkauft bei { $n } Taler
   *[other] verkauft bei { $n } Talern
}
art-boss-sells-at = verkauft bei
art-boss-give = { $boss } eine Karte geben
art-boss-taxes = { $boss } nimmt 1
art-group-joined = { $n } aufgedeckt, { $more } dazu
art-group-fits = { $n ->
    [one] passt auf Feld { $fields }
   *[other] passt auf Felder { $fields }
}
art-group-after = nach einer Ernte
art-gifts = Einem Boss eine Karte geben
art-gift-to = an { $boss }
art-gift-brings = { $n } von { $of }
art-take-taler = Den Taler { $bean } nehmen
desk-al-cabohne-sell-at-the-end = Ernte noch vor dem Ende deines Zuges, oder weiter
desk-al-cabohne-buy-at-the-end = Ernte oder kaufe noch vor dem Ende deines Zuges, oder weiter
desk-al-cabohne-first-card = Baue { $front } an
desk-al-cabohne-second-card = Baue auch { $front } an, oder weiter
desk-al-cabohne-using = Baue an, was übrig blieb, oder wirf es ab
desk-al-cabohne-paying = Zahle der Mafia von jedem Feld ihrer Sorten, oder ernte es vorher
desk-al-cabohne-growing = { $revealed ->
    [0] Gib der Mafia Handkarten, oder weiter
   *[other] Baue Aufgedecktes an, gib der Mafia Handkarten, oder weiter
}
desk-al-cabohne-plant-all = Baue alle aufgedeckten Karten an, bei dir oder der Mafia
desk-al-cabohne-empty-boss = Gib { $boss } eine Bohne, die kein Boss sammelt
desk-al-cabohne-no-more-cards = Ernte, wenn du magst, oder weiter
