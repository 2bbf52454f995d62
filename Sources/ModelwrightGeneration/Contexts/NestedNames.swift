import ModelwrightModel

/// The names of the types that are nested in generated classes and in the namespace.
///
/// Inside a class `Snapshot` means the class's own, so a model with an entity of that name would no
/// longer find it there, and a property of the name cannot stand beside the type: the nested type then has
/// a longer name.
struct NestedNames {
  /// A class's values.
  let snapshot: String
  /// The namespace's fetch requests.
  let fetchRequests: String
  /// The namespace's configurations.
  let configurations: String

  init(_ model: Model, declared: Set<String>) {
    var taken = declared
    for attribute in model.entities.flatMap(\.attributes) {
      guard attribute.customClassName != nil || !attribute.userInfo.isEmpty else { continue }
      // User info may name a type; a name too many does no harm.
      for text in [attribute.customClassName ?? ""] + attribute.userInfo.map(\.value) {
        taken.formUnion(
          text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      }
    }
    let properties = Set(
      model.entities.flatMap { entity in
        entity.attributes.map(\.name) + entity.relationships.map(\.name)
          + entity.fetchedProperties.map(\.name)
      }.map(ModelNames.identifier(ofProperty:)))
    func free(_ names: String..., beside properties: Set<String> = []) -> String {
      let taken = taken.union(properties)
      var name = names.first { !taken.contains($0) } ?? names[0]
      while taken.contains(name) { name += "_" }
      return name
    }
    snapshot = free("Snapshot", "ValueSnapshot", beside: properties)
    fetchRequests = free("FetchRequests", "FetchRequestTemplates")
    configurations = free("Configurations", "ModelConfigurations")
  }
}
