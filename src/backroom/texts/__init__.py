"""What is said to people, in Dutch and English: Fluent files, and the code that tells them.

The house's own texts lie beside this file, a game's in `games/<game>/texts`; both languages
hold the same ids. Ids follow from the tables of a game: `words` says how.
"""
