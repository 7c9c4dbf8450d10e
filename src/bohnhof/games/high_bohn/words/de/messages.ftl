high-bohn-own-bean-only = Dieses Feld liegt auf einem Gebäude und trägt nur dessen eigene Bohne.
high-bohn-twice-in-stew = In einen Eintopf kommt jede Sorte nur einmal.
high-bohn-no-choice = Hier gibt es nichts zu wählen: Auf diesem Feld liegt nur eine Sorte.
high-bohn-not-on-field = Diese Karten liegen nicht auf diesem Feld.
high-bohn-too-many-taler = So viele Taler bringt diese Ernte nicht.
high-bohn-kind-owned = Von jeder Gebäudeart darfst du nur eins haben.
high-bohn-sold = Dieses Gebäude gehört schon jemand anderem.
high-bohn-removed = Dieses Gebäude ist aus dem Spiel.
high-bohn-not-the-taler = Du hast nicht genug Taler der richtigen Bohne.
high-bohn-under-a-building = Taler unter einem Gebäude darfst du nicht ausgeben, und ohne sie reicht es nicht.
high-bohn-no-field-now = Du kannst jetzt nur Gebäude kaufen.
high-bohn-sale-only = Du kannst jetzt nur ein Gebäude der genannten Art kaufen.
high-bohn-none-unsold = Von dieser Art gibt es kein Gebäude mehr zu kaufen.
high-bohn-not-earned = Diese Bohne ist nicht unter den Talern dieses Bohneneintopfs.
high-bohn-no-store = Du hast kein Lager.
high-bohn-store-full = Dein Lager ist voll.
high-bohn-from-a-store = Eine Bohne aus einem Lager musst du anbauen.
high-bohn-too-few-cards = So viele Karten hast du nicht auf der Hand.
high-bohn-same-place = Dort steckt die Karte schon.
high-bohn-look = Vor deinem Zug: Sieh dir die oberste Karte des Zugstapels an, oder sag fertig.
high-bohn-leave-or-under = Vor deinem Zug: Leg die Karte unter den Zugstapel, oder sag fertig und lass sie liegen.
high-bohn-move-card = Vor deinem Zug: Steck eine Handkarte an eine andere Stelle, oder sag fertig.
high-bohn-order = Phase 4: Bring die gezogenen Karten in eine andere Reihenfolge, oder sag fertig.
high-bohn-final-round = Schlussrunde: Ernte, kauf Gebäude, oder sag fertig. Am Ende werden deine Felder für dich verkauft. Ein Feld, dessen Ernte jemand anderem mehr nützen könnte als dir, darfst du stehen lassen: Sag es vorher, etwa mit { $leave }.
high-bohn-not-to-be-left = Dieses Feld stehen zu lassen nützt dir nichts: Es wird für dich verkauft.
high-bohn-left-already = Dieses Feld lässt du schon stehen. Ernte es, wenn du es verkaufen willst.
high-bohn-name = Nenne eine Gebäudeart: Was die anderen jetzt nicht davon kaufen, kommt aus dem Spiel.
high-bohn-sale = Du darfst ein Gebäude der genannten Art kaufen und dafür ernten, oder sag fertig.
high-bohn-claim = Du darfst einen Taler dieses Bohneneintopfs fordern, oder sag fertig.
high-bohn-pay = Wähle, welchen Taler deines Bohneneintopfs du abgibst.
high-bohn-field-closed = Dieses Feld bleibt zu, bis die Bohnen der Sorte { $bean } auf deinen anderen Feldern geerntet sind.
high-bohn-sale-first = Erst ist ein Verkauf dran: { $who } entscheidet über den Kauf.
high-bohn-name-first = Erst ist etwas anderes dran: { $who } nennt eine Gebäudeart.
high-bohn-claim-first = Erst ist etwas anderes dran: { $who } entscheidet, ob ein Taler eines Bohneneintopfs gefordert wird.
high-bohn-pay-first = Erst ist etwas anderes dran: { $who } gibt einen Taler eines Bohneneintopfs ab.
high-bohn-more-cards = Phase 1: Du darfst bis zu { $more } weitere Handkarten anbauen, oder sag fertig.
high-bohn-buy-to-plant = Phase 1: Du darfst { $card } für { $price } Taler der Sorte { $bean } kaufen und noch eine Karte anbauen, oder sag fertig.
high-bohn-harvest-to-buy = Phase 1: Du darfst ernten, dann { $card } für { $price } Taler der Sorte { $bean } kaufen und noch eine Karte anbauen, oder sag fertig.
high-bohn-buy-to-order = Phase 4: Du darfst { $card } für { $price } Taler der Sorte { $bean } kaufen und die Karten ordnen, die du ziehst, oder sag fertig.
high-bohn-harvest-to-order = Phase 4: Du darfst ernten, dann { $card } für { $price } Taler der Sorte { $bean } kaufen und die Karten ordnen, die du ziehst, oder sag fertig.
high-bohn-no-building = kein Gebäude heißt { $word }; gib Art und Preis ein, etwa { $example }: { $cards }
high-bohn-which-building = welches Gebäude der Art { $card }: { $choices }?

# Phasen

phase-high-bohn-look = vor dem Zug
phase-high-bohn-look-advice = Wer diese Bank besitzt, darf die oberste Karte des Zugstapels ansehen und sie liegen lassen oder unter den Stapel legen.
phase-move-card = vor dem Zug
phase-move-card-advice = Wer diese Bank besitzt, darf eine Handkarte an eine andere Stelle stecken.
phase-order = Phase 4, Nachziehen
phase-order-advice = Wer diese Bank besitzt, darf die gezogenen Karten in eine andere Reihenfolge bringen.
phase-final = die Schlussrunde
phase-final-advice = Reihum darf jeder noch ernten und Gebäude kaufen, bis alle nacheinander gepasst haben. Dann wird jedes Feld verkauft, das seinem Besitzer etwas bringt, außer er lässt es stehen. Stehen lassen darf man ein Feld nur, wenn seine Ernte jemand anderem mehr nützen könnte.
phase-name = eine Gebäudeart wird genannt
phase-name-advice = Wer diese Distillery gekauft hat, nennt eine Gebäudeart. Was die anderen nicht sofort davon kaufen, kommt aus dem Spiel.
phase-sale = der letzte Verkauf einer Art
phase-sale-advice = Reihum dürfen die anderen ein Gebäude der genannten Art kaufen und dafür ernten.
phase-claim = ein Bohneneintopf wurde verkauft
phase-claim-advice = Wer diese Distillery besitzt, darf einen seiner Taler fordern.
phase-high-bohn-pay = ein Taler wird gefordert
phase-high-bohn-pay-advice = Wer den Bohneneintopf verkauft hat, wählt, welchen seiner Taler er abgibt.
high-bohn-freely = Wann immer du gefragt wirst, darfst du ernten, Felder und Gebäude kaufen. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt.
high-bohn-ending = Am Ende zählen deine Taler, die Preise deiner Gebäude und ein Bonus für ihre Anzahl: { $steps } Taler für { $least } bis { $most } Gebäude. Handkarten, Lager und dritte Felder zählen nichts. [{ $rules }]

# Hilfe

help-buy-building = ein Gebäude, mit Talern seiner Bohne, bei jeder Eingabe; auch mehrere
help-harvest-keeping = ein Feld mit mehreren Sorten: Diese Karten werden zu Talern
help-leave = Schlussrunde: ein Feld bleibt am Ende unverkauft
help-store = eine Karte in deinen General Store legen, statt sie anzubauen
help-offer-store = die Karte in deinem Lager; { $table }: die aufgedeckte
help-look = 2er-Bank: die oberste Karte ansehen; sie unter den Stapel legen
help-order = 3er-Bank: die gezogenen Karten umordnen; 4er-Bank: eine Handkarte umstecken

# Was geschah

fact-buildings-removed = Aus dem Spiel: { $cards }
fact-stored = { $who_is ->
    [you] Du lagerst { $beans }
   *[other] { $who } lagert { $beans }
}
fact-looked = { $who_is ->
    [you] Du siehst die oberste Karte des Zugstapels an
   *[other] { $who } sieht die oberste Karte des Zugstapels an
}{ $beans_is ->
    [seen] : { $beans }
   *[unseen] {""}
}
fact-put-under = { $who_is ->
    [you] Du legst sie unter den Stapel
   *[other] { $who } legt sie unter den Stapel
}
fact-ordered = { $who_is ->
    [you] Du ordnest die gezogenen Karten
   *[other] { $who } ordnet die gezogenen Karten
}
fact-shared = { $who_is ->
    [you] Du bekommst { $beans } durch „{ $card }“
   *[other] { $who } bekommt { $beans } durch „{ $card }“
}
fact-final-round = Die Schlussrunde
fact-left = { $who_is ->
    [you] Du lässt Feld { $field } stehen
   *[other] { $who } lässt Feld { $field } stehen
}
fact-named = { $who_is ->
    [you] Du nennst „{ $family }“
   *[other] { $who } nennt „{ $family }“
}
fact-claimed = { $who_is ->
    [you] Du forderst { $beans } von { $from_whom }
   *[other] { $who } fordert { $beans } von { $from_whom }
}
high-bohn-over = Das Spiel ist zu Ende

# Was auf dem Tisch liegt

row-stew = Eintopf { $row }
field-empty-for = leer, für { $bean }
high-bohn-taler-count = { $count }+{ $under }
high-bohn-buildings = Gebäude
high-bohn-stores = Lager
high-bohn-put-by = Beiseite gelegt
high-bohn-score-now = Stand
high-bohn-store = Lager
high-bohn-store-holds = { $beans_count ->
    [0] leer
   *[other] { $beans }
} ({ $beans_count } von { $room })
high-bohn-to-buy = Zu kaufen
listed = { $what }
high-bohn-for-sale = Zu kaufen:
high-bohn-sold-out = Es gibt nichts mehr zu kaufen.
high-bohn-on-sale = {"  "}{ $card } ({ $price } { $bean }): { $power }
high-bohn-owned = { $who_is ->
    [you] Du hast { $card }: { $power }
   *[other] { $who } hat { $card }: { $power }
}

# Was Züge bedeuten

card-does = { $card }: { $power }
move-harvest-keeping = { $taler } Taler, darunter { $beans }
move-store = { $bean } in dein Lager
move-card-to = { $bean } an Stelle { $place }
move-leave = so lassen
move-leave-field = { $beans } bleiben unverkauft
high-bohn-pass = passen
high-bohn-pass-leaving = { $fields_count ->
    [one] passen und Feld { $fields } stehen lassen
   *[other] passen und die Felder { $fields } stehen lassen
}
move-no = verzichten
more-card-moves = {"   "}… noch { $count } Arten, eine Karte umzustecken: sag züge

# Wie es ausging

high-bohn-score-cash = bar { $cash }
high-bohn-score-windfalls = bar { $cash } + { $windfalls }
high-bohn-windfall = { $taler } durch { $card }
high-bohn-score-buildings = { $count } Gebäude { $worth }
high-bohn-score-bonus = Bonus { $bonus }
