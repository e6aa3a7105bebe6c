blurb-mafioso = Families, favours and a knife in the back pocket.
