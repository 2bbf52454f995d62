extension SwiftIdentifier {
  /// The identifier as a member begins: `ByName` as `byName`, `URLPath` as `urlPath`, `ID` as `id`.
  static func lowered(_ identifier: String) -> String {
    let scalars = Array(identifier.unicodeScalars)
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    guard capitals > 0 else { return identifier }
    // The last of several capitals begins the next word.
    let isWhole = capitals == scalars.count || !scalars[capitals].properties.isLowercase
    let count = capitals == 1 || isWhole ? capitals : capitals - 1
    return scalars[..<count].map(\.properties.lowercaseMapping).joined()
      + scalars[count...].map(String.init).joined()
  }
}
