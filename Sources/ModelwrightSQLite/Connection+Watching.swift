internal import CModelwrightSQLite

/// Looks on while statements run.
private final class Watcher {
  let body: (Int) -> Bool
  let counter: UnsafeMutablePointer<Int64>

  init(counter: UnsafeMutablePointer<Int64>, _ body: @escaping (Int) -> Bool) {
    self.counter = counter
    self.body = body
  }
}

extension Connection {
  /// Calls a function with another one looking on while its statements run.
  ///
  /// - Parameters:
  ///   - instructions: How many of SQLite's own instructions lie between two looks. A row that is copied
  ///     takes some ten of them, and SQLite does about thirty million in a second.
  ///   - look: Gets the number of rows that were written so far, to tables with a row id. When it returns
  ///     `false`, the statement ends with an error that ``SQLiteError/isInterrupted``. It must not use the
  ///     connection.
  public func watching<Result>(
    every instructions: Int32, look: @escaping (Int) -> Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let counter = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    counter.initialize(to: 0)
    let watcher = Watcher(counter: counter, look)
    modelwright_count_rows(handle, counter)
    sqlite3_progress_handler(
      handle, instructions,
      { data in
        guard let data else { return 0 }
        let watcher = Unmanaged<Watcher>.fromOpaque(data).takeUnretainedValue()
        return watcher.body(Int(watcher.counter.pointee)) ? 0 : 1
      }, Unmanaged.passUnretained(watcher).toOpaque())
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      modelwright_count_rows(handle, nil)
      counter.deallocate()
      withExtendedLifetime(watcher) {}
    }
    return try body()
  }
}
