import Testing

@testable import ModelwrightXML

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/Dog Walk.xcdatamodeld/", "Dog Walk.xcdatamodeld", "Dog Walk", "xcdatamodeld", "/a"),
    ("contents", "contents", "contents", "", "."),
    ("/x", "x", "x", "", "/"),
    ("a/v1.2.xcdatamodel", "v1.2.xcdatamodel", "v1.2", "xcdatamodel", "a"),
    ("a/.hidden", ".hidden", ".hidden", "", "a"),
    ("M.XCDataModelD", "M.XCDataModelD", "M", "xcdatamodeld", "."),
  ])
  func parts(
    _ text: String, _ name: String, _ stem: String, _ fileExtension: String, _ folder: String
  ) {
    let path = FilePath(text)
    #expect(path.name == name)
    #expect(path.stem == stem)
    #expect(path.fileExtension == fileExtension)
    #expect(path.folder.text == folder)
  }

  @Test func appending() {
    #expect(FilePath("/").appending("a").text == "/a")
    #expect(FilePath("a/").appending("b").text == "a/b")
  }
}
