### Der Spieltisch, für alle Spiele derselbe.

seat-bot = Bot
seat-here = am Tisch
seat-away = gerade nicht da
players = { $count } Personen
parts = Woher die Punkte kommen
why-not = Warum nicht?
allowed = Das ist erlaubt.
over = Die Partie ist zu Ende.
not-yet = Noch nicht
zoom-in = Vergrößern
zoom-out = Verkleinern
views = Ansichten
tab-log = Verlauf
table = Spieltisch
aside = Punkte, Züge und Verlauf
