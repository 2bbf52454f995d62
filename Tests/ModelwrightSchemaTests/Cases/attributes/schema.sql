PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity Everything
CREATE TABLE "Everything" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "integer16" INTEGER NOT NULL DEFAULT -1, -- Everything.integer16
  "integer32" INTEGER DEFAULT 0, -- Everything.integer32
  "integer64" INTEGER NOT NULL DEFAULT -9223372036854775808, -- Everything.integer64
  "decimal" TEXT NOT NULL DEFAULT '<4997ihe~', -- Everything.decimal
  "double" REAL NOT NULL DEFAULT 1e+300, -- Everything.double
  "float" REAL NOT NULL DEFAULT 0.10000000149011612, -- Everything.float
  "string" TEXT NOT NULL DEFAULT 'it''s', -- Everything.string
  "empty" TEXT DEFAULT '', -- Everything.empty
  "boolean" INTEGER NOT NULL DEFAULT 1, -- Everything.boolean
  "date" REAL DEFAULT -3600.0, -- Everything.date
  "binary" BLOB, -- Everything.binary
  "uuid" BLOB NOT NULL DEFAULT X'00112233445566778899AABBCCDDEEFF', -- Everything.uuid
  "uri" TEXT DEFAULT 'https://example.org/?a=b', -- Everything.uri
  "transformable" BLOB, -- Everything.transformable
  "undefined" BLOB, -- Everything.undefined
  "place_latitude" REAL DEFAULT 0.0, -- Everything.place.latitude
  "place_longitude" REAL -- Everything.place.longitude
) STRICT;

-- What the store knows about itself
CREATE TABLE "_mw_metadata" (
  "key" TEXT NOT NULL,
  "value" BLOB,
  PRIMARY KEY ("key")
) STRICT, WITHOUT ROWID;

-- The last identifier of each table
CREATE TABLE "_mw_sequence" (
  "root" TEXT NOT NULL,
  "last" INTEGER NOT NULL,
  PRIMARY KEY ("root")
) STRICT, WITHOUT ROWID;

-- Files of external values that no row names any more
CREATE TABLE "_mw_trash" (
  "file" TEXT NOT NULL,
  "removed" REAL NOT NULL,
  PRIMARY KEY ("file")
) STRICT, WITHOUT ROWID;

-- Everything as people write its values
CREATE VIEW "Everything_readable" AS SELECT "_id", "_version", "integer16", "integer32", "integer64", CASE WHEN "decimal" IS NULL THEN NULL WHEN "decimal" = '=' THEN '0' ELSE (SELECT sign || CASE WHEN point <= 0 THEN '0.' || substr(printf('%0*d', 1 - point, 0), 2) || digits WHEN point >= length(digits) THEN digits || substr(printf('%0*d', 1 + point - length(digits), 0), 2) ELSE substr(digits, 1, point) || '.' || substr(digits, point + 1) END FROM (SELECT iif("decimal" < '=', '-', '') AS sign, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(rtrim(substr("decimal", 6), '~'), 'a', '9'), 'b', '8'), 'c', '7'), 'd', '6'), 'e', '5'), 'f', '4'), 'g', '3'), 'h', '2'), 'i', '1'), 'j', '0') AS digits, iif("decimal" < '=', 4999 - CAST(substr("decimal", 2, 4) AS INTEGER), CAST(substr("decimal", 2, 4) AS INTEGER) - 5000) AS point)) END AS "decimal", "double", "float", "string", "empty", "boolean", strftime('%Y-%m-%d %H:%M:%f', "date" + 978307200, 'unixepoch') AS "date", "binary", substr(hex("uuid"), 1, 8) || '-' || substr(hex("uuid"), 9, 4) || '-' || substr(hex("uuid"), 13, 4) || '-' || substr(hex("uuid"), 17, 4) || '-' || substr(hex("uuid"), 21, 12) AS "uuid", "uri", "transformable", "undefined", "place_latitude", "place_longitude" FROM "Everything";
