"""Mafioso: thirty chairs around a table, knives, guns, cakes and sleeping pills."""
