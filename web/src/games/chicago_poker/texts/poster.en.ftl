blurb-chicago-poker = Build poker hands at speakeasies, half of them face down. Lay five, and a bullet calls the duel.
