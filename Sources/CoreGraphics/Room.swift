// Placeholder of the first commit: this room is being built.
