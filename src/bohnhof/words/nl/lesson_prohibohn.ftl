# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Daalders kopen gebouwen
lesson-prohibohn-welcome = Je hebt meer nodig dan Ben en meer dan de maffia: daalders en wat je kaarten waard zijn. Het is Al Cabohne met winkelen. De bazen Al en Don verzamelen elk één soort bonen.
lesson-prohibohn-lay-title = Je startdaalders
lesson-prohibohn-lay = Twee van je handkaarten worden startdaalders; alleen jij weet welke. De boon van een daalder zegt wat hij kan kopen. Leg beide vuurbonen neer, de derde en de zesde kaart.
lesson-prohibohn-buy-title = Koop een kaart
lesson-prohibohn-buy = In je beurt mag je in elke fase kopen. Een Gas Station betaal je met vuurdaalders: koop Gas Station 1. Die telt aan het eind, en een reeks van drie is meer waard.
lesson-prohibohn-leftover-title = Wat Ben liet liggen
lesson-prohibohn-leftover = Ben liet een kidneyboon liggen. Je moet hem planten of afleggen. In je hand zit er nog een, dus plant hem.
lesson-prohibohn-queue-title = Plant de voorste kaart
lesson-prohibohn-queue = Je mag je hand nooit sorteren, en de voorste kaart moet je planten. Het is ook een kidneyboon.
lesson-prohibohn-enough-title = Genoeg geplant
lesson-prohibohn-enough = Je zou de volgende kaart kunnen planten. Houd haar: het andere veld is straks nodig.
lesson-prohibohn-reveal-title = Omdraaien
lesson-prohibohn-reveal = Je draait kaarten één voor één om, tot er drie liggen die geen baas verzamelt. Tussendoor mag je kopen.
lesson-prohibohn-reveal-again-title = De volgende
lesson-prohibohn-reveal-again = Een breekboon. Draai nog een kaart om.
lesson-prohibohn-joined-title = Kaarten komen erbij
lesson-prohibohn-joined = Boven op de aflegstapel lagen een blauwe en een breekboon. Ze passen bij wat omgedraaid is, komen erbij, en het omdraaien is voorbij. Ga verder.
lesson-prohibohn-grow-title = Verbouw wat past
lesson-prohibohn-grow = Plant beide blauwe bonen op je lege veld.
lesson-prohibohn-leave-title = Laat de rest liggen
lesson-prohibohn-leave = De breekbonen blijven voor Ben, die ze moet planten of afleggen. Sluit de fase af.
lesson-prohibohn-end-title = Nu kun je spelen
lesson-prohibohn-end = Verbouw je wat een baas verzamelt, dan betaal je hem elke beurt een kaart. Kaarten van 3 of 4 daalders veranderen een regel voor jou. Kijk rond in de winkel, en koop vroeg!
