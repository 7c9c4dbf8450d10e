# Was geschah, wie ein Terminal es kennzeichnet: Überschriften, und Angebote mit der Nummer, unter der man sie beantwortet

terminal-fact-turn = ── { fact-turn }
terminal-fact-over = ── { fact-over }
terminal-fact-offered = #{ $offer } { fact-offered }
terminal-fact-offered-gift = #{ $offer } { fact-offered-gift }
terminal-fact-offered-request = #{ $offer } { fact-offered-request }
terminal-fact-traded = #{ $offer } { fact-traded }
terminal-fact-traded-gift = #{ $offer } { fact-traded-gift }
terminal-fact-traded-request = #{ $offer } { fact-traded-request }
terminal-fact-declined = { $who_is ->
    [you] #{ $offer } Du lehnst ab
   *[other] #{ $offer } { $who } lehnt ab
}
terminal-fact-withdrawn = #{ $offer } { fact-withdrawn }
terminal-fact-untaken = #{ $offer } { fact-untaken }
terminal-fact-lapsed = #{ $offer } ist verfallen
terminal-open-offer = #{ $offer } { open-offer }
terminal-open-offer-gift = #{ $offer } { open-offer-gift }
terminal-open-offer-request = #{ $offer } { open-offer-request }

# Was getippt wurde und nicht zu verstehen ist

typed-may-be = { $word } könnte { $choices } heißen
typed-empty-offer = sag, was du gibst und was du willst, etwa { $example }
typed-for-what = wofür? { $nothing } macht es zum Geschenk
typed-no-number = { $word } ist keine Anzahl Karten
typed-of-which-bean = { $word } von welcher Bohne?
typed-which-one = was davon: { $choices }?
typed-brings-nothing = { $sentence } brächte nichts; gib den ganzen Zug ein, wenn du es trotzdem willst
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } passt auf keins deiner Felder; ernte zuerst eins
   *[other] { $beans } passen auf keins deiner Felder; ernte zuerst eins
}
typed-nothing-grows = deine Felder sind leer; „?“ zeigt die Hilfe
typed-no-move = in der Liste gibt es keinen Zug { $number }
typed-no-offer = es gibt kein Angebot, das du annehmen könntest

# Fragen

ask-answer = Du hast ein Angebot. a und die Nummer: annehmen; Enter: ablehnen; später: offen lassen; passen: in diesem Zug alles ablehnen.
ask-answer-or-done = Du hast ein Angebot. a und die Nummer: annehmen; Enter: ablehnen; später: offen lassen; f: fertig mit Handeln; passen: in diesem Zug alles ablehnen.
ask-offer = { $who_is ->
    [you] Du handelst. Ein Angebot von dir? Enter: nein; passen: keins bis zu deinem Zug.
   *[other] { $who } handelt. Ein Angebot von dir? Enter: nein; passen: keins bis zu deinem Zug.
}
ask-more-offers = { $offers_count ->
    [one] { $who } handelt; #{ $offers } von dir ist offen. Noch eins? Enter: die anderen antworten lassen; passen: keins bis zu deinem Zug.
   *[other] { $who } handelt; #{ $offers } von dir sind offen. Noch eins? Enter: die anderen antworten lassen; passen: keins bis zu deinem Zug.
}
harvest-first = Ernte zuerst ein Feld.
harvest-or-buy-first = Ernte zuerst ein Feld, oder kauf eins.
not-done = Übersprungen: { $rest }
not-done-since = Übersprungen, denn { $why }: { $rest }
since-turn = ein neuer Zug hat begonnen
since-revealed = es wurden Karten aufgedeckt
since-drew = du hast Karten gezogen
since-offer = du hast ein neues Angebot

# Hilfe

help-sentence = Eingabe
help-short = kurz
help-meaning = Bedeutung
help-plant = die vorderste Handkarte auf Feld 1; „p“ allein: dorthin, wo ihre Sorte wächst
help-plant-ready = Phase 3: eine deiner neuen Karten
help-harvest = Feld 2 ernten; „e“ allein, wenn du nur eins ernten kannst
help-offer = an Platz 3; „alle“: an alle; „für nichts“: ein Geschenk
help-offer-copy = die Karte an Stelle 4; ohne Platz: an alle, die handeln dürfen
help-accept = Angebot #5 annehmen; „a 5: soja@3“ gibt die Karte an Stelle 3
help-decline = ein Angebot ablehnen oder das eigene zurückziehen
help-done = die Phase beenden
help-done-trading = die Phase beenden; im Zug eines anderen lehnt f das Angebot ab, zu dem du gefragt wirst
help-buy-field = das dritte Feld, bei jeder Eingabe; „k rote rote soja“ wählt die Taler
help-lines = Eine Zahl macht diesen Zug der Liste. Du kannst mehrere Züge in eine Zeile schreiben: { $example }
help-beans = Du kannst Bohnen abkürzen ({ $short } für { $bean }) und Züge auch auf Englisch eingeben.
help-beans-whole = Du kannst Bohnen abkürzen und Züge auch auf Englisch eingeben.
help-outlook = Ein Feld mit „0 Taler, +2 für 1“ bringt noch nichts; mit zwei Bohnen mehr bringt es einen Taler.
help-look-up = züge (z) listet alle Züge · tipp (tip) zeigt, was ein Profi erwägen würde · tisch (t) zeichnet alles · karten (ka) zeigt Taler und Ablagestapel · verlauf (v) zeigt, was zuletzt geschah · regeln (r) { $example } oder ein Wort zeigt Regeln · zurück nimmt deinen letzten Zug und alles danach zurück · ende (q) verlässt den Tisch; das Spiel wird nach jedem Zug gespeichert
cards-bean = Bohne
cards-count = Karten
cards-beanometer = Bohnen für 1, 2, 3, 4 Taler
cards-discarded = abgelegt
cards-as-taler = als Taler
cards-unseen = ungesehen
taler-of = { $who_is ->
    [you] Deine Taler: {""}
   *[other] Taler von { $who }: {""}
}
discard-pile = Ablagestapel von oben: { $beans }
discard-pile-empty = Ablagestapel von oben: leer

# Hinsetzen

choose-game = Welches Spiel? Nummer oder Name; Enter: { $first }; q: beenden > {""}
no-game = { $wish } ist kein Spiel; gib { $choices } ein.
a-number-or-name = eine Zahl von 1 bis { $most } oder einen Namen aus der Liste
seats-one = { $most ->
    [one] { $most } Platz
   *[other] { $most } Plätze
}
seats-range = { $fewest } bis { $most } Plätze

# Nachgeschlagene Regeln

chapters = Kapitel: { $chapters }. Frag nach einer Regel (regeln { $first }) oder nach einem Wort.
no-rule-has = In keiner Regel steht { $word }.
also-in = Auch in { $rules }

# Eine Sitzung

welcome = { $game }. ? zeigt die Hilfe, ende verlässt den Tisch. Das Spiel wird nach jedem Zug gespeichert.
what-happened-last = Was zuletzt geschah:
begins = { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
skipped = Ein neueres Spiel übersprungen: { $why }
not-saved = Dieser Zug wurde nicht gespeichert: { $why }
saved = Gespeichert.
acts-not-saved = { $count ->
    [one] Der letzte Zug wurde nicht gespeichert: { $why }.
   *[other] Die letzten { $count } Züge wurden nicht gespeichert: { $why }.
}
go-on-with = { $kept } Weiter geht es mit: { $command }
seed-and-record = Der Startwert war { $seed }. Spielaufzeichnung: { $path }
series = { $game } bisher: { $won } gewonnen, { $lost } verloren.
series-row = { $game } bisher: { $won } gewonnen, { $lost } verloren; { $row } hintereinander.

# Die Regeln auf Papier und auf einem Bildschirm

quick-start-begin = Enter: Los geht’s {""}
print-beans = Die Bohnen
print-bean = Bohne
print-count = Karten
print-power = Was sie kann
print-cards = Die Karten
print-card = Karte
print-pays = Bezahlt mit
print-rules = Regeln
print-only = in: { $games }

# The table as it is drawn in the terminal

turn-and-phase = { $who_is ->
    [you] Du bist am Zug, { $phase }
   *[other] { $who } ist am Zug, { $phase }
}
discard-top = oben { $bean }
head-player = Spieler
head-hand = Hand
head-field = Feld { $field }
player-has = Hand { $hand }, { $taler } Taler
fields-empty = { $fields_count ->
    [one] Feld { $fields } leer
   *[other] Felder { $fields } leer
}
field-most = { $taler } Taler, mehr geht nicht
field-more = { $taler } Taler, +{ $more } für { $then }
one-bean = { $bean }
set-aside = Neue Karten
player-cards = { $who_is ->
    [you] Du: { $beans }
   *[other] { $who }: { $beans }
}
you-said-no = du hast abgelehnt
you-lack-the-cards = dir fehlen die Karten
lesson-type = Gib ein: { $sentence }
terminal-lesson-astray = Sag zurück, um der Lektion zu folgen, oder spiel weiter.
nothing-to-undo = Es gibt nichts zurückzunehmen.
