internal import CModelwrightSQLite

/// What an aggregate function keeps while it goes through the rows of a group.
public protocol FunctionAggregate: AnyObject {
  /// Takes a row's arguments.
  func add(_ arguments: FunctionArguments) throws
  /// The result for the group.
  func result() throws -> SQLiteValue
}

/// A registered function; SQLite owns it.
private final class RegisteredFunction {
  /// Gone when a statement outlives its connection.
  weak var connection: Connection?
  let body: (FunctionArguments) throws -> SQLiteValue

  init(_ connection: Connection, _ body: @escaping (FunctionArguments) throws -> SQLiteValue) {
    self.connection = connection
    self.body = body
  }
}

/// A registered aggregate function; SQLite owns it.
private final class RegisteredAggregate {
  /// Gone when a statement outlives its connection.
  weak var connection: Connection?
  let make: () -> any FunctionAggregate

  init(_ connection: Connection, _ make: @escaping () -> any FunctionAggregate) {
    self.connection = connection
    self.make = make
  }
}

/// A registered order of texts; SQLite owns it.
private final class RegisteredOrder {
  let compare: (String, String) -> Int

  init(_ compare: @escaping (String, String) -> Int) { self.compare = compare }
}

extension Connection {
  /// Registers an SQL function.
  ///
  /// An error that it throws ends the statement; it then stands in ``functionError``.
  ///
  /// - Parameter isDeterministic: Whether the same arguments always give the same result; SQLite
  ///   may then call it once instead of for each row, also where its result is not needed.
  public func registerFunction(
    _ name: String, argumentCount: Int32, isDeterministic: Bool,
    _ body: @escaping (FunctionArguments) throws -> SQLiteValue
  ) throws(SQLiteError) {
    let function = Unmanaged.passRetained(RegisteredFunction(self, body)).toOpaque()
    let flags = SQLITE_UTF8 | (isDeterministic ? SQLITE_DETERMINISTIC : 0)
    let code = sqlite3_create_function_v2(
      handle, name, argumentCount, flags, function,
      { context, count, values in
        guard let context, let data = sqlite3_user_data(context) else { return }
        let function = Unmanaged<RegisteredFunction>.fromOpaque(data).takeUnretainedValue()
        let arguments = FunctionArguments(values: values, count: Int(count))
        Connection.finish(context, function.connection) { try function.body(arguments) }
      }, nil, nil, { Unmanaged<RegisteredFunction>.fromOpaque($0!).release() })
    try check(code)
  }

  /// Registers an SQL aggregate function of one argument.
  ///
  /// An error that it throws ends the statement; it then stands in ``functionError``.
  public func registerAggregate(
    _ name: String, _ make: @escaping () -> any FunctionAggregate
  ) throws(SQLiteError) {
    let function = Unmanaged.passRetained(RegisteredAggregate(self, make)).toOpaque()
    let code = sqlite3_create_function_v2(
      handle, name, 1, SQLITE_UTF8, function, nil,
      { context, count, values in
        guard let context, let state = Connection.aggregate(of: context, makes: true) else {
          return
        }
        let arguments = FunctionArguments(values: values, count: Int(count))
        do {
          try state.add(arguments)
        } catch {
          Connection.fail(context, error)
        }
      },
      { context in
        guard let context, let data = sqlite3_user_data(context) else { return }
        let function = Unmanaged<RegisteredAggregate>.fromOpaque(data).takeUnretainedValue()
        let state = Connection.aggregate(of: context, makes: false) ?? function.make()
        Connection.finish(context, function.connection) { try state.result() }
        Connection.releaseAggregate(of: context)
      }, { Unmanaged<RegisteredAggregate>.fromOpaque($0!).release() })
    try check(code)
  }

  /// Registers an order of texts (a collation): the function gives a number below, at or above zero.
  public func registerOrder(
    _ name: String, _ compare: @escaping (String, String) -> Int
  ) throws(SQLiteError) {
    let order = Unmanaged.passRetained(RegisteredOrder(compare)).toOpaque()
    let code = sqlite3_create_collation_v2(
      handle, name, SQLITE_UTF8, order,
      { data, leftCount, left, rightCount, right in
        guard let data else { return 0 }
        let order = Unmanaged<RegisteredOrder>.fromOpaque(data).takeUnretainedValue()
        let first = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let second = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        let result = order.compare(
          String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
        return result < 0 ? -1 : result > 0 ? 1 : 0
      }, { Unmanaged<RegisteredOrder>.fromOpaque($0!).release() })
    if code != SQLITE_OK { Unmanaged<RegisteredOrder>.fromOpaque(order).release() }
    try check(code)
  }

  // MARK: Calls from SQLite

  fileprivate static func finish(
    _ context: OpaquePointer, _ connection: @autoclosure () -> Connection?,
    _ body: () throws -> SQLiteValue
  ) {
    do {
      switch try body() {
      case .null: sqlite3_result_null(context)
      case .integer(let value): sqlite3_result_int64(context, value)
      case .real(let value): sqlite3_result_double(context, value)
      case .text(var value):
        value.withUTF8 {
          modelwright_result_text(context, $0.baseAddress, Int32(clamping: $0.count))
        }
      case .blob(let value):
        value.withUnsafeBytes {
          modelwright_result_blob(context, $0.baseAddress, Int32(clamping: $0.count))
        }
      }
    } catch {
      connection()?.functionError = error
      sqlite3_result_error(context, "\(error)", -1)
    }
  }

  fileprivate static func fail(_ context: OpaquePointer, _ error: any Error) {
    if let data = sqlite3_user_data(context) {
      let function = Unmanaged<RegisteredAggregate>.fromOpaque(data).takeUnretainedValue()
      function.connection?.functionError = error
    }
    sqlite3_result_error(context, "\(error)", -1)
  }

  /// The state of the group, which SQLite keeps a pointer for.
  fileprivate static func aggregate(
    of context: OpaquePointer, makes: Bool
  ) -> (any FunctionAggregate)? {
    let size = makes ? Int32(MemoryLayout<UnsafeMutableRawPointer?>.size) : 0
    guard let memory = sqlite3_aggregate_context(context, size),
      let data = sqlite3_user_data(context)
    else { return nil }
    let place = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if let known = place.pointee {
      return Unmanaged<AnyObject>.fromOpaque(known).takeUnretainedValue()
        as? any FunctionAggregate
    }
    guard makes else { return nil }
    let function = Unmanaged<RegisteredAggregate>.fromOpaque(data).takeUnretainedValue()
    let made = function.make()
    place.pointee = Unmanaged<AnyObject>.passRetained(made).toOpaque()
    return made
  }

  fileprivate static func releaseAggregate(of context: OpaquePointer) {
    guard let memory = sqlite3_aggregate_context(context, 0) else { return }
    let place = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if let known = place.pointee { Unmanaged<AnyObject>.fromOpaque(known).release() }
    place.pointee = nil
  }
}
