"""High Bohn: Bohnanza with buildings, and its Cognac variant."""
