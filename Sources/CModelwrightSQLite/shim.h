#pragma once
#include <sqlite3.h>

// What Swift cannot import: variadic functions and the destructor constants, which are casts.

static inline int modelwright_db_config(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

static inline int modelwright_forgo_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// A null pointer would bind NULL: an empty string is not NULL.
static inline int modelwright_bind_text(sqlite3_stmt *statement, int index, const void *text,
                                        sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text ? (const char *)text : "", count,
                             SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int modelwright_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                        sqlite3_uint64 count) {
  if (!bytes || !count) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// For bytes that stay where they are until the statement is reset and bound anew.
static inline int modelwright_bind_static_text(sqlite3_stmt *statement, int index,
                                               const void *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text ? (const char *)text : "", count,
                             SQLITE_STATIC, SQLITE_UTF8);
}

static inline void modelwright_result_text(sqlite3_context *context, const void *text, int count) {
  sqlite3_result_text(context, text ? (const char *)text : "", count, SQLITE_TRANSIENT);
}

static inline void modelwright_result_blob(sqlite3_context *context, const void *bytes, int count) {
  if (!bytes || !count) sqlite3_result_zeroblob(context, 0);
  else sqlite3_result_blob(context, bytes, count, SQLITE_TRANSIENT);
}

// The first bytes of an open database's file, through SQLite's own descriptor: closing another one
// would drop the locks that this process holds on the file (https://sqlite.org/howtocorrupt.html §2.2).
static inline int modelwright_read_start(sqlite3 *db, void *bytes, int count) {
  sqlite3_file *file = (sqlite3_file *)0;
  int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, bytes, count, 0);
}

// Counts the rows that statements write, while they write them; SQLite's own count only moves when a
// statement has ended.
static inline void modelwright_count_row(void *counter, int action, const char *database,
                                         const char *table, sqlite3_int64 row) {
  (void)action, (void)database, (void)table, (void)row;
  ++*(long long *)counter;
}

static inline void modelwright_count_rows(sqlite3 *db, long long *counter) {
  sqlite3_update_hook(db, counter ? modelwright_count_row : (void (*)(void *, int, const char *, const char *, sqlite3_int64))0, counter);
}
