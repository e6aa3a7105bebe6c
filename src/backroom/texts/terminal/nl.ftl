# Wat alleen de terminal zegt.
you = Jij
