/// What is wrong in a template, with its place and the way that led there.
public struct TemplateError: Error, Hashable, Sendable {
  /// A place in a template.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The template's name.
    public var templateName: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// `name:line:column`.
    public var description: String { "\(templateName):\(line):\(column)" }
  }

  /// One step of the way to the fault.
  public struct Step: Hashable, Sendable {
    /// What the step did: `included from`, `called from`, `extended by`.
    public var action: String
    /// Where it did so.
    public var place: Place
  }

  /// Where the fault is.
  public var place: Place
  /// What is wrong, and what to do.
  public var message: String
  /// The line of the template that the fault is on, without its line break.
  public var excerpt: String
  /// The templates and macros that led to the fault, the nearest first.
  public var chain: [Step]

  /// The name of the template that the fault is in.
  public var templateName: String { place.templateName }
  /// The fault's line, from 1; 0 when it concerns the template as a whole.
  public var line: Int { place.line }
  /// The fault's column in UTF-8 bytes, from 1; 0 when it concerns the template as a whole.
  public var column: Int { place.column }
}

extension TemplateError: CustomStringConvertible {
  /// `name:line:column: error: message` in one line, for editors and build systems.
  public var summary: String {
    line == 0 ? "\(templateName): error: \(message)" : "\(place): error: \(message)"
  }

  /// The summary, then the line with a mark below the fault, then the way that led there.
  public var description: String {
    var text = summary
    if line > 0, !excerpt.isEmpty {
      let before = excerpt.utf8.prefix(max(0, column - 1))
      let spaces = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" : " " }
      text += "\n    \(excerpt)\n    \(spaces.joined())^"
    }
    for step in chain { text += "\n\(step.place): note: \(step.action) here" }
    return text
  }
}

extension TemplateError {
  /// No template of a name.
  static func unknownTemplate(_ name: String, known: [String]) -> TemplateError {
    TemplateError(
      place: Place(templateName: name, line: 0, column: 0),
      message: "there is no template '\(name)'\(suggestion(for: name, among: known))",
      excerpt: "", chain: [])
  }
}

/// What a filter says about a value or an argument that it cannot take; the engine adds the place.
public struct FilterError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String

  /// Makes an error.
  public init(_ message: String) { self.message = message }
}
