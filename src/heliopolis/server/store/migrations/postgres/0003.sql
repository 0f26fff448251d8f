-- A line of chat has the id of the command that said it, so that any process knows a repeat.
ALTER TABLE chat ADD COLUMN command TEXT;

CREATE UNIQUE INDEX chat_commands ON chat (table_id, seat, command) WHERE command IS NOT NULL;
