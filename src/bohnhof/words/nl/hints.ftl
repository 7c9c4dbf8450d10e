# Waar een kenner aan denkt, in iemands plaats

hint-ask = Wat zou een kenner doen?
hint-title = Hieraan zou een kenner denken, het beste eerst, met de geschatte winst:
hint-thinks = Een kenner denkt na …
hint-brings = ongeveer { $sign }{ $whole },{ $tenths } daalder
hint-nothing = Een kenner zou hier zwijgen.
