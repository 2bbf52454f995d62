import ModelwrightModel

/// What `representedClassName` says.
///
/// Source: core-data.md §1.4. The module that a name begins with is left out: the class is generated
/// into the target that the model is in, whatever that is called.
enum ClassName {
  /// The name that a class is to have before it is made an identifier: the last part of
  /// `Dog_Walk.Dog` or `.Dog`, and the entity's name when there is no class or only Core Data's own.
  static func wanted(by entity: Entity) -> String {
    guard let written = entity.className,
      let last = written.split(separator: ".").last,
      last != "NSManagedObject"
    else { return entity.name }
    return String(last)
  }
}
