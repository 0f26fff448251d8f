-- What the house itself keeps: the name of the database, and when somebody last served it.
CREATE TABLE house (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

INSERT INTO house (key, value) VALUES ('name', substr(replace(gen_random_uuid()::text, '-', ''), 1, 16));

-- A table without its document: moves change this row, so it is short.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    revision INTEGER NOT NULL,
    version INTEGER NOT NULL,
    stage TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    wake BIGINT
);

-- What moves change has no index: tables that are not over are few enough to look through.
CREATE INDEX tables_that_go_on ON tables (created, id) WHERE stage <> 'over';

CREATE TABLE documents (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    document BYTEA NOT NULL
);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    actor INTEGER,
    text TEXT NOT NULL,
    at BIGINT,
    command TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX commands ON moves (table_id, actor, command) WHERE command IS NOT NULL;

CREATE TABLE browsers (
    browser TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (browser, table_id)
);

CREATE INDEX browsers_of_tables ON browsers (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
