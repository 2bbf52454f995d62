import Foundation
import Testing

/// The build-tool plugin, in a package that uses it as a user's package does.
@Suite(.serialized) struct BuildToolPluginTests {
  @Test(
    "a model becomes classes, an edit regenerates them, and the old store stays usable",
    arguments: ["native", "swiftbuild"])
  func wholeLoop(buildSystem: String) throws {
    let package = try UserPackage(buildSystem: buildSystem)
    let store = package.folder.url.appendingPathComponent("books.sqlite").path
    try expectSilentBuild(of: package)
    #expect(try package.run(store, "Emma").output == "Emma\n")

    let before = try package.generatedFiles()
    #expect(before.count >= 2)
    try expectSilentBuild(of: package)
    #expect(try package.generatedFiles() == before, "an unchanged model regenerates nothing")

    try addProperty(to: package, store: store)
    try addEntity(to: package, store: store)
    try removeEntity(from: package)
    try configure(package)
    try breakModel(of: package)
  }

  func expectSilentBuild(of package: UserPackage) throws {
    let build = try package.build()
    #expect(build.status == 0, "\(build.transcript)")
    #expect(
      !build.output.contains("warning:") && !build.errors.contains("warning:"),
      "\(build.transcript)")
  }

  func addProperty(to package: UserPackage, store: String) throws {
    let pages =
      "<attribute name=\"pages\" attributeType=\"Integer 32\" defaultValueString=\"100\"/>"
    try package.setModel([("Book", UserPackage.book(adding: pages))])
    try package.setProgram(
      UserPackage.firstProgram.replacingOccurrences(
        of: "print(book.title)", with: "print(book.title, book.pages)"))
    try expectSilentBuild(of: package)
    #expect(try package.run(store, "Ulysses").output == "Emma 100\nUlysses 100\n")
  }

  func addEntity(to package: UserPackage, store: String) throws {
    try package.setModel([
      ("Book", UserPackage.book(adding: Self.author)), ("Author", Self.books),
    ])
    try package.setProgram(
      UserPackage.firstProgram.replacingOccurrences(
        of: "print(book.title)", with: "print(book.title, book.author == nil)"))
    try expectSilentBuild(of: package)
    // The attribute of the step before is gone, and the rows are all there.
    let run = try package.run(store, "Walden")
    #expect(run.output == "Emma true\nUlysses true\nWalden true\n", "\(run.transcript)")
    #expect(
      try package.run(store + ".new", "Walden").output == "Walden true\n")
  }

  func removeEntity(from package: UserPackage) throws {
    try package.setModel([("Book", UserPackage.book())])
    try package.setProgram(UserPackage.firstProgram)
    try expectSilentBuild(of: package)
    try package.setProgram(UserPackage.firstProgram + "\nprint(Author.self)")
    #expect(try package.build().status != 0, "the class of a removed entity is gone")
    try package.setProgram(UserPackage.firstProgram)
  }

  /// A configuration in the target and one in the package: each edit regenerates the classes.
  func configure(_ package: UserPackage) throws {
    let target = "Sources/Shop/modelwright.json"
    try package.folder.write(
      UserPackage.manifest.replacingOccurrences(
        of: "exclude: [", with: "exclude: [\"modelwright.json\", "),
      to: "Package.swift")
    for (inTarget, inPackage, declaration) in [
      ("{}", "{}", "nonisolated public final class Book"),
      (#"{"accessLevel": "internal"}"#, "{}", "nonisolated final class Book"),
      ("{}", "{}", "nonisolated public final class Book"),
      ("{}", #"{"accessLevel": "internal"}"#, "nonisolated final class Book"),
    ] {
      for (text, file) in [(inTarget, target), (inPackage, "modelwright.json")] {
        let url = package.folder.url.appendingPathComponent(file)
        let isSame = try? String(contentsOf: url, encoding: .utf8) == text
        if isSame != true { try package.folder.write(text, to: file) }
      }
      try expectSilentBuild(of: package)
      #expect(try package.generatedText().contains(declaration), "\(inTarget) \(inPackage)")
    }
    try package.folder.write("{\n  \"imprts\": []}", to: target)
    let build = try package.build()
    #expect(build.status != 0)
    let place = "\(target):2:3: error: there is no setting 'imprts' here; did you mean 'imports'?"
    #expect((build.output + build.errors).contains(place), "\(build.transcript)")
    try package.folder.write("{}", to: target)
    try expectSilentBuild(of: package)
  }

  func breakModel(of package: UserPackage) throws {
    try package.setModel([
      ("Book", UserPackage.book(adding: "<attribute name=\"x\" attributeType=\"Integre 16\"/>"))
    ])
    let build = try package.build()
    #expect(build.status != 0)
    let place = "Book Shop.xcdatamodel/contents:5:36: error: unknown attribute type"
    #expect((build.output + build.errors).contains(place), "\(build.transcript)")
  }

  static let author = """
    <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
    """

  static let books = """
    <attribute name="name" optional="YES" attributeType="String"/>
    <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" \
    destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
    """
}
