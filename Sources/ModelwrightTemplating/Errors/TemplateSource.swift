/// A template's text with its name: what places are computed from when there is a fault.
final class TemplateSource: Sendable {
  let name: String
  let bytes: [UInt8]

  init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  /// The text of a part.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// An error at a byte.
  func error(
    _ message: String, at offset: Int, chain: [TemplateError.Step] = []
  ) -> TemplateError {
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes[..<offset]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    var end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return TemplateError(
      place: .init(templateName: name, line: line, column: offset - start + 1),
      message: message,
      excerpt: start < end ? text(start..<end) : "",
      chain: chain)
  }

  /// The place of a byte.
  func place(at offset: Int) -> TemplateError.Place { error("", at: offset).place }
}
