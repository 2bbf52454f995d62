PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity Shop
CREATE TABLE "Shop" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "name" TEXT, -- Shop.name
  "latitude" REAL, -- Shop.latitude
  "longitude" REAL, -- Shop.longitude
  "revenue" TEXT, -- Shop.revenue
  "chain" INTEGER REFERENCES "Chain" ("_id") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED -- Shop.chain
) STRICT;

-- Entity Chain
CREATE TABLE "Chain" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
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

-- the key of Shop.chain
CREATE INDEX "Shop_chain_key" ON "Shop" ("chain");

-- uniqueness constraint name, chain of Shop
CREATE UNIQUE INDEX "Shop_name_chain_unique" ON "Shop" ("name", "chain");

-- fetch index byName of Shop
CREATE INDEX "Shop_byName_index" ON "Shop" ("name");

-- fetch index byRevenue of Shop
CREATE INDEX "Shop_byRevenue_index" ON "Shop" ("revenue" DESC, "name");

-- compound index name, latitude of Shop
CREATE INDEX "Shop_name_latitude_index" ON "Shop" ("name", "latitude");

-- places of Shop
CREATE VIRTUAL TABLE "Shop_byPlace_index" USING rtree("_id", "min0", "max0", "min1", "max1");

-- Shop as people write its values
CREATE VIEW "Shop_readable" AS SELECT "_id", "_version", "name", "latitude", "longitude", CASE WHEN "revenue" IS NULL THEN NULL WHEN "revenue" = '=' THEN '0' ELSE (SELECT sign || CASE WHEN point <= 0 THEN '0.' || substr(printf('%0*d', 1 - point, 0), 2) || digits WHEN point >= length(digits) THEN digits || substr(printf('%0*d', 1 + point - length(digits), 0), 2) ELSE substr(digits, 1, point) || '.' || substr(digits, point + 1) END FROM (SELECT iif("revenue" < '=', '-', '') AS sign, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(rtrim(substr("revenue", 6), '~'), 'a', '9'), 'b', '8'), 'c', '7'), 'd', '6'), 'e', '5'), 'f', '4'), 'g', '3'), 'h', '2'), 'i', '1'), 'j', '0') AS digits, iif("revenue" < '=', 4999 - CAST(substr("revenue", 2, 4) AS INTEGER), CAST(substr("revenue", 2, 4) AS INTEGER) - 5000) AS point)) END AS "revenue", "chain" FROM "Shop";

-- fetch index byPlace of Shop
CREATE TRIGGER "Shop_byPlace_index_insert" AFTER INSERT ON "Shop" BEGIN INSERT INTO "Shop_byPlace_index" SELECT NEW."_id", NEW."latitude", NEW."latitude", NEW."longitude", NEW."longitude" WHERE NEW."latitude" IS NOT NULL AND NEW."longitude" IS NOT NULL; END;

-- fetch index byPlace of Shop
CREATE TRIGGER "Shop_byPlace_index_update" AFTER UPDATE OF "latitude", "longitude" ON "Shop" BEGIN DELETE FROM "Shop_byPlace_index" WHERE "_id" = OLD."_id"; INSERT INTO "Shop_byPlace_index" SELECT NEW."_id", NEW."latitude", NEW."latitude", NEW."longitude", NEW."longitude" WHERE NEW."latitude" IS NOT NULL AND NEW."longitude" IS NOT NULL; END;

-- fetch index byPlace of Shop
CREATE TRIGGER "Shop_byPlace_index_delete" AFTER DELETE ON "Shop" BEGIN DELETE FROM "Shop_byPlace_index" WHERE "_id" = OLD."_id"; END;

-- Not translated: uniqueness constraint shops of Chain: 'shops' has no column
-- Not translated: fetch index byMoney of Shop: a spatial index holds numbers only
