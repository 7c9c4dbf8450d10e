"""The server's hot path, compiled like the engine.

It uses neither asyncio nor a WebSocket library.
"""
