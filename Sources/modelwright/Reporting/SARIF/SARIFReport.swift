import ModelwrightModel

/// Diagnostics as a SARIF 2.1.0 document, as code-scanning services and editors read it.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0, §3.13–§3.50.
struct SARIFReport {
  private let currentFolder: String?
  private let catalog: DiagnosticCatalog
  private var lines = SourceLines()

  init(catalog: DiagnosticCatalog, currentFolder: String?) {
    self.catalog = catalog
    self.currentFolder = currentFolder
  }

  /// The document.
  mutating func document(_ report: Report) -> JSONValue {
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    let indexes = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    var results: [JSONValue] = []
    for diagnostic in report.diagnostics {
      results.append(result(diagnostic, ruleIndex: indexes[diagnostic.code] ?? 0))
    }
    let driver = JSONValue.record([
      "name": .string("modelwright"),
      "version": .string(ToolDescription.version),
      "rules": .array(codes.map(rule)),
    ])
    return .record([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .record([
          "tool": .record(["driver": driver]),
          "columnKind": .string("utf16CodeUnits"),
          "results": .array(results),
        ])
      ]),
    ])
  }

  // MARK: Rules

  private func rule(_ code: String) -> JSONValue {
    guard let known = catalog[code] else { return .record(["id": .string(code)]) }
    let cause = known.cause.isEmpty ? known.summary : known.cause
    let help = known.remedy.isEmpty ? cause : known.remedy
    return .record([
      "id": .string(code),
      "shortDescription": Self.message(known.summary),
      "fullDescription": Self.message(cause),
      "help": Self.message(help),
      "defaultConfiguration": .record(["level": Self.level(known.severity)]),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .record(["text": .string(text)]) }

  private static func level(_ severity: Diagnostic.Severity) -> JSONValue {
    // SARIF's words for the three are the same ones.
    .string(severity.rawValue)
  }

  // MARK: Results

  private mutating func result(_ diagnostic: Diagnostic, ruleIndex: Int) -> JSONValue {
    let location = location(of: diagnostic)
    return .record([
      "ruleId": .string(diagnostic.code),
      "ruleIndex": .integer(ruleIndex),
      "level": Self.level(diagnostic.severity),
      "message": Self.message(diagnostic.message),
      "locations": .array([location]),
      "partialFingerprints": .record([
        "modelwright/v1": .string(fingerprint(of: diagnostic))
      ]),
    ])
  }

  private mutating func location(of diagnostic: Diagnostic) -> JSONValue {
    let place = diagnostic.location
    return .record([
      "physicalLocation": .record([
        "artifactLocation": artifact(place.path),
        "region": region(place),
      ]),
      "logicalLocations": logicalLocation(of: diagnostic).map { .array([$0]) },
    ])
  }

  private func artifact(_ path: String) -> JSONValue {
    let uri = FileURI(path: path, currentFolder: currentFolder)
    return .record([
      "uri": .string(uri.text),
      "uriBaseId": uri.isRelative ? .string("%SRCROOT%") : nil,
    ])
  }

  /// Our columns are UTF-8 bytes, SARIF's are UTF-16 code units: the line itself is needed to convert
  /// them, and without it there is no column but the first.
  private mutating func region(_ place: SourceLocation) -> JSONValue {
    .record([
      "startLine": .integer(max(1, place.line)),
      "startColumn": (place.column <= 1 ? 1 : lines.utf16Column(of: place)).map { .integer($0) },
    ])
  }

  private func logicalLocation(of diagnostic: Diagnostic) -> JSONValue? {
    guard let entity = diagnostic.subject?.entity?.shortenedName, !entity.isEmpty else {
      return nil
    }
    let property = diagnostic.subject?.property?.shortenedName ?? ""
    let isProperty = !property.isEmpty
    return .record([
      "name": .string(isProperty ? property : entity),
      "fullyQualifiedName": .string(isProperty ? "\(entity).\(property)" : entity),
      "kind": .string(isProperty ? "member" : "type"),
    ])
  }

  /// The same for the same fault after lines were added above it: services follow it by this.
  private func fingerprint(of diagnostic: Diagnostic) -> String {
    let uri = FileURI(path: diagnostic.location.path, currentFolder: currentFolder).text
    let text = [diagnostic.code, uri, diagnostic.message].joined(separator: "\u{0}")
    return SHA256.hash(text.utf8).prefix(16)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
