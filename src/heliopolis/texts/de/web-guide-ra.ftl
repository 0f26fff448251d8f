### Das geführte erste Spiel von Ra, Schritt für Schritt; gegenüber sitzt Meryt.

web-guide-ra-welcome = Willkommen am Nil. Drei Epochen lang sammelst du Plättchen, die Punkte bringen, und du ersteigerst sie. Dir gegenüber sitzt Meryt, die das Spiel gut kennt.
web-guide-ra-suns = Diese vier Sonnen sind dein Geld: 9, 6, 5 und 2. Geboten wird mit einer einzigen Sonne, und jede zählt einmal in einer Epoche.
web-guide-ra-draw = Du bist dran, und meistens ziehst du einfach. Drück auf den Knopf und sieh, was der Beutel bringt.
web-guide-ra-lot = Dein Pharao und Meryts Nil liegen in der Mitte: Wer die nächste Versteigerung gewinnt, nimmt alles. Zieh noch einmal.
web-guide-ra-ra = Ein Ra-Plättchen! Es steigt in den Himmel und löst sofort eine Versteigerung aus. Stehen dort sechs, ist die Epoche vorbei.
web-guide-ra-bid = Pharao, Nil und Überschwemmung: Das lohnt sich. Alle bieten einmal; du zuerst, Meryt zuletzt, weil sie Ra gezogen hat. Biete die 6.
web-guide-ra-won = Meryt hat gepasst, die drei Plättchen gehören dir. Die Überschwemmung bewässert den Nil: 2 Punkte am Ende der Epoche, und der Pharao kann 5 bringen.
web-guide-ra-centre = Deine 6 liegt jetzt in der Mitte, und du hast die 1 von dort bekommen, verdeckt bis zur nächsten Epoche. So tauscht jede Versteigerung Sonnen.
web-guide-ra-again = Jetzt hast du 9, 5 und 2. Zieh wieder.
web-guide-ra-invoke = Schrift und ein Gott, dazu die 6 in der Mitte: Das genügt. Warte nicht auf ein Ra-Plättchen, ruf Ra selbst. Du bietest dann zuletzt; bietet niemand sonst, musst du.
web-guide-ra-outbid = Meryt bietet 3. Du bist zuletzt dran, also reicht die kleinste Sonne, die höher ist: Biete die 5.
web-guide-ra-god = Du hast einen Gott. Er ist 2 Punkte wert, oder du setzt ihn ein und nimmst sofort ein Plättchen, ganz ohne Versteigerung. Nimm die Kunst: eine zweite Art Zivilisation.
web-guide-ra-left = Ganz ohne Zivilisation verlierst du 5 Punkte, drei Arten bringen 5; eine dritte wäre gut. Zieh.
web-guide-ra-disaster = Jetzt liegt eine Dürre da. Wer dieses Angebot gewinnt, verliert zwei Nil-Plättchen, und du hast genau zwei. Zieh weiter und sieh.
web-guide-ra-pass = Du hast Ra gezogen, also bietest du zuletzt. Die Religion wäre gut, aber die Dürre nähme dir Überschwemmung und Nil, und nur die 9 schlägt die 3. Pass.
web-guide-ra-struck = Meryt hat alles genommen. Sie hat keinen Nil, also nahm ihr die Dürre nichts: Eine Katastrophe ist nur so schlimm wie das, was du besitzt.
web-guide-ra-go-on = Sieh nach, was die anderen bieten können: Ihre Sonnen liegen offen. Zieh.
web-guide-ra-third = Gold bringt 3 Punkte, und Astronomie ist deine dritte Art Zivilisation. Deine 9 ist die höchste Sonne, niemand kann sie schlagen: Biete sie.
web-guide-ra-kinds = Drei verschiedene: 5 Punkte statt gar keiner. Zivilisation, Gold und Überschwemmungen zählen nur in dieser Epoche, dann gehen sie.
web-guide-ra-late = Es wird spät: Drei von sechs Feldern sind voll. Du hast nur noch die 2. Zieh.
web-guide-ra-monument = Ein Obelisk: Monumente zählen am Ende des Spiels, je mehr Arten, desto besser. Deine 2 wird kaum reichen; behalte sie und pass.
web-guide-ra-nearly = Meryt hat die 4 gezahlt und dafür deine alte 9 aus der Mitte bekommen, für die nächste Epoche. Zieh noch einmal.
web-guide-ra-last-sun = Fünf von sechs: Das nächste Ra-Plättchen beendet die Epoche sofort, und eine übrige Sonne hat nichts gekauft. Biete die 2 für den Pharao.
web-guide-ra-scored = Das sechste Ra-Plättchen hat die Epoche beendet. Gold 3, Pharaonen 5, Nil 2, Zivilisation 5: Du hast 15 Punkte gemacht und stehst bei 25, Meryt bei 8.
web-guide-ra-stays = Pharaonen, Nil und Monumente bleiben; alles andere ist weg. Alle Sonnen liegen wieder offen, auch die niedrigen, die du bekommen hast.
web-guide-ra-farewell = Das ist Ra. Nach der dritten Epoche zählen auch die Monumente und die Summe deiner Sonnen. Verweile auf einem Plättchen, und es erklärt sich. Viel Spaß!
