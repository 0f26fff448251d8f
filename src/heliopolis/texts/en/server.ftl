### What a table server says: why requests are refused, its few pages, and heliopolis serve.

## Requests

refusal-two-hosts = The request names two hosts.
refusal-foreign-host = This server does not know that it is called "{ $host }".
refusal-foreign-origin = Pages from "{ $origin }" may not use this server.
refusal-no-origin = The request has a cookie, but does not say from which page it comes.
refusal-not-json = The body of a request is JSON, and its content type says so.
refusal-body-too-large = The body of the request has more than { $limit } bytes.
refusal-too-slow = The body of the request took too long.
refusal-no-such-page = There is nothing at this address.
refusal-wrong-method = That cannot be done with this address.
refusal-server-stopping = The server is about to stop. Try again in a moment.
refusal-server-fault = The server made a mistake. It is in its log.
refusal-game-compiling = { $game ->
    [ra-dice] The dice game is being compiled, which happens once. Try again in a moment.
   *[ra] Ra is being compiled, which happens once. Try again in a moment.
}
refusal-house-key-needed = Only who knows the key of this house can make tables here.
refusal-not-from-here = Only somebody at the server's own machine can do that.
refusal-lan-elsewhere = This server cannot open itself to the network while it runs. Start it with --lan.
refusal-no-private-address = This machine has no address in a private network. Name one with --lan-address.

## Tables

refusal-not-the-host = Only the host of the table can do that.
refusal-seat-needed = Name the seat that is meant.
refusal-nobody-there = Nobody sits there who could be meant.
refusal-not-begun = The game at this table has not begun.
refusal-not-over = The game at this table is not over.
refusal-too-many-tables = { $limit } of your tables are unfinished. Finish or delete one first.
refusal-script-or-record = A game goes on from a record or follows a script, one of the two.
refusal-record-of-other-game = The record is one of the game { $game }.
refusal-number-after-end = { $moves ->
    [1] The game has { $moves } move, so it cannot go on from move { $number }.
   *[other] The game has { $moves } moves, so it cannot go on from move { $number }.
}
refusal-budget-in-simulations = At a server bots think for so many simulations: sims=300, not "{ $text }".
refusal-budget-too-large = { $most } simulations a move are the most, so "{ $text }" is too much.

## Pages

page-refused = Heliopolis cannot answer this
page-foreign-host = Whoever runs the server can let it be called so: heliopolis serve --origin http://{ $host }, or with --lan for everybody in the same network.
page-foreign-origin = Whoever runs the server can allow it: heliopolis serve --origin { $origin }
page-title = Heliopolis
page-no-client = The server runs, but the table for browsers is not built.
page-no-client-instead = Play in a terminal with heliopolis join LINK, or let programs play: everything is under /api and /ws.

## heliopolis serve

refusal-not-an-origin = "{ $text }" is no origin; one reads https://ra.example
refusal-database-needed = This user has no home folder; name a database with --db.
refusal-no-free-port = No port from { $first } to { $last } is free.
refusal-cannot-listen = The server cannot listen on { $host }: { $fault }.
refusal-workers-need-redis = Several processes need Redis to hear of each other: add --redis redis://…
refusal-workers-need-postgres = SQLite serves one process; several need PostgreSQL and Redis: add --db postgresql://… and --redis redis://…
refusal-lan-behind-proxy = Behind a proxy the private network is the proxy's: leave --lan or --trusted-proxy out.
serve-at = Heliopolis is at { $address }
serve-shown = It opens in your browser; otherwise open this address there.
serve-already = Heliopolis runs already, at { $address }
serve-port-taken = Port { $wanted } is taken, so it is { $port }.
serve-lan = In the same network it is at { $address }
serve-lan-hint = Everybody in this network can join tables there.
serve-hint = Who makes a table gets a link for every seat, and one as organiser: to close it, send somebody away, silence somebody or invite again.
serve-house-key = Only who knows the house key can make tables.
serve-no-house-key = Whoever can reach this address can make tables; --house-key or HELIOPOLIS_HOUSE_KEY asks for a key.
serve-database = Tables are kept in { $database }
serve-stop = Ctrl-C stops the server; games go on when it is started again.
serve-stopped = The server has stopped. Everything is kept.
serve-failed = None of the server's processes can serve, so it has ended. Its log says why.

## heliopolis backup and restore

backup-made = All tables are saved in { $path }
backup-restored = All tables are back from { $path }
