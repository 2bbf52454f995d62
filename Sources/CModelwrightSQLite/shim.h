#pragma once
#include <sqlite3.h>

// What Swift cannot import: variadic functions and the destructor constants, which are casts.

static inline int modelwright_db_config(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

static inline int modelwright_forgo_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Memory for SQLite from pools, one for each thread: a program that parses schemas all the time asks for
// little else. Blocks come in few sizes; one that is freed waits for the next of its size. They are never
// given back, and may be freed on another thread than the one that asked for them. What is larger than
// the largest size is the C library's, whose headers would bring their declarations into this module.
enum { modelwright_small = 1024, modelwright_large = 32768, modelwright_slab = 1 << 18 };

typedef struct {
  void *freed[64];
  char *next, *end;
} modelwright_pool;

static inline modelwright_pool *modelwright_own_pool(void) {
  static _Thread_local modelwright_pool pool;
  return &pool;
}

static inline int modelwright_pool_roundup(int size) {
  if (size <= modelwright_small) return size <= 0 ? 32 : (size + 31) & ~31;
  if (size > modelwright_large) return (size + 7) & ~7;
  int rounded = 2 * modelwright_small;
  while (rounded < size) rounded *= 2;
  return rounded;
}

static inline int modelwright_pool_place(int rounded) {
  if (rounded <= modelwright_small) return rounded / 32;
  int place = modelwright_small / 32;
  for (; rounded > modelwright_small; rounded /= 2) place += 1;
  return place;
}

static inline void *modelwright_pool_malloc(int size) {
  int rounded = modelwright_pool_roundup(size);
  // Before each block stands its size.
  __SIZE_TYPE__ needed = (__SIZE_TYPE__)rounded + sizeof(sqlite3_int64);
  sqlite3_int64 *block;
  if (rounded > modelwright_large) {
    block = __builtin_malloc(needed);
  } else {
    modelwright_pool *pool = modelwright_own_pool();
    void **freed = &pool->freed[modelwright_pool_place(rounded)];
    if (*freed) {
      void *found = *freed;
      __builtin_memcpy(freed, found, sizeof(void *));
      return found;
    }
    if ((__SIZE_TYPE__)(pool->end - pool->next) < needed) {
      pool->next = __builtin_malloc(modelwright_slab);
      pool->end = pool->next ? pool->next + modelwright_slab : pool->next;
      if (!pool->next) return (void *)0;
    }
    block = (sqlite3_int64 *)(void *)pool->next;
    pool->next += needed;
  }
  if (!block) return (void *)0;
  *block = rounded;
  return block + 1;
}

static inline int modelwright_pool_size(void *memory) {
  return memory ? (int)((sqlite3_int64 *)memory)[-1] : 0;
}

static inline void modelwright_pool_free(void *memory) {
  if (!memory) return;
  int size = modelwright_pool_size(memory);
  if (size > modelwright_large) {
    __builtin_free((sqlite3_int64 *)memory - 1);
    return;
  }
  void **freed = &modelwright_own_pool()->freed[modelwright_pool_place(size)];
  __builtin_memcpy(memory, freed, sizeof(void *));
  *freed = memory;
}

static inline void *modelwright_pool_realloc(void *memory, int size) {
  int old = modelwright_pool_size(memory);
  if (memory && modelwright_pool_roundup(size) == old) return memory;
  void *larger = modelwright_pool_malloc(size);
  if (!larger || !memory) return larger;
  __builtin_memcpy(larger, memory, (__SIZE_TYPE__)(old < size ? old : size));
  modelwright_pool_free(memory);
  return larger;
}

static inline int modelwright_pool_begin(void *unused) { return (void)unused, SQLITE_OK; }
static inline void modelwright_pool_end(void *unused) { (void)unused; }

static inline int modelwright_use_pools(void) {
  sqlite3_mem_methods methods = {
      modelwright_pool_malloc, modelwright_pool_free,    modelwright_pool_realloc,
      modelwright_pool_size,   modelwright_pool_roundup, modelwright_pool_begin,
      modelwright_pool_end,    (void *)0,
  };
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
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
