import Testing

@testable import modelwright

/// The folder that a model is in.
@Suite struct ModelPathTests {
  @Test(
    "versions and contents files belong to the outermost bundle",
    arguments: [
      ("K.xcdatamodeld", "."), ("a/K.xcdatamodeld", "a"), ("/K.xcdatamodeld/", "/"),
      ("a/K.xcdatamodeld/K 2.xcdatamodel/contents", "a"), ("K.xcdatamodel/contents", "."),
      ("/a/b/K.xcdatamodeld//K.xcdatamodel/", "/a/b"), ("../K.xcdatamodel", ".."),
      ("contents", "."), ("a/contents", "a"), ("/", "/"),
    ])
  func folders(path: String, folder: String) {
    #expect(ModelPath.folder(of: path) == folder)
  }
}
