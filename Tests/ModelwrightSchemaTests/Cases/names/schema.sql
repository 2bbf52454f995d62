PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity order
CREATE TABLE "order_2" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "rowid_order" TEXT, -- order.rowid
  "OID_order" TEXT, -- order.OID
  "_id_order" TEXT, -- order._id
  "userID_order_2" TEXT, -- order.userID
  "userId_order_3" TEXT, -- order.userId
  "userID_order" TEXT, -- order.userID_order
  "quo""te'; DROP TABLE x; --" TEXT DEFAULT '''); --' -- order.quo"te'; DROP TABLE x; --
) STRICT;

-- Entity ORDER
CREATE TABLE "ORDER" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Entity sqlite_master
CREATE TABLE "Entity_sqlite_master" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Entity _mw_metadata
CREATE TABLE "Entity__mw_metadata" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Entity line\nbreak */ ;DROP
CREATE TABLE "line_break */ ;DROP" (
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
