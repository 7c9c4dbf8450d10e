# Ce que dit seulement la page, dans les panneaux de Prohibohn

desk-prohibohn-laying = Touche deux cartes de ta main et pose-les comme pièces
desk-prohibohn-removing = Enlève la troisième carte de la sorte, ou continue
desk-prohibohn-closing = Ferme un établissement adverse, ou continue
desk-prohibohn-drawing = Choisis combien de cartes tu pioches
art-for-sale = À vendre
art-own-turn = à ton tour
art-has = { $who } : { $cards }
art-your-cards = Tes établissements
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-secret = secrètes jusqu’à l’achat
art-secret-n = { $n ->
    [one] { $n } secrète
   *[other] { $n } secrètes
}
art-paid = payé par tous, sous la défausse :
art-choose-remove = Retirer du jeu la troisième carte de la série ?
art-choose-close = Quelle carte adverse est fermée ?
art-choice-done-remove = La laisser
art-ghost = { $card } continue
desk-stop-lay = Poser
coach-lay-title = Tes pièces de départ
coach-lay = Touche deux cartes de ta main et pose-les : ce seront tes premières pièces, et l’autre ne voit pas lesquelles.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Pièces et établissements comptent alors ensemble, et il t’en faut plus que la mafia aussi.
