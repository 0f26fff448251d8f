# Datenbanken und Sicherungen, mit denen ein Server nichts anfangen kann.

refusal-database-newer = Die Datenbank hat die Version { $version }, und dieses Programm kennt Versionen bis { $known }: Ein neueres hat sie angelegt.
refusal-document-newer = Der Tisch ist im Format { $format } abgelegt, und dieses Programm liest Formate bis { $known }: Ein neueres hat ihn angelegt.
refusal-database-foreign = { $path } ist keine Datenbank von Heliopolis.
refusal-database-unreadable = { $path } lässt sich nicht öffnen: { $fault }.
refusal-database-served = Ein Server benutzt diese Datenbank schon: { $address }
refusal-database-in-use = { $path } wird gerade von einem anderen Programm benutzt.
refusal-database-no-entry = Die Datenbank lässt Heliopolis nicht ein: { $fault }.
refusal-database-address = Tische werden unter sqlite:///… oder postgresql://… aufbewahrt, nicht unter { $scheme }://….
refusal-database-url = Die Adresse der Datenbank ist nicht lesbar; eine lautet postgresql://host:5432/name.
refusal-extra-missing = { $package } ist nicht installiert: pip install 'heliopolis[{ $extra }]' installiert es.
refusal-news-address = Eine Adresse von Redis lautet redis://host:6379, rediss://host:6379 oder unix:///pfad; diese ist keine.
refusal-backup-foreign = { $path } ist keine vollständige Sicherung von Heliopolis.
refusal-store-not-empty = In der Datenbank gibt es schon Tische, und eine Sicherung würde sie alle ersetzen.
refusal-backup-over-itself = { $path } ist die Datenbank selbst; eine Sicherung braucht einen anderen Platz.
refusal-database-missing = Es gibt keine Datenbank { $path }, also nichts zu sichern.
