import ModelwrightModel

/// What can be wrong with a file before, or while, its XML is parsed.
extension Diagnostic {
  private static func error(
    _ code: String, _ message: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: place)
  }

  static func emptyFile(at place: SourceLocation) -> Diagnostic {
    error("empty-file", "the file is empty; restore it or remove it", at: place)
  }

  static func gitLFSPointer(at place: SourceLocation) -> Diagnostic {
    error(
      "git-lfs-pointer",
      "the file is a Git LFS pointer, its content was not fetched; run 'git lfs pull'", at: place)
  }

  static func xcode3Model(at place: SourceLocation) -> Diagnostic {
    error(
      "xcode3-model",
      "this is a binary model of Xcode 3; open it in Xcode 4 to 15 and save it to get XML",
      at: place)
  }

  static func xcode3Version(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "xcode3-version",
      "this earlier version is a binary model of Xcode 3 and is left out; save it with Xcode 4 to 15",
      at: place)
  }

  static func binaryPropertyList(at place: SourceLocation) -> Diagnostic {
    error(
      "binary-property-list",
      "the file is a binary property list; convert it with 'plutil -convert xml1'", at: place)
  }

  static func notUTF8(_ detail: String, at place: SourceLocation) -> Diagnostic {
    error("not-utf8", "\(detail); save the file as UTF-8", at: place)
  }

  static func nulByte(at place: SourceLocation) -> Diagnostic {
    error("nul-byte", "the file has a NUL byte, which XML does not allow", at: place)
  }

  static func documentType(at place: SourceLocation) -> Diagnostic {
    error(
      "document-type",
      "a document type declaration is not read, for safety; remove it", at: place)
  }

  static func truncated(
    inside element: String?, _ detail: String, at place: SourceLocation
  ) -> Diagnostic {
    let inside = element.map { " inside element '\($0)'" } ?? ""
    return error(
      "truncated-xml", "the file ends too early\(inside); restore it (\(detail))", at: place)
  }

  static func malformed(_ detail: String, at place: SourceLocation) -> Diagnostic {
    error("malformed-xml", "the file is not well-formed XML: \(detail)", at: place)
  }

  static func mergeConflict(at place: SourceLocation) -> Diagnostic {
    error("merge-conflict", "the file has an unresolved merge conflict; resolve it", at: place)
  }

  static func outOfMemory(at place: SourceLocation) -> Diagnostic {
    error("out-of-memory", "there is not enough memory to read the file", at: place)
  }

  static func tooLarge(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    error("file-too-large", "the file has more than \(limit) bytes", at: place)
  }

  static func tooDeep(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    error("too-deep", "more than \(limit) elements stand inside each other", at: place)
  }

  static func tooManyElements(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    error("too-many-elements", "the file has more than \(limit) elements", at: place)
  }

  static func tooManyAttributes(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    error("too-many-attributes", "an element has more than \(limit) attributes", at: place)
  }

  static func valueTooLong(
    _ name: String, limit: Int, at place: SourceLocation
  ) -> Diagnostic {
    error("value-too-long", "the value of '\(name)' has more than \(limit) bytes", at: place)
  }
}
