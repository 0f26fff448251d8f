# Bancos de dados e cópias de segurança que um servidor não pode usar.

refusal-database-newer = O banco de dados é da versão { $version }, e este programa conhece versões até { $known }: um mais novo o criou.
refusal-document-newer = A mesa foi guardada no formato { $format }, e este programa lê formatos até { $known }: um mais novo a criou.
refusal-database-foreign = { $path } não é um banco de dados do Heliopolis.
refusal-database-unreadable = Não é possível abrir { $path }: { $fault }.
refusal-database-served = Um servidor já usa este banco de dados: { $address }
refusal-database-in-use = { $path } está em uso por outro programa.
refusal-database-no-entry = O banco de dados não deixa o Heliopolis entrar: { $fault }.
refusal-database-address = As mesas são guardadas em sqlite:///… ou postgresql://…, não em { $scheme }://….
refusal-database-url = O endereço do banco de dados não é legível; um deles é postgresql://host:5432/nome.
refusal-extra-missing = { $package } não está instalado: pip install 'heliopolis[{ $extra }]' o instala.
refusal-news-address = Um endereço do Redis é redis://host:6379, rediss://host:6379 ou unix:///caminho; este não é nenhum.
refusal-backup-foreign = { $path } não é uma cópia de segurança completa do Heliopolis.
refusal-store-not-empty = Já há mesas no banco de dados, e uma cópia de segurança substituiria todas elas.
refusal-backup-over-itself = { $path } é o próprio banco de dados; uma cópia de segurança precisa de outro lugar.
refusal-database-missing = Não há banco de dados { $path }, então não há o que salvar.
