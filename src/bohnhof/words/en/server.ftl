# What a server says besides the game

server-no-table = There is no such table.
server-no-game = There is no such game.
server-no-bot = This bot can’t play here.
server-no-replay = There is no such game to look at.
server-no-rules = There is no such paragraph.
server-not-found = There is nothing here.
server-wrong-seats = This game is not for so many players.
server-one-seat = One person has one seat at a table.
server-no-seat-free = No seat is free.
server-name-taken = Someone at this table is already called { $name }. Choose another name.
server-watching = You are watching; who has a seat plays.
server-not-begun = The game begins when every seat is taken.
server-bot-plays = A bot plays for you; take your seat back first.
server-not-yours = That is not your seat.
server-host-only = Only the host may do that.
server-seat-taken = That player is here.
server-just-left = That player left just now. Wait a minute.
server-all-must-agree = Everyone must agree, but { $who } is away.
server-motion-open = Another question is still open.
server-nothing-asked = There is nothing to agree to.
server-nothing-to-undo = There is nothing you can undo.
server-not-over = The game is not over.
server-no-bean = This game has no such bean.
server-say-one-thing = Say a line or show a feeling, not both.
server-no-line = That line is no longer there.
server-too-fast = That was too fast; wait a moment.
server-too-slow = The request took too long to arrive.
server-too-large = That is too large.
server-too-long = A game of more than { $most } moves can’t be replayed here.
server-busy = The server is busy. Try again in a moment.
server-too-many-tables = You have begun many tables; wait a while.
server-not-understood = That was not understood.
server-foreign = This came from another site.
server-broken = Something went wrong here; nothing was changed.
server-not-saved = This could not be saved, so nothing was changed.
server-maybe-saved = The server lost its database and can’t tell whether this was saved. You’ll see it when the table is back.
server-database-busy = The database is busy. Nothing was changed; try again in a moment.
server-database-full = The server has no space left to save anything. Nothing was changed.
server-database-unreachable = The server can’t reach its database. Nothing was changed; try again in a moment.
server-table-unreadable = This table can’t be opened: its record is damaged or too old.
server-no-record = This is no record of a game: { $why }

# Notes in everyone’s log

note-sat-down = { $name } sits down.
note-left = { $name } has left.
note-back = { $name } is back.
note-own-bot = { $name } lets a bot play.
note-plays = { $name } plays again.
note-seat-open = A seat is open.
note-away-bot = { $name } is away; a bot plays.
note-away-open = { $name } is away; the seat is open.
note-undone = { $name } undoes a move.
note-agreed-undo = { $name } undoes a move; everyone agreed.
note-agreed-hint = { $name } gets a hint; everyone agreed.
note-declined = { $name } does not agree.
