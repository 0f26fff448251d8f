# Dateien gelernter Netze, die nicht zu gebrauchen sind.

refusal-weights-foreign = „{ $path }“ ist keine Datei eines Netzes, oder die erste Zeile ist beschädigt: Kopiere sie noch einmal oder wähle eine andere.
refusal-weights-newer = „{ $path }“ hat das Format { $version }, und dieses Programm liest Formate bis { $known }: Ein neueres Heliopolis liest es.
refusal-weights-cut = „{ $path }“ hat mehr oder weniger Zahlen, als die erste Zeile sagt: Kopiere die Datei noch einmal.
refusal-weights-damaged = „{ $path }“ ist nicht so, wie es geschrieben wurde: Kopiere die Datei noch einmal.
refusal-weights-other-game = Das Netz in „{ $path }“ ist für { $found }, nicht für { $wanted }: Wähle eines für { $wanted }.
refusal-weights-other-features = Das Netz in „{ $path }“ liest Version { $version } der Merkmale, und dieses Programm hat Version { $known }: Wähle eines für Version { $known } oder trainiere es neu.
refusal-weights-unfit = In „{ $path }“ steht { $wrong } = { $number }, was kein Netz für { $wanted } hat: Wähle ein anderes.
refusal-weights-not-finite = In „{ $path }“ sind Zahlen, die unendlich oder gar keine sind: Trainiere das Netz neu oder wähle ein anderes.
