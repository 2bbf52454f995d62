/// Makes parameter names of the names of a predicate's variables.
enum VariableName {
  /// `$NAME` and `$Name` as `name`, `$FIRST_NAME` as `firstName`, `$humanName` as it is; names that
  /// would be one parameter stay as they are.
  static func parameters(for variables: [String]) -> [String] {
    let wanted = variables.map { lowered($0) }
    guard Set(wanted).count < wanted.count else { return wanted }
    return variables
  }

  private static func lowered(_ name: String) -> String {
    let name = SwiftIdentifier.make(from: name) ?? name
    guard name.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
      let words = name.lowercased().split(separator: "_")
      guard let first = words.first else { return name }
      return String(first)
        + words.dropFirst().map { SwiftIdentifier.capitalized(String($0)) }.joined()
    }
    return SwiftIdentifier.lowered(name)
  }
}
