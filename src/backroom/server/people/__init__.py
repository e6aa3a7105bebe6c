"""People: who they are, and the sessions by which a device is known."""
