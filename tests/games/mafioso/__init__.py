"""Tests of Mafioso: rules by number, cards, scoring, notation."""
