"""The thrifty bot in High Bohn: what it thinks of buildings, stews and stores."""
