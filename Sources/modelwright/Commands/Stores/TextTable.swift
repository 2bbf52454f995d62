/// Rows of words in columns.
struct TextTable {
  let rows: [[String]]

  /// The rows, each column as wide as its widest word.
  func text(indentation: String) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.reduce(into: "") { text, row in
      var line = indentation
      for (column, word) in row.enumerated() {
        line += word
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - word.count + 2)
        }
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
  }
}

extension Sequence<UInt8> {
  /// Two digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return reduce(into: "") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }
}
