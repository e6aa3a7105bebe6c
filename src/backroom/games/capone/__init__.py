"""Capone by Mark Caines and Anthony Watts; the rules in our own words: docs/rules/capone.md."""
