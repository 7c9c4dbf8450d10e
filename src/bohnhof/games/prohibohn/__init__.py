"""Prohibohn: Al Cabohne with establishments, and its Pub variant."""
