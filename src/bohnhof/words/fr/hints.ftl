# À quoi pense un expert, à la place de quelqu’un

hint-ask = Que ferait un expert ?
hint-title = Un expert penserait à ceci, le meilleur d’abord, avec le gain estimé :
hint-thinks = Un expert réfléchit …
hint-brings = { $whole ->
    [0] environ { $sign }{ $whole },{ $tenths } pièce
    [1] environ { $sign }{ $whole },{ $tenths } pièce
   *[other] environ { $sign }{ $whole },{ $tenths } pièces
}
hint-nothing = Un expert se tairait ici.
hint-offer = Offre à { $partner } { $give } contre { $want }
hint-offer-gift = Offre à { $partner } { $give } en cadeau
hint-offer-request = Demande à { $partner } { $want }
hint-accept = Accepte l’offre de { $who } : { $give } contre { $want }
hint-accept-gift = Prends le cadeau de { $who } : { $give }
hint-accept-request = Donne à { $who } { $want }
hint-decline = Refuse l’offre de { $who } : { $give } contre { $want }
