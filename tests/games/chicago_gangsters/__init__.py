"""Chicago Gangsters."""
