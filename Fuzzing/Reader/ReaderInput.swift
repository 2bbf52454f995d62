import ModelwrightChecks
import ModelwrightGeneration
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import ModelwrightXML

/// Any bytes as a `contents` file: they become diagnostics, or a model that everything works on.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let (model, diagnostics) = reader.read(contents: bytes, path: "contents", name: "Model")
  for diagnostic in diagnostics { check(diagnostic, in: bytes) }
  guard let model else {
    precondition(diagnostics.hasErrors, "a document was refused without a reason")
    return 0
  }
  let found = Checker().check(model)
  if !diagnostics.hasErrors, !found.hasErrors { use(model) }
  return 0
}

/// Small, so that a run's time goes into many inputs and not into large ones.
private let reader = ModelReader(
  limits: ReaderLimits(
    fileSize: 1 << 17, depth: 32, elements: 400, attributesPerElement: 64, valueLength: 4096,
    diagnostics: 50))

/// A place that a diagnostic names exists.
private func check(_ diagnostic: Diagnostic, in bytes: [UInt8]) {
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  let location = diagnostic.location
  precondition(location.line >= 0 && location.line <= lines, "a line that is not there")
  precondition(location.column >= 0 && location.column <= bytes.count + 1, "a column beyond it")
}

/// A model without errors becomes classes, or is refused with a reason, and a schema that SQLite takes.
private func use(_ model: Model) {
  let bundle = ModelBundle(
    name: "Model", path: "Model.xcdatamodeld", versions: [model], currentIndex: 0)
  do throws(GenerationError) {
    let result = try Generator(options: GenerationOptions()).generate(bundle)
    precondition(result.files.allSatisfy { !$0.name.contains("/") }, "a file outside the folder")
  } catch {
    precondition(error.diagnostics.hasErrors, "a model was refused without a reason")
  }
  var resolver = ModelResolver(model)
  guard let resolved = resolver.resolve() else { preconditionFailure("a checked model is broken") }
  execute(Schema(resolved))
}

private func execute(_ schema: Schema) {
  do {
    let database = try Connection(path: "", mode: .memory(""))
    for statement in schema.statements { try database.execute(statement) }
    let made = try database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    let wanted = schema.tables.map { SQLiteValue.text($0.name) }
    precondition(wanted.allSatisfy { made.contains([$0]) }, "a table is missing")
    precondition(
      made.count >= wanted.count && (made.count == wanted.count || !schema.spatialIndexes.isEmpty),
      "there are tables that the schema does not name")
  } catch {
    preconditionFailure("SQLite refuses the schema: \(error)")
  }
}
