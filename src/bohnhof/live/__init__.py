"""What a server does for every act: compiled like the engine, and without a word about sockets or tasks."""
