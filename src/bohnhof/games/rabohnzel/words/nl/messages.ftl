rabohnzel-no-power = De bonen op dat veld hebben geen kracht.
rabohnzel-power-used = De kracht van dat veld is al gebruikt, of de bonen kwamen te laat voor deze toverfase.
rabohnzel-name-a-player = Noem de speler op wie je het richt.
rabohnzel-no-aim = Die kracht richt je niet op een speler.
rabohnzel-not-yourself = Richt het op een andere speler.
rabohnzel-too-few-beans = Die kracht heeft vier bonen nodig, of een actieve spreuk die helpt.
rabohnzel-no-help = Bij die kracht kan geen spreuk helpen.
rabohnzel-nothing-to-steal = Die speler heeft geen handkaarten.
rabohnzel-nothing-to-draw = De trekstapel is op.
rabohnzel-nothing-to-activate = Je hebt geen verdekte spreuk.
rabohnzel-not-your-spell = Die spreuk ligt niet verdekt voor je.
rabohnzel-not-active = Die spreuk heb je niet, of hij is niet actief.
rabohnzel-wrong-time = Die spreuk kun je nu niet gebruiken.
rabohnzel-no-brew = Je hebt geen handkaart waarmee je een spreuk activeert.
rabohnzel-under-attack = Je mag niet oogsten zolang je wordt aangevallen.
rabohnzel-not-drawn = Zo’n daalder is niet getrokken.
rabohnzel-no-discard = Je mag een omgedraaide kaart alleen afleggen als in deze beurt de Handelsspreuk is gebruikt.
rabohnzel-not-revealed = Die kaart is niet omgedraaid, of ligt er niet meer.
rabohnzel-third-field-open = Je hebt al een derde veld.
rabohnzel-not-one-card = Op dat veld ligt niet precies één kaart.
rabohnzel-same-kind = Die kaart past daar ook zonder magie.
rabohnzel-no-spell-to-take = Die speler heeft geen verdekte spreuk.
rabohnzel-empty-discard = De aflegstapel is leeg.
rabohnzel-empty-spells = De spreukenstapel is leeg.
rabohnzel-empty-hands = Alle handen zijn leeg.
rabohnzel-nothing-revealed = Er valt niets om te draaien.
rabohnzel-no-third-card = Er is geen derde kaart om om te draaien: zeg { $example }.
rabohnzel-nothing-to-discard = Er is geen omgedraaide kaart die je mag afleggen.
rabohnzel-has-traded = In fase 2 van deze beurt is al een kaart van eigenaar gewisseld.
rabohnzel-not-moved = De kaart zou op dezelfde plek blijven.
rabohnzel-no-such-place = Die plekken heeft je hand niet.
rabohnzel-cast-or-done = Gebruik een actieve spreuk, of zeg klaar.
rabohnzel-magic = Toverfase: gebruik de krachten van je velden, activeer en gebruik spreuken, of zeg klaar.
rabohnzel-hold = Plant de kaart die je nam, of houd hem in je hand.
rabohnzel-activate = Activeer een van je spreuken, of zeg klaar.
rabohnzel-taken = Activeer de spreuk die je nam, of zeg klaar om hem verdekt te laten.
rabohnzel-choose = Kies welke van de twee daalders telt.
rabohnzel-counter = Je mag terugslaan, of zeg klaar.
rabohnzel-flow = Door je spreuk mag je je voorste kaart planten, of zeg klaar.
rabohnzel-enchanted = Een spreuk dwingt je om je voorste kaart te planten.
rabohnzel-enchanter = Door je spreuk mag je je voorste kaart planten, of zeg klaar.
rabohnzel-helps-a-power = hij helpt de kracht van een veld, zoals { $examples }
rabohnzel-one-place = noem één plek in je hand, zoals { $example }

# Fasen

phase-magic = de toverfase
phase-magic-advice = Gebruik de kracht van elk van je velden één keer, in welke volgorde je wilt, ook die van een boon die je nu op een leeg veld plant. Speel toverbonen uit je hand om spreuken te activeren, en gebruik actieve spreuken.
phase-rabohnzel-look = fase 2, meteen na het omdraaien
phase-rabohnzel-look-advice = Nu, en alleen nu, mag je met je spreuk een derde kaart omdraaien, of alleen regelen dat je omgedraaide kaarten later mag afleggen.
phase-rabohnzel-draw = fase 4, voor het trekken
phase-rabohnzel-draw-advice = Met je spreuk trek je vijf kaarten als er in fase 2 geen kaart van eigenaar is gewisseld.
phase-end = het eind van de beurt
phase-end-advice = Je mag nog een actieve spreuk gebruiken. Wat je niet gebruikt, vervalt.
phase-hold = een kaart om te plaatsen
phase-hold-advice = Plant de kaart waar hij past, zo nodig na een oogst (niet zolang je wordt aangevallen), of houd hem in je hand.
phase-activate = een spreuk wordt geactiveerd
phase-activate-advice = Draai een verdekte spreuk open. Je mag hem één keer gebruiken, op het juiste moment in je eigen beurt.
phase-taken = er is een spreuk geruild
phase-taken-advice = Activeer de spreuk die net is getrokken, of laat hem verdekt liggen.
phase-choose = er zijn twee daalders getrokken
phase-choose-advice = De aanvaller kiest welke van de twee telt. Eén moet er tellen.
phase-counter = een tegenaanval is mogelijk
phase-counter-advice = Er is een daalder van een zwaardboon getrokken: wie is aangevallen, mag terugslaan.
phase-flow = voorste kaarten planten door een spreuk
phase-flow-advice = Plant je voorste kaarten één voor één, in fase 3 ook met een spreuk die een kaart plant. Tussendoor mag je oogsten en, in de toverfase, krachten gebruiken.
phase-enchanted = een spreuk laat iedereen planten
phase-enchanted-advice = Alle anderen moeten hun voorste kaart planten. Wie aan de beurt is, mag het.
rabohnzel-freely = Bij elke invoer mag je oogsten, behalve zolang je wordt aangevallen. Een losse boon mag je niet oogsten zolang er op een ander veld van je twee of meer bonen liggen. Velden zijn niet te koop.
rabohnzel-bean = { $bean }: { $bean_power }.
rabohnzel-spell = { $card }: { $power }.

# Hulp

rabohnzel-help-plant = een van je nieuwe kaarten, of de kaart die je net hebt genomen
help-use = de kracht van veld 1, gericht op plaats 3 als een doel nodig is
help-use-with = hetzelfde met hulp van de spreuk { $card }
help-brew = een toverboon uit de hand spelen: { $card } is actief; { $example } speelt de kaart op plek 4
help-activate = een spreuk opendraaien, als een veld of een daalder dat toelaat
help-cast = een actieve spreuk gebruiken
help-cast-trade = { $card } zonder de derde kaart
help-cast-spell-swap = spreuken ruilen met plaats 3
help-cast-field = een kapboon op een derde veld planten
help-cast-bean-enchantment = hem op de losse boon van veld 2 planten
help-cast-move = de vierde kaart van je hand naar voren halen
help-keep = de net getrokken of gestolen kaart in je hand nemen
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
fact-untraced = Alleen zij tweeën weten nu wie van hen { $cards } heeft
fact-borrowed = { $who_is ->
    [you] Je leent “{ $spell }” voor deze beurt
   *[other] { $who } leent “{ $spell }” voor deze beurt
}
fact-turned-down = { $who_is ->
    [you] Je spreuk “{ $spell }” vervalt ongebruikt
   *[other] De spreuk “{ $spell }” van { $who } vervalt ongebruikt
}
fact-returned = Geleende spreuken worden teruggeschud in de spreukenstapel
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
    [you] Je houdt hem in je hand
   *[other] { $who } houdt hem in de hand
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
    [you] Je slaat terug tegen { $attacker_whom }
   *[other] { $who } slaat terug tegen { $attacker_whom }
}
fact-lifted = { $who_is ->
    [you] Je neemt { $beans } van de aflegstapel
   *[other] { $who } neemt { $beans } van de aflegstapel
}

# Wat er op tafel ligt

rabohnzel-spells = Spreuken
rabohnzel-no-spells = geen
rabohnzel-unknown = { $count } onbekend
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
rabohnzel-held = Te plaatsen
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
rabohnzel-use-mean = ieder ander waagt een daalder
rabohnzel-use-picker = de laatste handkaart nemen
rabohnzel-use-other = de kracht van dit veld
rabohnzel-no-taler = geen daalders
rabohnzel-move-hand = een handkaart verplaatsen
rabohnzel-only-to-discard = geen derde kaart, maar geen enkele hoeft geplant te worden
rabohnzel-drawn-sword = een tegenaanval is mogelijk
rabohnzel-drawn-princess = de daalder is voor jou
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
