# The page in the browser: what no other surface says

web-you = You
web-where-to = Where to today?
web-lost = No train stops here
web-lost-why = There is no such place on this page.
web-to-home = To the station
web-connection-gone = The connection is gone. Trying again …
web-no-connection = The server cannot be reached.
web-nothing-here = There is nothing here.
web-not-understood = The server did not understand this.
