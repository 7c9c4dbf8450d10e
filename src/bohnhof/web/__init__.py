"""The game in a browser: a server for many tables, and what travels between it and the page."""
