# Wat alleen de pagina zegt, in de panelen van Prohibohn

desk-prohibohn-laying = Tik twee handkaarten aan en leg ze als daalders neer
desk-prohibohn-removing = Verwijder de derde kaart van de soort, of ga verder
desk-prohibohn-closing = Sluit een gebouw van je tegenspeler, of ga verder
desk-prohibohn-drawing = Kies hoeveel kaarten je trekt
