import Foundation

/// A model of three versions whose names say nothing of what became of what, and mapping models that do.
struct MappedKennel {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try version(
      "Kennel",
      #"<entity name="Dog"><attribute name="weight" optional="YES" attributeType="Double"/></entity>"#
    )
    try version(
      "Kennel 2",
      #"<entity name="Dog"><attribute name="mass" optional="YES" attributeType="Double"/></entity>"#
    )
    try version(
      "Kennel 3",
      #"<entity name="Dog"><attribute name="load" optional="YES" attributeType="Double"/></entity>"#
    )
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Kennel 3.xcdatamodel</string></dict></plist>
      """, to: "Kennel.xcdatamodeld/.xccurrentversion")
  }

  /// The path of the model.
  var model: String { folder.url.appendingPathComponent("Kennel.xcdatamodeld").path }

  private func version(_ name: String, _ entities: String) throws {
    try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\">\(entities)</model>\n",
      to: "Kennel.xcdatamodeld/\(name).xcdatamodel/contents")
  }

  /// Writes a mapping model in which an attribute of `Dog` comes from one of another name.
  func map(
    from source: String, to destination: String, _ attribute: String, from value: String? = nil,
    bundle: String = "Kennel", policy: String? = nil, at path: String
  ) throws {
    let policy = policy.map {
      #"<attribute name="migrationpolicyclassname" type="string">\#($0)</attribute>"#
    }
    let data = value.map {
      #"<attribute name="valueexpressiondata" type="binary">\#($0)</attribute>"#
    }
    try folder.write(
      """
      <?xml version="1.0" standalone="no"?>
      <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
      <database>
      <object type="XDDEVMAPPINGMODEL" id="z1">
      <attribute name="sourcemodelpath" type="string">App/\(bundle).xcdatamodeld/\(source).xcdatamodel</attribute>
      <attribute name="destinationmodelpath" type="string">App/\(bundle).xcdatamodeld/\(destination).xcdatamodel</attribute>
      </object>
      <object type="XDDEVENTITYMAPPING" id="z2"><attribute name="sourcename" type="string">Dog</attribute>
      <attribute name="destinationname" type="string">Dog</attribute>\(policy ?? "")</object>
      <object type="XDDEVATTRIBUTEMAPPING" id="z3"><attribute name="name" type="string">\(attribute)</attribute>
      \(data ?? "")<relationship name="entitymapping" type="1/1" destination="XDDEVENTITYMAPPING" idrefs="z2"/></object>
      </database>
      """, to: "\(path).xcmappingmodel/xcmapping.xml")
  }

  /// `$source.weight` as Xcode archives it.
  static let weight = """
    YnBsaXN0MDDUAQIDBAUGBwpYJHZlcnNpb25ZJGFyY2hpdmVyVCR0b3BYJG9iamVjdHMSAAGGoF8QD05TS2V5ZWRBcmNo
    aXZlctEICVRyb290gAGsCwwXGB0eJSovMDM3VSRudWxs1Q0ODxAREhMUFRZZTlNPcGVyYW5kXk5TU2VsZWN0b3JOYW1l
    XxAQTlNFeHByZXNzaW9uVHlwZVtOU0FyZ3VtZW50c1YkY2xhc3OAA4ACEASABoALXxAQdmFsdWVGb3JLZXlQYXRoOtMZ
    DxEaGxxaTlNWYXJpYWJsZYAEEAKABVZzb3VyY2XSHyAhIlokY2xhc3NuYW1lWCRjbGFzc2VzXxAUTlNWYXJpYWJsZUV4
    cHJlc3Npb26jISMkXE5TRXhwcmVzc2lvblhOU09iamVjdNImEScpWk5TLm9iamVjdHOhKIAHgArTEQ8rLC0uWU5TS2V5
    UGF0aIAJEAqACFZ3ZWlnaHTSHyAxMl8QHE5TS2V5UGF0aFNwZWNpZmllckV4cHJlc3Npb26jMSMk0h8gNDVeTlNNdXRh
    YmxlQXJyYXmjNDYkV05TQXJyYXnSHyA4OV8QE05TS2V5UGF0aEV4cHJlc3Npb26kODojJF8QFE5TRnVuY3Rpb25FeHBy
    ZXNzaW9uAAgAEQAaACQAKQAyADcASQBMAFEAUwBgAGYAcQB7AIoAnQCpALAAsgC0ALYAuAC6AM0A1ADfAOEA4wDlAOwA
    8QD8AQUBHAEgAS0BNgE7AUYBSAFKAUwBUwFdAV8BYQFjAWoBbwGOAZIBlwGmAaoBsgG3Ac0B0gAAAAAAAAIBAAAAAAAA
    ADsAAAAAAAAAAAAAAAAAAAHp
    """
}
