### Warum eine Spieldatei nicht zu lesen oder zu schreiben ist; erklärt in en/refusals-record.ftl.

refused-on-line = Zeile { $line }: { $why }
refused-in-file = „{ $path }“, Zeile { $line }: { $why }

## Die Datei

refusal-no-such-file = Die Datei „{ $path }“ gibt es nicht.
refusal-not-a-file = „{ $path }“ ist ein Ordner oder ein Gerät, keine Datei.
refusal-file-not-readable = „{ $path }“ ist nicht zu lesen: { $why }.
refusal-file-too-long = Eine Spieldatei hat höchstens { $limit } Zeichen, und diese hat mehr.
refusal-not-utf-8 = Da sind Bytes, die kein UTF-8 sind: Dies ist kein Text.
refusal-zero-byte = Da ist ein Null-Byte: Dies ist kein Text.
refusal-empty-file = In dieser Datei ist nichts; eine Spieldatei beginnt mit „game: “.

## Kopfzeilen

refusal-no-such-header = So kann keine Kopfzeile heißen: „{ $header }“.
refusal-empty-header = Die Kopfzeile „{ $header }“ sagt nichts.
refusal-header-too-long = Die Kopfzeile „{ $header }“ hat { $length } Zeichen; { $limit } sind erlaubt.
refusal-header-not-printable = Die Kopfzeile „{ $header }“ hat Zeichen, die sich nicht drucken lassen.
refusal-header-not-writable = Die Kopfzeile „{ $header }“ lässt sich nicht schreiben: Sie hat keinen Text oder ein #, unnötige Leerzeichen oder Zeichen, die sich nicht drucken lassen.
refusal-header-like-name = Die Kopfzeile „{ $header }“ heißt wie ein Platz.
refusal-header-without-number = Die Kopfzeile „{ $header }“ hat keine Nummer.
refusal-second-header = Die Kopfzeile „{ $header }“ kommt zum zweiten Mal; einmal genügt.
refusal-missing-header = Die Kopfzeile „{ $header }“ fehlt; sie kommt vor dem ersten Zug.
refusal-late-header = Die Kopfzeile „{ $header }“ kommt nach dem ersten Zug.
refusal-other-notation = Dies ist Notation „{ $text }“; dieses Programm liest Notation { $notation }.
refusal-not-an-override = „{ $text }“ ist keine Änderung; die lauten: item = choice.
refusal-second-override = „{ $item }“ wird zum zweiten Mal geändert; einmal genügt.
refusal-no-such-scores = Die Punkte können nicht „{ $text }“ sein, nur open oder hidden.
refusal-not-a-count = „{ $text }“ ist keine Zahl von Aktionen, wie die Kopfzeile „{ $header }“ sie braucht.
refusal-no-such-moment = „{ $text }“ ist kein Zeitpunkt wie 2026-11-16T06:30:00Z.
refusal-no-such-clock = „{ $text }“ ist keine Uhr; die lauten bank 600 + 5, move 30 oder days 3.

## Namen, Bots und Wörter der Plätze

refusal-names-for-seats = { $names ->
    [1] Genannt ist { $names } Name für { $players } Plätze.
   *[other] Genannt sind { $names } Namen für { $players } Plätze.
}
refusal-name-length = Ein Name hat 1 bis { $limit } Zeichen, nicht { $length }.
refusal-name-twice = Zwei Plätze haben den Namen „{ $name }“.
refusal-name-not-printable = Der Name „{ $name }“ hat Zeichen, die sich nicht drucken lassen.
refusal-name-with-mark = Im Namen „{ $name }“ ist ein Komma, ein Doppelpunkt oder ein #.
refusal-name-with-spaces = Der Name „{ $name }“ hat Leerzeichen am Rand oder zwei hintereinander.
refusal-name-like-number = Der Name „{ $name }“ beginnt wie die Nummer eines Zuges.
refusal-name-like-header = Der Name „{ $name }“ ist der einer Kopfzeile.
refusal-name-like-outcome = Im Namen „{ $name }“ beginnt ein Wort mit + wie ein Ergebnis des Zufalls.
refusal-name-like-move = Der Name „{ $name }“ liest sich wie eine Aktion.
refusal-bots-for-seats = { $bots ->
    [1] Genannt ist { $bots } Bot für { $players } Plätze; - steht für eine Person.
   *[other] Genannt sind { $bots } Bots für { $players } Plätze; - steht für eine Person.
}
refusal-bots-leave-seat-out = Die Kopfzeile „bots“ lässt einen Platz aus; - steht für eine Person.
refusal-no-seat-has-bot = Bots werden nur genannt, wo ein Platz einen hat.
refusal-bot-too-long = Was einen Bot nennt, hat höchstens { $limit } Zeichen, nicht { $length }.
refusal-bot-not-writable = Eine Spieldatei kann den Bot „{ $bot }“ nicht nennen: Er hat ein Komma, ein #, unnötige Leerzeichen oder Zeichen, die sich nicht drucken lassen.
refusal-words-for-seats = { $words ->
    [1] Genannt ist { $words } Wort für { $players } Plätze; jeder hat eines, oder - für keines.
   *[other] Genannt sind { $words } Wörter für { $players } Plätze; jeder hat eines, oder - für keines.
}
refusal-word-too-long = Ein Wort hat höchstens { $limit } Zeichen, nicht { $length }.
refusal-word-not-writable = „{ $word }“ kann kein Wort sein: Die lassen sich drucken und haben weder Leerzeichen noch Komma noch #, und - steht für keines.
refusal-no-such-occupant = „{ $occupant }“ kann in einer Spieldatei keinen Platz einnehmen.
refusal-not-a-hand = „{ $text }“ sagt nicht, wer einen Platz übernimmt; das lautet so: 12 Ana = merchant.
refusal-hand-out-of-order = „{ $text }“ kommt zu spät: Plätze wechseln in der Reihenfolge der Aktionen.
refusal-hand-after-end = { $moves ->
    [1] Ein Platz wechselt nach { $after } Aktionen, aber es gibt nur { $moves }.
   *[other] Ein Platz wechselt nach { $after } Aktionen, aber es gibt nur { $moves }.
}
refusal-hands-out-of-order = Plätze wechseln nach diesen Aktionen, in unmöglicher Reihenfolge: { $afters }.

## Züge, Aktionen und Zeiten

refusal-turn-after-end = Das Spiel ist vor diesem Zug zu Ende.
refusal-other-turn = { $still ->
    [yes] Dies ist noch Zug { $turn }, nicht „{ $text }“.
   *[no] Dies ist Zug { $turn }, nicht „{ $text }“.
}
refusal-nobody-called = Niemand heißt „{ $name }“; die Plätze sind { $names }.
refusal-other-seats-turn = Dies ist der Zug von { $seat_name }, nicht von { $name }.
refusal-missing-move = Vor einem Komma fehlt eine Aktion.
refusal-illegal-move = Aktion { $number }, „{ $text }“: { $why }
refusal-no-such-time = „{ $text }“ ist keine Zeit wie @12.345.
refusal-time-goes-back = „{ $text }“ liegt vor dem, was davor steht.
refusal-times-for-moves = { $times ->
    [1] Genannt ist { $times } Zeit für { $moves } Aktionen.
   *[other] Genannt sind { $times } Zeiten für { $moves } Aktionen.
}
refusal-times-out-of-order = Zeiten gehen nie zurück.
refusal-moves-stop-early = Die Aktionen hören hier vor dem Ende des Spiels auf, aber das Ergebnis auf Zeile { $result_line } ist nicht „unfinished“.
refusal-other-result = Das Ergebnis ist „{ $result }“, nicht „{ $text }“.
refusal-practice-after-end = { $moves ->
    [1] Die Übung beginnt nach { $practice } Aktionen, aber es gibt nur { $moves }.
   *[other] Die Übung beginnt nach { $practice } Aktionen, aber es gibt nur { $moves }.
}

## Siegel

refusal-seal-without-commitment = „{ $header }“ steht ohne das „commitment“, zu dem es gehört.
refusal-not-64-digits = „{ $text }“ sind nicht die 64 Ziffern 0-9 a-f von „{ $header }“.
refusal-seal-length = „{ $header }“ hat { $limit } Bytes, nicht { $length }.
refusal-false-secret = Das Geheimnis gehört nicht zum „commitment“: Sein SHA-256 ist { $digest }.
refusal-seals-out-of-order = Siegel lösen einander im Lauf des Spiels ab, nicht bei den Aktionen { $firsts }.
refusal-seal-after-end = { $moves ->
    [1] Ein Siegel gilt ab Aktion { $first }, aber es gibt nur { $moves }.
   *[other] Ein Siegel gilt ab Aktion { $first }, aber es gibt nur { $moves }.
}
