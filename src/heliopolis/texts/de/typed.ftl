### Was statt der Notation getippt werden darf, mit Kommas dazwischen; erklärt in en/typed.ftl.

## Ra

type-ra-verb-draw = ziehen, ziehe, zieh
type-ra-verb-ra = Ra rufen, rufen, rufe, rufe Ra
type-ra-verb-god = Gott, Gott einsetzen, setze gott ein, setze einen gott ein
type-ra-verb-done = fertig
type-ra-verb-bid = bieten, biete, gebot
type-ra-verb-pass = passen, passe
type-ra-verb-lose = verlieren, verliere, abwerfen
type-ra-fillers = ein, eine, einen, das, die, den, plättchen, aus, dem, beutel, sonne, und, nehmen, nimm, nehme
type-ra-word-gold = Gold
type-ra-word-pharaoh = Pharao
type-ra-word-nile = Nil
type-ra-word-flood = Überschwemmung, Hochwasser
type-ra-word-agriculture = Landwirtschaft
type-ra-word-art = Kunst
type-ra-word-astronomy = Astronomie
type-ra-word-religion = Religion
type-ra-word-writing = Schrift
type-ra-word-fortress = Festung
type-ra-word-obelisk = Obelisk, Obelisken
type-ra-word-palace = Palast
type-ra-word-pyramid = Pyramide
type-ra-word-sphinx = Sphinx
type-ra-word-statue = Statue
type-ra-word-step-pyramid = Stufenpyramide
type-ra-word-temple = Tempel
type-ra-word-funeral = Begräbnis
type-ra-word-drought = Dürre
type-ra-word-unrest = Unruhen, Krieg
type-ra-word-earthquake = Erdbeben

## Das Würfelspiel

type-dice-verb-roll = würfeln, würfle, neu würfeln, neu
type-dice-verb-keep = behalten, behalte
type-dice-verb-pharaoh = Pharao
type-dice-verb-nile = Nil
type-dice-verb-flood = Hochwasser, Hochwasser-Stein
type-dice-verb-civ = Zivilisation
type-dice-verb-monument = Monument, Monumente
type-dice-verb-disaster = Katastrophe, Katastrophe auslösen
type-dice-verb-lose = verlieren, verliere, hergeben
type-dice-verb-end = ende, beenden, fertig, Zug beenden, den Zug beenden
type-dice-word-with = mit
type-dice-word-all = alle, alles
type-dice-fillers = und, der, die, das, den, würfel, auf, in, spalte, stein, steine

## Befehle und Antworten

type-command-help = ?, hilfe, help, h
type-command-rules = regeln
type-command-table = tisch
type-command-bag = beutel
type-command-sheet = wertung, bogen, punkte, sheets
type-command-save = sichern, speichern
type-command-quit = aufhören, verlassen, exit, q
type-command-say = sagen, sage, sag
type-command-resign = aufgeben
type-command-back = zurück
type-command-limit = limit, grenze, bis
type-command-agree = zustimmen, einverstanden
type-command-disagree = weiterspielen, ablehnen
type-answer-end = ende
type-answer-yes = ja, j
type-answer-no = nein, n
