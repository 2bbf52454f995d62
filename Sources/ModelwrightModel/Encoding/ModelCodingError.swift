/// Why bytes are not an encoded model.
public enum ModelCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as an encoded model does.
  case notAModel
  /// The bytes were written by a later version of this library, in a form unknown to this one.
  case newerFormat(Int)
  /// More bytes or more elements than a model may have.
  case tooLarge
  /// A field is cut off or has an impossible key or length; the offset is that inside its message.
  case malformed(at: Int)
  /// A field holds another kind of value than its number says.
  case unexpectedKind
  /// A string is not UTF-8.
  case invalidText
  /// A field that stands for one of several words has an unknown one.
  case unknownWord(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .notAModel: "these bytes are not an encoded model"
    case .newerFormat(let version):
      "the encoded model has format \(version), which this version of Modelwright does not know"
    case .tooLarge: "the encoded model is larger than any model may be"
    case .malformed(let offset): "the encoded model is damaged (at byte \(offset) of a message)"
    case .unexpectedKind: "the encoded model is damaged (a field has a wrong kind)"
    case .invalidText: "the encoded model is damaged (a text is not UTF-8)"
    case .unknownWord(let word): "the encoded model has the unknown word '\(word)'"
    }
  }
}
