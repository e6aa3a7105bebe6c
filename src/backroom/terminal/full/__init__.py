"""The terminal as a full screen, drawn with Textual; imported only when it is wanted."""
