# What only the page says, in the panels of Prohibohn

desk-prohibohn-laying = Tap two cards of your hand and lay them down as taler
desk-prohibohn-removing = Remove the third card of the kind, or go on
desk-prohibohn-closing = Close an establishment of your opponent, or go on
desk-prohibohn-drawing = Choose how many cards you draw
