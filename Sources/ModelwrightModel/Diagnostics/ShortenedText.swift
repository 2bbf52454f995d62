extension String {
  /// The text with every long name in it cut in its middle, so that a name of a megabyte in a hostile
  /// model costs a message no more than a line. A text of ordinary length is left as it is.
  func shortened(to limit: Int = 2_048, names longest: Int = 200) -> String {
    guard utf8.count > limit else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    let text = parts.lazy.prefix(limit).map { $0.cut(to: longest) }.joined(separator: "'")
    return text[...].cut(to: limit)
  }
}

extension String {
  /// A name for output that is to stay of ordinary length, cut in its middle when it is absurdly long.
  public var shortenedName: String { self[...].cut(to: 512) }
}

extension Substring {
  /// The beginning and the end, with `…` between them, when the text has more bytes than the limit.
  fileprivate func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return String(self) }
    let half = limit / 2
    let head = String(decoding: utf8.prefix(half), as: UTF8.self)
    let tail = String(decoding: utf8.suffix(half), as: UTF8.self)
    return "\(head.trimmingDamage)…\(tail.trimmingDamage)"
  }
}

extension String {
  /// Without the replacement characters that cutting through a character has left at the ends.
  fileprivate var trimmingDamage: String {
    var rest = self[...]
    while rest.first == "\u{FFFD}" { rest.removeFirst() }
    while rest.last == "\u{FFFD}" { rest.removeLast() }
    return String(rest)
  }
}
