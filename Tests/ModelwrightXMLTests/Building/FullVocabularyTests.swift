import ModelwrightModel
import ModelwrightXML
import Testing

/// Documents that use every element and attribute, compared with the model they must become.
@Suite struct FullVocabularyTests {
  @Test func aDocumentWithEverythingIsReadFieldByField() throws {
    let (read, diagnostics) = read(Self.document)
    let model = try #require(read)
    #expect(diagnostics == [])
    #expect(model == Self.expected)
    // Equality of the whole says little when it fails: compare the parts, too.
    #expect(model.entities.map(\.name) == Self.expected.entities.map(\.name))
    for (found, wanted) in zip(model.entities, Self.expected.entities) {
      for (left, right) in zip(found.attributes, wanted.attributes) { #expect(left == right) }
      for (left, right) in zip(found.relationships, wanted.relationships) {
        #expect(left == right)
      }
      #expect(found == wanted)
    }
  }

  static let document = """
    \(declaration)
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \
    lastSavedToolsVersion="22522" systemVersion="23B74" minimumToolsVersion="Automatic" \
    sourceLanguage="Swift" usedWithCloudKit="false" usedWithSwiftData="YES" name="" \
    macOSVersion="Automatic" iOSVersion="Automatic" userDefinedModelVersionIdentifier="2.1">
      <!-- What Xcode never writes, but XML allows. -->
      <entity name="Place" representedClassName=".Place" codeGenerationType="class" \
    isAbstract="YES" elementID="Spot" versionHashModifier="1" syncable="YES" \
    coreSpotlightDisplayNameExpression="name">
        <attribute name="any" optional="YES" transient="YES" syncable="YES"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="0" \
    minValueString="-1" maxValueString="9" usesScalarValueType="YES" indexed="YES"/>
        <attribute name="number" attributeType="Integer 32" usesScalarValueType="NO"/>
        <attribute name="big" attributeType="Integer 64"/>
        <attribute name="price" attributeType="Decimal" defaultValueString="0.0"/>
        <attribute name="size" attributeType="Double"/>
        <attribute name="weight" attributeType="Float"/>
        <attribute name="title" attributeType="String" defaultValueString="" \
    regularExpressionString="^[a-z]&lt;&quot;$" renamingIdentifier="name" \
    spotlightIndexingEnabled="YES" allowsCloudEncryption="YES" preserveAfterDeletion="YES">
          <userInfo>
            <entry key="key with.dots..." value="a &amp; b"/>
            <entry key="empty" value=""/>
          </userInfo>
        </attribute>
        <attribute name="flag" attributeType="Boolean" optional="true" defaultValueString="YES"/>
        <attribute name="date" attributeType="Date" defaultDateTimeInterval="-3600" \
    minDateTimeInterval="284000400" maxDateTimeInterval="602395200.5" minValueString="2010"/>
        <attribute name="data" attributeType="Binary" allowsExternalBinaryDataStorage="YES" \
    storedInTruthFile="1"/>
        <attribute name="uuid" attributeType="UUID" elementID="identifier"/>
        <attribute name="link" attributeType="URI" versionHashModifier="x"/>
        <attribute name="value" attributeType="Transformable" customClassName="[String]" \
    valueTransformerName="NSSecureUnarchiveFromData"/>
        <attribute name="spot" attributeType="Composite" composite="Point"/>
        <attribute name="folded" attributeType="String" derived="YES" \
    derivationExpression="canonical:(title)"/>
        <relationship name="parent" optional="YES" minCount="1" maxCount="1" \
    deletionRule="Nullify" destinationEntity="Place" inverseName="children" \
    inverseEntity="Place" syncable="YES"/>
        <relationship name="children" optional="YES" toMany="YES" minCount="2" maxCount="9" \
    ordered="YES" deletionRule="Cascade" destinationEntity="Place" inverseName="parent" \
    inverseEntity="Place" elementID="kids" versionHashModifier="y" indexed="YES">
          <userInfo><entry key="k" value="v"/></userInfo>
        </relationship>
        <relationship name="others" transient="YES" maxCount="-1" deletionRule="No Action" \
    destinationEntity="Place"/>
        <relationship name="owner" deletionRule="Deny" destinationEntity="House"/>
        <fetchedProperty name="near" optional="YES" syncable="YES">
          <fetchRequest name="fetchedPropertyFetchRequest" entity="Place" \
    predicateString="size &gt; $FETCH_SOURCE.size"/>
          <userInfo><entry key="f" value="1"/></userInfo>
        </fetchedProperty>
        <fetchIndex name="bySize" partialIndexPredicate="size != nil">
          <fetchIndexElement property="size" type="RTree" order="ascending"/>
          <fetchIndexElement property="weight" type="rtree" order="descending"/>
          <fetchIndexElement expression="length(title)" expressionType="String" type="Binary"/>
        </fetchIndex>
        <compoundIndexes>
          <compoundIndex><index value="title"/><index value="date"/></compoundIndex>
        </compoundIndexes>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="uuid"/></uniquenessConstraint>
          <uniquenessConstraint>
            <constraint value="title"/>
            <constraint value="date"/>
          </uniquenessConstraint>
        </uniquenessConstraints>
        <userInfo><entry key="mogenerator.ignore" value="YES"/></userInfo>
      </entity>
      <entity name="House" representedClassName="" parentEntity="Place" \
    codeGenerationType="category"/>
      <composite name="Point">
        <attribute name="x" attributeType="Double">
          <userInfo><entry key="c" value="2"/></userInfo>
        </attribute>
        <attribute name="y" attributeType="Double" optional="YES"/>
      </composite>
      <fetchRequest name="All" entity="Place" predicateString="title == $TITLE" fetchLimit="100" \
    fetchBatchSize="10" resultType="2" includeSubentities="YES" includePropertyValues="YES" \
    includesPendingChanges="YES" returnObjectsAsFaults="YES" returnDistinctResults="YES"/>
      <fetchRequest name="Odd" entity="Place" resultType="1" includesSubentities="YES" \
    includesPropertyValues="YES" returnsObjectsAsFaults="YES" returnsDistinctResults="YES"/>
      <configuration name="Cloud" usedWithCloudKit="YES">
        <memberEntity name="Place"/>
        <memberEntity name="House"/>
      </configuration>
      <elements>
        <element name="Place" positionX="-63" positionY="0.5" width="128" height="73"/>
      </elements>
    </model>
    """

  static var expected: Model {
    var house = Entity(name: "House", codeGeneration: .category, parentName: "Place")
    house.className = nil
    let x = Attribute(
      name: "x", type: .double, userInfo: [UserInfoEntry(key: "c", value: "2")])
    var model = Model(
      name: "Version", versionIdentifier: "2.1", sourceLanguage: "Swift",
      minimumToolsVersion: "Automatic", lastSavedToolsVersion: "22522", isUsedWithSwiftData: true)
    model.entities = [place, house]
    model.composites = [
      Composite(
        name: "Point", attributes: [x, Attribute(name: "y", type: .double, isOptional: true)])
    ]
    model.fetchRequests = [
      FetchRequestTemplate(
        name: "All", entityName: "Place", predicateString: "title == $TITLE", fetchLimit: 100,
        fetchBatchSize: 10, resultType: .dictionary, includesSubentities: true,
        includesPropertyValues: true, includesPendingChanges: true, returnsObjectsAsFaults: true,
        returnsDistinctResults: true),
      FetchRequestTemplate(
        name: "Odd", entityName: "Place", resultType: .managedObjectID, includesSubentities: true,
        includesPropertyValues: true, returnsObjectsAsFaults: true, returnsDistinctResults: true),
    ]
    model.configurations = [
      Configuration(name: "Cloud", isUsedWithCloudKit: true, entityNames: ["Place", "House"])
    ]
    model.layout = [
      LayoutElement(name: "Place", positionX: -63, positionY: 0.5, width: 128, height: 73)
    ]
    return model
  }

  static var place: Entity {
    Entity(
      name: "Place", className: ".Place", codeGeneration: .classDefinition, isAbstract: true,
      renamingIdentifier: "Spot", versionHashModifier: "1", attributes: attributes,
      relationships: relationships,
      fetchedProperties: [
        FetchedProperty(
          name: "near", isOptional: true,
          fetchRequest: FetchRequestTemplate(
            name: "fetchedPropertyFetchRequest", entityName: "Place",
            predicateString: "size > $FETCH_SOURCE.size"),
          userInfo: [UserInfoEntry(key: "f", value: "1")])
      ],
      fetchIndexes: [
        FetchIndex(
          name: "bySize",
          elements: [
            FetchIndex.Element(.property("size"), kind: .rTree),
            FetchIndex.Element(.property("weight"), kind: .rTree, isAscending: false),
            FetchIndex.Element(.expression("length(title)"), expressionType: "String"),
          ],
          partialPredicate: "size != nil")
      ],
      compoundIndexes: [PropertyList(["title", "date"])],
      uniquenessConstraints: [PropertyList(["uuid"]), PropertyList(["title", "date"])],
      userInfo: [UserInfoEntry(key: "mogenerator.ignore", value: "YES")])
  }

  static var attributes: [Attribute] {
    [
      Attribute(name: "any", type: .undefined, isOptional: true, isTransient: true),
      attribute("count", .integer16) {
        $0.defaultValueString = "0"
        $0.minimumValueString = "-1"
        $0.maximumValueString = "9"
        $0.usesScalarValueType = true
        $0.isIndexed = true
      },
      attribute("number", .integer32) { $0.usesScalarValueType = false },
      attribute("big", .integer64),
      attribute("price", .decimal) { $0.defaultValueString = "0.0" },
      attribute("size", .double),
      attribute("weight", .float),
      attribute("title", .string) {
        $0.defaultValueString = ""
        $0.regularExpression = "^[a-z]<\"$"
        $0.renamingIdentifier = "name"
        $0.isIndexedBySpotlight = true
        $0.allowsCloudEncryption = true
        $0.preservesAfterDeletion = true
        $0.userInfo = [
          UserInfoEntry(key: "key with.dots...", value: "a & b"),
          UserInfoEntry(key: "empty", value: ""),
        ]
      },
      attribute("flag", .boolean) {
        $0.isOptional = true
        $0.defaultValueString = "YES"
      },
      attribute("date", .date) {
        $0.defaultDateTimeInterval = -3600
        $0.minimumDateTimeInterval = 284_000_400
        $0.maximumDateTimeInterval = 602_395_200.5
        $0.minimumValueString = "2010"
      },
      attribute("data", .binary) {
        $0.allowsExternalStorage = true
        $0.isStoredInExternalRecord = true
      },
      attribute("uuid", .uuid) { $0.renamingIdentifier = "identifier" },
      attribute("link", .uri) { $0.versionHashModifier = "x" },
      attribute("value", .transformable) {
        $0.customClassName = "[String]"
        $0.valueTransformerName = "NSSecureUnarchiveFromData"
      },
      attribute("spot", .composite) { $0.compositeName = "Point" },
      attribute("folded", .string) { $0.derivationExpression = "canonical:(title)" },
    ]
  }

  static var relationships: [Relationship] {
    var children = Relationship(
      name: "children", destinationName: "Place", inverseName: "parent",
      inverseEntityName: "Place", isToMany: true, isOrdered: true, isOptional: true,
      minimumCount: 2, maximumCount: 9, deleteRule: .cascade, renamingIdentifier: "kids",
      versionHashModifier: "y", userInfo: [UserInfoEntry(key: "k", value: "v")])
    children.isIndexed = true
    return [
      Relationship(
        name: "parent", destinationName: "Place", inverseName: "children",
        inverseEntityName: "Place", isOptional: true),
      children,
      Relationship(
        name: "others", destinationName: "Place", isToMany: true, isTransient: true,
        deleteRule: .noAction),
      Relationship(name: "owner", destinationName: "House", deleteRule: .deny),
    ]
  }

  private static func attribute(
    _ name: String, _ type: AttributeType, _ set: (inout Attribute) -> Void = { _ in }
  ) -> Attribute {
    var attribute = Attribute(name: name, type: type)
    set(&attribute)
    return attribute
  }
}
