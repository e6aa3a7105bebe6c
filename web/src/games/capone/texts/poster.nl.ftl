blurb-capone = Vuil geld bij nacht, eerlijke winkels bij dag. Wie het eerst een miljoen heeft, is de baas van de stad.
