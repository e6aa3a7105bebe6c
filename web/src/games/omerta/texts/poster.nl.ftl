blurb-omerta = Hou je mond en je hand laag. Wie praat, betaalt.
