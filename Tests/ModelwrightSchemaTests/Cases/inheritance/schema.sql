PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity Animal, with its sub-entities Dog, Terrier, Cat
CREATE TABLE "Animal" (
  "_id" INTEGER PRIMARY KEY,
  "_entity" TEXT NOT NULL DEFAULT 'Animal',
  "_version" INTEGER NOT NULL DEFAULT 1,
  "name" TEXT NOT NULL, -- Animal.name
  "breed" TEXT DEFAULT 'mixed' CHECK ("_entity" NOT IN ('Dog', 'Terrier') OR "breed" IS NOT NULL), -- Dog.breed
  "code_Dog" TEXT, -- Dog.code
  "kennel" INTEGER CHECK ("_entity" NOT IN ('Dog', 'Terrier') OR "kennel" IS NOT NULL) REFERENCES "Kennel" ("_id") DEFERRABLE INITIALLY DEFERRED, -- Dog.kennel
  "code_Cat" INTEGER CHECK ("_entity" NOT IN ('Cat') OR "code_Cat" IS NOT NULL) -- Cat.code
) STRICT;

-- Entity Kennel
CREATE TABLE "Kennel" (
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

-- fetching one entity of the hierarchy of Animal
CREATE INDEX "Animal_entity" ON "Animal" ("_entity");

-- the key of Dog.kennel
CREATE INDEX "Dog_kennel_key" ON "Animal" ("kennel");

-- uniqueness constraint code, name of Dog
CREATE UNIQUE INDEX "Dog_code_name_unique" ON "Animal" ("code_Dog", "name") WHERE "_entity" IN ('Dog', 'Terrier');
