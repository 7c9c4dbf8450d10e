al-cabohne-own-turn-only = Oogsten en kopen mag je alleen als je aan de beurt bent.
al-cabohne-grows-elsewhere = Die soort groeit al op een ander veld van je.
al-cabohne-nothing-due = Van dat veld hoef je de maffia geen kaart te geven.
al-cabohne-already-paid = Dat veld heeft al betaald.
al-cabohne-boss-other-kind = Die baas verzamelt een andere soort.
al-cabohne-other-boss = Die soort verzamelt een andere baas al.
al-cabohne-not-in-hand = Zo’n kaart heb je niet in je hand.
al-cabohne-not-left-over = Zo’n kaart is niet overgebleven.
al-cabohne-harvested-since = Een tweede soort gaat op een ander veld, ook als je het eerste hebt geoogst.
al-cabohne-two-planted = Je hebt twee handkaarten geplant; een derde mag niet.
al-cabohne-plant-all = Voor je klaar bent moet elke omgedraaide kaart geplant zijn, op jouw velden of op die van de maffia.
al-cabohne-using = Plant elke overgebleven kaart of leg haar af.
al-cabohne-paying = Betaal de maffia één kaart van elk veld waarvan zij de soort ook verzamelt, of oogst dat veld eerst.
al-cabohne-first-card = Je moet de voorste kaart van je hand planten.
al-cabohne-second-card = Je mag nog één handkaart planten, of klaar zijn.
al-cabohne-no-more-cards = Oogst als je wilt, of wees klaar.
al-cabohne-growing = Plant omgedraaide kaarten op jouw velden of op die van de maffia, geef haar handkaarten, of wees klaar.
al-cabohne-sell-at-the-end = Je kaarten zijn getrokken: oogst voor je beurt eindigt, of wees klaar.
al-cabohne-buy-at-the-end = Je kaarten zijn getrokken: oogst of koop voor je beurt eindigt, of wees klaar.
al-cabohne-empty-boss = { $boss } heeft geen boon: geef hem, voor je klaar bent, handkaarten of omgedraaide kaarten van een soort die geen baas verzamelt.
al-cabohne-no-boss = er is geen baas { $word }; er zijn { $bosses }

# Fasen

al-cabohne-phase-use = fase { $number }, te gelde maken wat over is
al-cabohne-phase-use-advice = Plant elke kaart die je tegenspeler heeft laten liggen op een van je velden, of leg haar op de aflegstapel: één voor één, in willekeurige volgorde. Wat je het laatst aflegt, ligt bovenop als je gaat omdraaien.
al-cabohne-phase-pay = fase { $number }, bonen voor de maffia
al-cabohne-phase-pay-advice = Van elk veld waarvan een baas de soort verzamelt, sta je één kaart af, al is het de laatste. Een veld dat je eerst oogst, hoeft niets te betalen. De volgorde bepaal je zelf.
al-cabohne-phase-plant-hand = fase { $number }, uitspelen uit de hand
al-cabohne-phase-plant-hand-advice = Plant de voorste kaart en, als je wilt, de volgende; een soort die al groeit moet daarbij. Oogst wat je wilt oogsten voor je klaar bent: dan worden drie kaarten omgedraaid, en wat bovenop de aflegstapel ligt en erbij past, komt erbij.
al-cabohne-phase-grow = fase { $number }, bijplanten
al-cabohne-phase-grow-advice = Plant omgedraaide kaarten, alle van één soort samen, op jouw velden of op die van de maffia; geef bazen handkaarten; oogst. Een baas die aan het eind niets heeft, moet een handkaart van je krijgen van een soort die geen andere baas verzamelt, als je er een hebt.
al-cabohne-phase-next = het einde van de beurt
al-cabohne-phase-next-advice = Je kaarten zijn getrokken. Wat je nu oogst, ligt op de aflegstapel als je tegenspeler omdraait; wat je vóór hem wilt kopen, koop je nu.
al-cabohne-solo-pay = bonen voor de maffia
al-cabohne-solo-plant-hand = uitspelen uit de hand
al-cabohne-solo-grow = bijplanten
al-cabohne-leave = Wat je laat liggen, maakt je tegenspeler te gelde.
al-cabohne-leave-nothing = Alles wat is omgedraaid moet geplant worden.
al-cabohne-freely = Oogsten mag bij elke vraag in je beurt; een losse boon is beschermd zolang er op een ander veld van je meer liggen.
al-cabohne-freely-field = Oogsten mag bij elke vraag in je beurt; een losse boon is beschermd zolang er op een ander veld van je meer liggen. Een derde veld kost 4 daalders.

# Tips

al-cabohne-hint-lid = Een soort die een baas verzamelt is een deksel op de aflegstapel: wat eronder ligt komt niet bij je terug. Laat een andere soort bovenop liggen.
al-cabohne-hint-way-out = Een baas die er bijna is kan een uitweg zijn: geef hem de kaarten die hij mist, hij verkoopt, en zijn lege veld neemt de omgedraaide boon op die je niet wilt.
al-cabohne-hint-anew = Maar wie een baas laat verkopen, moet hem opnieuw op weg helpen en kan daar maar beter een kaart voor hebben.
al-cabohne-hint-in-the-way = Staat één losse boon een groot veld in de weg? Laat een baas haar soort verzamelen: bij zijn volgende heffing neemt hij haar mee, en het veld is vrij voor je moet planten.
al-cabohne-hint-timely = Verkoop een groot veld net voor je klaar bent met planten: een omgedraaide boon van die soort kan de afgelegde meteen terugbrengen.

# Hulp

al-cabohne-help-pay = een kaart van veld 1 naar de baas die haar soort verzamelt
al-cabohne-help-grow = bijplanten: alle open vuurbonen op veld 2
al-cabohne-help-grow-boss = bijplanten: allemaal op het veld van Al
al-cabohne-help-give = een handkaart aan Don; “g vuur@3 don” geeft de kaart op plek 3
al-cabohne-help-left-over = een kaart die is overgebleven
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
fact-collected = { $boss } neemt haar
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
    [you] Je toont je hand, want een baas blijft leeg: { $beans }
   *[other] { $who } toont de hand, want een baas blijft leeg: { $beans }
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
al-cabohne-then-has = { $boss } heeft er dan { $count } van { $needs }
al-cabohne-move-discard = ligt dan bovenop de aflegstapel
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
