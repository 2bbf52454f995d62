import ModelwrightModel
import ModelwrightSchema

/// What a model asks for and its store does not do: said when the model is checked, never only by
/// values that stay absent.
enum StorageDiagnostics {
  /// The warnings of a version whose structure holds.
  static func warnings(about version: Model) -> [Diagnostic] {
    guard version.entities.contains(where: isDemanding) else { return [] }
    var resolver = ModelResolver(version)
    guard let resolved = resolver.resolve() else { return [] }
    let schema = Schema(resolved)
    return schema.derivedAttributes.compactMap { warning(about: $0, in: resolved) }
      + schema.unsupported.compactMap { warning(about: $0, in: resolved) }
  }

  /// Most models have neither, and are spared the computation.
  private static func isDemanding(_ entity: Entity) -> Bool {
    !entity.fetchIndexes.isEmpty || entity.attributes.contains { $0.isDerived }
  }

  private static func warning(
    about derived: DerivedAttribute, in model: ResolvedModel
  ) -> Diagnostic? {
    let entity = model.entities[derived.entity].entity
    guard derived.maintenance == .atSave,
      let attribute = entity.attributes.first(where: { $0.name == derived.name })
    else { return nil }
    return Diagnostic(
      .warning, code: "underived-attribute",
      "derived attribute '\(derived.name)' of entity '\(entity.name)' stays absent: "
        + "'\(attribute.derivationExpression ?? "")' is not computed yet, only counts, "
        + "sums of integers, and copies are",
      at: attribute.source.location(of: "derivationExpression"))
  }

  private static func warning(
    about feature: UnsupportedFeature, in model: ResolvedModel
  ) -> Diagnostic? {
    model.entity(named: feature.entity).map { resolved in
      let entity = resolved.entity
      let source =
        entity.attributes.first { $0.name == feature.subject }?.source
        ?? entity.fetchIndexes.first { $0.name == feature.subject }?.source ?? entity.source
      return Diagnostic(
        .warning, code: "unsupported-storage",
        "'\(feature.subject)' of entity '\(entity.name)' is left out of the schema: \(feature.reason)",
        at: source.location)
    }
  }
}
