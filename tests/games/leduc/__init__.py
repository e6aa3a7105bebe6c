"""Leduc hold'em, rule by rule."""
