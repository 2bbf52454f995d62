import Foundation

/// A model of any size, as a `contents` file: each entity with 20 attributes of the types that real
/// models have most, and 3 relationships to its neighbours, all with inverses.
enum SyntheticModel {
  static func contents(entities count: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \
      lastSavedToolsVersion="22522" systemVersion="23C71" minimumToolsVersion="Automatic" \
      sourceLanguage="Swift" userDefinedModelVersionIdentifier="">

      """
    for index in 0..<count { text += entity(index, of: count) }
    return Array((text + "</model>\n").utf8)
  }

  private static func entity(_ index: Int, of count: Int) -> String {
    let name = "Entity\(index)"
    var text = """
          <entity name="\(name)" representedClassName="\(name)" syncable="YES" \
      codeGenerationType="class">

      """
    for attribute in 0..<20 { text += self.attribute(attribute) }
    let next = "Entity\((index + 1) % count)"
    let previous = "Entity\((index + count - 1) % count)"
    text += relationship("next", isToMany: false, to: next, inverse: "previous")
    text += relationship("previous", isToMany: true, to: previous, inverse: "next")
    text += relationship("peers", isToMany: true, to: name, inverse: "peers")
    return text + "    </entity>\n"
  }

  private static func attribute(_ index: Int) -> String {
    let types = [
      "attributeType=\"String\"",
      "attributeType=\"Integer 64\" defaultValueString=\"0\" usesScalarValueType=\"YES\"",
      "attributeType=\"Date\" usesScalarValueType=\"NO\"",
      "attributeType=\"Boolean\" defaultValueString=\"NO\" usesScalarValueType=\"YES\"",
      "attributeType=\"Double\" defaultValueString=\"0.0\" usesScalarValueType=\"YES\"",
    ]
    let optional = index % 5 == 1 ? "" : " optional=\"YES\""
    return "        <attribute name=\"attribute\(index)\"\(optional) \(types[index % 5])/>\n"
  }

  private static func relationship(
    _ name: String, isToMany: Bool, to destination: String, inverse: String
  ) -> String {
    let count = isToMany ? "toMany=\"YES\"" : "maxCount=\"1\""
    return """
              <relationship name="\(name)" optional="YES" \(count) deletionRule="Nullify" \
      destinationEntity="\(destination)" inverseName="\(inverse)" inverseEntity="\(destination)"/>

      """
  }
}
