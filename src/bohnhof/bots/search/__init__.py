"""Players who look ahead."""
