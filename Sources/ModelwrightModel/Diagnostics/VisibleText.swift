extension String {
  /// The text on one line and without anything that a terminal would obey: control characters, line
  /// separators, and invisible characters that change the order of what is read, as `\u{202E}` does,
  /// are written as escapes.
  public var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }),
      unicodeScalars.contains(where: \.isUnsafeToPrint)
    else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isUnsafeToPrint {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UnicodeScalar {
  /// Whether the character is obeyed rather than shown: controls (C0 and C1), line and paragraph
  /// separators, and format characters. The joiners and tags that emoji and scripts need are shown.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x20..<0x7F, 0x200C, 0x200D, 0xE0020...0xE007F: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
