import ModelwrightModel

/// The encoded model as lines of a string literal: as an array literal 50,000 bytes take the compiler
/// nine seconds, as a literal nothing that can be measured.
enum EncodedText {
  /// Characters of a line: with its indentation and the backslash below the formatter's limit.
  private static let width = 92

  /// The lines of the model's encoding in Base64.
  static func lines(of model: Model, width: Int = width) -> [String] {
    let text = Array(Base64.encode(ModelCoding.encode(model)).utf8)
    return stride(from: 0, to: text.count, by: width).map {
      String(decoding: text[$0..<min($0 + width, text.count)], as: UTF8.self)
    }
  }
}
