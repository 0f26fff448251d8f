# Databases and backups that a server cannot use.

refusal-database-newer = The database is of version { $version }, and this program knows versions up to { $known }: a newer one made it.
refusal-document-newer = The table was stored in format { $format }, and this program reads formats up to { $known }: a newer one made it.
refusal-database-foreign = { $path } is no database of Heliopolis.
refusal-database-unreadable = { $path } cannot be opened: { $fault }.
refusal-database-served = This database is served already, at { $address }
refusal-database-in-use = { $path } is in use by another program.
refusal-database-no-entry = The database does not let Heliopolis in: { $fault }.
refusal-database-address = Tables are kept at sqlite:///… or postgresql://…, not at { $scheme }://….
refusal-database-url = The address of the database cannot be read; one reads postgresql://host:5432/name.
refusal-extra-missing = { $package } is not installed: pip install 'heliopolis[{ $extra }]' installs it.
refusal-news-address = An address of Redis reads redis://host:6379, rediss://host:6379 or unix:///path; this is none.
refusal-backup-foreign = { $path } is no whole backup of Heliopolis.
refusal-store-not-empty = There are tables in the database already, and a backup would replace them all.
refusal-backup-over-itself = { $path } is the database itself; a backup needs another place.
refusal-database-missing = There is no database { $path }, so there is nothing to save.
