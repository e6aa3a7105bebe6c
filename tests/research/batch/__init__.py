"""The compiled part of the laboratory: many matches in one loop, and their chance."""
