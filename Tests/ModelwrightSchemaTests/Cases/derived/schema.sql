PRAGMA application_id = 1298426967;
PRAGMA user_version = 1;

-- Entity Author
CREATE TABLE "Author" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "name" TEXT, -- Author.name
  "nameCopy" TEXT, -- Author.nameCopy
  "plainName" TEXT, -- Author.plainName
  "bookCount" INTEGER, -- Author.bookCount
  "pageSum" INTEGER, -- Author.pageSum
  "priceSum" REAL, -- Author.priceSum
  "tagCount" INTEGER, -- Author.tagCount
  "odd" TEXT -- Author.odd
) STRICT;

-- Entity Book
CREATE TABLE "Book" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1,
  "pages" INTEGER, -- Book.pages
  "price" REAL, -- Book.price
  "authorName" TEXT, -- Book.authorName
  "author" INTEGER REFERENCES "Author" ("_id") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED -- Book.author
) STRICT;

-- Entity Tag
CREATE TABLE "Tag" (
  "_id" INTEGER PRIMARY KEY,
  "_version" INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Relationship Author.tags: pairs
CREATE TABLE "Author_tags" (
  "authors" INTEGER NOT NULL REFERENCES "Author" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- the Author of tags
  "tags" INTEGER NOT NULL REFERENCES "Tag" ("_id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- Author.tags
  PRIMARY KEY ("authors", "tags")
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

-- the key of Book.author
CREATE INDEX "Book_author_key" ON "Book" ("author");

-- the pairs of Author_tags, from the other end
CREATE UNIQUE INDEX "Author_tags_key" ON "Author_tags" ("tags", "authors");

-- the derived attribute nameCopy of Author
CREATE TRIGGER "Author_nameCopy_insert" AFTER INSERT ON "Author" BEGIN UPDATE "Author" SET "nameCopy" = NEW."name" WHERE "_id" = NEW."_id"; END;

-- the derived attribute nameCopy of Author
CREATE TRIGGER "Author_nameCopy_update" AFTER UPDATE OF "name" ON "Author" WHEN OLD."name" IS NOT NEW."name" BEGIN UPDATE "Author" SET "nameCopy" = NEW."name" WHERE "_id" = NEW."_id"; END;

-- the derived attribute bookCount of Author
CREATE TRIGGER "Author_bookCount_member_insert" AFTER INSERT ON "Book" WHEN NEW."author" IS NOT NULL BEGIN UPDATE "Author" SET "bookCount" = ifnull("bookCount", 0) + 1 WHERE "_id" = NEW."author"; END;

-- the derived attribute bookCount of Author
CREATE TRIGGER "Author_bookCount_member_update" AFTER UPDATE OF "author" ON "Book" WHEN OLD."author" IS NOT NEW."author" BEGIN UPDATE "Author" SET "bookCount" = ifnull("bookCount", 0) - 1 WHERE "_id" = OLD."author"; UPDATE "Author" SET "bookCount" = ifnull("bookCount", 0) + 1 WHERE "_id" = NEW."author"; END;

-- the derived attribute bookCount of Author
CREATE TRIGGER "Author_bookCount_member_delete" AFTER DELETE ON "Book" WHEN OLD."author" IS NOT NULL BEGIN UPDATE "Author" SET "bookCount" = ifnull("bookCount", 0) - 1 WHERE "_id" = OLD."author"; END;

-- the derived attribute bookCount of Author
CREATE TRIGGER "Author_bookCount_insert" AFTER INSERT ON "Author" BEGIN UPDATE "Author" SET "bookCount" = (SELECT count(*) FROM "Book" AS "member" WHERE "member"."author" = "Author"."_id") WHERE "_id" = NEW."_id"; END;

-- the derived attribute pageSum of Author
CREATE TRIGGER "Author_pageSum_member_insert" AFTER INSERT ON "Book" WHEN NEW."author" IS NOT NULL BEGIN UPDATE "Author" SET "pageSum" = ifnull("pageSum", 0) + ifnull(NEW."pages", 0) WHERE "_id" = NEW."author"; END;

-- the derived attribute pageSum of Author
CREATE TRIGGER "Author_pageSum_member_update" AFTER UPDATE OF "author", "pages" ON "Book" WHEN OLD."author" IS NOT NEW."author" OR OLD."pages" IS NOT NEW."pages" BEGIN UPDATE "Author" SET "pageSum" = ifnull("pageSum", 0) - ifnull(OLD."pages", 0) WHERE "_id" = OLD."author"; UPDATE "Author" SET "pageSum" = ifnull("pageSum", 0) + ifnull(NEW."pages", 0) WHERE "_id" = NEW."author"; END;

-- the derived attribute pageSum of Author
CREATE TRIGGER "Author_pageSum_member_delete" AFTER DELETE ON "Book" WHEN OLD."author" IS NOT NULL BEGIN UPDATE "Author" SET "pageSum" = ifnull("pageSum", 0) - ifnull(OLD."pages", 0) WHERE "_id" = OLD."author"; END;

-- the derived attribute pageSum of Author
CREATE TRIGGER "Author_pageSum_insert" AFTER INSERT ON "Author" BEGIN UPDATE "Author" SET "pageSum" = (SELECT ifnull(sum("pages"), 0) FROM "Book" AS "member" WHERE "member"."author" = "Author"."_id") WHERE "_id" = NEW."_id"; END;

-- the derived attribute tagCount of Author
CREATE TRIGGER "Author_tagCount_member_insert" AFTER INSERT ON "Author_tags" WHEN NEW."authors" IS NOT NULL BEGIN UPDATE "Author" SET "tagCount" = ifnull("tagCount", 0) + 1 WHERE "_id" = NEW."authors"; END;

-- the derived attribute tagCount of Author
CREATE TRIGGER "Author_tagCount_member_update" AFTER UPDATE OF "authors" ON "Author_tags" WHEN OLD."authors" IS NOT NEW."authors" BEGIN UPDATE "Author" SET "tagCount" = ifnull("tagCount", 0) - 1 WHERE "_id" = OLD."authors"; UPDATE "Author" SET "tagCount" = ifnull("tagCount", 0) + 1 WHERE "_id" = NEW."authors"; END;

-- the derived attribute tagCount of Author
CREATE TRIGGER "Author_tagCount_member_delete" AFTER DELETE ON "Author_tags" WHEN OLD."authors" IS NOT NULL BEGIN UPDATE "Author" SET "tagCount" = ifnull("tagCount", 0) - 1 WHERE "_id" = OLD."authors"; END;

-- the derived attribute tagCount of Author
CREATE TRIGGER "Author_tagCount_insert" AFTER INSERT ON "Author" BEGIN UPDATE "Author" SET "tagCount" = (SELECT count(*) FROM "Author_tags" AS "member" WHERE "member"."authors" = "Author"."_id") WHERE "_id" = NEW."_id"; END;

-- the derived attribute authorName of Book
CREATE TRIGGER "Book_authorName_insert" AFTER INSERT ON "Book" BEGIN UPDATE "Book" SET "authorName" = (SELECT "name" FROM "Author" WHERE "_id" = NEW."author") WHERE "_id" = NEW."_id"; END;

-- the derived attribute authorName of Book
CREATE TRIGGER "Book_authorName_update" AFTER UPDATE OF "author" ON "Book" WHEN OLD."author" IS NOT NEW."author" BEGIN UPDATE "Book" SET "authorName" = (SELECT "name" FROM "Author" WHERE "_id" = NEW."author") WHERE "_id" = NEW."_id"; END;

-- the derived attribute authorName of Book
CREATE TRIGGER "Book_authorName_source_insert" AFTER INSERT ON "Author" BEGIN UPDATE "Book" SET "authorName" = NEW."name" WHERE "author" = NEW."_id"; END;

-- the derived attribute authorName of Book
CREATE TRIGGER "Book_authorName_source_update" AFTER UPDATE OF "name" ON "Author" WHEN OLD."name" IS NOT NEW."name" BEGIN UPDATE "Book" SET "authorName" = NEW."name" WHERE "author" = NEW."_id"; END;

-- the derived attribute authorName of Book
CREATE TRIGGER "Book_authorName_source_delete" AFTER DELETE ON "Author" BEGIN UPDATE "Book" SET "authorName" = NULL WHERE "author" = OLD."_id"; END;

-- Not translated: derived attribute odd of Author: the expression 'name ++ name' cannot be computed
