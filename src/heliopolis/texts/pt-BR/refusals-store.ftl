# Bancos de dados e cópias de segurança que um servidor não pode usar.

refusal-database-newer = O banco de dados é da versão { $version }, e este programa conhece versões até { $known }: um mais novo o criou.
refusal-database-foreign = { $path } não é um banco de dados do Heliopolis.
refusal-database-unreadable = Não é possível abrir { $path }: { $fault }.
