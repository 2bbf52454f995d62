public import ModelwrightModel

/// One file of generated text.
public struct GeneratedFile: Hashable, Sendable {
  /// Who owns a file.
  public enum Kind: Hashable, Sendable {
    /// The tool: it is overwritten whenever its text changes.
    case machine
    /// A person: it is written once, when it does not exist.
    case human
  }

  /// The file's name, without a folder.
  public var name: String
  /// The whole text, ending in a newline.
  public var text: String
  /// Who owns it.
  public var kind: Kind

  /// Makes a file.
  public init(name: String, text: String, kind: Kind) {
    self.name = name
    self.text = text
    self.kind = kind
  }
}

/// What was generated from a model.
public struct GenerationResult: Hashable, Sendable {
  /// The files, in a stable order.
  public var files: [GeneratedFile]
  /// Warnings and notes, sorted by their places; never an error.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

/// Nothing could be generated: the model's structure does not hold, a name cannot become Swift, or a
/// template is wrong. The diagnostics hold at least one error.
public struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything that was found, warnings included, sorted by place.
  public var diagnostics: [Diagnostic]

  /// Makes the error.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The diagnostics, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
