# Wat de panelen van losse spellen op de pagina zeggen.

## Al Cabohne and Prohibohn

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
art-paid = betaald, verdekt:
art-choose = Kies
art-choose-remove = De derde kaart van de set uit het spel halen?
art-choose-close = Welke kaart van de ander wordt gesloten?
art-choice-done-remove = Laten
art-ghost = { $card } gaat door

## High Bohn

art-for-sale-by-bean = Te koop, met daalders van de boon
art-you-have = jij hebt { $n }
art-left = nog { $n }
art-sold-out = uitverkocht
art-town = Jouw stad
art-town-counts = Gebouwen: { $buildings }, punten: { $points }.
art-town-next = Eén meer geeft een bonus van { $more }.
art-under = koopt niets:
art-store = Winkel
art-store-holds = Winkel: { $n } van { $of }
art-stew = Bonenstoofpot
art-only = alleen { $bean }
art-keep = houden …
art-keep-which = Welke bonen worden daalders?
art-choose-look = De bovenste kaart van de trekstapel
art-choose-order = In welke volgorde op hand?
art-choose-name = Welke soort gebouw wordt voor het laatst verkocht?
art-choose-claim = Een stoofpot is verkocht: een daalder eisen?
art-choose-pay = Welke daalder geef je af?
art-choice-done-look = Bovenop laten
art-choice-under-look = Onder de stapel leggen
art-choice-look-look = Bekijken
art-choice-done-order = Zoals getrokken
art-choice-claim-claim = Eisen
art-choice-done-claim = Afzien

## Rabohnzel

art-spells = Spreuken
art-your-spells = Jouw spreuken
art-no-spells = Je kent nog geen spreuk.
art-spell-active = actief
art-spell-borrowed = geleend
art-spell-secret = verdekt
art-spell-up = { $spell }, actief
art-spells-unknown = { $n ->
    [one] { $n } spreuk, onbekend
   *[other] { $n } spreuken, onbekend
}
art-pfennig = { $n } pf
art-powers = Wat de bonen kunnen
art-power-used = gebruikt
art-power-sword = aanvallen
art-power-magic = spreuk activeren
art-power-white = kaart trekken
art-power-mean = anderen wagen een daalder
art-power-picker = kaart pakken
art-attack = Aanval
art-attacks = { $who } valt aan
art-you-attack = Jij valt aan
art-odds = { $n } van { $of } waren { $bean }
art-fate-princess = de daalder is gewonnen
art-fate-sword = tegenaanval mogelijk
art-fate-picker = pakt de laatste kaart
art-fate-magic = mag een spreuk activeren
art-fate-cap = niets
art-go-on = Verder
art-choose-hold = Deze kaart planten of op hand nemen?
art-choose-activate = Een spreuk activeren
art-choose-taken = De gepakte spreuk
art-choose-choose = Welke van de twee daalders telt?
art-choose-counter = Tegenaanval?
art-bean-sword = val iemand aan
art-bean-princess = geen kracht; aanvallers willen haar daalder
art-bean-magic = activeer een spreuk; met vier twee
art-bean-white = trek een kaart; met vier mag je haar planten
art-bean-mean = met vier wagen alle anderen een daalder
art-bean-cap = oogst er twee om een spreuk te leren
art-bean-picker = pak de laatste kaart van een hand
art-brew-spell = Activeren met een toverboon
art-activate-spell = Activeren
art-cast-spell = Uitspreken
art-strike-back = Tegenaanval

## What the board asks for

desk-rabohnzel-magic = Gebruik krachten en spreuken, of ga verder
desk-rabohnzel-cast-or-done = Spreek een actieve spreuk uit, of ga verder
desk-rabohnzel-hold = Plant de genomen kaart, of houd haar
desk-rabohnzel-activate = Activeer een spreuk, of ga verder
desk-rabohnzel-counter = Tegenaanval, of zie ervan af
desk-rabohnzel-taken = Activeer de nieuwe spreuk, of laat haar verdekt
desk-rabohnzel-flow = Plant door je spreuk ook { $front }, of ga verder
desk-rabohnzel-enchanted = Een spreuk dwingt je { $front } te planten
desk-rabohnzel-enchanter = Plant { $front } door je spreuk, of ga verder
desk-al-cabohne-sell-at-the-end = Oogst nog voor het eind van je beurt, of ga verder
desk-al-cabohne-buy-at-the-end = Oogst of koop nog voor het eind van je beurt, of ga verder
desk-high-bohn-look = Bekijk de bovenste kaart, of ga verder
desk-high-bohn-leave-or-under = Leg de kaart onder de stapel, of laat haar liggen
desk-high-bohn-move-card = Verplaats een kaart in je hand, of ga verder
desk-high-bohn-order = Leg de getrokken kaarten anders, of ga verder
desk-high-bohn-final-round = Slotronde: oogst en koop, of ga verder
desk-high-bohn-name = Noem een soort: wat de anderen er nu niet van kopen, gaat uit het spel
desk-high-bohn-sale = Koop een gebouw van de genoemde soort, of ga verder
desk-high-bohn-claim = Eis een daalder van deze stoofpot op, of ga verder
desk-high-bohn-more-cards = Plant ook { $front }, of ga verder
desk-high-bohn-buy-to-plant = Koop { $card } en plant ook { $front }, of ga verder
desk-high-bohn-harvest-to-buy = Oogst, koop { $card } en plant ook { $front }, of ga verder
desk-high-bohn-buy-to-order = Koop { $card } en orden wat je trekt, of ga verder
desk-high-bohn-harvest-to-order = Oogst, koop { $card } en orden wat je trekt, of ga verder
desk-done-grow = Klaar met planten
desk-done-magic = Klaar met toveren
desk-stop-reveal = Omdraaien
desk-stop-use = Resten
desk-stop-pay = Afstaan
desk-stop-grow = Bijplanten
desk-stop-magic = Toveren
desk-stop-lay = Neerleggen
desk-al-cabohne-first-card = { desk-bohnanza-first-card }
desk-al-cabohne-second-card = { desk-bohnanza-second-card }
desk-prohibohn-laying = Tik twee handkaarten aan en leg ze als daalders neer
desk-al-cabohne-using = Plant wat overbleef, of leg het af
desk-al-cabohne-paying = Betaal de maffia van elk veld van haar soorten, of oogst het eerst
desk-al-cabohne-growing = { $revealed ->
    [0] Geef de maffia handkaarten, of ga verder
   *[other] Plant omgedraaide kaarten, geef de maffia handkaarten, of ga verder
}
desk-al-cabohne-plant-all = Plant alle omgedraaide kaarten, bij jou of bij de maffia
desk-al-cabohne-empty-boss = Geef { $boss } een boon die geen baas verzamelt
desk-al-cabohne-no-more-cards = Oogst als je wilt, of ga verder
desk-prohibohn-removing = Verwijder de derde kaart van de soort, of ga verder
desk-prohibohn-closing = Sluit een gebouw van je tegenspeler, of ga verder
desk-prohibohn-drawing = Kies hoeveel kaarten je trekt

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
