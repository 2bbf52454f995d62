import ModelwrightModel

extension ReadableView {
  /// The statement that makes the view: it needs no function that SQLite does not have.
  public var sql: String {
    let values = columns.map { column in
      let name = SQLiteSyntax.quoted(column.name)
      switch column.type {
      case .decimal, .date, .uuid: return "\(Self.shown(name, as: column.type)) AS \(name)"
      default: return name
      }
    }
    return """
      CREATE VIEW \(SQLiteSyntax.quoted(name)) AS SELECT \(values.joined(separator: ", ")) \
      FROM \(SQLiteSyntax.quoted(table))
      """
  }

  /// A value as people write it, as text.
  static func shown(_ value: String, as type: AttributeType?) -> String {
    switch type {
    case .decimal: decimal(value)
    case .date: "strftime('%Y-%m-%d %H:%M:%f', \(value) + 978307200, 'unixepoch')"
    case .uuid: uuid(value)
    default: "quote(\(value))"
    }
  }

  private static func uuid(_ value: String) -> String {
    let parts = [(1, 8), (9, 4), (13, 4), (17, 4), (21, 12)]
    return parts.map { "substr(hex(\(value)), \($0.0), \($0.1))" }.joined(separator: " || '-' || ")
  }

  /// The number that ``DecimalCoding`` stored: sign, digits, and the point at its place.
  private static func decimal(_ value: String) -> String {
    // A negative number's digits are letters, 'a' for 9 down to 'j' for 0.
    let letters = Array("abcdefghij")
    let plain = letters.indices.reduce("rtrim(substr(\(value), 6), '~')") {
      "replace(\($0), '\(letters[$1])', '\(9 - $1)')"
    }
    let biased = "CAST(substr(\(value), 2, 4) AS INTEGER)"
    let exponent = "iif(\(value) < '=', 4999 - \(biased), \(biased) - 5000)"
    return """
      CASE WHEN \(value) IS NULL THEN NULL WHEN \(value) = '=' THEN '0' ELSE (SELECT sign || CASE \
      WHEN point <= 0 THEN '0.' || substr(printf('%0*d', 1 - point, 0), 2) || digits \
      WHEN point >= length(digits) THEN digits || \
      substr(printf('%0*d', 1 + point - length(digits), 0), 2) \
      ELSE substr(digits, 1, point) || '.' || substr(digits, point + 1) END FROM \
      (SELECT iif(\(value) < '=', '-', '') AS sign, \(plain) AS digits, \(exponent) AS point)) END
      """
  }
}
