# Woran ein Könner denkt, an jemandes Stelle

hint-ask = Was täte ein Könner?
hint-title = Ein Könner würde denken an:
hint-brings = etwa { $sign }{ $whole },{ $tenths } Taler
hint-nothing = Ein Könner würde hier schweigen.
