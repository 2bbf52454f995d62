import ModelwrightMigration
import ModelwrightModel
import ModelwrightXML

/// Any bytes as a mapping model, or, when they begin as a binary property list does, as the archive of an
/// expression in one: they become diagnostics, or a mapping model that is interpreted.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let isArchive = bytes.starts(with: "bplist".utf8)
  let (mapping, diagnostics) = reader.read(
    isArchive ? document(of: bytes) : bytes, path: "xcmapping.xml")
  precondition(!isArchive || mapping != nil, "an archive spoils its document")
  guard let mapping else {
    precondition(diagnostics.hasErrors, "a document was refused without a reason")
    return 0
  }
  for property in mapping.entities.flatMap({ $0.attributes + $0.relationships }) {
    let text = property.value?.description ?? ""
    precondition(text.utf8.count <= 1 << 20, "an expression without end")
    _ = property.value?.sourceRelationship
  }
  let meaning = MappingInterpretation(mapping, from: kennel, to: shelter)
  precondition(!meaning.diagnostics.hasErrors, "a mapping model can only warn")
  let matching = ModelMatching(from: kennel, to: shelter, renames: meaning.renames)
  for entity in shelter.model.entities { _ = matching.oldEntity(of: entity.index) }
  return 0
}

/// Small, so that a run's time goes into many inputs and not into large ones.
private let reader = MappingReader(
  limits: ReaderLimits(
    fileSize: 1 << 17, depth: 32, elements: 400, attributesPerElement: 64, valueLength: 1 << 16,
    diagnostics: 50))

private func document(of archive: [UInt8]) -> [UInt8] {
  Array(
    """
    <database><object type="XDDEVMAPPINGMODEL" id="z1"/><object type="XDDEVENTITYMAPPING" id="z2">
    <attribute name="sourcename">Dog</attribute><attribute name="destinationname">Dog</attribute>
    </object><object type="XDDEVATTRIBUTEMAPPING" id="z3"><attribute name="name">mass</attribute>
    <attribute name="valueexpressiondata">\(Base64.encode(archive))</attribute>
    <relationship name="entitymapping" idrefs="z2"/></object></database>
    """.utf8)
}

private let kennel = version(attribute: "weight")
private let shelter = version(attribute: "mass")

/// A version with two entities that lead to each other.
private func version(attribute: String) -> MigrationVersion {
  let dog = Entity(
    name: "Dog", attributes: [Attribute(name: attribute, type: .double, isOptional: true)],
    relationships: [Relationship(name: "owner", destinationName: "Man", isOptional: true)])
  var resolver = ModelResolver(Model(name: "Kennel", entities: [dog, Entity(name: "Man")]))
  guard let resolved = resolver.resolve() else { preconditionFailure("the model is broken") }
  return MigrationVersion(resolved)
}
