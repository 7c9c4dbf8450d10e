# Was nur die Seite sagt, in den Tafeln von Rabohnzel

art-spells = Zauber
art-your-spells = Deine Zauber
art-no-spells = Du kennst noch keinen Zauber.
art-spell-active = aktiv
art-spell-borrowed = geliehen
art-spell-secret = verdeckt
art-spell-up = { $spell }, aktiv
art-spells-unknown = { $n ->
    [one] { $n } Zauber, unbekannt
   *[other] { $n } Zauber, unbekannt
}
art-pfennig = { $n } Pf
art-powers = Was die Bohnen können
art-power-used = eingesetzt
art-power-sword = angreifen
art-power-magic = Zauber aktivieren
art-power-white = Karte ziehen
art-power-mean = andere riskieren Taler
art-power-picker = Karte nehmen
art-attack = Angriff
art-attacks = { $who } greift an
art-you-attack = Du greifst an
art-odds = { $n } von { $of } waren { $bean }
art-fate-princess = der Taler ist gewonnen
art-fate-sword = Gegenangriff möglich
art-fate-picker = nimmt die letzte Karte
art-fate-magic = darf einen Zauber aktivieren
art-fate-cap = nichts
art-go-on = Weiter
art-choose-hold = Diese Karte anbauen oder auf die Hand nehmen?
art-choose-activate = Einen Zauber aktivieren
art-choose-taken = Der genommene Zauber
art-choose-choose = Welcher der beiden Taler zählt?
art-choose-counter = Gegenangriff?
art-bean-sword = greif jemanden an
art-bean-princess = keine Kraft; Angreifer wollen ihren Taler
art-bean-magic = aktiviere einen Zauber; zu viert zwei
art-bean-white = zieh eine Karte; zu viert darfst du sie anbauen
art-bean-mean = zu viert riskieren alle anderen einen Taler
art-bean-cap = ernte zwei, um einen Zauber zu lernen
art-bean-picker = nimm die letzte Karte einer Hand
art-brew-spell = Mit einer Zauberbohne aktivieren
art-activate-spell = Aktivieren
art-cast-spell = Anwenden
art-strike-back = Gegenangriff
desk-rabohnzel-magic = Nutze Kräfte und Zauber, oder weiter
desk-rabohnzel-cast-or-done = Wende einen aktiven Zauber an, oder weiter
desk-rabohnzel-hold = Baue die genommene Karte an, oder behalte sie
desk-rabohnzel-activate = Aktiviere einen Zauber, oder weiter
desk-rabohnzel-counter = Gegenangriff, oder verzichte
desk-rabohnzel-taken = Aktiviere den neuen Zauber, oder lass ihn verdeckt
desk-rabohnzel-flow = Baue durch deinen Zauber auch { $front } an, oder weiter
desk-rabohnzel-enchanted = Ein Zauber zwingt dich: Baue { $front } an
desk-rabohnzel-enchanter = Baue durch deinen Zauber { $front } an, oder weiter
