"""The laboratory: many matches at once, doors for other libraries, and data sets."""
