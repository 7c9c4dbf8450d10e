"""The version of Bohnhof, which game records name."""

__version__ = "0.1.0"
