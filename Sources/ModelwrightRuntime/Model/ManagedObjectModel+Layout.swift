import ModelwrightModel

extension ManagedObjectModel {
  /// What is wrong with the first class that was generated from another state of the model; `nil`
  /// when all of them fit.
  var layoutFault: String? {
    for entity in entities {
      let stated = entity.managedObjectClass._layout
      guard stated != 0, !fits(stated, entity) else { continue }
      return """
        The class \(entity.managedObjectClass) of the entity \(entity.name) was generated from \
        another state of the model than the model itself. Generate again, so that all files come \
        from one state.
        """
    }
    return nil
  }

  /// A class without generated properties of its own says what its superclass says: it uses nothing
  /// but the slots that its rows begin with.
  private func fits(_ fingerprint: UInt64, _ entity: EntityDescription) -> Bool {
    var next: EntityDescription? = entity
    while let ancestor = next {
      if ancestor.layout.fingerprint(in: resolved) == fingerprint { return true }
      next = ancestor.superentity
    }
    return false
  }
}
