# Woran ein Könner denkt, an jemandes Stelle

hint-ask = Was täte ein Könner?
hint-title = Daran dächte ein Könner, das Beste zuerst, mit dem geschätzten Gewinn:
hint-thinks = Ein Könner denkt nach …
hint-brings = etwa { $sign }{ $whole },{ $tenths } Taler
hint-nothing = Ein Könner würde hier schweigen.
hint-offer = Biete { $partner_is ->
    [all] allen
   *[other] { $partner }
} { $give } für { $want }
hint-offer-gift = Schenke { $partner_is ->
    [all] allen
   *[other] { $partner }
} { $give }
hint-offer-request = Bitte { $partner } um { $want }
hint-accept = Nimm das Angebot von { $who } an: { $give } für { $want }
hint-accept-gift = Nimm das Geschenk von { $who } an: { $give }
hint-accept-request = Gib { $who } { $want }
hint-decline = Lehne das Angebot von { $who } ab: { $give } für { $want }
