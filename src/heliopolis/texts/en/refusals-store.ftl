# Databases and backups that a server cannot use.

refusal-database-newer = The database is of version { $version }, and this program knows versions up to { $known }: a newer one made it.
refusal-database-foreign = { $path } is no database of Heliopolis.
refusal-database-unreadable = { $path } cannot be opened: { $fault }.
