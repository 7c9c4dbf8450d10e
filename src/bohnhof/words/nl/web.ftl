# De pagina in de browser: wat geen ander scherm zegt

web-you = Jij
web-where-to = Waarheen vandaag?
web-lost = Hier stopt geen trein
web-lost-why = Die plek bestaat niet op deze pagina.
web-to-home = Naar het station
web-connection-gone = De verbinding is weg. Nieuwe poging …
web-no-connection = De server is niet te bereiken.
web-nothing-here = Hier is niets.
web-not-understood = De server heeft dit niet begrepen.
