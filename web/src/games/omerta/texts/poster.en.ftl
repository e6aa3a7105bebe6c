blurb-omerta = Keep your mouth shut and your hand low. Whoever talks, pays. (Two can play too: house rules.)
