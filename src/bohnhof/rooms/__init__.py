"""Tables where people and bots play, independent of networks, databases and processes."""
