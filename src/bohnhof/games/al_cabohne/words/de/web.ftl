# Was nur die Seite sagt, in den Tafeln von Al Cabohne

art-you = Du
art-mafia = Mafia
art-mafia-ties = gewinnt bei Gleichstand
art-mafia-double = zählen { $n }
art-race = Das Rennen
art-boss-lacks = noch { $n }
art-boss-sells = { $n ->
    [one] verkauft bei { $n } Taler
   *[other] verkauft bei { $n } Talern
}
art-boss-sells-at = verkauft bei
art-boss-give = { $boss } eine Karte geben
art-boss-taxes = { $boss } nimmt 1
art-group-joined = { $n } aufgedeckt, { $more } dazu
art-group-fits = { $n ->
    [one] passt auf Feld { $fields }
   *[other] passt auf Felder { $fields }
}
art-group-after = nach einer Ernte
art-gifts = Einem Boss eine Karte geben
art-gift-to = an { $boss }
art-gift-brings = { $n } von { $of }
art-take-taler = Den Taler { $bean } nehmen
desk-al-cabohne-sell-at-the-end = Ernte noch vor dem Ende deines Zuges, oder weiter
desk-al-cabohne-buy-at-the-end = Ernte oder kaufe noch vor dem Ende deines Zuges, oder weiter
desk-al-cabohne-first-card = Baue { $front } an
desk-al-cabohne-second-card = Baue auch { $front } an, oder weiter
desk-al-cabohne-using = Baue an, was übrig blieb, oder wirf es ab
desk-al-cabohne-paying = Zahle der Mafia von jedem Feld ihrer Sorten, oder ernte es vorher
desk-al-cabohne-growing = { $revealed ->
    [0] Gib der Mafia Handkarten, oder weiter
   *[other] Baue Aufgedecktes an, gib der Mafia Handkarten, oder weiter
}
desk-al-cabohne-plant-all = Baue alle aufgedeckten Karten an, bei dir oder der Mafia
desk-al-cabohne-empty-boss = Gib { $boss } eine Bohne, die kein Boss sammelt
desk-al-cabohne-no-more-cards = Ernte, wenn du magst, oder weiter
desk-done-grow = Fertig angebaut
desk-stop-use = Reste
desk-stop-pay = Abgabe
desk-stop-grow = Offene anbauen
coach-line-title = Deine Hand ist eine Warteschlange
coach-line = Die vorderste Karte wird zuerst angebaut: Tippe ein Feld an. Du darfst deine Hand nie sortieren; schaffe rechtzeitig Platz.
coach-bosses-title = Auch die Bosse bauen an
coach-bosses = Die Bosse nehmen passende Bohnen und verkaufen von selbst an ihrer roten Marke. Zum Sieg brauchst du mehr Taler als die Mafia.
coach-grow-title = Baue das Aufgedeckte an
coach-grow = Gleiche Karten kommen zusammen auf ein Feld, deines oder das eines Bosses. Was liegen bleibt, darf der andere nutzen.
coach-grow-alone-title = Baue das Aufgedeckte an
coach-grow-alone = Gleiche Karten kommen zusammen auf ein Feld, deines oder das eines Bosses. Alle müssen angebaut sein, bevor es weitergeht.
coach-give-title = Füttere einen Boss
coach-give = Tippe eine Handkarte an und dann einen Boss, um sie abzugeben. Ein Boss, der verkauft hat, verlangt diese Bohne nicht mehr.
coach-harvest-turn-title = Wann du ernten darfst
coach-harvest-turn = In deinem eigenen Zug, aber nicht, während Karten aufgedeckt werden. Eine Ernte verkauft alle Bohnen eines Feldes. Ein Feld mit nur einer Bohne muss warten, solange ein anderes mehr trägt.
coach-tax-title = Schutzgeld
coach-tax = Du baust die Bohne eines Bosses an, also nimmt er seinen Anteil. Zahle, oder ernte rechtzeitig.
coach-discards-title = Die Ablage zählt
coach-discards = Eine aufgedeckte Karte bringt gleiche Karten oben von der Ablage mit. Tippe den Stapel an, um seine Reihenfolge zu sehen.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Dann brauchst du mehr Taler als der andere und mehr als die Mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Dann zählen die Taler der Mafia doppelt, und du brauchst mehr.
web-mafia = Die Mafia
