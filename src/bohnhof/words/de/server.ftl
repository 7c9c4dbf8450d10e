# Was ein Server außer dem Spiel sagt

server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Dieses Spiel gibt es nicht.
server-no-bot = Dieser Bot kann hier nicht spielen.
server-no-replay = Dieses Spiel gibt es nicht anzusehen.
server-no-rules = Diesen Absatz gibt es nicht.
server-not-found = Hier ist nichts.
server-wrong-seats = Dieses Spiel ist nicht für so viele Spieler.
server-one-seat = Eine Person hat an einem Tisch einen Platz.
server-no-seat-free = Kein Platz ist frei.
server-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen anderen Namen.
server-watching = Du schaust zu; es spielt, wer einen Platz hat.
server-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
server-not-yours = Das ist nicht dein Platz.
server-host-only = Das darf nur, wer den Tisch eröffnet hat.
server-seat-taken = Diese Person ist da.
server-just-left = Diese Person ist gerade erst gegangen. Warte eine Minute.
server-all-must-agree = Alle müssen zustimmen, aber { $who } ist nicht da.
server-motion-open = Eine andere Frage ist noch offen.
server-nothing-asked = Es gibt nichts, dem du zustimmen könntest.
server-nothing-to-undo = Du kannst nichts zurücknehmen.
server-not-over = Das Spiel ist nicht zu Ende.
server-no-bean = Diese Bohne gibt es in diesem Spiel nicht.
server-say-one-thing = Sag etwas oder zeig ein Gefühl, nicht beides.
server-no-line = Diese Zeile ist nicht mehr da.
server-too-fast = Das war zu schnell; warte einen Augenblick.
server-too-slow = Die Anfrage kam zu langsam an.
server-too-large = Das ist zu groß.
server-too-long = Eine Partie mit mehr als { $most } Zügen lässt sich hier nicht nachspielen.
server-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
server-too-many-tables = Du hast viele Tische eröffnet; warte eine Weile.
server-not-understood = Das war nicht zu verstehen.
server-foreign = Das kam von einer anderen Seite.
server-broken = Hier ging etwas schief; nichts hat sich geändert.
server-not-saved = Das ließ sich nicht speichern; nichts hat sich geändert.
server-maybe-saved = Der Server hat seine Datenbank verloren und weiß nicht, ob das gespeichert ist. Du siehst es, sobald der Tisch wieder da ist.
server-database-busy = Die Datenbank ist beschäftigt. Nichts hat sich geändert; versuch es gleich noch einmal.
server-database-full = Der Server hat keinen Platz mehr zum Speichern. Nichts hat sich geändert.
server-database-unreachable = Der Server erreicht seine Datenbank nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
server-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Aufzeichnung ist beschädigt oder zu alt.
server-no-record = Das ist keine Aufzeichnung eines Spiels: { $why }

# Notes in everyone’s log

note-sat-down = { $name } setzt sich.
note-left = { $name } ist gegangen.
note-back = { $name } ist wieder da.
note-own-bot = { $name } lässt einen Bot spielen.
note-plays = { $name } spielt wieder selbst.
note-seat-open = Ein Platz ist frei.
note-away-bot = { $name } ist nicht da; ein Bot spielt.
note-away-open = { $name } ist nicht da; der Platz ist frei.
note-undone = { $name } nimmt einen Zug zurück.
note-agreed-undo = { $name } nimmt einen Zug zurück; alle waren einverstanden.
note-agreed-hint = { $name } bekommt einen Tipp; alle waren einverstanden.
note-declined = { $name } ist nicht einverstanden.
