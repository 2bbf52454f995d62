/// A place in a file: what a diagnostic points at.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path as the user gave it, or as it was found below what the user gave.
  public var path: String
  /// The line, from 1; 0 when the place is the file as a whole.
  public var line: Int
  /// The column in UTF-8 bytes, from 1; 0 when the place is the line as a whole.
  public var column: Int

  /// Makes a location.
  public init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Files in the order of their paths, places in the order in which they are read.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, without the parts that are not known; editors and build systems read it.
  public var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}
