# Ce que dit seulement la page, dans les panneaux de Prohibohn

desk-prohibohn-laying = Touche deux cartes de ta main : tes pièces de départ
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
art-paid = payées par tous, sous la défausse :
art-choose-remove = Enlever du jeu la troisième carte de la série ?
art-choose-close = Quelle carte adverse fermes-tu ?
art-choice-done-remove = La laisser
art-ghost = { $card } ferait continuer
desk-stop-lay = Poser
coach-lay-title = Tes pièces de départ
coach-lay = Choisis deux cartes de ta main : ce seront tes premières pièces. Ton adversaire ne voit pas lesquelles.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } On compte alors pièces et établissements ensemble, et il t’en faut aussi plus que la mafia.
