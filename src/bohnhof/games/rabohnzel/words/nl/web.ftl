# Wat alleen de pagina zegt, in de panelen van Rabohnzel

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
desk-rabohnzel-magic = Gebruik krachten en spreuken, of ga verder
desk-rabohnzel-cast-or-done = Spreek een actieve spreuk uit, of ga verder
desk-rabohnzel-hold = Plant de genomen kaart, of houd haar
desk-rabohnzel-activate = Activeer een spreuk, of ga verder
desk-rabohnzel-counter = Tegenaanval, of zie ervan af
desk-rabohnzel-taken = Activeer de nieuwe spreuk, of laat haar verdekt
desk-rabohnzel-flow = Plant door je spreuk ook { $front }, of ga verder
desk-rabohnzel-enchanted = Een spreuk dwingt je { $front } te planten
desk-rabohnzel-enchanter = Plant { $front } door je spreuk, of ga verder
