/// Makes parameter names of the names of a predicate's variables.
enum VariableName {
  /// `$NAME` and `$Name` as `name`, `$FIRST_NAME` as `firstName`, `$humanName` as it is; names that
  /// would be one parameter stay as they are. A name that can be no identifier, such as `$_`, is
  /// called `variable`.
  ///
  /// - Parameter hidden: Names that a parameter would hide from the code that needs them.
  static func parameters(for variables: [String], besides hidden: Set<String> = []) -> [String] {
    let wanted = variables.map { lowered($0) }
    guard Set(wanted).count < wanted.count || !hidden.isDisjoint(with: wanted) else {
      return wanted
    }
    var taken = hidden
    return variables.map { variable in
      let name = SwiftIdentifier.make(from: variable) ?? unnamed
      var candidate = name
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(name)\(number)"
        number += 1
      }
      return candidate
    }
  }

  private static let unnamed = "variable"

  private static func lowered(_ name: String) -> String {
    guard let name = SwiftIdentifier.make(from: name) else { return unnamed }
    guard name.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
      let words = name.lowercased().split(separator: "_")
      guard let first = words.first else { return name }
      return String(first)
        + words.dropFirst().map { SwiftIdentifier.capitalized(String($0)) }.joined()
    }
    return SwiftIdentifier.lowered(name)
  }
}
