# Waar een kenner aan denkt, in iemands plaats

hint-ask = Wat zou een kenner doen?
hint-title = Een kenner zou denken aan:
hint-brings = ongeveer { $sign }{ $whole },{ $tenths } daalder
hint-nothing = Een kenner zou hier zwijgen.
