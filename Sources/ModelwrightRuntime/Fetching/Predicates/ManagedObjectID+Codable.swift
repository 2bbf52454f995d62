import Foundation

extension CodingUserInfoKey {
  /// The key under which a decoder's `userInfo` holds the ``PersistentContainer`` that IDs belong to.
  public static let persistentContainer: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "modelwright.persistentContainer") else {
      preconditionFailure("any text is a key")
    }
    return key
  }()
}

/// IDs are Codable so that `#Predicate` takes them: it wants that of every captured value.
extension ManagedObjectID: Codable {
  /// Writes the ID's URI.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uriRepresentation())
  }

  /// Reads the URI of a permanent ID; the decoder's `userInfo` must hold the container whose it is, under
  /// ``Foundation/CodingUserInfoKey/persistentContainer``.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let uri = try value.decode(URL.self)
    let owner = decoder.userInfo[.persistentContainer] as? PersistentContainer
    guard let id = owner?.managedObjectID(forURIRepresentation: uri) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: owner == nil
          ? "an object's ID needs the container that it belongs to: set decoder.userInfo[.persistentContainer]"
          : "\(uri) is no object's ID of the container's store")
    }
    self = id
  }
}
