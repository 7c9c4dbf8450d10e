# Wat panelen van meerdere spellen op de pagina zeggen, en wat zelden wordt gezegd.

## Shops

art-shop = Te koop
art-buy = { $card } kopen voor { $n }
art-buy-together = Meer tegelijk kopen
art-buy-all = Alle { $n } kopen
art-basket = In één keer kopen:
art-basket-more = Kies er nog een bij.
art-price = Prijs
art-bought = { $count ->
    [one] { $cards } is van jou.
   *[other] { $cards } zijn van jou.
}
art-buy-next = Je kunt ook { $card } kopen
art-stall = { $card }, te koop met daalders { $bean }
art-stall-can = Je kunt het kopen voor { $prices }
art-stall-not-yet = Te koop voor { $prices }
art-put-back = { $card } weghalen
art-no-power = Geen eigenschap; telt aan het eind.
art-yours = Dit is van jou.
art-owned-by = { $who } heeft deze kaart.
art-not-for-sale = Niet meer te koop.
art-choose = Kies

## What the board asks for

desk-stop-reveal = Omdraaien

## What the guide says

coach-market-title = Je kunt iets kopen
coach-market = Tik een kaart aan om te lezen wat hij doet, en koop hem zodra het mag. Je betaalt met daalders van de boon van die kaart.

## What keys do, in every game but seldom said

desk-key-enter = Enter
desk-key-escape = Esc
desk-key-arrows = langs je hand, de soorten en de ontvangers
desk-key-count = één meer of minder van de gekozen soort
desk-key-pin = de gekozen kaart vastzetten of losmaken
desk-key-shift = Shift
desk-key-hand = een handkaart
desk-key-revealed = een omgedraaide kaart
desk-key-plant = op een veld planten
desk-key-harvest = een veld oogsten
desk-key-buy = het derde veld kopen
desk-key-want = een soort vragen, met de eerste letter
desk-key-go = de grote knop op het bord, of je aanbod versturen
desk-key-accept = het eerste aanbod aannemen
desk-key-decline = het afwijzen
desk-key-counter = een tegenbod doen
desk-key-withdraw = je eigen aanbod intrekken
desk-key-drop = terugleggen wat je koos

## Third-party games and bots that fail

web-broken-game = Het spel { $name } is hier niet beschikbaar: { $why }
web-broken-bot = De bot { $name } is hier niet beschikbaar: { $why }
web-game-unusable = Dit spel is hier nu niet beschikbaar.
stand-in = De bot { $bot } kan niet verder spelen; voor { $who } speelt nu { $stand_in }.
hint-unavailable = Hier is geen tip: de kenner kent dit spel niet goed genoeg.
