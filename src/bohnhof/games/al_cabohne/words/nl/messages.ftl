al-cabohne-own-turn-only = Je mag alleen in je eigen beurt oogsten en kopen.
al-cabohne-grows-elsewhere = Die soort groeit al op een ander veld van je.
al-cabohne-nothing-due = Voor dat veld hoef je de maffia niets te betalen.
al-cabohne-already-paid = Van dat veld heb je al betaald.
al-cabohne-boss-other-kind = Die baas verzamelt een andere soort.
al-cabohne-other-boss = Een andere baas verzamelt die soort al.
al-cabohne-not-in-hand = Die kaart heb je niet in je hand.
al-cabohne-not-left-over = Die kaart ligt niet bij de overgebleven kaarten.
al-cabohne-harvested-since = Een tweede soort gaat op een ander veld, ook als je het eerste hebt geoogst.
al-cabohne-two-planted = Je mag hooguit twee handkaarten planten.
al-cabohne-plant-all = Plant eerst elke omgedraaide kaart, op jouw velden of op die van de maffia. Zeg dan pas klaar.
al-cabohne-using = Plant elke overgebleven kaart of leg hem af.
al-cabohne-paying = Betaal de maffia één kaart van elk veld met een soort die zij ook verzamelt, of oogst dat veld eerst.
al-cabohne-first-card = Je moet je voorste kaart planten.
al-cabohne-second-card = Je mag nog één handkaart planten, of zeg klaar.
al-cabohne-no-more-cards = Oogst als je wilt, of zeg klaar.
al-cabohne-growing = Plant omgedraaide kaarten op jouw velden of op die van de maffia, geef de bazen handkaarten, of zeg klaar.
al-cabohne-sell-at-the-end = Je hebt getrokken. Oogst nog voor het eind van je beurt, of zeg klaar.
al-cabohne-buy-at-the-end = Je hebt getrokken. Oogst of koop nog voor het eind van je beurt, of zeg klaar.
al-cabohne-empty-boss = { $boss } heeft geen bonen. Geef hem, voor je klaar zegt, een omgedraaide kaart of een handkaart van een soort die geen baas verzamelt.
al-cabohne-no-boss = geen baas heet { $word }; de bazen zijn { $bosses }

# Fasen

al-cabohne-phase-use = fase { $number }, te gelde maken wat overbleef
al-cabohne-phase-use-advice = Plant elke kaart die je tegenspeler liet liggen op een van je velden, of leg hem af: één voor één, in welke volgorde je wilt. Wat je het laatst aflegt, ligt bovenop als je gaat omdraaien.
al-cabohne-phase-pay = fase { $number }, bonen voor de maffia
al-cabohne-phase-pay-advice = Verzamelt een baas de soort van een van je velden, betaal hem dan één kaart van dat veld, al is het de laatste. Voor een veld dat je eerst oogst, betaal je niets. De volgorde kies je zelf.
al-cabohne-phase-plant-hand = fase { $number }, uitspelen uit de hand
al-cabohne-phase-plant-hand-advice = Plant je voorste kaart en, als je wilt, de volgende. Een soort die al op een veld van je groeit, moet daarbij. Oogst wat je wilt oogsten voor je klaar zegt: daarna worden drie kaarten omgedraaid, en passende kaarten boven op de aflegstapel komen erbij.
al-cabohne-phase-grow = fase { $number }, bijplanten
al-cabohne-phase-grow-advice = Plant omgedraaide kaarten, alle van één soort samen, op jouw velden of op die van de maffia. Je mag de bazen handkaarten geven, en oogsten. Een baas die aan het eind leeg is, moet van jou een handkaart krijgen van een soort die geen andere baas verzamelt, als je er een hebt.
al-cabohne-phase-next = het einde van de beurt
al-cabohne-phase-next-advice = Je hebt getrokken. Wat je nu oogst, ligt op de aflegstapel als je tegenspeler omdraait. Wil je iets kopen voordat je tegenspeler het doet, koop het dan nu.
al-cabohne-solo-pay = bonen voor de maffia
al-cabohne-solo-plant-hand = uitspelen uit de hand
al-cabohne-solo-grow = bijplanten
al-cabohne-leave = Wat je laat liggen, mag je tegenspeler gebruiken.
al-cabohne-leave-nothing = Je moet alles planten wat is omgedraaid.
al-cabohne-freely = In je beurt mag je bij elke invoer oogsten. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen.
al-cabohne-freely-field = In je beurt mag je bij elke invoer oogsten. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen. Een derde veld kost 4 daalders.

# Tips

al-cabohne-hint-lid = Een soort die een baas verzamelt, is een deksel op de aflegstapel: wat eronder ligt, krijg je niet terug. Laat een andere soort bovenop liggen.
al-cabohne-hint-way-out = Een baas die bijna verkoopt, kan een uitweg zijn: geef hem de kaarten die hij mist. Hij verkoopt, en op zijn lege veld kan de omgedraaide boon die je niet wilt.
al-cabohne-hint-anew = Maar wie een baas laat verkopen, moet hem ook weer op gang helpen: houd daar een kaart voor over.
al-cabohne-hint-in-the-way = Zit één losse boon een groot veld in de weg? Zorg dat een baas die soort verzamelt: de volgende keer dat je betaalt, gaat de boon naar hem, en het veld is vrij voor je moet planten.
al-cabohne-hint-timely = Oogst een groot veld vlak voor je klaar bent met planten: een omgedraaide boon van die soort haalt de afgelegde misschien meteen terug.

# Hulp

al-cabohne-help-pay = een kaart van veld 1 naar de baas die die soort verzamelt
al-cabohne-help-grow = bijplanten: alle omgedraaide vuurbonen op veld 2
al-cabohne-help-grow-boss = bijplanten: allemaal op het veld van Al
al-cabohne-help-give = een handkaart aan Don; “g vuur@3 don” geeft de kaart op plek 3
al-cabohne-help-left-over = een overgebleven kaart
al-cabohne-help-buy-field = het derde veld, in je beurt; “ko puf puf breek blauwe” kiest de daalders

# Wat er op tafel ligt

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = { $taler ->
    [one] leeg, verkoopt vanaf { $taler } daalder
   *[other] leeg, verkoopt vanaf { $taler } daalders
}
al-cabohne-boss-has = { $taler ->
    [one] { $row }, nog { $more } en hij verkoopt voor { $taler } daalder
   *[other] { $row }, nog { $more } en hij verkoopt voor { $taler } daalders
}
al-cabohne-boss-taxes = { $fields_count ->
    [one] { $has }; neemt van je veld { $fields }
   *[other] { $has }; neemt van je velden { $fields }
}
al-cabohne-mafia = Maffia
al-cabohne-mafia-counted = { $taler ->
    [one] { $taler } daalder, telt als { $score }
   *[other] { $taler } daalders, tellen als { $score }
}
al-cabohne-discarded = Afgelegd
al-cabohne-top = bovenop { $runs }
al-cabohne-top-more = bovenop { $runs } …
al-cabohne-laid-aside = Opzij
al-cabohne-shown = Getoond
al-cabohne-first-cards = { $who_is ->
    [you] Jouw eerste kaarten: { $beans }
   *[other] Eerste kaarten van { $who }: { $beans }
}
al-cabohne-mafia-taler = { $beans_count ->
    [0] Daalders van de maffia: geen
   *[other] Daalders van de maffia: { $beans }
}

# Wat er gebeurde

al-cabohne-revealed = Omgedraaid: { $beans }
al-cabohne-revealed-then = { $revealed }; { $then }
al-cabohne-and-sold = { $line }; { $sold }
fact-collected = { $boss } neemt hem
fact-joined = { $beans_count ->
    [one] { $beans } komt erbij van de aflegstapel
   *[other] { $beans } komen erbij van de aflegstapel
}
fact-paid = { $who_is ->
    [you] Je betaalt { $boss } { $beans } van veld { $field }
   *[other] { $who } betaalt { $boss } { $beans } van veld { $field }
}
fact-given = { $who_is ->
    [you] Je geeft { $boss } { $beans } uit je hand
   *[other] { $who } geeft { $boss } { $beans } uit de hand
}
fact-planted-for = { $who_is ->
    [you] Je plant { $beans } voor { $boss }
   *[other] { $who } plant { $beans } voor { $boss }
}
fact-boss-harvested = { $taler ->
    [0] { $boss } verkoopt { $crop } voor niets
    [one] { $boss } verkoopt { $crop } voor { $taler } daalder
   *[other] { $boss } verkoopt { $crop } voor { $taler } daalders
}
fact-hand-shown = { $who_is ->
    [you] Je toont je hand, omdat een baas leeg blijft: { $beans }
   *[other] { $who } toont de hand, omdat een baas leeg blijft: { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] Je legt je hand af: { $beans }
   *[other] { $who } legt de hand af: { $beans }
}

# Wat zetten betekenen

al-cabohne-move-pay = { $beans }: { $then }
al-cabohne-then-sells = { $taler ->
    [one] { $boss } verkoopt er { $count } voor { $taler } daalder
   *[other] { $boss } verkoopt er { $count } voor { $taler } daalders
}
al-cabohne-then-has = { $boss } heeft er dan { $count } van de { $needs }
al-cabohne-move-discard = ligt dan boven op de aflegstapel
al-cabohne-move-reveal = { $count ->
    [one] { $count } kaart omdraaien
   *[other] { $count } kaarten omdraaien
}

# Hoe het afliep

al-cabohne-score = De maffia
al-cabohne-score-double = { $taler ->
    [one] De maffia ({ $taler } daalder, telt dubbel)
   *[other] De maffia ({ $taler } daalders, tellen dubbel)
}
al-cabohne-mafia-wins = De maffia wint.
