PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity Person
CREATE TABLE "Person" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "spouse" INTEGER REFERENCES "Person" ("_id") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED -- Person.spouse
) STRICT;

-- Entity Passport
CREATE TABLE "Passport" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "owner" INTEGER NOT NULL REFERENCES "Person" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED -- Passport.owner
) STRICT;

-- Entity Book
CREATE TABLE "Book" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Entity Pet
CREATE TABLE "Pet" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "owner" INTEGER NOT NULL REFERENCES "Person" ("_id") DEFERRABLE INITIALLY DEFERRED, -- Pet.owner
  "vet" INTEGER NOT NULL REFERENCES "Person" ("_id") DEFERRABLE INITIALLY DEFERRED, -- Pet.vet
  "parent" INTEGER REFERENCES "Pet" ("_id") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, -- Pet.parent
  "owner_order" INTEGER -- the position in Person.pets
) STRICT;

-- Entity Visit
CREATE TABLE "Visit" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "Person_visits" INTEGER REFERENCES "Person" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- Person.visits, no inverse
  "Person_visits_order" INTEGER -- the position in Person.visits
) STRICT;

-- Relationship Person.friends: pairs
CREATE TABLE "Person_friends" (
  "source" INTEGER NOT NULL REFERENCES "Person" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- the Person of friends
  "destination" INTEGER NOT NULL REFERENCES "Person" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- Person.friends
  PRIMARY KEY ("source", "destination")
) STRICT, WITHOUT ROWID;

-- Relationship Book.authors: pairs
CREATE TABLE "Book_authors" (
  "books" INTEGER NOT NULL, -- the Book of authors
  "authors" INTEGER NOT NULL REFERENCES "Person" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- Book.authors
  "authors_order" INTEGER, -- the position in Book.authors
  "books_order" INTEGER, -- the position in Person.books
  PRIMARY KEY ("books", "authors")
) STRICT, WITHOUT ROWID;

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

-- the key of Person.visits
CREATE INDEX "Person_visits_key" ON "Visit" ("Person_visits", "Person_visits_order");

-- the key of Person.spouse
CREATE UNIQUE INDEX "Person_spouse_key" ON "Person" ("spouse");

-- the key of Passport.owner
CREATE UNIQUE INDEX "Passport_owner_key" ON "Passport" ("owner");

-- the key of Pet.owner
CREATE INDEX "Pet_owner_key" ON "Pet" ("owner", "owner_order");

-- the key of Pet.vet
CREATE INDEX "Pet_vet_key" ON "Pet" ("vet");

-- the key of Pet.parent
CREATE INDEX "Pet_parent_key" ON "Pet" ("parent");

-- the pairs of Person_friends, from the other end
CREATE UNIQUE INDEX "Person_friends_key" ON "Person_friends" ("destination", "source");

-- the pairs of Book_authors, from the other end
CREATE UNIQUE INDEX "Book_authors_key" ON "Book_authors" ("authors", "books");

-- deleting a Person deletes its books
CREATE TRIGGER "Person_books_cascade" AFTER DELETE ON "Book_authors" WHEN NOT EXISTS (SELECT 1 FROM "Person" WHERE "_id" = OLD."authors") BEGIN DELETE FROM "Book" WHERE "_id" = OLD."books"; END;

-- deleting a Pet deletes its owner
CREATE TRIGGER "Pet_owner_cascade" AFTER DELETE ON "Pet" WHEN OLD."owner" IS NOT NULL BEGIN DELETE FROM "Person" WHERE "_id" = OLD."owner"; END;
