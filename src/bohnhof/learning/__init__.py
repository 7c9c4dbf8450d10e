"""Games for agents: episodes of numbered decisions, and observations as bytes."""
