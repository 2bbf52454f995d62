import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Makes values of attributes: boundaries and what is easily mangled, each of them once, and for the rest
/// values of which no two are equal.
struct ValueGenerator {
  /// What a value is to show.
  enum Role: Int, CaseIterable {
    /// An ordinary value.
    case typical
    /// No value, where there need not be one.
    case absent
    /// The least value, or the shortest.
    case least
    /// The greatest value, or one that is long and has every kind of character.
    case greatest
    /// Zero, or nearly nothing.
    case zero
  }

  /// Whether whole numbers are kept small, since the database sums them.
  var isSummed: Bool

  /// A value as a column holds it; NULL for types that nothing can be said of.
  ///
  /// - Parameter seed: A number that no other value of the attribute has.
  func value(of type: AttributeType, role: Role, seed: Int) -> SQLiteValue {
    switch type {
    case .integer16: integer(role, seed, Int64(Int16.min), Int64(Int16.max))
    case .integer32: integer(role, seed, Int64(Int32.min), Int64(Int32.max))
    case .integer64: integer(role, seed, .min, .max)
    case .boolean: .integer(Int64(seed % 2))
    case .double, .date: real(role, seed, Double.greatestFiniteMagnitude)
    case .float: .real(Double(Float(real(role, seed))))
    case .decimal: decimal(role, seed)
    case .string, .objectID: .text(text(role, seed))
    case .uri: .text("https://example.org/\(role)/\(seed)?q=%20#\(seed)")
    case .uuid: .blob(uuid(role, seed))
    case .binary, .transformable, .undefined: .blob(bytes(role, seed))
    case .composite: .null
    }
  }

  private func integer(
    _ role: Role, _ seed: Int, _ least: Int64, _ greatest: Int64
  ) -> SQLiteValue {
    switch role {
    case .least: .integer(isSummed ? max(least, -1_000_000) : least)
    case .greatest: .integer(isSummed ? min(greatest, 1_000_000) : greatest)
    case .zero: 0
    case .typical, .absent: .integer(Int64(100 + seed))
    }
  }

  private func real(_ role: Role, _ seed: Int, _ greatest: Double) -> SQLiteValue {
    switch role {
    case .least: .real(-greatest)
    case .greatest: .real(greatest)
    case .zero: 0.0
    case .typical, .absent: .real(Double(seed) + 0.1)
    }
  }

  private func real(_ role: Role, _ seed: Int) -> Float {
    switch role {
    case .least: -Float.greatestFiniteMagnitude
    case .greatest: Float.greatestFiniteMagnitude
    case .zero: 0
    case .typical, .absent: Float(seed) + 0.1
    }
  }

  private func decimal(_ role: Role, _ seed: Int) -> SQLiteValue {
    let nines = String(repeating: "9", count: 38)
    let number =
      switch role {
      case .least: "-\(nines)E127"
      case .greatest: "\(nines)E127"
      case .zero: "0"
      case .typical, .absent: "\(seed).25"
      }
    return DecimalText(number).flatMap { DecimalCoding.encode($0) }.map { .text($0) } ?? .null
  }

  private func text(_ role: Role, _ seed: Int) -> String {
    switch role {
    case .least: ""
    case .greatest:
      "it's \"\(seed)\"\u{0}%_\\ e\u{301}\u{E9} \u{1F415}\n"
        + String(repeating: "\u{DF}", count: 300)
    case .zero: "0"
    case .typical, .absent: "text \(seed)"
    }
  }

  private func uuid(_ role: Role, _ seed: Int) -> [UInt8] {
    switch role {
    case .least: Array(repeating: 0, count: 16)
    case .greatest: Array(repeating: 0xFF, count: 16)
    case .typical, .absent, .zero: Self.bytes(of: seed) + Self.bytes(of: ~seed)
    }
  }

  private func bytes(_ role: Role, _ seed: Int) -> [UInt8] {
    switch role {
    case .least: []
    case .greatest: (0..<600).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ seed) }
    case .zero: [0]
    case .typical, .absent: Self.bytes(of: seed)
    }
  }

  private static func bytes(of number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * (7 - $0))) }
  }
}
