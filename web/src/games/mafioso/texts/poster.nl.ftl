blurb-mafioso = Families, wederdiensten en een mes in de achterzak.
