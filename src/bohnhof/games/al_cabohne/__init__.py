"""Al Cabohne: two players, or one alone, against the bean mafia."""
