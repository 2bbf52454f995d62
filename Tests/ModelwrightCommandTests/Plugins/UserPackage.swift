import Foundation

/// A package as a user would write it: a program with two models, built through the plugin.
struct UserPackage {
  let folder: TemporaryFolder
  let buildSystem: String

  init(buildSystem: String) throws {
    folder = try TemporaryFolder()
    self.buildSystem = buildSystem
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(
      Self.model(entities: [("Book", Self.book())]),
      to: "Sources/Shop/Book Shop.xcdatamodeld/Book Shop.xcdatamodel/contents")
    try folder.write(
      Self.model(entities: [
        ("Note", "<attribute name=\"text\" optional=\"YES\" attributeType=\"String\"/>")
      ]),
      to: "Sources/Shop/Notes.xcdatamodel/contents")
    try setProgram(Self.firstProgram)
  }

  /// A manifest that excludes the models, which keeps both build systems silent.
  static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Shop",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "modelwright", path: "\(Checkout.root.path)")],
      targets: [
        .executableTarget(
          name: "Shop",
          dependencies: [.product(name: "ModelwrightRuntime", package: "modelwright")],
          exclude: ["Book Shop.xcdatamodeld", "Notes.xcdatamodel"],
          plugins: [.plugin(name: "ModelwrightPlugin", package: "modelwright")])
      ],
      swiftLanguageModes: [.v6])
    """

  /// A model document around entities.
  static func model(entities: [(name: String, properties: String)]) -> String {
    let text = entities.map {
      "<entity name=\"\($0.name)\" representedClassName=\"\($0.name)\">\n\($0.properties)\n</entity>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      \(text.joined(separator: "\n"))
      </model>

      """
  }

  /// The properties of the entity Book, with whatever a later edit adds.
  static func book(adding properties: String = "") -> String {
    "<attribute name=\"title\" attributeType=\"String\"/>\n" + properties
  }

  /// Adds a book and prints all of them.
  static let firstProgram = """
    import ModelwrightRuntime

    let container = try PersistentContainer(
      model: BookShopModel.model, store: .file(CommandLine.arguments[1]))
    let context = container.viewContext
    _ = Book(context: context, title: CommandLine.arguments[2])
    try context.save()
    _ = NotesModel.model
    for book in try context.fetch(Book.fetchRequest()).sorted(by: { $0.title < $1.title }) {
      print(book.title)
    }
    """

  func setProgram(_ text: String) throws {
    try folder.write(text + "\n", to: "Sources/Shop/main.swift")
  }

  func setModel(_ entities: [(name: String, properties: String)]) throws {
    try folder.write(
      Self.model(entities: entities),
      to: "Sources/Shop/Book Shop.xcdatamodeld/Book Shop.xcdatamodel/contents")
  }

  func swift(_ arguments: String...) throws -> CommandResult {
    try Command.run("swift", arguments, in: folder.url)
  }

  func build() throws -> CommandResult {
    try swift("build", "--build-system", buildSystem, "--disable-sandbox")
  }

  func run(_ arguments: String...) throws -> CommandResult {
    let path = try swift("build", "--build-system", buildSystem, "--show-bin-path")
    let folder = path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return try Command.run(folder + "/Shop", arguments)
  }

  /// The text of all generated files.
  func generatedText() throws -> String {
    let build = folder.url.appendingPathComponent(".build").path
    return try generatedFiles().keys.sorted().map {
      try String(contentsOf: URL(fileURLWithPath: build + "/" + $0), encoding: .utf8)
    }.joined()
  }

  /// The modification time of every generated file.
  func generatedFiles() throws -> [String: Date] {
    let build = folder.url.appendingPathComponent(".build").path
    var times: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: build)
    where path.hasSuffix(".swift") && path.contains("Model+") && path.contains("plugins") {
      let attributes = try FileManager.default.attributesOfItem(atPath: build + "/" + path)
      times[path] = attributes[.modificationDate] as? Date
    }
    return times
  }
}
