import Foundation

/// What an ID belongs to: a store for permanent IDs, a context for temporary ones.
final class StoreIdentity: Hashable, Sendable {
  let uuid: UUID

  init(_ uuid: UUID = UUID()) { self.uuid = uuid }

  static func == (lhs: StoreIdentity, rhs: StoreIdentity) -> Bool {
    lhs === rhs || lhs.uuid == rhs.uuid
  }

  func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}
