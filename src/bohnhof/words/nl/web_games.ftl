# Wat panelen van meerdere spellen op de pagina zeggen, en wat zelden wordt gezegd.

## Shops

art-shop = Te koop
art-buy = { $card } kopen voor { $n }
art-buy-together = Meer tegelijk kopen
art-buy-all = Alle { $n } kopen
art-basket = In één koop:
art-basket-more = Kies er nog een bij.
art-price = Prijs
art-bought = { $count ->
    [one] { $cards } is van jou.
   *[other] { $cards } zijn van jou.
}
art-buy-next = Je kunt ook { $card } kopen
art-stall = { $card }, betaald met { $bean }-daalders
art-stall-can = Je kunt het kopen voor { $prices }
art-stall-not-yet = Te koop voor { $prices }
art-put-back = { $card } weghalen
art-no-power = Geen eigenschap; ze telt aan het eind.
art-yours = Ze is van jou.
art-owned-by = { $who } heeft ze.
art-not-for-sale = Niet meer te koop.
art-choose = Kies

## What the board asks for

desk-stop-reveal = Omdraaien

## What the guide says

coach-market-title = Je kunt iets kopen
coach-market = Tik een kaart aan om te lezen wat ze doet, en koop haar zodra het mag. Je betaalt met daalders van haar boon.

## What keys do, in every game but seldom said

desk-key-enter = Enter
desk-key-escape = Esc
desk-key-arrows = bewegen binnen de hand, de soorten en de ontvangers
desk-key-count = eentje meer of minder van de gekozen soort
desk-key-pin = de gekozen kaart vastzetten of losmaken
desk-key-shift = Shift
desk-key-hand = een handkaart
desk-key-revealed = een omgedraaide kaart
desk-key-plant = op een veld planten
desk-key-harvest = een veld oogsten
desk-key-buy = het derde veld kopen
desk-key-want = een soort vragen, met haar eerste letter
desk-key-go = de knop van het bord, of je bod versturen
desk-key-accept = het eerste bod aannemen
desk-key-decline = het afslaan
desk-key-counter = met een ander antwoorden
desk-key-withdraw = je eigen bod intrekken
desk-key-drop = het gekozene terugleggen

## Third-party games and bots that fail

web-broken-game = Het spel { $name } is hier niet beschikbaar: { $why }
web-broken-bot = De bot { $name } is hier niet beschikbaar: { $why }
web-game-unusable = Dit spel is hier nu niet beschikbaar.
stand-in = De bot { $bot } kan niet verder spelen; voor { $who } speelt nu { $stand_in }.
hint-unavailable = Hier is geen tip: de kenner kent dit spel niet goed genoeg.
