import ModelwrightModel

/// A source line and a caret under the place in it, ready for a terminal.
///
/// A long line is cut around the place. Tabs become blanks, and everything that a terminal would obey
/// becomes visible, so that the caret stands under what it points at.
struct SourceExcerpt: Equatable {
  /// The line as it is shown.
  var text: String
  /// How many columns stand before the caret.
  var indentation: Int

  /// The columns that a line may take where no terminal says how many it has.
  static let width = 110
  /// The bytes before and behind the place that are looked at.
  private static let reach = 1_024
  /// Tabs lead to the next multiple.
  private static let tabWidth = 4

  /// Makes an excerpt; `nil` when the line is binary, or when it reads like a diagnostic itself and
  /// could pass for one where output is parsed.
  init?(_ line: SourceLines.Line, width: Int = Self.width) {
    let window = Self.window(of: line)
    guard !window.contains(0) else { return nil }
    let before = Self.cells(window[..<line.offset], from: 0)
    let column = before.reduce(0) { $0 + $1.width }
    let behind = Self.cells(window[line.offset...], from: column)

    let isCutBefore = window.startIndex > line.bytes.startIndex
    let isCutBehind = window.endIndex < line.bytes.endIndex
    let total = column + behind.reduce(0) { $0 + $1.width }
    var first = before.startIndex
    var last = behind.endIndex
    if total > width || isCutBefore || isCutBehind {
      (first, last) = Self.fit(before, behind, width: max(20, width))
    }
    let head = first > before.startIndex || isCutBefore ? "…" : ""
    let tail = last < behind.endIndex || isCutBehind ? "…" : ""
    let shown = before[first...]
    text = head + (shown + behind[..<last]).map(\.text).joined() + tail
    while text.last == " " { text.removeLast() }
    indentation = head.count + shown.reduce(0) { $0 + $1.width }
    if Self.readsLikeDiagnostic(text) { return nil }
  }

  /// The bytes around the place, whole characters.
  private static func window(of line: SourceLines.Line) -> ArraySlice<UInt8> {
    let bytes = line.bytes
    var start = max(bytes.startIndex, line.offset - reach)
    while start < line.offset, start > bytes.startIndex, bytes[start].isContinuation { start += 1 }
    var end = min(bytes.endIndex, line.offset + reach)
    while end > line.offset, end < bytes.endIndex, bytes[end].isContinuation { end -= 1 }
    return bytes[start..<end]
  }

  /// Which characters are shown: half of the width goes to those before the place, unless the others
  /// need less.
  private static func fit(
    _ before: [Cell], _ behind: [Cell], width: Int
  ) -> (first: Int, last: Int) {
    // A column on each side is for the mark of the cut.
    let room = width - 2
    let wanted = behind.reduce(0) { $0 + $1.width }
    var first = before.endIndex
    var used = 0
    while first > 0, used + before[first - 1].width <= room - min(wanted, room / 2) {
      first -= 1
      used += before[first].width
    }
    var last = 0
    while last < behind.endIndex, used + behind[last].width <= room {
      used += behind[last].width
      last += 1
    }
    return (first, last)
  }

  /// What one character is shown as.
  private struct Cell {
    var text: String
    var width: Int
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, from column: Int) -> [Cell] {
    var column = column
    return String(decoding: bytes, as: UTF8.self).map { character in
      let cell = cell(character, at: column)
      column += cell.width
      return cell
    }
  }

  private static func cell(_ character: Character, at column: Int) -> Cell {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return Cell(text: String(repeating: " ", count: width), width: width)
    }
    let text = String(character)
    let visible = text.visible
    guard visible == text else { return Cell(text: visible, width: visible.count) }
    return Cell(text: text, width: DisplayWidth.width(of: character))
  }

  private static func readsLikeDiagnostic(_ text: String) -> Bool {
    ["error:", "warning:", "note:", "remark:"].contains { text.lowercased().contains($0) }
  }
}
