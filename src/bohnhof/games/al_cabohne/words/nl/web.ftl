# Wat alleen de pagina zegt, in de panelen van Al Cabohne

art-you = Jij
art-mafia = Maffia
art-mafia-ties = wint bij gelijkspel
art-mafia-double = tellen als { $n }
art-race = De race
art-boss-lacks = nog { $n }
art-boss-sells = { $n ->
    [one] verkoopt bij { $n } daalder
   *[other] verkoopt bij { $n } daalders
}
art-boss-sells-at = verkoopt bij
art-boss-give = { $boss } een kaart geven
art-boss-taxes = { $boss } neemt er 1
art-group-joined = { $n } gedraaid, { $more } erbij
art-group-fits = { $n ->
    [one] past op veld { $fields }
   *[other] past op velden { $fields }
}
art-group-after = na een oogst
art-gifts = Een baas een kaart geven
art-gift-to = aan { $boss }
art-gift-brings = { $n } van { $of }
art-take-taler = De daalder { $bean } nemen
desk-al-cabohne-sell-at-the-end = Oogst nog voor het eind van je beurt, of ga verder
desk-al-cabohne-buy-at-the-end = Oogst of koop nog voor het eind van je beurt, of ga verder
desk-al-cabohne-first-card = Plant { $front }
desk-al-cabohne-second-card = Plant ook { $front }, of ga verder
desk-al-cabohne-using = Plant wat overbleef, of leg het af
desk-al-cabohne-paying = Betaal de maffia van elk veld van haar soorten, of oogst het eerst
desk-al-cabohne-growing = { $revealed ->
    [0] Geef de maffia handkaarten, of ga verder
   *[other] Plant omgedraaide kaarten, geef de maffia handkaarten, of ga verder
}
desk-al-cabohne-plant-all = Plant alle omgedraaide kaarten, bij jou of bij de maffia
desk-al-cabohne-empty-boss = Geef { $boss } een boon die geen baas verzamelt
desk-al-cabohne-no-more-cards = Oogst als je wilt, of ga verder
