"""The web server: HTTP, WebSockets, databases, limits and logs."""
