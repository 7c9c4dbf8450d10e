# What an expert thinks of, in one’s place

hint-ask = What would an expert do?
hint-title = What an expert would consider, best first, with the expected gain:
hint-thinks = An expert is thinking …
hint-brings = about { $sign }{ $whole }.{ $tenths } taler
hint-nothing = An expert would do nothing here.
hint-offer = Offer { $partner_whom } { $give } for { $want }
hint-offer-gift = Give { $partner_whom } { $give } as a gift
hint-offer-request = Ask { $partner_whom } for { $want }
hint-accept = Accept the offer of { $who }: { $give } for { $want }
hint-accept-gift = Accept the gift of { $who }: { $give }
hint-accept-request = Give { $who } { $want }
hint-decline = Decline the offer of { $who }: { $give } for { $want }
