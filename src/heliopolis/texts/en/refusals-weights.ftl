# Files of learned networks that cannot be used.

refusal-weights-foreign = "{ $path }" is no file of a network, or its first line is damaged: copy it again, or choose another one.
refusal-weights-newer = "{ $path }" has format { $version }, and this program reads formats up to { $known }: a newer Heliopolis reads it.
refusal-weights-cut = "{ $path }" has more or fewer numbers than its first line says: copy it again.
refusal-weights-damaged = "{ $path }" is not as it was written: copy it again.
refusal-weights-other-game = The network in "{ $path }" is for { $found }, not for { $wanted }: choose one for { $wanted }.
refusal-weights-other-features = The network in "{ $path }" reads version { $version } of the features, and this program has version { $known }: choose one for version { $known }, or train it anew.
refusal-weights-unfit = "{ $path }" says { $wrong } = { $number }, which no network for { $wanted } has: choose another one.
refusal-weights-not-finite = There are numbers in "{ $path }" that are infinite or none at all: train the network anew, or choose another one.
