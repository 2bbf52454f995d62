import ModelwrightModel

/// Files could not be written or read, so that nothing can be done at all.
struct OutputError: Error {
  /// What went wrong, and where.
  var diagnostic: Diagnostic

  static func unwritable(_ place: SourceLocation, _ fault: SystemFault) -> OutputError {
    OutputError(diagnostic: .unwritable(place, fault.description))
  }

  static func unreadable(_ place: SourceLocation, _ fault: SystemFault) -> OutputError {
    OutputError(diagnostic: .unreadable(place, fault.description))
  }

  static func invalidName(_ file: OutputFile) -> OutputError {
    OutputError(diagnostic: .invalidFileName(file.name, in: file.folder))
  }

  static func busyFolder(_ path: String, seconds: Int) -> OutputError {
    OutputError(diagnostic: .busyFolder(path, seconds: seconds))
  }

  static func outputInModel(_ path: String, model: String) -> OutputError {
    OutputError(diagnostic: .outputInModel(path, model: model))
  }
}
