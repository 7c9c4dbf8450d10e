# Wat een server zegt naast het spel

server-no-table = Deze tafel bestaat niet.
server-no-game = Dit spel bestaat niet.
server-no-bot = Deze bot kan hier niet spelen.
server-no-replay = Dit spel is er niet om terug te zien.
server-no-rules = Deze alinea bestaat niet.
server-not-found = Hier is niets.
server-wrong-seats = Dit spel is niet voor zoveel spelers.
server-one-seat = Eén persoon heeft één plaats aan een tafel.
server-no-seat-free = Er is geen plaats vrij.
server-name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
server-watching = Je kijkt toe; wie een plaats heeft, speelt.
server-not-begun = Het spel begint zodra alle plaatsen bezet zijn.
server-bot-plays = Een bot speelt voor je; neem eerst je plaats terug.
server-not-yours = Dat is niet jouw plaats.
server-host-only = Dat mag alleen wie de tafel heeft geopend.
server-seat-taken = Die speler is er.
server-just-left = Die speler is net weg. Wacht een minuut.
server-all-must-agree = Iedereen moet akkoord gaan, maar { $who } is er niet.
server-motion-open = Er staat nog een andere vraag open.
server-nothing-asked = Er is niets om akkoord mee te gaan.
server-nothing-to-undo = Je kunt niets terugnemen.
server-not-over = Het spel is niet afgelopen.
server-no-bean = Die boon bestaat niet in dit spel.
server-say-one-thing = Zeg iets of toon een gevoel, niet allebei.
server-no-line = Die regel is er niet meer.
server-too-fast = Dat ging te snel; wacht even.
server-too-slow = Het verzoek kwam te langzaam binnen.
server-too-large = Dat is te groot.
server-too-long = Een spel van meer dan { $most } zetten kan hier niet worden nagespeeld.
server-busy = De server is druk bezet. Probeer het zo meteen opnieuw.
server-too-many-tables = Je hebt veel tafels geopend; wacht een poos.
server-not-understood = Dat was niet te begrijpen.
server-foreign = Dit kwam van een andere site.
server-broken = Hier ging iets mis; er is niets veranderd.
server-not-saved = Dit kon niet worden bewaard; er is niets veranderd.
server-maybe-saved = De server is zijn database kwijt en weet niet of dit is bewaard. Je ziet het zodra de tafel er weer is.
server-database-busy = De database is bezet. Er is niets veranderd; probeer het zo nog eens.
server-database-full = De server heeft geen ruimte meer om iets te bewaren. Er is niets veranderd.
server-database-unreachable = De server kan zijn database niet bereiken. Er is niets veranderd; probeer het zo nog eens.
server-table-unreadable = Deze tafel kan niet worden geopend: het verslag is beschadigd of te oud.
server-no-record = Dit is geen verslag van een spel: { $why }

# Notes in everyone’s log

note-sat-down = { $name } gaat zitten.
note-left = { $name } is weggegaan.
note-back = { $name } is terug.
note-own-bot = { $name } laat een bot spelen.
note-plays = { $name } speelt weer zelf.
note-seat-open = Er is een plaats vrij.
note-away-bot = { $name } is er niet; een bot speelt.
note-away-open = { $name } is er niet; de plaats is vrij.
note-undone = { $name } neemt een zet terug.
note-agreed-undo = { $name } neemt een zet terug; iedereen ging akkoord.
note-agreed-hint = { $name } krijgt een tip; iedereen ging akkoord.
note-declined = { $name } gaat niet akkoord.
