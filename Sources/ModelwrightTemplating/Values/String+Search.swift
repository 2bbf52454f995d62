extension String {
  /// Whether a text occurs in this one; the empty text occurs everywhere.
  func contains(substring part: String) -> Bool {
    part.isEmpty || byteOffset(of: Array(part.utf8), in: Array(utf8), from: 0) != nil
  }

  /// The parts between the occurrences of a separator, empty ones too.
  func parts(separatedBy separator: String) -> [String] {
    guard !separator.isEmpty else { return [self] }
    let bytes = Array(utf8)
    let wanted = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    while let found = byteOffset(of: wanted, in: bytes, from: start) {
      parts.append(String(decoding: bytes[start..<found], as: UTF8.self))
      start = found + wanted.count
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  /// The text with every occurrence of one text replaced by another.
  func replacing(_ part: String, by replacement: String) -> String {
    parts(separatedBy: part).joined(separator: replacement)
  }
}

/// The index at which one sequence of bytes begins in another.
private func byteOffset(of wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  guard let first = wanted.first, bytes.count - start >= wanted.count else { return nil }
  for index in start...(bytes.count - wanted.count) where bytes[index] == first {
    if bytes[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
  }
  return nil
}
