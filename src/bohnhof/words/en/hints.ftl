# What an expert thinks of, in one’s place

hint-ask = What would an expert do?
hint-title = An expert would think of these, the best first, with the gain to expect:
hint-thinks = An expert is thinking …
hint-brings = about { $sign }{ $whole }.{ $tenths } taler
hint-nothing = An expert would keep silent here.
