# À quoi pense un expert, à la place de quelqu’un

hint-ask = Que ferait un expert ?
hint-title = Ce qu’un expert envisagerait, le meilleur d’abord, avec le gain attendu :
hint-thinks = Un expert réfléchit …
hint-brings = { $whole ->
    [0] environ { $sign }{ $whole },{ $tenths } pièce
    [1] environ { $sign }{ $whole },{ $tenths } pièce
   *[other] environ { $sign }{ $whole },{ $tenths } pièces
}
hint-nothing = Un expert ne ferait rien ici.
hint-offer = Propose { $give } à { $partner } contre { $want }
hint-offer-gift = Offre { $give } à { $partner } en cadeau
hint-offer-request = Demande { $want } à { $partner }
hint-accept = Accepte l’offre de { $who } : { $give } contre { $want }
hint-accept-gift = Accepte le cadeau de { $who } : { $give }
hint-accept-request = Donne { $want } à { $who }
hint-decline = Refuse l’offre de { $who } : { $give } contre { $want }
