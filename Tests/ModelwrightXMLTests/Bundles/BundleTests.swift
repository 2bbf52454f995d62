import ModelwrightModel
import ModelwrightXML
import Testing

/// Bundles on a disk.
@Suite struct BundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func model(_ entity: String) -> String {
    "\(declaration)\n<model><entity name=\"\(entity)\"/></model>"
  }

  private func mark(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>Other</key><string>no</string>
    \t<key>_XCCurrentVersionName</key>
    \t<string>\(name)</string>
    </dict>
    </plist>
    """
  }

  private func writeVersions(_ names: String...) throws {
    for name in names {
      try folder.write(model("E"), to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
    }
  }

  @Test func versionsStandInNaturalOrderWithTheCurrentOneLast() throws {
    try writeVersions("M", "M 10", "M 9", "M 2")
    try folder.write(mark("M 9.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld/")
    #expect(diagnostics == [])
    #expect(bundle?.name == "M")
    #expect(bundle?.versions.map(\.name) == ["M", "M 2", "M 10", "M 9"])
    #expect(bundle?.current.name == "M 9")
    #expect(
      bundle?.current.entities.first?.source.path
        == folder.path + "/M.xcdatamodeld/M 9.xcdatamodel/contents")
  }

  @Test func theCurrentVersionsNameMayHoldReferences() throws {
    try writeVersions("A & B", "C")
    try folder.write(mark("A &amp; B.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    #expect(folder.read("M.xcdatamodeld").bundle?.current.name == "A & B")
  }

  @Test func oneVersionNeedsNoMark() throws {
    try writeVersions("Only")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle?.current.name == "Only")
    #expect(diagnostics == [])
  }

  @Test(arguments: [nil, "<plist version=\"1.0\"><dict/></plist>"])
  func severalVersionsWithoutAMarkAreWarnedAbout(_ mark: String?) throws {
    try writeVersions("M 2", "M")
    if let mark { try folder.write(mark, to: "M.xcdatamodeld/.xccurrentversion") }
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle?.current.name == "M")
    #expect(
      diagnostics == [
        "M.xcdatamodeld: warning: there are several versions and no .xccurrentversion; 'M' is taken as the current one [unmarked-current-version]"
      ])
  }

  @Test func aMarkOfAnAbsentVersionIsAnError() throws {
    try writeVersions("M", "M 2")
    try folder.write(mark("M 3.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    #expect(
      folder.read("M.xcdatamodeld").diagnostics == [
        "M.xcdatamodeld/.xccurrentversion: error: the current version 'M 3.xcdatamodel' does not exist; did you mean 'M 2.xcdatamodel'? [unknown-current-version]"
      ])
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; restore it or remove it [empty-file]"),
    (
      "bplist00",
      "1:1: error: the file is a binary property list; convert it with 'plutil -convert xml1' [binary-property-list]"
    ),
    (
      "<dict/>",
      "1:1: error: the root element is 'dict', not 'plist': this is no XML property list [not-a-property-list]"
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist/>",
      "1:1: error: a document type declaration is not read, for safety; remove it [document-type]"
    ),
  ])
  func aDamagedMarkIsAnError(_ text: String, _ wanted: String) throws {
    try writeVersions("M", "M 2")
    try folder.write(text, to: "M.xcdatamodeld/.xccurrentversion")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle != nil)
    #expect(diagnostics == ["M.xcdatamodeld/.xccurrentversion:\(wanted)"])
  }

  @Test func everyVersionsFaultsAreReported() throws {
    try writeVersions("B")
    try folder.write("<model><x/></model>", to: "M.xcdatamodeld/A.xcdatamodel/contents")
    try folder.write("", to: "M.xcdatamodeld/C.xcdatamodel/contents")
    try folder.makeFolder("M.xcdatamodeld/D.xcdatamodel")
    try folder.write(mark("B.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle?.versions.map(\.name) == ["A", "B"])
    #expect(
      diagnostics == [
        "M.xcdatamodeld/A.xcdatamodel/contents:1:8: warning: 'model' has the unknown element 'x', which is skipped [unknown-element]",
        "M.xcdatamodeld/C.xcdatamodel/contents:1:1: error: the file is empty; restore it or remove it [empty-file]",
        "M.xcdatamodeld/D.xcdatamodel: error: the model has no file 'contents'; restore it [missing-contents]",
      ])
  }

  @Test func aPlainModelAndABareFileAreRead() throws {
    try folder.write(model("E"), to: "Plain.xcdatamodel/contents")
    try folder.write(model("E"), to: "some/contents")
    try writeVersions("V")
    for (path, name, version) in [
      ("Plain.xcdatamodel", "Plain", "Plain"), ("Plain.xcdatamodel/contents", "Plain", "Plain"),
      ("some/contents", "contents", "contents"), ("M.xcdatamodeld/V.xcdatamodel", "M", "V"),
      ("M.xcdatamodeld/V.xcdatamodel/contents", "M", "V"),
    ] {
      let (bundle, diagnostics) = folder.read(path)
      #expect(diagnostics == [])
      #expect(bundle?.name == name)
      #expect(bundle?.versions.map(\.name) == [version])
    }
  }

  @Test func whatIsNoModelIsSaidToBeNone() throws {
    try folder.write([0x62], to: "Old.xcdatamodel/elements")
    try folder.write(model("E"), to: "Flat.xcdatamodeld/contents")
    try folder.makeFolder("Empty.xcdatamodeld")
    try folder.write("x", to: "File.xcdatamodeld")
    try folder.write("version https://git-lfs.github.com/spec/v1", to: "LFS.xcdatamodel")
    try folder.makeFolder("Folder.xcdatamodel/contents")
    try folder.makeFolder("Sources/Dogs.xcdatamodeld")
    let wanted = [
      "Old.xcdatamodel: error: this is a binary model of Xcode 3; open it in Xcode 4 to 15 and save it to get XML [xcode3-model]",
      "Flat.xcdatamodeld: error: the bundle contains no .xcdatamodel; it has a file 'contents' itself: rename it to .xcdatamodel, or move the file into one [no-versions]",
      "Empty.xcdatamodeld: error: the bundle contains no .xcdatamodel [no-versions]",
      "File.xcdatamodeld: error: a folder is expected here: a .xcdatamodeld is one [not-a-folder]",
      "LFS.xcdatamodel: error: the file is a Git LFS pointer, its content was not fetched; run 'git lfs pull' [git-lfs-pointer]",
      "Folder.xcdatamodel/contents: error: a file is expected here [not-a-file]",
      "Sources: error: this folder is neither an .xcdatamodeld nor an .xcdatamodel; it contains 'Dogs.xcdatamodeld' [not-a-model]",
      "Dogs.xcdatamodeld: error: there is no file or folder of this name [missing-file]",
      "Sources/Dog.xcdatamodeld: error: there is no file or folder of this name; did you mean 'Dogs.xcdatamodeld'? [missing-file]",
      "Sources/Dogs.xcdatamodel: error: there is no file or folder of this name; did you mean 'Dogs.xcdatamodeld'? [missing-file]",
    ]
    for line in wanted {
      let path = String(line[..<(line.firstRange(of: ": error")?.lowerBound ?? line.endIndex)])
      let name = path.hasSuffix("Folder.xcdatamodel/contents") ? "Folder.xcdatamodel" : path
      let (bundle, diagnostics) = folder.read(name)
      #expect(bundle == nil)
      #expect(diagnostics == [line])
    }
  }

  @Test func anEarlierVersionOfXcode3IsLeftOut() throws {
    try writeVersions("M 2")
    try folder.write([0x62], to: "M.xcdatamodeld/M.xcdatamodel/elements")
    try folder.write(mark("M 2.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle?.versions.map(\.name) == ["M 2"])
    #expect(
      diagnostics == [
        "M.xcdatamodeld/M.xcdatamodel: warning: this earlier version is a binary model of Xcode 3 and is left out; save it with Xcode 4 to 15 [xcode3-version]"
      ])
  }

  @Test func aBundleThatSaysItHasNoVersionIsEmpty() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict/></plist>", to: "M.xcdatamodeld/.xccurrentversion")
    let (bundle, diagnostics) = folder.read("M.xcdatamodeld")
    #expect(bundle?.current == Model(name: "M"))
    #expect(
      diagnostics == [
        "M.xcdatamodeld: warning: the bundle has no version, so there is nothing to generate; add one in Xcode [empty-bundle]"
      ])
  }

  @Test func limitsHoldForFilesAndVersions() throws {
    try writeVersions("A", "B", "C")
    #expect(
      folder.read("M.xcdatamodeld", limits: ReaderLimits(versions: 2)).diagnostics == [
        "M.xcdatamodeld: error: the bundle has more than 2 versions [too-many-versions]"
      ])
    #expect(
      folder.read("M.xcdatamodeld/A.xcdatamodel", limits: ReaderLimits(fileSize: 10)).diagnostics
        == [
          "M.xcdatamodeld/A.xcdatamodel/contents: error: the file has more than 10 bytes [file-too-large]"
        ])
  }
}
