# First games that teach, what is the same in all of them

lesson-title = Spelend leren
lesson-leave = Les verlaten
lesson-do-it = Doe het voor mij
lesson-astray-title = Je hebt iets anders gedaan
lesson-astray = Dat mag. Neem je zet terug om de les te volgen, of speel verder: je tegenstanders spelen dan zoals ze willen.
lesson-got-it = Begrepen
lesson-play-on = Verder spelen
lesson-plant = Tik het oplichtende veld aan.
lesson-plant-named = Tik de kaart aan, dan het veld.
lesson-offer = Tik de kaarten aan die je geeft, dan de soort die je wilt, en verstuur het aanbod.
lesson-offer-phone = Tik de kaarten aan die je geeft, dan Handelen: daar kies je wat je wilt en verstuur je het.
lesson-accept = Tik op Aannemen.
lesson-accept-phone = Tik op het vinkje bij het aanbod.
lesson-decline = Tik op Afwijzen.
lesson-decline-phone = Tik het aanbod aan, dan Afwijzen.
lesson-done = Tik op de grote gele knop.
lesson-harvest = Tik op dat veld op Oogsten.
lesson-give = Tik de handkaart aan, dan de baas.
lesson-pay = Tik het oplichtende veld aan.
lesson-buy = Zoek hem onder “Te koop”, tik hem aan en koop hem.
lesson-lay = Tik beide kaarten aan, dan de grote gele knop.
lesson-reveal = Tik op de grote gele knop.
lesson-keep = Tik op de grote gele knop.
lesson-use = Tik de kracht van het veld aan, dan Ann.
lesson-brew = Tik de toverboon in je hand aan, dan je spreuk.
lesson-cast = Tik je spreuk aan.
