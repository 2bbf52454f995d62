import Foundation
import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

/// The SQL functions that fetches call, each being the same code that evaluates in memory.
enum SQLFunctions {
  /// The name of an order of texts: as people expect a list, by the rules of the current locale.
  static let localizedOrder = "mw_localizedStandard"

  private static let preparation = "fetching"

  /// Registers the functions with a connection, once.
  static func prepare(_ connection: Connection) throws {
    guard connection.preparations.isEmpty || !connection.preparations.contains(preparation) else {
      return
    }
    for operation in operators { try register(operation, with: connection) }
    for function in functions { try register(function, with: connection) }
    try registerTexts(with: connection)
    try registerNumbers(with: connection)
    try connection.registerOrder(localizedOrder) { left, right in
      StringComparison.localizedStandard.compare(left, right)
    }
    connection.preparations.insert(preparation)
  }

  // MARK: Names

  static func name(of operation: ArithmeticOperator) -> String {
    switch operation {
    case .add: "mw_add"
    case .subtract: "mw_subtract"
    case .multiply: "mw_multiply"
    case .divide: "mw_divide"
    case .remainder: "mw_remainder"
    case .power: "mw_power"
    }
  }

  static func name(of function: PredicateFunction) -> String {
    "mw_" + function.rawValue.filter { $0 != ":" }
  }

  private static let operators: [ArithmeticOperator] = [
    .add, .subtract, .multiply, .divide, .remainder, .power,
  ]

  private static let functions: [PredicateFunction] = [
    .squareRoot, .logarithm, .naturalLogarithm, .exponential, .absolute, .ceiling, .floor,
    .truncate, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift, .onesComplement,
    .uppercase, .lowercase, .canonical, .length, .characterCount,
  ]

  // MARK: Registering

  /// What can throw is not deterministic for SQLite, which would call it also where its result is not
  /// needed.
  private static func register(
    _ operation: ArithmeticOperator, with connection: Connection
  ) throws {
    try connection.registerFunction(
      name(of: operation), argumentCount: 2, isDeterministic: false
    ) { arguments in
      stored(
        try ValueArithmetic.apply(operation, number(arguments, 0), number(arguments, 1)))
    }
  }

  private static func register(
    _ function: PredicateFunction, with connection: Connection
  ) throws {
    let count = function.operandCount
    let isText = [.uppercase, .lowercase, .canonical, .length, .characterCount].contains(function)
    try connection.registerFunction(
      name(of: function), argumentCount: Int32(count), isDeterministic: isText
    ) { arguments in
      let operands = (0..<count).map { index in
        isText ? text(arguments, index) : number(arguments, index)
      }
      return stored(try ValueFunctions.apply(function, operands))
    }
  }

  private static func registerTexts(with connection: Connection) throws {
    try connection.registerFunction("mw_fold", argumentCount: 2, isDeterministic: true) {
      arguments in
      if arguments.isNull(0) { return .null }
      let folding = Folding(rawValue: UInt8(truncatingIfNeeded: arguments.int64(1)))
      return .text(StringFolding.fold(arguments.string(0), folding))
    }
    for match in [StringMatch.contains, .begins, .ends, .like, .matches] {
      // The pattern is nearly always the same for all rows: it is made ready once.
      var last: (pattern: String, folding: Folding, matcher: StringMatcher)?
      try connection.registerFunction(
        "mw_\(match.rawValue)", argumentCount: 3, isDeterministic: false
      ) { arguments in
        if arguments.isNull(0) || arguments.isNull(1) { return .null }
        let pattern = arguments.string(1)
        let folding = Folding(rawValue: UInt8(truncatingIfNeeded: arguments.int64(2)))
        let matcher: StringMatcher
        if let last, last.folding == folding, last.pattern.utf8.elementsEqual(pattern.utf8) {
          matcher = last.matcher
        } else {
          matcher = try StringMatcher(match, pattern, folding)
          last = (pattern, folding, matcher)
        }
        return .integer(matcher.matches(arguments.string(0)) ? 1 : 0)
      }
    }
  }

  private static func registerNumbers(with connection: Connection) throws {
    for (name, type) in [("mw_decimal", ValueType.decimal), ("mw_double", .double)] {
      try connection.registerFunction(name, argumentCount: 1, isDeterministic: true) {
        stored(ValueFunctions.convert(number($0, 0), to: type))
      }
    }
    try connection.registerFunction("mw_negate", argumentCount: 1, isDeterministic: false) {
      stored(try ValueArithmetic.negate(number($0, 0)))
    }
    // Numbers of a list travel as the bits of a Double, which no text can change.
    try connection.registerFunction("mw_bits", argumentCount: 1, isDeterministic: true) {
      .real(Double(bitPattern: UInt64(bitPattern: $0.int64(0))))
    }
    try connection.registerFunction("mw_bytes", argumentCount: 1, isDeterministic: true) {
      .blob(Hexadecimal.decode($0.string(0)))
    }
    try connection.registerFunction("mw_string", argumentCount: 1, isDeterministic: true) {
      .text(String(decoding: Hexadecimal.decode($0.string(0)), as: UTF8.self))
    }
    try connection.registerAggregate("mw_sum") { SumAggregate(isAverage: false) }
    try connection.registerAggregate("mw_average") { SumAggregate(isAverage: true) }
  }

  // MARK: Values

  /// An argument as a number; a text is a decimal number in the store's encoding.
  fileprivate static func number(_ arguments: FunctionArguments, _ index: Int) -> PredicateValue {
    switch arguments.type(index) {
    case .integer: .integer(arguments.int64(index))
    case .real: .double(arguments.double(index))
    case .text: DecimalCoding.decode(arguments.string(index)).map { .decimal($0) } ?? .null
    case .blob, .null: .null
    }
  }

  private static func text(_ arguments: FunctionArguments, _ index: Int) -> PredicateValue {
    arguments.isNull(index) ? .null : .string(arguments.string(index))
  }

  /// A value as the store holds it.
  static func stored(_ value: PredicateValue) -> SQLiteValue {
    switch value {
    case .null, .list: .null
    case .boolean(let answer): .integer(answer ? 1 : 0)
    case .integer(let number): .integer(number)
    case .double(let number), .date(let number): .real(number)
    case .decimal(let number): DecimalCoding.encode(number).map { .text($0) } ?? .null
    case .string(let text), .uri(let text): .text(text)
    case .data(let bytes), .uuid(let bytes): .blob(bytes)
    case .object(let reference): .integer(reference.key)
    }
  }
}

/// The sum or the average of a group.
private final class SumAggregate: FunctionAggregate {
  private let isAverage: Bool
  private var sum = ValueSum()

  init(isAverage: Bool) { self.isAverage = isAverage }

  func add(_ arguments: FunctionArguments) throws {
    try sum.add(SQLFunctions.number(arguments, 0))
  }

  func result() throws -> SQLiteValue {
    SQLFunctions.stored(isAverage ? try sum.average() : try sum.total())
  }
}

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var high: UInt8?
    for byte in text.utf8 {
      let digit = byte < UInt8(ascii: "a") ? byte &- UInt8(ascii: "0") : byte &- 87
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }
}
