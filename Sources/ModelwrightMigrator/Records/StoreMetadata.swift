import ModelwrightModel
public import ModelwrightSQLite
import ModelwrightSchema

/// What a store records about itself.
public struct StoreMetadata: Hashable, Sendable {
  /// The name of the model's version.
  public var modelName: String
  /// The hash of Core Data's inputs.
  public var modelHash: [UInt8]
  /// The hash of everything that changes a statement of the schema.
  public var schemaHash: [UInt8]
  /// The encoded model.
  public var model: [UInt8]
  /// Sixteen bytes that no other store has.
  public var identifier: [UInt8]
  /// The hash of the database's own list of tables, indexes and triggers, as it was left.
  public var structureHash: [UInt8]
  /// The model hashes of the versions that the writer knew and of those that the store had, in their
  /// order; empty in stores that were made before this was recorded.
  public var knownVersions: [[UInt8]]

  private enum Key: String, CaseIterable {
    case modelName = "model name"
    case modelHash = "model hash"
    case schemaHash = "schema hash"
    case model
    case modelDigest = "model digest"
    case identifier
    case structureHash = "structure hash"
    case knownVersions = "known versions"
  }

  /// Reads the records of a store.
  ///
  /// - Throws: ``SQLiteError``, or ``DamagedMetadata`` when an entry is missing or cannot be right.
  public static func read(from connection: Connection) throws -> StoreMetadata {
    let rows = try connection.rows(
      "SELECT \(quoted(SystemName.metadataKey)), \(quoted(SystemName.metadataValue)) "
        + "FROM \(quoted(SystemName.metadata))")
    var values: [Key: [UInt8]] = [:]
    for row in rows {
      guard let key = row[0].text.flatMap(Key.init(rawValue:)), let value = row[1].blob else {
        continue
      }
      values[key] = value
    }
    func value(_ key: Key, count: Int? = nil) throws -> [UInt8] {
      guard let value = values[key], count == nil || value.count == count else {
        throw DamagedMetadata(detail: "its record '\(key.rawValue)' is missing or cut off")
      }
      return value
    }
    let model = try value(.model)
    guard try value(.modelDigest, count: 32) == SHA256.hash(model) else {
      throw DamagedMetadata(detail: "its record of the model is not what was written")
    }
    return StoreMetadata(
      modelName: String(decoding: try value(.modelName), as: UTF8.self),
      modelHash: try value(.modelHash, count: 32), schemaHash: try value(.schemaHash, count: 32),
      model: model, identifier: try value(.identifier, count: 16),
      structureHash: try value(.structureHash, count: 32),
      knownVersions: try hashes(values[.knownVersions] ?? []))
  }

  private static func hashes(_ bytes: [UInt8]) throws -> [[UInt8]] {
    guard bytes.count % 32 == 0 else {
      throw DamagedMetadata(detail: "its record of known versions is cut off")
    }
    return stride(from: 0, to: bytes.count, by: 32).map { Array(bytes[$0..<$0 + 32]) }
  }

  /// Writes the records; inside the caller's transaction.
  func write(to connection: Connection) throws(SQLiteError) {
    let values: [(Key, [UInt8])] = [
      (.modelName, Array(modelName.utf8)), (.modelHash, modelHash), (.schemaHash, schemaHash),
      (.model, model), (.modelDigest, SHA256.hash(model)), (.identifier, identifier),
      (.structureHash, structureHash), (.knownVersions, Array(knownVersions.joined())),
    ]
    for (key, value) in values {
      try connection.execute(
        "INSERT OR REPLACE INTO \(Self.quoted(SystemName.metadata)) VALUES (?, ?)",
        [.text(key.rawValue), .blob(value)])
    }
  }

  /// The hash of a database's list of tables, indexes and triggers.
  static func structureHash(of connection: Connection) throws(SQLiteError) -> [UInt8] {
    SHA256.hash(Array(try SchemaReader(connection).text().utf8))
  }

  /// A new identifier: a random UUID.
  static func newIdentifier() -> [UInt8] {
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }

  private static func quoted(_ name: String) -> String { SystemName.quoted(name) }
}

/// Records of a store that cannot be right.
struct DamagedMetadata: Error, CustomStringConvertible {
  var detail: String
  var description: String { detail }
}
