"""The terminal client: draws the table, tells what happens, and parses what players type."""
