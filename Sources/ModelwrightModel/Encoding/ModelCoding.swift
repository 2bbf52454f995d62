/// The compact canonical form of a model: what generated code and every store carry.
///
/// Equal models have equal bytes. Unknown fields are skipped, so that an older library reads what a
/// later one adds; what cannot be skipped changes ``formatVersion``. Places in files and what only
/// an editor needs (the diagram's layout, the tools' versions) are not part of it.
public enum ModelCoding {
  /// The version of the form.
  public static let formatVersion = 1
  /// The most bytes that are decoded.
  public static let maximumSize = 64 << 20
  /// The most entities, properties, indexes, entries and names that one model may have together.
  public static let maximumElementCount = 1 << 18

  private static let signature: [UInt8] = Array("MWM".utf8)

  /// The bytes of a model.
  public static func encode(_ model: Model) -> [UInt8] {
    var writer = FieldWriter()
    writer.write(model)
    return signature + [UInt8(formatVersion)] + writer.bytes
  }

  /// The model of some bytes, which may come from anywhere.
  public static func decode(
    _ bytes: some Collection<UInt8>
  ) throws(ModelCodingError) -> Model {
    guard bytes.count <= maximumSize else { throw .tooLarge }
    let all = Array(bytes)
    guard all.starts(with: signature), all.count > signature.count else { throw .notAModel }
    let version = Int(all[signature.count])
    guard version == formatVersion else {
      throw version > formatVersion ? .newerFormat(version) : .notAModel
    }
    var decoder = ModelDecoder()
    return try decoder.model(all[(signature.count + 1)...])
  }
}
