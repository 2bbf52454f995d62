/// Takes the text of a CREATE TABLE statement apart at its outermost commas.
enum DefinitionSplitter {
  /// The definitions between the outermost brackets, and what follows these, without outer spaces.
  static func definitions(of sql: String) -> [String] {
    var found: [String] = []
    var current: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    for byte in sql.utf8 {
      if let open = quote {
        // A doubled quote closes and opens again, which comes to the same.
        if byte == open { quote = nil }
        current.append(byte)
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "["): quote = UInt8(ascii: "]")
      case UInt8(ascii: "("):
        depth += 1
        if depth == 1 {
          current = []
          continue
        }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          found.append(text(current))
          current = []
          continue
        }
      case UInt8(ascii: ",") where depth == 1:
        found.append(text(current))
        current = []
        continue
      default: break
      }
      current.append(byte)
    }
    found.append(text(current))
    return found.filter { !$0.isEmpty }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let start = bytes.drop(while: isSpace)
    let end = start.reversed().drop(while: isSpace).reversed()
    return String(decoding: Array(end), as: UTF8.self)
  }
}
