# Woran ein Könner denkt, an jemandes Stelle

hint-ask = Was täte ein Könner?
hint-title = Daran dächte ein Könner, das Beste zuerst, mit dem geschätzten Gewinn:
hint-thinks = Ein Könner denkt nach …
hint-brings = etwa { $sign }{ $whole },{ $tenths } Taler
hint-nothing = Ein Könner würde hier schweigen.
