/// Changes that lie close together, with the lines around them.
struct Hunk {
  /// The lines of the old text.
  var old: Range<Int>
  /// The lines of the new text.
  var new: Range<Int>

  /// The hunks of a difference: changes with fewer than two contexts of equal lines between them share
  /// one.
  static func all(of difference: LineDifference, context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (line, newLine) = (0, 0)
    while true {
      while line < difference.removed.count, newLine < difference.added.count,
        !difference.removed[line], !difference.added[newLine]
      {
        line += 1
        newLine += 1
      }
      guard line < difference.removed.count || newLine < difference.added.count else { break }
      let (start, newStart) = (line, newLine)
      while line < difference.removed.count, difference.removed[line] { line += 1 }
      while newLine < difference.added.count, difference.added[newLine] { newLine += 1 }
      if let last = hunks.last, start - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].old = last.old.lowerBound..<line
        hunks[hunks.count - 1].new = last.new.lowerBound..<newLine
      } else {
        hunks.append(Hunk(old: start..<line, new: newStart..<newLine))
      }
    }
    return hunks.map { $0.widened(by: context, difference) }
  }

  private func widened(by context: Int, _ difference: LineDifference) -> Hunk {
    let before = min(context, old.lowerBound)
    let after = min(context, difference.removed.count - old.upperBound)
    return Hunk(
      old: (old.lowerBound - before)..<(old.upperBound + after),
      new: (new.lowerBound - before)..<(new.upperBound + after))
  }

  /// Adds the hunk's text: its header, then lines that begin with a blank, a minus or a plus.
  func append(
    to text: inout [UInt8], old oldLines: [ArraySlice<UInt8>], new newLines: [ArraySlice<UInt8>],
    _ difference: LineDifference
  ) {
    text += "@@ -\(Self.position(of: old)) +\(Self.position(of: new)) @@\n".utf8
    var (line, newLine) = (old.lowerBound, new.lowerBound)
    while line < old.upperBound || newLine < new.upperBound {
      if line < old.upperBound, difference.removed[line] {
        Self.append(oldLines[line], after: "-", to: &text)
        line += 1
      } else if newLine < new.upperBound, difference.added[newLine] {
        Self.append(newLines[newLine], after: "+", to: &text)
        newLine += 1
      } else {
        Self.append(oldLines[line], after: " ", to: &text)
        line += 1
        newLine += 1
      }
    }
  }

  /// `start,count` as `diff` writes it: an empty range stands after the line before it, and a count of
  /// one is left out.
  private static func position(of range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private static func append(
    _ line: ArraySlice<UInt8>, after mark: String, to text: inout [UInt8]
  ) {
    text += mark.utf8
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
