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
terminal-fact-lapsed = #{ $offer } kan niet meer nagekomen worden
terminal-open-offer = #{ $offer } { open-offer }
terminal-open-offer-gift = #{ $offer } { open-offer-gift }
terminal-open-offer-request = #{ $offer } { open-offer-request }

# Wat getypt werd en niet te begrijpen is

typed-may-be = { $word } kan { $choices } zijn
typed-empty-offer = zeg wat je geeft en wat je wilt, zoals { $example }
typed-for-what = waarvoor? { $nothing } maakt er een cadeau van
typed-no-number = { $word } is geen aantal kaarten
typed-of-which-bean = { $word } van welke boon?
typed-which-one = welke: { $choices }?
typed-brings-nothing = { $sentence } zou niets opleveren; zeg het voluit als je het meent
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } past op geen van je velden; oogst er eerst een
   *[other] { $beans } passen op geen van je velden; oogst er eerst een
}
typed-nothing-grows = op je velden groeit niets; “?” geeft hulp
typed-no-move = in een zojuist getoonde lijst staat geen zet { $number }
typed-no-offer = er is geen aanbod dat je zou kunnen aannemen

# Vragen

ask-answer = Een aanbod voor jou. a en het nummer: aannemen; Enter: nee; straks: openlaten; passen: nee tegen alle aanbod van deze beurt.
ask-answer-or-done = Een aanbod voor jou. a en het nummer: aannemen; Enter: nee; straks: openlaten; k: klaar met handelen; passen: nee tegen alle aanbod van deze beurt.
ask-offer = { $who_is ->
    [you] Jij handelt. Een aanbod van jou? Enter: nee; passen: geen tot je beurt.
   *[other] { $who } handelt. Een aanbod van jou? Enter: nee; passen: geen tot je beurt.
}
ask-more-offers = { $offers_count ->
    [one] { $who } handelt; #{ $offers } van jou staat open. Nog een? Enter: laat ze antwoorden; passen: geen tot je beurt.
   *[other] { $who } handelt; #{ $offers } van jou staan open. Nog een? Enter: laat ze antwoorden; passen: geen tot je beurt.
}
harvest-first = Daarvoor moet je eerst een veld oogsten.
harvest-or-buy-first = Daarvoor moet je eerst een veld oogsten of er een kopen.
not-done = Niet gedaan: { $rest }
not-done-since = Niet gedaan, want { $why }: { $rest }
since-turn = er is een nieuwe beurt begonnen
since-revealed = er zijn kaarten omgedraaid
since-drew = je hebt kaarten getrokken
since-offer = er is een nieuw aanbod aan jou

# Hulp

help-sentence = zin
help-short = kort
help-meaning = betekenis
help-plant = de voorste kaart van je hand op veld 1; “p” alleen waar haar soort groeit
help-plant-ready = fase 3: een kaart die voor je ligt
help-harvest = veld 2 verkopen; “o” alleen waar er maar één verkocht kan worden
help-offer = aan plaats 3; “alle”: aan iedereen; “voor niets”: een cadeau
help-offer-copy = de kaart op plek 4; zonder plaats: wie mag handelen
help-accept = aanbod #5 aannemen; “a 5: soja@3” geeft de kaart op plek 3
help-decline = een aanbod afwijzen; je eigen aanbod intrekken
help-done = de fase beëindigen
help-done-trading = de fase beëindigen
help-buy-field = het derde veld, bij elke vraag; “ko rode rode soja” kiest de daalders
help-lines = Een getal doet die zet van de lijst. Meer zinnen passen op één regel: { $example }
help-beans = Bonen mag je afkorten ({ $short } voor { $bean }); Engelse zinnen worden ook begrepen.
help-beans-whole = Bonen mag je afkorten; Engelse zinnen worden ook begrepen.
help-outlook = Een veld met “0 daalders, +2 voor 1” levert nog niets op; met twee bonen meer is het een daalder waard.
help-look-up = zetten (z) noemt alle zetten · tip (hint) zegt waaraan een kenner zou denken · tafel (t) tekent alles · kaarten (ka) toont daalders en aflegstapel · verloop (v) vertelt wat er het laatst gebeurde · regels (r) { $example } of een woord toont regels · terug neemt je laatste zet terug en alles daarna · stoppen (q) verlaat de tafel; het spel wordt na elke actie bewaard
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

choose-game = Welk spel? Nummer of naam; Enter: { $first }; q: geen > {""}
no-game = { $wish } is geen spel; zeg { $choices }.
a-number-or-name = een getal van 1 tot { $most } of een naam uit de lijst
seats-one = { $most ->
    [one] { $most } plaats
   *[other] { $most } plaatsen
}
seats-range = { $fewest } tot { $most } plaatsen

# Opgezochte regels

chapters = Hoofdstukken: { $chapters }. Vraag naar een regel (regels { $first }) of naar een woord.
no-rule-has = Geen regel bevat { $word }.
also-in = Ook in { $rules }

# Een zitting

welcome = { $game }. ? geeft hulp, stoppen verlaat de tafel; het spel wordt na elke actie bewaard.
what-happened-last = Wat er het laatst gebeurde:
begins = { $who_is ->
    [you] Jij begint.
   *[other] { $who } begint.
}
skipped = Een nieuwer spel overgeslagen: { $why }
not-saved = Deze actie is niet bewaard: { $why }
saved = Bewaard.
acts-not-saved = { $count ->
    [one] De laatste actie is niet bewaard: { $why }.
   *[other] De laatste { $count } acties zijn niet bewaard: { $why }.
}
go-on-with = { $kept } Ga verder met: { $command }
seed-and-record = Het toevalsgetal was { $seed }. Het verslag: { $path }
series = { $game } tot nu toe: { $won } gewonnen, { $lost } verloren.
series-row = { $game } tot nu toe: { $won } gewonnen, { $lost } verloren; { $row } op rij.

# De regels op papier en op één scherm

quick-start-begin = Enter: we beginnen {""}
print-beans = De bonen
print-bean = Boon
print-count = Kaarten
print-power = Wat ze doet
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
player-has = hand { $hand }, { $taler } daalders
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
set-aside = Opzij
player-cards = { $who_is ->
    [you] Jij: { $beans }
   *[other] { $who }: { $beans }
}
you-said-no = je zei nee
you-lack-the-cards = je hebt de kaarten niet
lesson-type = Typ: { $sentence }
terminal-lesson-astray = Typ terug om de les te volgen, of speel verder.
nothing-to-undo = Er is niets om terug te nemen.
