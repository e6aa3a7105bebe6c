"""The promises every game keeps, as checks that raise AssertionError when one is broken.

`tests/games/test_every_game.py` runs them over all games; `test_planted.py` beside this file
runs them over games that are broken on purpose and demands that they complain.
"""
