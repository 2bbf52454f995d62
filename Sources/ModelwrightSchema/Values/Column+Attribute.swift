public import ModelwrightModel

extension ColumnType {
  /// How values of an attribute's type are held.
  public init(_ type: AttributeType) {
    switch type {
    case .integer16, .integer32, .integer64, .boolean: self = .integer
    case .double, .float, .date: self = .real
    case .string, .uri, .decimal, .objectID: self = .text
    case .binary, .uuid, .transformable, .undefined, .composite: self = .blob
    }
  }
}

extension ColumnDefault {
  /// A default as it is stored; `nil` when it cannot be.
  public init?(_ value: AttributeValue, type: AttributeType) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .double(let number) where type == .float: self = .real(Double(Float(number)))
    case .double(let number), .date(let number):
      guard number.isFinite else { return nil }
      self = .real(number == 0 ? 0 : number)
    case .decimal(let text):
      guard let encoded = DecimalText(text).flatMap({ DecimalCoding.encode($0) }) else {
        return nil
      }
      self = .text(encoded)
    case .string(let text), .uri(let text): self = .text(text)
    case .boolean(let truth): self = .integer(truth ? 1 : 0)
    case .uuid(let bytes): self = .blob(bytes)
    }
  }
}
