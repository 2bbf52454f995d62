import Foundation
import ModelwrightModel
import ModelwrightPredicate

extension PredicateValue {
  /// A property's value as predicates see it: what SQLite stores as NULL is absent, and -0.0 is 0.0.
  init(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .double(let number): self = number.isNaN ? .null : .double(number == 0 ? 0 : number)
    case .string(let text): self = .string(text)
    case .boolean(let answer): self = .boolean(answer)
    case .date(let date):
      let seconds = date.timeIntervalSinceReferenceDate
      self = seconds.isNaN ? .null : .date(seconds == 0 ? 0 : seconds)
    case .data(let data): self = .data(Array(data))
    case .uuid(let uuid): self = .uuid(uuid.bytes)
    case .url(let url): self = .uri(url.absoluteString)
    case .decimal(let number):
      self = number.isNaN ? .null : DecimalText(number.description).map { .decimal($0) } ?? .null
    case .object(let object): self = .object(ObjectReference(object))
    case .objects(let objects): self = .list(objects.map { .object(ObjectReference($0)) })
    // A transformable value can only be asked whether it is there.
    case .any: self = .data([])
    }
  }
}

extension ObjectReference {
  /// The identity of an object.
  init(_ object: ManagedObject) { self.init(object.objectID) }

  /// The identity behind an ID.
  init(_ id: ManagedObjectID) { self.init(entity: id.entity.index, key: id.key) }
}

extension UUID {
  /// The sixteen bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }
}
