"""The part of the laboratory that is compiled: many matches in one loop, and their chance."""
