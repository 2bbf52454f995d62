import ModelwrightModel
import ModelwrightXML

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Writes what models hold as seeds: `SeedWriter FOLDER MODEL…` makes FOLDER/predicates and
// FOLDER/encoded, which must exist, full of files.

func save(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
  precondition(fwrite(bytes, 1, bytes.count, file) == bytes.count, "\(path) is incomplete")
  fclose(file)
}

/// Every format string and expression of a model.
func texts(of model: Model) -> [String] {
  let requests =
    model.fetchRequests + model.entities.flatMap { $0.fetchedProperties.compactMap(\.fetchRequest) }
  let attributes = model.entities.flatMap(\.attributes)
  let indexes = model.entities.flatMap(\.fetchIndexes)
  return requests.compactMap(\.predicateString) + attributes.compactMap(\.derivationExpression)
    + indexes.compactMap(\.partialPredicate)
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else { fatalError("usage: SeedWriter FOLDER MODEL…") }
let longest = 1 << 14
for (number, path) in arguments.dropFirst().enumerated() {
  for version in ModelReader().read(path: path).bundle?.versions ?? [] {
    let bytes = ModelCoding.encode(version)
    if bytes.count <= longest { save(bytes, to: "\(folder)/encoded/\(number)") }
    for (index, text) in texts(of: version).enumerated() where text.utf8.count <= longest {
      save(Array(text.utf8), to: "\(folder)/predicates/\(number)-\(index)")
    }
  }
}
