import ModelwrightModel
import ModelwrightXML

/// Writes mapping models as Xcode does.
enum MappingDocument {
  /// The lines before the objects.
  static let head = """
    <?xml version="1.0" standalone="no"?>
    <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
    <database>
    <databaseInfo><version>134481920</version><metadata><plist><dict><key>x</key><data>AA==</data>
    </dict></plist></metadata></databaseInfo>

    """

  /// A document of objects.
  static func text(_ objects: String...) -> String {
    head + objects.joined(separator: "\n") + "\n</database>\n"
  }

  /// The object that all others belong to, on two lines.
  static func model(
    from source: String = "App/Kennel.xcdatamodeld/Kennel.xcdatamodel",
    to destination: String = "App/Kennel.xcdatamodeld/Kennel 2.xcdatamodel"
  ) -> String {
    """
    <object type="XDDEVMAPPINGMODEL" id="z1"><attribute name="sourcemodelpath" type="string">\(source)</attribute>
    <attribute name="destinationmodelpath" type="string">\(destination)</attribute><attribute name="sourcemodeldata" type="binary">!</attribute></object>
    """
  }

  /// An entity mapping in one line.
  static func entity(
    _ id: String, number: Int = 1, from source: String?, to destination: String?,
    properties: String = "", _ more: String = ""
  ) -> String {
    let source = source.map { #"<attribute name="sourcename" type="string">\#($0)</attribute>"# }
    let destination = destination.map {
      #"<attribute name="destinationname" type="string">\#($0)</attribute>"#
    }
    return #"<object type="XDDEVENTITYMAPPING" id="\#(id)">\#(source ?? "")\#(destination ?? "")"#
      + #"<attribute name="mappingnumber" type="int16">\#(number)</attribute>\#(more)"#
      + #"<relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="\#(properties)"/></object>"#
  }

  /// A mapping of an attribute, in one line.
  static func attribute(
    _ id: String, _ name: String, of entity: String? = nil, _ more: String = ""
  ) -> String { property("ATTRIBUTE", id, name, of: entity, more) }

  /// A mapping of a relationship, in one line.
  static func relationship(
    _ id: String, _ name: String, of entity: String? = nil, _ more: String = ""
  ) -> String { property("RELATIONSHIP", id, name, of: entity, more) }

  private static func property(
    _ kind: String, _ id: String, _ name: String, of entity: String?, _ more: String
  ) -> String {
    let owner = entity.map {
      #"<relationship name="entitymapping" type="1/1" destination="XDDEVENTITYMAPPING" idrefs="\#($0)"/>"#
    }
    return #"<object type="XDDEV\#(kind)MAPPING" id="\#(id)">"#
      + #"<attribute name="name" type="string">\#(name)</attribute>\#(more)\#(owner ?? "")</object>"#
  }

  /// The attribute that holds an expression.
  static func value(_ expression: MappingExpression) -> String {
    #"<attribute name="valueexpressiondata" type="binary">\#(ArchiveWriter.base64(expression))</attribute>"#
  }

  /// Reads a document; diagnostics name the path `m`.
  static func read(
    _ text: String, limits: ReaderLimits = ReaderLimits()
  ) -> (mapping: MappingModel?, diagnostics: [String]) {
    let found = MappingReader(limits: limits).read(Array(text.utf8), path: "m")
    return (found.mapping, found.diagnostics.map(\.description))
  }
}
