# Wat de panelen van losse spellen op de pagina zeggen.

## Shops

art-for-sale = Te koop
art-shop = Te koop
art-own-turn = in je eigen beurt
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
art-has = { $who }: { $cards }
art-your-cards = Jouw gebouwen
art-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
art-secret = geheim tot je ze uitgeeft
art-secret-n = { $n } geheim
art-paid = door iedereen betaald, onder de aflegstapel:
art-choose = Kies
art-choose-remove = De derde kaart van de set uit het spel halen?
art-choose-close = Welke kaart van de ander wordt gesloten?
art-choice-done-remove = Laten
art-ghost = { $card } gaat door

## What the board asks for

desk-done-grow = Klaar met planten
desk-done-magic = Klaar met toveren
desk-stop-reveal = Omdraaien
desk-stop-use = Resten
desk-stop-pay = Afstaan
desk-stop-grow = Bijplanten
desk-stop-magic = Toveren
desk-stop-lay = Neerleggen

## What the guide says

coach-line-title = Je hand is een rij
coach-line = De voorste kaart wordt het eerst geplant: tik een veld aan. Je mag je hand nooit sorteren; maak op tijd plaats.
coach-bosses-title = Ook de bazen verbouwen bonen
coach-bosses = Bazen pakken bonen die passen en verkopen vanzelf bij hun rode streep. Om te winnen heb je meer daalders nodig dan de maffia.
coach-grow-title = Plant wat omgedraaid is
coach-grow = Gelijke kaarten gaan samen op één veld, van jou of van een baas. Wat je laat liggen, mag de ander gebruiken.
coach-grow-alone-title = Plant wat is omgedraaid
coach-grow-alone = Gelijke kaarten gaan samen op één veld, van jou of van een baas. Alle moeten geplant zijn voordat je verder gaat.
coach-give-title = Voer een baas
coach-give = Tik een handkaart aan en dan een baas om haar weg te geven. Een baas die verkocht heeft, vraagt niet meer om die boon.
coach-harvest-turn-title = Wanneer je mag oogsten
coach-harvest-turn = In je eigen beurt, maar niet terwijl er kaarten worden omgedraaid. Bij het oogsten verkoop je alle bonen van een veld. Een veld met één boon moet wachten zolang een ander er meer heeft.
coach-tax-title = Beschermgeld
coach-tax = Je verbouwt de boon van een baas, dus neemt hij zijn deel. Betaal, of oogst op tijd.
coach-discards-title = De aflegstapel telt
coach-discards = Een omgedraaide kaart brengt gelijke kaarten van boven op de aflegstapel mee. Tik de stapel aan om de volgorde te zien.
coach-market-title = Je kunt iets kopen
coach-market = Tik een kaart aan om te lezen wat ze doet, en koop haar zodra het mag. Je betaalt met daalders van haar boon.
coach-lay-title = Je startdaalders
coach-lay = Tik twee handkaarten aan en leg ze neer: het worden je eerste daalders, en de ander ziet niet welke.
coach-harvest-magic-title = Wanneer je mag oogsten
coach-harvest-magic = Altijd, behalve terwijl je aangevallen wordt. Bij het oogsten verkoop je alle bonen van een veld. Een veld met één boon moet wachten zolang een ander er meer heeft.
coach-powers-title = Bonen met krachten
coach-powers = Een veld van je kan nu iets doen. Tik het paarse teken aan en, zo nodig, wie het moet treffen.
coach-spells-title = Je spreuken
coach-spells = Een toverboon uit je hand activeert een spreuk; een actieve kun je gebruiken. Tik een spreuk aan om haar te lezen.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Dan heb je meer daalders nodig dan de ander, en meer dan de maffia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Dan tellen de daalders van de maffia dubbel, en heb jij er meer nodig.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Dan tellen daalders en gebouwen samen, en moet je ook meer hebben dan de maffia.
coach-end-houses-title = { coach-end-title }
coach-end-houses = { coach-end-pile } Na een slotronde tellen daalders en gebouwen samen.

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
