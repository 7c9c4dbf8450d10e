# Waar een kenner aan denkt, in iemands plaats

hint-ask = Wat zou een kenner doen?
hint-title = Wat een kenner zou overwegen, het beste eerst, met de verwachte winst:
hint-thinks = Een kenner denkt na …
hint-brings = ongeveer { $sign }{ $whole },{ $tenths } daalder
hint-nothing = Een kenner zou hier niets doen.
hint-offer = Bied { $partner } { $give } voor { $want }
hint-offer-gift = Geef { $partner } { $give } cadeau
hint-offer-request = Vraag { $partner } om { $want }
hint-accept = Neem het aanbod van { $who } aan: { $give } voor { $want }
hint-accept-gift = Neem het cadeau van { $who } aan: { $give }
hint-accept-request = Geef { $who } { $want }
hint-decline = Wijs het aanbod van { $who } af: { $give } voor { $want }
