# Wat er gebeurde, zoals een terminal het markeert: koppen, en biedingen met het nummer waarop men antwoordt

terminal-fact-turn = ── { fact-turn }
terminal-fact-over = ── { fact-over }
terminal-fact-offered = #{ $offer } { fact-offered }
terminal-fact-offered-gift = #{ $offer } { fact-offered-gift }
terminal-fact-offered-request = #{ $offer } { fact-offered-request }
terminal-fact-traded = #{ $offer } { fact-traded }
terminal-fact-traded-gift = #{ $offer } { fact-traded-gift }
terminal-fact-traded-request = #{ $offer } { fact-traded-request }
terminal-fact-declined = { $who_is ->
    [you] #{ $offer } Je wijst het af
   *[other] #{ $offer } { $who } wijst het af
}
terminal-fact-withdrawn = #{ $offer } { fact-withdrawn }
terminal-fact-untaken = #{ $offer } { fact-untaken }
terminal-fact-lapsed = #{ $offer } is vervallen
terminal-open-offer = #{ $offer } { open-offer }
terminal-open-offer-gift = #{ $offer } { open-offer-gift }
terminal-open-offer-request = #{ $offer } { open-offer-request }

# Wat getypt werd en niet te begrijpen is

typed-may-be = { $word } kan { $choices } betekenen
typed-empty-offer = zeg wat je geeft en wat je wilt, zoals { $example }
typed-for-what = waarvoor? zeg { $nothing } om het cadeau te geven
typed-no-number = { $word } is geen aantal kaarten
typed-of-which-bean = { $word } van welke boon?
typed-which-one = welke: { $choices }?
typed-brings-nothing = { $sentence } zou niets opleveren; typ de hele zet om het toch te doen
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } past op geen van je velden; oogst er eerst een
   *[other] { $beans } passen op geen van je velden; oogst er eerst een
}
typed-nothing-grows = je velden zijn leeg; typ “?” voor hulp
typed-no-move = er staat geen zet { $number } in de lijst
typed-no-offer = er is geen aanbod dat je kunt aannemen

# Vragen

ask-answer = Je krijgt een aanbod. a NUMMER: aannemen; Enter: afwijzen; straks: openlaten; passen: alles van deze beurt afwijzen.
ask-answer-or-done = Je krijgt een aanbod. a NUMMER: aannemen; Enter: afwijzen; straks: openlaten; k: klaar met handelen; passen: alles van deze beurt afwijzen.
ask-offer = { $who_is ->
    [you] Jij handelt. Een aanbod doen? Enter: nee; passen: niets meer tot je beurt.
   *[other] { $who } handelt. Een aanbod doen? Enter: nee; passen: niets meer tot je beurt.
}
ask-more-offers = { $offers_count ->
    [one] { $who } handelt; je aanbod #{ $offers } staat open. Nog een? Enter: laat ze antwoorden; passen: niets meer tot je beurt.
   *[other] { $who } handelt; je aanbiedingen #{ $offers } staan open. Nog een? Enter: laat ze antwoorden; passen: niets meer tot je beurt.
}
harvest-first = Oogst eerst een veld.
harvest-or-buy-first = Oogst of koop eerst een veld.
not-done = Overgeslagen: { $rest }
not-done-since = Overgeslagen, want { $why }: { $rest }
since-turn = er is een nieuwe beurt begonnen
since-revealed = er zijn kaarten omgedraaid
since-drew = je hebt kaarten getrokken
since-offer = je krijgt een nieuw aanbod

# Hulp

help-sentence = zin
help-short = kort
help-meaning = betekenis
help-plant = je voorste kaart op veld 1; “p” alleen waar die soort groeit
help-plant-ready = fase 3: een van je nieuwe kaarten
help-harvest = veld 2 verkopen; “o” alleen als er maar één te verkopen is
help-offer = aan plaats 3; “alle”: aan iedereen; “voor niets”: een cadeau
help-offer-copy = de kaart op plek 4; zonder plaats: iedereen die mag handelen
help-accept = aanbod #5 aannemen; “a 5: soja@3” geeft de kaart op plek 3
help-decline = een aanbod afwijzen, of je eigen aanbod intrekken
help-done = de fase beëindigen
help-done-trading = de fase beëindigen; in de beurt van een ander wijst k het voorgelegde aanbod af
help-buy-field = het derde veld, bij elke invoer; “ko rode rode soja” kiest de daalders
help-lines = Een getal doet die zet uit de lijst. Je mag meerdere zetten op één regel typen: { $example }
help-beans = Bonen mag je afkorten ({ $short } voor { $bean }). In het Engels typen mag ook.
help-beans-whole = Bonen mag je afkorten. In het Engels typen mag ook.
help-outlook = Een veld met “0 daalders, +2 voor 1” levert nog niets op; met twee bonen erbij is dat één daalder.
help-look-up = zetten (z) toont alle zetten · tip (hint) toont wat een kenner zou overwegen · tafel (t) tekent alles · kaarten (ka) toont daalders en aflegstapel · verloop (v) toont wat er het laatst gebeurde · regels (r) { $example }, of een woord, toont regels · terug neemt je laatste zet terug en alles daarna · stoppen (q) verlaat de tafel; het spel wordt na elke zet bewaard
cards-bean = Boon
cards-count = kaarten
cards-beanometer = bonen voor 1, 2, 3, 4 daalders
cards-discarded = afgelegd
cards-as-taler = als daalder
cards-unseen = ongezien
taler-of = { $who_is ->
    [you] Jouw daalders: {""}
   *[other] Daalders van { $who }: {""}
}
discard-pile = Aflegstapel, bovenste eerst: { $beans }
discard-pile-empty = Aflegstapel, bovenste eerst: leeg

# Gaan zitten

choose-game = Welk spel? Typ nummer of naam; Enter: { $first }; q: stoppen > {""}
no-game = { $wish } is geen spel; typ { $choices }.
a-number-or-name = een getal van 1 tot { $most }, of een naam uit de lijst
seats-one = { $most ->
    [one] { $most } plaats
   *[other] { $most } plaatsen
}
seats-range = { $fewest } tot { $most } plaatsen

# Opgezochte regels

chapters = Hoofdstukken: { $chapters }. Vraag naar een regel (regels { $first }) of naar een woord.
no-rule-has = { $word } staat in geen enkele regel.
also-in = Ook in { $rules }

# Een zitting

welcome = { $game }. Typ ? voor hulp of stoppen om te vertrekken. Het spel wordt na elke zet bewaard.
what-happened-last = Wat er het laatst gebeurde:
begins = { $who_is ->
    [you] Jij begint.
   *[other] { $who } begint.
}
skipped = Een nieuwer spel overgeslagen: { $why }
not-saved = Deze zet is niet bewaard: { $why }
saved = Bewaard.
acts-not-saved = { $count ->
    [one] De laatste zet is niet bewaard: { $why }.
   *[other] De laatste { $count } zetten zijn niet bewaard: { $why }.
}
go-on-with = { $kept } Verder spelen: { $command }
seed-and-record = Het startgetal was { $seed }. Spelverslag: { $path }
series = { $game } tot nu toe: { $won } gewonnen, { $lost } verloren.
series-row = { $game } tot nu toe: { $won } gewonnen, { $lost } verloren; { $row } op rij.

# De regels op papier en op één scherm

quick-start-begin = Druk op Enter om te beginnen {""}
print-beans = De bonen
print-bean = Boon
print-count = Kaarten
print-power = Wat hij doet
print-cards = De kaarten
print-card = Kaart
print-pays = Betaald met
print-rules = Regels
print-only = alleen in: { $games }

# The table as it is drawn in the terminal

turn-and-phase = { $who_is ->
    [you] Jij bent aan de beurt, { $phase }
   *[other] { $who } is aan de beurt, { $phase }
}
discard-top = bovenop { $bean }
head-player = Speler
head-hand = Hand
head-field = Veld { $field }
player-has = hand { $hand }, daalders: { $taler }
fields-empty = { $fields_count ->
    [one] veld { $fields } leeg
   *[other] velden { $fields } leeg
}
field-most = { $taler ->
    [one] { $taler } daalder, het meeste
   *[other] { $taler } daalders, het meeste
}
field-more = { $taler ->
    [one] { $taler } daalder, +{ $more } voor { $then }
   *[other] { $taler } daalders, +{ $more } voor { $then }
}
one-bean = { $bean }
set-aside = Nieuwe kaarten
player-cards = { $who_is ->
    [you] Jij: { $beans }
   *[other] { $who }: { $beans }
}
you-said-no = je wees het af
you-lack-the-cards = je hebt de kaarten niet
lesson-type = Typ: { $sentence }
terminal-lesson-astray = Typ terug om de les te volgen, of speel verder.
nothing-to-undo = Er is niets om terug te nemen.
