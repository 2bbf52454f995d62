import ModelwrightModel

extension XMLDiagnostics {
  /// What can be wrong with a file before, or while, its XML is parsed.
  static let ofFiles = [
    DiagnosticDocumentation(
      code: "empty-file", severity: .error,
      summary: "The file is empty.",
      cause: """
        A file of no bytes is what an interrupted write or a failed checkout leaves behind.
        """,
      remedy: "Restore the file from version control, or remove it."),
    DiagnosticDocumentation(
      code: "git-lfs-pointer", severity: .error,
      summary: "The file is a Git LFS pointer.",
      cause: """
        The repository keeps the file in Git LFS, and this checkout has only the few lines that \
        stand for it.
        """,
      remedy: "Run 'git lfs pull'."),
    DiagnosticDocumentation(
      code: "xcode3-model", severity: .error,
      summary: "The model is in the binary format of Xcode 3.",
      cause: """
        Before Xcode 4 a model was a pair of binary archives, 'elements' and 'layout'. They can \
        only be read with Apple's frameworks.
        """,
      remedy: "Open the model in Xcode 4 to 15 and save it; that writes XML."),
    DiagnosticDocumentation(
      code: "xcode3-version", severity: .warning,
      summary: "An earlier version is in the binary format of Xcode 3 and is left out.",
      cause: """
        Classes can be generated without earlier versions, but migrations from this version \
        cannot.
        """,
      remedy: """
        Open the version in Xcode 4 to 15 and save it, or remove it when no store of that age is \
        left.
        """),
    DiagnosticDocumentation(
      code: "binary-property-list", severity: .error,
      summary: "A file that should be XML is a binary property list.",
      cause: "A tool has rewritten '.xccurrentversion' in the binary form of property lists.",
      remedy: "Run 'plutil -convert xml1' on the file."),
    DiagnosticDocumentation(
      code: "not-utf8", severity: .error,
      summary: "The file is not UTF-8.",
      cause: """
        Models are UTF-8 whatever their first line says. An editor or a conversion of line \
        endings has written another encoding, or bytes were damaged.
        """,
      remedy: "Save the file as UTF-8, or restore it."),
    DiagnosticDocumentation(
      code: "nul-byte", severity: .error,
      summary: "The file has a NUL byte.",
      cause: "XML allows none; the file was damaged, or is no model.",
      remedy: "Restore the file."),
    DiagnosticDocumentation(
      code: "document-type", severity: .error,
      summary: "The file has a document type declaration.",
      cause: """
        Declarations can define entities that expand without end or that read other files. No \
        model has one, so none is read.
        """,
      remedy: "Remove '<!DOCTYPE ...>'."),
    DiagnosticDocumentation(
      code: "truncated-xml", severity: .error,
      summary: "The file ends before its elements do.",
      cause: """
        The end was lost when the file was written or copied. What stands before it is checked \
        all the same.
        """,
      remedy: "Restore the file; the message names the element that was open."),
    DiagnosticDocumentation(
      code: "malformed-xml", severity: .error,
      summary: "The file is not well-formed XML.",
      cause: """
        A tag, a quote or a reference is wrong, usually after editing by hand. Reading ends \
        there; what stands before it is checked all the same.
        """,
      remedy: """
        Mend the place, or restore the file. XML's rules are strict: '<' and '&' in a value are \
        written '&lt;' and '&amp;'.
        """),
    DiagnosticDocumentation(
      code: "merge-conflict", severity: .error,
      summary: "The file has an unresolved merge conflict.",
      cause: """
        Git marks what it could not merge with lines of '<<<<<<<', '=======' and '>>>>>>>'.
        """,
      remedy: "Resolve the conflict: keep what you need of both sides, and remove the marks."),
    DiagnosticDocumentation(
      code: "out-of-memory", severity: .error,
      summary: "There is not enough memory to read the file.",
      cause: "The parser could not be set up.",
      remedy: "Close other programs, or give the process more memory."),
    DiagnosticDocumentation(
      code: "file-too-large", severity: .error,
      summary: "The file is larger than the reader accepts.",
      cause: "The largest model known has half a megabyte; 64 MB is the limit.",
      remedy: "Check that the file is a model."),
    DiagnosticDocumentation(
      code: "too-deep", severity: .error,
      summary: "Elements stand too deep inside each other.",
      cause: "A model's elements stand six deep; 64 is the limit.",
      remedy: "Check that the file is a model."),
    DiagnosticDocumentation(
      code: "too-many-elements", severity: .error,
      summary: "The file has too many elements.",
      cause: "The largest model known has 2,100 elements; 200,000 is the limit.",
      remedy: "Check that the file is a model, or split it."),
    DiagnosticDocumentation(
      code: "too-many-attributes", severity: .error,
      summary: "An element has too many XML attributes.",
      cause: "No element has more than two dozen; 256 is the limit.",
      remedy: "Check that the file is a model."),
    DiagnosticDocumentation(
      code: "value-too-long", severity: .error,
      summary: "A value in the file is too long.",
      cause: "A value may have a megabyte.",
      remedy: "Shorten the value."),
  ]
}
