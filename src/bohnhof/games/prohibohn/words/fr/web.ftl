# Ce que dit seulement la page, dans les panneaux de Prohibohn

desk-prohibohn-laying = Touche deux cartes de ta main et pose-les comme pièces
desk-prohibohn-removing = Enlève la troisième carte de la sorte, ou continue
desk-prohibohn-closing = Ferme un établissement adverse, ou continue
desk-prohibohn-drawing = Choisis combien de cartes tu pioches
