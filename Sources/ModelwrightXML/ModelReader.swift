public import ModelwrightModel

/// Reads Core Data models: `.xcdatamodeld` bundles, `.xcdatamodel` folders and `contents` files.
///
/// Every fault is a diagnostic with its place; nothing is thrown, and no input stops the program.
/// The network is never used, and no entity or document type is ever expanded or loaded.
/// Source: core-data.md §1.
public struct ModelReader: Sendable {
  /// How much is read before a document is refused.
  public var limits: ReaderLimits

  /// Makes a reader.
  public init(limits: ReaderLimits = ReaderLimits()) { self.limits = limits }

  /// Reads a model from the disk.
  ///
  /// - Parameter path: An `.xcdatamodeld` bundle with all its versions, an `.xcdatamodel` folder, or a
  ///   `contents` file of any name.
  /// - Returns: What could be read, and every fault of every file.
  public func read(path: String) -> ReadResult {
    var bundles = BundleReader(self)
    return bundles.read(FilePath(path))
  }

  /// Reads the bytes of a `contents` file.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes.
  ///   - path: The path that diagnostics name.
  ///   - name: The version's name, which the document itself does not hold.
  /// - Returns: The model, `nil` when the document could not be read to its end, and everything that
  ///   is to be said about it, sorted by place. With an error among it the model must not be used to
  ///   generate anything.
  public func read(
    contents: [UInt8], path: String, name: String
  ) -> (model: Model?, diagnostics: [Diagnostic]) {
    let result = document(contents, path: path, name: name)
    return (result.isComplete ? result.model : nil, result.diagnostics)
  }

  /// Reads a document as far as it goes.
  func document(
    _ contents: [UInt8], path: String, name: String
  ) -> (model: Model, isComplete: Bool, diagnostics: [Diagnostic]) {
    contents.withUnsafeBufferPointer { bytes in
      let document = Document(bytes, path: path, limits: limits)
      let builder = ModelBuilder(path: path, name: name, limits: limits)
      let fault =
        document.readable.isEmpty ? nil : XMLParser.parse(document.readable, handler: builder)
      // What is wrong with the bytes is said already; that the readable ones end early is no news.
      if let problem = document.problem {
        builder.bag.add(problem)
      } else if let fault {
        let open = builder.open.last?.rawValue
        document.diagnostic(for: fault, inside: open).map { builder.bag.add($0) }
      }
      let isComplete = fault == nil && document.problem == nil
      return (builder.model, isComplete, builder.bag.sorted())
    }
  }
}
