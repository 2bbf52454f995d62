import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing
@Test func adHoc() throws {
  let schema = Schema(try ResolvedModel(SampleModels.dogWalk))
  print(schema.script)
  let c = try Connection(path: "", mode: .memory(""))
  try c.configure()
  for s in schema.statements { try c.execute(s) }
  print(schema.storage)
}
