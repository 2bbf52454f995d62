/// The rules of swift-format's default configuration that names of a model do not follow: a file says
/// so for itself, since the names are the model's to choose.
enum IgnoredRules {
  /// The rules that names in a file of classes break.
  static func of(_ classes: [ClassContext]) -> [String] {
    var rules = Set<Rule>()
    for entity in classes {
      note(type: entity.name, in: &rules)
      note(type: entity.superclass, in: &rules)
      for property in entity.properties {
        note(member: property.identifier, in: &rules)
        if let type = property.rawValue?.enumeration {
          note(type: type, isDeclared: false, in: &rules)
        }
        if let relationship = property.relationship {
          note(type: relationship.destination, isDeclared: false, in: &rules)
        }
      }
      for field in entity.snapshot?.fields ?? [] {
        note(member: field.plainIdentifier, in: &rules)
      }
      for request in entity.fetchRequests { note(request, in: &rules) }
      for parameter in entity.parameters { note(member: parameter.identifier, in: &rules) }
    }
    return rules.map(\.rawValue).sorted()
  }

  /// The rules that names in a model's file break.
  static func of(_ contents: ModelContext) -> [String] {
    var rules = Set<Rule>()
    note(type: contents.namespace, in: &rules)
    for composite in contents.composites {
      note(type: composite.name, in: &rules)
      for field in composite.fields { note(member: field.identifier, in: &rules) }
    }
    for enumeration in contents.enumerations {
      note(type: enumeration.name, in: &rules)
      for name in enumeration.caseNames { note(member: name, in: &rules) }
    }
    for request in contents.fetchRequests { note(request, in: &rules) }
    for configuration in contents.configurations {
      note(member: configuration.identifier, in: &rules)
    }
    return rules.map(\.rawValue).sorted()
  }

  /// The rules that names in the file of the versions break.
  static func of(_ migrations: MigrationsContext) -> [String] {
    var rules = Set<Rule>()
    note(type: migrations.namespace, isDeclared: false, in: &rules)
    for stage in migrations.stages { note(member: stage.function, isDeclared: false, in: &rules) }
    for version in migrations.rows {
      note(type: version.name, in: &rules)
      for row in version.rows + version.composites {
        note(type: row.name, in: &rules)
        for property in row.properties {
          note(member: property.identifier, in: &rules)
          note(type: property.type, isDeclared: false, in: &rules)
        }
      }
    }
    return rules.map(\.rawValue).sorted()
  }

  private static func note(_ request: FetchRequestContext, in rules: inout Set<Rule>) {
    note(member: request.identifier, in: &rules)
    note(type: request.objectClass, isDeclared: false, in: &rules)
    for variable in request.variables {
      note(member: variable.identifier, in: &rules)
      note(type: variable.type, isDeclared: false, in: &rules)
    }
  }

  private enum Rule: String {
    case lowerCamelCase = "AlwaysUseLowerCamelCase"
    case ascii = "IdentifiersMustBeASCII"
    case capitalizedTypes = "TypeNamesShouldBeCapitalized"
  }

  private static func note(
    type name: String, isDeclared: Bool = true, in rules: inout Set<Rule>
  ) {
    if name.utf8.contains(where: { $0 >= 0x80 }) { rules.insert(.ascii) }
    let first = name.drop { $0 == "_" || $0 == "`" }.first
    if isDeclared, first?.isUppercase != true { rules.insert(.capitalizedTypes) }
  }

  private static func note(
    member name: String, isDeclared: Bool = true, in rules: inout Set<Rule>
  ) {
    let letters = name.utf8.drop { $0 == UInt8(ascii: "`") }
    if letters.contains(where: { $0 >= 0x80 }) { rules.insert(.ascii) }
    let isUppercase = Substring(letters).unicodeScalars.first?.properties.isUppercase == true
    guard isDeclared else { return }
    if isUppercase || letters.contains(UInt8(ascii: "_")) { rules.insert(.lowerCamelCase) }
  }
}
