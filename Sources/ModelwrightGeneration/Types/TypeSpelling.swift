/// Spells the names of types of other modules: with the module's name where the model declares a type
/// of the same name, which would hide them.
struct TypeSpelling: Sendable {
  /// The names of the types that the generated code declares.
  let declared: Set<String>

  /// A type of the standard library.
  func swift(_ name: String) -> String { spell(name, module: "Swift") }

  /// A type of Foundation.
  func foundation(_ name: String) -> String { spell(name, module: "Foundation") }

  /// A type of the runtime.
  func runtime(_ name: String) -> String { spell(name, module: "ModelwrightRuntime") }

  private func spell(_ name: String, module: String) -> String {
    declared.contains(name) ? "\(module).\(name)" : name
  }
}
