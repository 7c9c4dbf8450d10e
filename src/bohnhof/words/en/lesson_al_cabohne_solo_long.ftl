# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = You against the mafia, in a long game
lesson-al-cabohne-solo-long-welcome = You play alone, through three passes of the draw pile. At the end you must have more taler than the mafia, whose taler count double. Its bosses Al, Don and Joe each collect one kind of bean.
lesson-al-cabohne-solo-long-end-title = Now you know how to play
lesson-al-cabohne-solo-long-end = Unlike the short game, this one goes on when the draw pile runs out: the discard pile is shuffled twice. So what you harvest early comes back. Good luck!
