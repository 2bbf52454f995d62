/// The contract between generated code and this library.
///
/// Generated code names the version that it was made for. A library that does not know that version
/// does not compile with it: "type 'GeneratedCodeVersion' has no member 'version2'" means that the
/// generator is newer than the library. Update the package, or generate again with its own tool.
public enum GeneratedCodeVersion: Sendable {
  /// Rows with slots of sixteen bytes; accessors named after the types.
  case version1
}
