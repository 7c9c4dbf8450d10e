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
art-take-taler = Den Taler nehmen: { $bean }
desk-al-cabohne-sell-at-the-end = Ernte, bevor dein Zug endet, oder weiter
desk-al-cabohne-buy-at-the-end = Ernte oder kauf etwas, bevor dein Zug endet, oder weiter
desk-al-cabohne-first-card = Baue { $front } an
desk-al-cabohne-second-card = Baue auch { $front } an, oder weiter
desk-al-cabohne-using = Bau an, was übrig blieb, oder wirf es ab
desk-al-cabohne-paying = Zahle der Mafia von jedem Feld ihrer Sorten, oder ernte es vorher
desk-al-cabohne-growing = { $revealed ->
    [0] Gib der Mafia Handkarten, oder weiter
   *[other] Bau Aufgedecktes an, gib der Mafia Handkarten, oder weiter
}
desk-al-cabohne-plant-all = Bau alle aufgedeckten Karten an, bei dir oder der Mafia
desk-al-cabohne-empty-boss = Gib { $boss } eine Bohne, die kein Boss sammelt
desk-al-cabohne-no-more-cards = Ernte, wenn du magst, oder weiter
desk-done-grow = Anbauen beenden
desk-stop-use = Verwerten
desk-stop-pay = Abgabe
desk-stop-grow = Anbauen
coach-line-title = Deine Hand ist eine Warteschlange
coach-line = Bau zuerst die vorderste Karte an: Tippe ein Feld an. Sortieren darfst du deine Hand nie; schaff also rechtzeitig Platz.
coach-bosses-title = Auch die Bosse bauen an
coach-bosses = Die Bosse nehmen passende Bohnen und verkaufen automatisch an der roten Marke. Um zu gewinnen, brauchst du mehr Taler als die Mafia.
coach-grow-title = Bau das Aufgedeckte an
coach-grow = Karten einer Sorte kommen zusammen auf ein Feld, deins oder das eines Bosses. Was du liegen lässt, darf dein Gegner nutzen.
coach-grow-alone-title = Bau das Aufgedeckte an
coach-grow-alone = Karten einer Sorte kommen zusammen auf ein Feld, deins oder das eines Bosses. Bevor es weitergeht, musst du alle anbauen.
coach-give-title = Füttere einen Boss
coach-give = Tippe eine Handkarte an und dann einen Boss: So gibst du sie ab. Ein Boss, der verkauft hat, verlangt diese Bohne nicht mehr.
coach-harvest-turn-title = Wann du ernten darfst
coach-harvest-turn = In deinem Zug, aber nicht, während aufgedeckt wird. Beim Ernten verkaufst du alle Bohnen eines Feldes. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt.
coach-tax-title = Die Abgabe an die Mafia
coach-tax = Du baust an, was ein Boss sammelt, also nimmt er seinen Anteil. Zahle, oder ernte rechtzeitig.
coach-discards-title = Der Ablagestapel zählt
coach-discards = Eine aufgedeckte Karte holt passende Karten oben vom Ablagestapel dazu. Tippe den Stapel an, um die Reihenfolge zu sehen.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Dann brauchst du mehr Taler als dein Gegner und mehr als die Mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Dann zählen die Taler der Mafia doppelt, und du brauchst mehr.
web-mafia = Die Mafia
