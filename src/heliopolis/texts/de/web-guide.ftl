### Das geführte erste Spiel: was um seine Schritte herum steht.

web-guide-title = Geführtes Spiel
web-guide-next = Weiter
web-guide-finish = Weiterspielen
web-guide-leave = Ohne Hilfe weiter
web-guide-step = Schritt { $n } von { $all }
web-guide-astray = Das war ein anderer Zug als in der Lektion, aber das Spiel geht weiter: Spiel, wie du magst. Der Begleiter meldet sich, sobald wieder etwas kommt, das er kennt.
web-guide-page = Ein erstes Spiel mit Begleitung
web-guide-begin = Anfangen
web-guide-wait = Der Tisch wird gedeckt …
web-guide-intro-ra = Etwa fünf Minuten. Du spielst die erste Epoche von Ra gegen Meryt, und jemand neben dir sagt, worauf es wann ankommt. Was gezogen wird, ist für die Lektion ausgesucht; danach kannst du weiterspielen.
web-guide-intro-dice = Etwa fünf Minuten. Du spielst die erste Epoche des Würfelspiels gegen Meryt, und jemand neben dir sagt, worauf es wann ankommt. Wie die Würfel fallen, ist für die Lektion ausgesucht; danach kannst du weiterspielen.
web-guide-intro-home = Zurück zum Start
