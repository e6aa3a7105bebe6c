blurb-omerta = Hou je mond en je hand laag. Wie praat, betaalt. (Met z’n tweeën kan ook: huisregel.)
