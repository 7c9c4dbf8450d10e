rabohnzel-no-power = De bonen op dat veld hebben geen kracht.
rabohnzel-power-used = De kracht van dat veld is al gebruikt, of de bonen kwamen te laat voor deze toverfase.
rabohnzel-name-a-player = Noem de speler tegen wie het gericht is.
rabohnzel-no-aim = Die kracht is tegen niemand gericht.
rabohnzel-not-yourself = Het moet tegen een ander gericht zijn.
rabohnzel-too-few-beans = Die kracht heeft vier bonen nodig, of een actieve spreuk die helpt.
rabohnzel-no-help = Voor die kracht is geen spreuk nodig of van nut.
rabohnzel-nothing-to-steal = Die speler heeft geen handkaart.
rabohnzel-nothing-to-draw = De trekstapel is op.
rabohnzel-nothing-to-activate = Er ligt geen verdekte spreuk voor je.
rabohnzel-not-your-spell = Zo’n spreuk ligt niet verdekt voor je.
rabohnzel-not-active = Zo’n actieve spreuk heb je niet.
rabohnzel-wrong-time = Die spreuk kan nu niet gebruikt worden.
rabohnzel-no-brew = Je hebt geen handkaart die een spreuk activeert.
rabohnzel-under-attack = Wie aangevallen wordt, mag niet oogsten tot de aanval voorbij is.
rabohnzel-not-drawn = Zo’n daalder is niet getrokken.
rabohnzel-no-discard = Een omgedraaide kaart mag alleen afgelegd worden als in deze beurt de handelsspreuk gebruikt is.
rabohnzel-not-revealed = Zo’n kaart is niet omgedraaid, of ze is weg.
rabohnzel-third-field-open = Je hebt al een derde veld.
rabohnzel-not-one-card = Op dat veld ligt niet precies één kaart.
rabohnzel-same-kind = Die kaart past daar ook zonder magie.
rabohnzel-no-spell-to-take = Er ligt geen verdekte spreuk voor die speler.
rabohnzel-empty-discard = De aflegstapel is leeg.
rabohnzel-empty-spells = Er ligt geen spreuk meer op de stapel.
rabohnzel-empty-hands = Niemand heeft een kaart in de hand.
rabohnzel-nothing-revealed = Er valt niets om te draaien.
rabohnzel-no-third-card = Er kan geen derde kaart omgedraaid worden: zeg { $example }.
rabohnzel-nothing-to-discard = Er is geen kaart omgedraaid die afgelegd zou kunnen worden.
rabohnzel-has-traded = In fase 2 van deze beurt is een kaart van eigenaar gewisseld.
rabohnzel-not-moved = De kaart zou blijven waar ze is.
rabohnzel-no-such-place = Zulke plekken heeft je hand niet.
rabohnzel-cast-or-done = Gebruik een actieve spreuk, of zeg dat je klaar bent.
rabohnzel-magic = Toverfase: gebruik de kracht van je velden, activeer en gebruik spreuken, of zeg dat je klaar bent.
rabohnzel-hold = Plant de kaart die je nam, of houd haar in je hand.
rabohnzel-activate = Activeer een van je spreuken, of zeg dat je klaar bent.
rabohnzel-taken = Activeer de spreuk die je nam, of zeg dat je klaar bent en laat haar verdekt liggen.
rabohnzel-choose = Kies welke van de twee daalders telt.
rabohnzel-counter = Je mag terugslaan, of zeg dat je klaar bent.
rabohnzel-flow = Door je spreuk mag je de volgende kaart van je hand planten, of zeg dat je klaar bent.
rabohnzel-enchanted = Een spreuk dwingt je de voorste kaart van je hand te planten.
rabohnzel-enchanter = Door je spreuk mag je de voorste kaart van je hand planten, of zeg dat je klaar bent.
rabohnzel-helps-a-power = ze helpt de kracht van een veld, zoals { $examples }
rabohnzel-one-place = noem één plek in je hand, zoals { $example }

# Fasen

phase-magic = de toverfase
phase-magic-advice = Gebruik de kracht van elk van je velden één keer, in willekeurige volgorde; ook die van een boon die je nu op een leeg veld plant. Speel toverbonen uit je hand om spreuken te activeren, en gebruik actieve.
phase-rabohnzel-look = fase 2, meteen na het omdraaien
phase-rabohnzel-look-advice = Nu, en alleen nu, mag je spreuk een derde kaart omdraaien, of alleen toestaan dat omgedraaide kaarten later afgelegd worden.
phase-rabohnzel-draw = fase 4, voor het trekken
phase-rabohnzel-draw-advice = Met je spreuk trek je vijf kaarten als er in fase 2 geen kaart van eigenaar gewisseld is.
phase-end = het eind van de beurt
phase-end-advice = Een actieve spreuk mag nog gebruikt worden; wat niet gebruikt wordt, vervalt.
phase-hold = een kaart in afwachting
phase-hold-advice = Plant de kaart waar ze past, zo nodig na een oogst, tenzij je aangevallen wordt; of houd haar in je hand.
phase-activate = een spreuk wordt geactiveerd
phase-activate-advice = Draai een verdekte spreuk open; ze mag één keer gebruikt worden, op haar tijd in je eigen beurt.
phase-taken = er is een spreuk geruild
phase-taken-advice = Activeer de zojuist getrokken spreuk, of laat haar verdekt liggen.
phase-choose = er zijn twee daalders getrokken
phase-choose-advice = De aanvaller kiest welke van de twee telt; één moet tellen.
phase-counter = er kan teruggeslagen worden
phase-counter-advice = Er is een zwaardboon getrokken: wie aangevallen werd, mag terugslaan.
phase-flow = voorste kaarten planten door een spreuk
phase-flow-advice = Plant de voorste kaarten een voor een, in fase 3 ook door een spreuk die een kaart plant; daartussen passen oogsten en, in de toverfase, krachten.
phase-enchanted = een spreuk laat iedereen planten
phase-enchanted-advice = Alle anderen moeten de voorste kaart van hun hand planten. Wie aan de beurt is, mag het.
rabohnzel-freely = Oogsten kan bij elke vraag, tenzij je aangevallen wordt; een losse boon is beschermd zolang er op een ander veld van je meer liggen. Velden zijn niet te koop.
rabohnzel-bean = { $bean }: { $bean_power }.
rabohnzel-spell = { $card }: { $power }.

# Hulp

rabohnzel-help-plant = een kaart die voor je ligt of die je net genomen hebt
help-use = de kracht van veld 1, tegen plaats 3 waar een doel nodig is
help-use-with = hetzelfde met hulp van de spreuk { $card }
help-brew = een toverboon uit de hand spelen: { $card } is actief; { $example } speelt de kaart op plek 4
help-activate = een spreuk omdraaien, waar een veld of een daalder het toestaat
help-cast = een actieve spreuk gebruiken
help-cast-trade = { $card } zonder de derde kaart
help-cast-spell-swap = spreuken ruilen met plaats 3
help-cast-field = een kapboon op een derde veld planten
help-cast-bean-enchantment = hem op de losse boon van veld 2 planten
help-cast-move = de vierde kaart van je hand naar voren halen
help-keep = de zojuist getrokken of gestolen kaart in je hand nemen
help-counter = terugslaan
help-choose = welke van twee daalders telt; een omgedraaide kaart afleggen
rabohnzel-help-accept = aanbod #5 aannemen; { $example } geeft de kaart op plek 3

# Wat er gebeurde

fact-harvested-enchanted = { $who_is ->
    [you] Je oogst
   *[other] { $who } oogst
} veld { $field }: { $crop } voor { $taler ->
    [0] niets
    [one] { $taler } daalder
   *[other] { $taler } daalders
}, de eerste een betoverde { $first }
fact-learnt = { $who_is ->
    [you] Je leert
   *[other] { $who } leert
} { $cards_is ->
    [seen] de spreuk “{ $cards }”
   *[unseen] een spreuk
}
fact-activated = { $played_count ->
    [0] { $who_is ->
        [you] Je activeert “{ $spell }”
       *[other] { $who } activeert “{ $spell }”
    }
   *[other] { $who_is ->
        [you] Je speelt { $played } en activeert “{ $spell }”
       *[other] { $who } speelt { $played } en activeert “{ $spell }”
    }
}
fact-cast = { $who_is ->
    [you] Je gebruikt
   *[other] { $who } gebruikt
} { $target_is ->
    [all] “{ $spell }”
   *[other] “{ $spell }” met { $target_whom }
}
fact-spell-taken = { $who_is ->
    [you] Je neemt
   *[other] { $who } neemt
} { $cards_is ->
    [seen] de spreuk “{ $cards }”
   *[unseen] een spreuk
} van { $from_whom }
fact-untraced = Alleen deze twee weten nu nog wie van hen { $cards } heeft
fact-borrowed = { $who_is ->
    [you] Je leent “{ $spell }” voor deze beurt
   *[other] { $who } leent “{ $spell }” voor deze beurt
}
fact-turned-down = { $who_is ->
    [you] Je spreuk “{ $spell }” vervalt ongebruikt
   *[other] De spreuk “{ $spell }” van { $who } vervalt ongebruikt
}
fact-returned = Geleende spreuken worden terug in hun stapel geschud
fact-used = { $who_is ->
    [you] Je gebruikt
   *[other] { $who } gebruikt
} { $target_is ->
    [all] veld { $field } ({ $beans })
   *[other] veld { $field } ({ $beans }) tegen { $target_whom }
}
fact-stole = { $who_is ->
    [you] Je steelt { $beans } van { $from_whom }
   *[other] { $who } steelt { $beans } van { $from_whom }
}
fact-kept = { $who_is ->
    [you] Je houdt haar in je hand
   *[other] { $who } houdt haar in de hand
}
fact-taler-shown = { $who_is ->
    [you] Er wordt een daalder van jou getrokken: { $beans }
   *[other] Er wordt een daalder van { $who } getrokken: { $beans }
}
fact-lost = { $who_is ->
    [you] Je verliest de daalder { $beans }
   *[other] { $who } verliest de daalder { $beans }
}
fact-freed = { $who_is ->
    [you] Je bevrijdt { $beans } van { $from_whom }: 1 daalder
   *[other] { $who } bevrijdt { $beans } van { $from_whom }: 1 daalder
}
fact-struck-back = { $who_is ->
    [you] Je slaat terug, tegen { $attacker_whom }
   *[other] { $who } slaat terug, tegen { $attacker_whom }
}
fact-lifted = { $who_is ->
    [you] Je neemt { $beans } van de aflegstapel
   *[other] { $who } neemt { $beans } van de aflegstapel
}

# Wat er op tafel ligt

rabohnzel-spells = Spreuken
rabohnzel-no-spells = geen
rabohnzel-unknown = { $count } onbekende
rabohnzel-borrowed = Geleend
rabohnzel-stolen = Gestolen
rabohnzel-in-hand = { $cards }, nog in de hand
rabohnzel-attack-label = Aanval
rabohnzel-attack = { $who_is ->
    [you] Jij
   *[other] { $who }
} op { $target_whom }{ $blows ->
    [0] {""}
   *[other] , tot nu toe { $blows } keer teruggeslagen
}
rabohnzel-powers = Krachten
rabohnzel-power = veld { $field } { $bean }
rabohnzel-held = In afwachting
rabohnzel-lifted = Opgenomen
rabohnzel-pile = Spreuken op de stapel: { $count }

# Wat zetten betekenen

move-use = { $bean }: { $power }
move-use-on = { $bean }: { $power }: { $taler }
rabohnzel-use-sword = aanvallen
rabohnzel-use-magic = een spreuk activeren
rabohnzel-use-magic-many = twee spreuken activeren
rabohnzel-use-white = een kaart trekken
rabohnzel-use-white-many = een kaart trekken, die je mag planten
rabohnzel-use-mean = alle anderen riskeren een daalder
rabohnzel-use-picker = de laatste handkaart nemen
rabohnzel-use-other = de kracht van dit veld
rabohnzel-no-taler = geen daalders
rabohnzel-move-hand = een handkaart verplaatsen
rabohnzel-only-to-discard = geen derde kaart, maar geen enkele hoeft geplant te worden
rabohnzel-drawn-sword = er mag teruggeslagen worden
rabohnzel-drawn-princess = de daalder is van jou
rabohnzel-drawn-magic = je activeert een spreuk
rabohnzel-drawn-picker = je laatste handkaart wordt gestolen
rabohnzel-drawn-nothing = er gebeurt niets
move-keep = { $beans } achteraan in je hand
move-discard = op de aflegstapel
move-no-more = niets meer

# Hoe het afliep

rabohnzel-score = { $gap }{ $pfennig } pfennig  { $who_is ->
    [you] Jij
   *[other] { $who }
}
