import Foundation

/// One model with a fault of every stage: of the reader, of the structure, of the rules and of generating,
/// with names that are hard to place.
struct FaultyModel {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Dog">
      \t<attribute name="名前𠀀" attributeType="Strin"/>
      \t<attribute name="objectID" attributeType="String"/>
      <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Persn"/>
      <relationship name="friend" optional="YES" maxCount="1" destinationEntity="Dog"/>
      </entity>
      <entity name="Person"/>
      </model>
      """, to: "My Dogs.xcdatamodel/contents")
  }

  /// Validates the model by a path that is relative to its folder.
  func validate(_ options: String...) throws -> CommandResult {
    try Command.run(
      Checkout.tool.path, ["validate", "My Dogs.xcdatamodel"] + options, in: folder.url)
  }
}
