# Woran ein Könner denkt, an jemandes Stelle

hint-ask = Was würde ein Profi tun?
hint-title = Das würde ein Profi erwägen, das Beste zuerst, mit dem erwarteten Gewinn:
hint-thinks = Ein Profi überlegt …
hint-brings = etwa { $sign }{ $whole },{ $tenths } Taler
hint-nothing = Ein Profi würde hier nichts tun.
hint-offer = Biete { $partner_is ->
    [all] allen
   *[other] { $partner }
} { $give } für { $want }
hint-offer-gift = Schenk { $partner_is ->
    [all] allen
   *[other] { $partner }
} { $give }
hint-offer-request = Bitte { $partner } um { $want }
hint-accept = Nimm das Angebot von { $who } an: { $give } für { $want }
hint-accept-gift = Nimm das Geschenk von { $who } an: { $give }
hint-accept-request = Gib { $who } { $want }
hint-decline = Lehn das Angebot von { $who } ab: { $give } für { $want }
