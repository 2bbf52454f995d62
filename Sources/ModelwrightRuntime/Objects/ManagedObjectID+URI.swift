public import Foundation

extension ManagedObjectID {
  static let scheme = "x-modelwright"

  /// The ID as a URI: `x-modelwright://<the store's UUID>/<entity>/p<number>`, with `t` in place of
  /// `p` for a temporary ID. ``PersistentContainer/managedObjectID(forURIRepresentation:)`` reads it.
  public func uriRepresentation() -> URL {
    var components = URLComponents()
    components.scheme = Self.scheme
    components.host = store.uuid.uuidString
    components.path = "/\(entity.name)/\(Self.text(of: key))"
    return components.url ?? URL(fileURLWithPath: "/")
  }

  var uriText: String {
    "\(Self.scheme)://\(store.uuid.uuidString)/\(entity.name)/\(Self.text(of: key))"
  }

  private static func text(of key: Int64) -> String {
    key < 0 ? "t\(key.magnitude)" : "p\(key)"
  }

  /// Reads a URI; `nil` when it is none of a permanent ID in this store and model.
  init?(uri: URL, model: ManagedObjectModel, store: StoreIdentity) {
    guard let components = URLComponents(url: uri, resolvingAgainstBaseURL: false),
      components.scheme?.lowercased() == Self.scheme,
      let host = components.host, UUID(uuidString: host) == store.uuid
    else { return nil }
    let parts = components.path.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[1].first == "p", let key = Int64(parts[1].dropFirst()), key > 0,
      let entity = model.entitiesByName[String(parts[0])]
    else { return nil }
    self.init(entity: entity, key: key, store: store)
  }
}
