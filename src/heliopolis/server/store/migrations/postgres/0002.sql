-- A command makes one move because moves are stored by whoever has seen all before them.
DROP INDEX commands;
