import ModelwrightModel
import ModelwrightPredicate

/// Any text as a format string, checked against every entity of a model; and as an expression.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
  read(text)
  readExpression(text)
  return 0
}

private func read(_ text: String) {
  let format: PredicateFormat
  do throws(PredicateSyntaxError) {
    format = try PredicateFormat(text)
  } catch {
    check(offset: error.offset, in: text)
    return
  }
  // What comes after reading walks the tree, too: equality, hashing, printing.
  precondition(format == format && format.hashValue == format.hashValue)
  for entity in zoo.entities {
    var checker = PredicateChecker(
      zoo, entity: entity.index, arguments: types(of: format.placeholders, of: text),
      keyPaths: keyPaths(of: format.placeholders))
    do throws(PredicateTypeError) {
      let checked = try checker.check(format.predicate)
      precondition(checked == checked)
      _ = checked.canThrow
    } catch {
      check(offset: Int(error.range.lower), in: text)
      check(offset: Int(error.range.upper), in: text)
    }
  }
}

private func readExpression(_ text: String) {
  guard let expression = try? PredicateFormat.expression(text) else { return }
  for entity in zoo.entities {
    var checker = PredicateChecker(zoo, entity: entity.index)
    _ = try? checker.check(value: expression)
  }
}

/// The place of a fault lies in the text.
private func check(offset: Int, in text: String) {
  precondition(offset >= 0 && offset <= text.utf8.count, "a fault beyond the text")
}

/// A type for each placeholder: one that its kind allows, which one follows from the text.
private func types(of placeholders: [PredicatePlaceholder], of text: String) -> [ValueType] {
  let any: [ValueType] = [
    .null, .boolean, .integer, .double, .decimal, .string, .date, .data, .uuid, .uri, .object(0),
    .anyObject, .list(.integer), .list(.string), .list(.object(1)), .unknown,
  ]
  return placeholders.enumerated().map { index, placeholder in
    switch placeholder {
    case .value: any[(text.utf8.count + index) % any.count]
    case .keyPath, .string: .string
    case .integer: .integer
    case .number: .double
    }
  }
}

private func keyPaths(of placeholders: [PredicatePlaceholder]) -> [Int: String] {
  let paths = ["name", "keeper.name", "animals", "animals.weight", "place.latitude", "nothing", ""]
  var result: [Int: String] = [:]
  for (index, placeholder) in placeholders.enumerated() where placeholder == .keyPath {
    result[index] = paths[index % paths.count]
  }
  return result
}
