import ModelwrightModel

extension ModelBuilder {
  /// Hands each known attribute of a tag to `use`, which says whether the element may have it; reports
  /// the others; gives back where everything stands.
  func read(
    _ tag: XMLTag, _ element: ElementName, use: (AttributeName, XMLAttribute) -> Bool
  ) -> SourceReference {
    var fields: [SourceReference.Field] = []
    fields.reserveCapacity(tag.attributes.count)
    var spellings: [SourceReference.Spelling] = []
    for field in tag.attributes {
      if let name = Vocabulary.attributes.name(field.name), use(name, field) {
        fields.append(
          SourceReference.Field(
            name: name.rawValue, line: field.valuePlace.line, column: field.valuePlace.column))
        if name.isReadFurther, !field.value.elementsEqual(field.writtenValue) {
          spellings.append(
            SourceReference.Spelling(name: name.rawValue, bytes: Array(field.writtenValue)))
        }
      } else {
        reportUnknown(field, of: element)
      }
    }
    return SourceReference(
      path: bag.path, line: tag.place.line, column: tag.place.column, fields: fields,
      spellings: spellings)
  }

  private func reportUnknown(_ field: XMLAttribute, of element: ElementName) {
    let name = field.nameText
    let hint =
      Vocabulary.knownMistake(name, in: element).map { "; did you mean '\($0.rawValue)'?" }
      ?? bag.hint(for: name, among: Vocabulary.attributes(of: element).map(\.rawValue))
    bag.add(.unknownAttribute(name, of: element, hint: hint, at: bag.location(field.namePlace)))
  }

  /// Reports every attribute of an element that should have none.
  func readNothing(_ tag: XMLTag, _ element: ElementName) -> SourceReference {
    read(tag, element) { _, _ in false }
  }

  /// A text; an empty one stands for an absent one (core-data.md §1.2).
  func text(_ field: XMLAttribute) -> String? {
    field.value.isEmpty ? nil : field.text
  }

  /// `YES`, `true` and `1` are true regardless of case; what is none of these nor their opposites is
  /// false too, as for Core Data, but reported.
  func flag(_ field: XMLAttribute) -> Bool {
    let value = field.value
    switch value.count {
    case 0: return false
    case 1 where value[0] == UInt8(ascii: "1"): return true
    case 1 where value[0] == UInt8(ascii: "0"): return false
    case 3 where value.equalsIgnoringCase("yes"): return true
    case 2 where value.equalsIgnoringCase("no"): return false
    case 4 where value.equalsIgnoringCase("true"): return true
    case 5 where value.equalsIgnoringCase("false"): return false
    default:
      bag.add(.badFlag(field.nameText, field.text, at: bag.location(field.valuePlace)))
      return false
    }
  }

  /// A whole number of at least `least`; anything else is reported and absent.
  func wholeNumber(_ field: XMLAttribute, atLeast least: Int = 0) -> Int? {
    guard !field.value.isEmpty else { return nil }
    if let number = Int(field.text), number >= least, number <= Int(Int32.max) { return number }
    bag.add(
      .badNumber(
        field.nameText, field.text, wanted: "a whole number",
        at: bag.location(field.valuePlace)))
    return nil
  }

  /// A finite number; anything else is reported and absent.
  func number(_ field: XMLAttribute) -> Double? {
    guard !field.value.isEmpty else { return nil }
    if let number = Double(field.text), number.isFinite { return number }
    bag.add(
      .badNumber(
        field.nameText, field.text, wanted: "a number", at: bag.location(field.valuePlace)))
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are these lower-case ASCII letters, in either case.
  func equalsIgnoringCase(_ letters: StaticString) -> Bool {
    guard count == letters.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] | 0x20 != letters.utf8Start[index] { return false }
    return true
  }
}
