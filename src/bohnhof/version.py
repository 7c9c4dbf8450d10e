"""The version, which records name."""

__version__ = "0.1.0"
