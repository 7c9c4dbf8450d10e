"""Tables at which people and bots play, without a network, a database or a process around them."""
