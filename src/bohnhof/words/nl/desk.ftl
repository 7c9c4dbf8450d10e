# At the table of the page: the board, the trade desk, the rail

desk-accept = Aannemen
desk-all-moves = Alle zetten
desk-answer-or-offer = Antwoord, of doe een aanbod
desk-ask-for = Erom vragen
desk-asks-you = { $who } vraagt je iets
desk-away = weg
desk-away-for = { $count } min weg
desk-board = Stand van zaken
desk-bot = bot
desk-bot-about-beginner = Kent de regels, maar ziet de beste zet vaak niet. Goed voor een eerste spel.
desk-bot-about-casual = Vindt de meeste goede zetten, maar niet altijd de beste. Goed voor een ontspannen spel.
desk-bot-about-neighbour = Speelt goed en neemt ook een aanbod aan dat iets kost. Bied veel aan!
desk-bot-about-thrifty = Speelt degelijk en ruilt alleen als het loont.
desk-bot-about-learned = Leerde in miljoenen zetten tegen zichzelf.
desk-bot-about-expert = Beoordeelt velden, kaarten en elk aanbod van beide kanten.
desk-bot-about-search = Speelt voor elke zet honderden mogelijke vervolgen door.
desk-bot-for = Laat een bot spelen voor { $who }
desk-buy-card = Kopen: { $card }
desk-choosing = kiest …
desk-close = Sluiten
desk-counter = Tegenbod
desk-deal = Afgesproken
desk-discards = Aflegstapel { $count }
desk-draft-empty = Tik eerst kaarten aan die je geeft, of een soort die je wilt.
desk-draw-pile = Trekstapel
desk-emotes = Snel iets zeggen
desk-more-field = veld
desk-front = Voor
desk-front-card = Voorste kaart
desk-give-gift = Weggeven
desk-good-for-both = Goed voor beide kanten
desk-hand-of = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
desk-harvest-anyway = Oogsten
desk-harvest-early = { $now ->
    [one] Deze oogst brengt { $now } daalder op. Met één boon meer zijn het er { $then }.
   *[other] Deze oogst brengt { $now } daalders op. Met één boon meer zijn het er { $then }.
}
desk-harvest-nothing = Deze oogst levert geen daalders op.
desk-home = Home
desk-how-to-offer = tik je kaarten aan, tik aan wat je wilt, verstuur
desk-hurry-bots = Door tot ik mag kiezen
desk-i-look-for = Ik zoek
desk-i-look-for-nothing = Ik zoek …
desk-i-would-give = Ik kan geven
desk-is-writing = { $count ->
    [one] { $who } schrijft een aanbod.
   *[other] { $who } schrijven een aanbod.
}
desk-keep-card = Deze kaart vastzetten (k): hij wordt niet voorgesteld en niet per ongeluk gegeven
desk-keys = Toetsen
desk-leave = Tafel verlaten
desk-result = Naar de uitslag
desk-let-bot-play = Laat een bot voor mij spelen
desk-invite = Uitnodigen
desk-invite-title = Nodig iemand uit
desk-invite-watch = Is er geen plaats vrij, dan kan wie de link opent toekijken.
desk-free-seat = Plaats van { $who } vrijmaken
desk-free-seat-why = Het spel wacht dan tot iemand die plaats inneemt.
desk-log = Wat er gebeurde
desk-log-empty = Er is nog niets gebeurd.
desk-looks-for = zoekt
desk-makes-gift = { $who } geeft je iets cadeau
desk-menu = Menu
desk-new-cards-here = nieuwe kaarten komen hier
desk-new-offer = Nieuw aanbod
desk-no = Afwijzen
desk-moment-shuffle = Oogst voordat er opnieuw wordt geschud, of ga verder
desk-moment-shuffle-buy = Oogst of koop voordat er opnieuw wordt geschud, of ga verder
desk-moment-nothing-to-shuffle = Niets om te schudden: oogst of koop nu, anders blijft de trekstapel leeg
desk-moment-end = Oogst voordat er voor het laatst wordt getrokken, of ga verder
desk-moment-end-buy = Oogst of koop voordat er voor het laatst wordt getrokken, of ga verder
desk-no-from-all = Iedereen wees het af
desk-no-from = Afgewezen door { $who }
desk-no-offers = Geen aanbod.
desk-no-thanks = Afwijzen
desk-not-now = Dat kan nu niet.
desk-nothing-from-me = Geen aanbod
desk-nothing-more = Klaar
desk-nothing-gift = niets: een cadeau
desk-nothing-request = niets: een verzoek
desk-offer-gone = Het aanbod van { $who } is vervallen
desk-offer-something = Doe een aanbod, of sla over
desk-offers = Aanbod
desk-offers-to-you = Aanbod voor jou
desk-offers-wait = { $count ->
    [one] { $count } aanbod wacht op je antwoord.
   *[other] { $count } aanbiedingen wachten op je antwoord.
}
desk-offers-you = { $who } biedt je aan
desk-online = online
desk-pace = Tempo van bots
desk-pace-slow = langzaam
desk-pace-normal = normaal
desk-pace-fast = snel
desk-pace-at-once = meteen
desk-pass = Ronde { $now } van { $passes }
desk-pinned = Deze kaart is vastgezet. Maak hem eerst los.
desk-pin = Deze kaart vastzetten, zodat hij niet wordt voorgesteld of per ongeluk gegeven
desk-unpin = Losmaken
desk-pay-title = { $count ->
    [one] { $card } voor { $count } daalder: welke betaal je?
   *[other] { $card } voor { $count } daalders: welke betaal je?
}
desk-pay-any = Willekeurig
desk-pay-these = Deze betalen
desk-play-myself = Weer zelf spelen
desk-rather-not = Annuleren
desk-rules = Regels
desk-say-something = Zeg iets
desk-open-seat = Plaats van { $who } vrijgeven
desk-seat-open = vrije plaats
desk-bot-plays-time = Je tijd was drie keer op. Een bot speelt nu voor jou.
desk-you-conceded = Je hebt opgegeven. Een bot speelt voor je verder.
desk-your-time-was-up = Je tijd was op: de kleinste zet is gedaan.
desk-time-was-up = tijd op
desk-conceded = opgegeven
desk-reserve = reserve
desk-seconds-left = Nog { $count } seconden
desk-seconds = { $count } s
desk-seed-hash = Vingerafdruk van de verdeling (controleer die na afloop):
desk-send-offer = Aanbod doen
desk-settings = Instellingen
desk-sound = Geluid
desk-sure = Nu oogsten?
desk-table = Tafel
desk-take-it = Aannemen
desk-talk = Gesprek
desk-talk-drafted = Deze ruil aanbieden?
desk-watchers = { $count ->
    [one] { $count } kijkt toe
   *[other] { $count } kijken toe
}
desk-show-spectators = Toon wat ze zeggen
desk-spectator = Toeschouwer
desk-mute = { $who } dempen
desk-unmute = { $who } weer lezen
desk-report = Melden
desk-reported = Gemeld aan de beheerder van deze server.
desk-report-why = De beheerder van deze server ziet dan deze regel en de vijf ervoor.
desk-new-lines = { $count ->
    [one] { $count } nieuwe regel
   *[other] { $count } nieuwe regels
}
desk-tap-cards = tik je kaarten aan
desk-tap-kind = tik een soort aan
desk-the-others = De anderen
desk-theme = Donker of licht
desk-to-plant = Nieuwe kaarten om te planten
desk-to-plant-short = Te planten
desk-to-whom = Aan wie?
desk-top-first = De bovenste kaart staat vooraan.
desk-trade = Handelen
desk-turn-and = { $who } is aan de beurt:
desk-turn-of = { $who } is aan de beurt.
desk-unseen = Ongeziene bonen
desk-card-of = { $place } van { $count }
desk-unwant = { $bean } weghalen
desk-want-more = Eén { $bean } meer
desk-want-less = Eén { $bean } minder
desk-idea = Voorstel: geef { $give } voor { $want } aan { $who }
desk-idea-gift = Voorstel: geef { $give } cadeau aan { $who }
desk-idea-request = Voorstel: vraag { $who } om { $want }
desk-clear-draft = Aanbod wissen
desk-waits-for = Wachten op { $who }.
desk-bot-plays = Een bot speelt voor jou.
desk-waits-for-you = Wachten op jou.
desk-waits-for-you-and = Wachten op jou en { $who }.
desk-my-offer-waits = Je aanbod wacht op antwoord.
desk-bot-waits-offer = { $who } wacht op je aanbod.
desk-bot-waits-for = { $who } wacht op { $whom }.
desk-goes-on-in = Verder over { $count } s
desk-watching = Je kijkt toe
desk-what-do-you-mean = Welke?
desk-do-this = Dit nu doen?
desk-to-boss = aan { $boss }
desk-for-boss = voor { $boss }
desk-lay-these = { $beans } neerleggen
desk-what-want = Wat wil je?
desk-wishes = Mijn wensenlijst
desk-wishes-who = Iedereen aan tafel ziet dit, ook toeschouwers. Bots reageren er niet op.
desk-withdraw = Intrekken
desk-would-give = kan geven
desk-you = Jij
desk-you-get = je krijgt
desk-you-give = Je geeft
desk-you-give-small = je geeft
desk-you-to = Jij aan { $who }
desk-you-want = Je wilt
desk-your-fields = Je velden
desk-your-hand = Je hand, op volgorde
desk-your-offer = Je aanbod
desk-your-turn = Jouw beurt
desk-your-turn-and = Jouw beurt:
desk-offer-for-you = Een aanbod voor jou
desk-missed = Er werd op je gewacht terwijl je ergens anders was. Wil je de volgende keer een melding?
desk-notify-me = Meld het mij
desk-yours = Van jou
desk-done = Verder
desk-done-trade = Klaar met handelen
desk-done-plant-hand = Verder
desk-reveal = Omdraaien
desk-keep = In de hand nemen
desk-stop-plant-hand = Planten
desk-stop-trade = Handelen
desk-stop-plant-aside = Nieuw planten
desk-stop-draw = Trekken
desk-your-store = Je winkel
desk-from-table = omgedraaid
desk-from-store = uit je winkel
desk-in-deck = { $count } kaarten in het spel
desk-still-unseen = { $count } nog niet gezien
desk-grown-by = Wie ze verbouwt: { $who }
desk-pays = { $taler ->
    [one] { $beans } bonen brengen { $taler } daalder op
   *[other] { $beans } bonen brengen { $taler } daalders op
}
desk-fits-nowhere = Hij past op geen van je velden. Oogst er eerst een.
desk-emote-hello = Hallo!
desk-emote-thanks = Bedankt!
desk-emote-please = Alsjeblieft …
desk-emote-well-played = Goed gespeeld!
desk-emote-hurry = Jouw beurt!
desk-emote-laugh = Haha!
desk-emote-oh-no = O nee!
desk-emote-deal = Afgesproken!
desk-emote-no-way = Echt niet!
desk-emote-bye = Doei!
desk-front-first = Eerst de voorste kaart: de volgorde van je hand ligt vast.
desk-held-draw = Trekken
desk-held-reveal = Omdraaien
desk-held-next = Beurt beëindigen
desk-labelled = { $label }:
desk-act-plant = Planten op veld { $field }
desk-act-play = Planten op veld { $field }
desk-act-harvest = Veld { $field } oogsten
desk-act-pay = Betalen van veld { $field }
desk-act-use = Veld { $field } gebruiken
desk-act-leave = Veld { $field } laten staan
desk-offer-between = { $who } aan { $whom }
desk-gives = geeft
desk-wants = wil

# Undo and hints, to which all other people must agree

desk-undo = Terugnemen
desk-ask-undo = Vraag zet terug
desk-ask-hint = Tip vragen
desk-wants-undo = { $who_is ->
    [you] Je wilt je laatste zet terugnemen.
   *[other] { $who } wil de laatste zet terugnemen.
}
desk-wants-hint = { $who_is ->
    [you] Je wilt een tip.
   *[other] { $who } wil een tip.
}
desk-wants-end = { $who_is ->
    [you] Je wilt het spel zonder winnaar beëindigen.
   *[other] { $who } wil het spel zonder winnaar beëindigen.
}
desk-do-you-agree = Ga je akkoord?
desk-agree = Akkoord
desk-decline-all = Deze beurt alles afwijzen
desk-offer-no-more = Ik doe geen aanbod meer
desk-thinking = denkt na
desk-ask-end = Voorstellen om te stoppen
desk-concede = Opgeven
desk-concede-bot = Opgeven? Je verliest, en een bot speelt voor je verder.
desk-concede-end = Opgeven? Je verliest, en het spel is afgelopen.
desk-decline = Afwijzen
desk-agreed = Akkoord: { $who }.
