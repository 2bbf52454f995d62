public import ModelwrightModel

/// Reads mapping models: `.xcmappingmodel` folders and their `xcmapping.xml`.
///
/// Every fault is a diagnostic with its place, and no input stops the program: the limits and the parser
/// are those of ``ModelReader``. The models that a mapping model embeds are passed over.
/// Source: core-data.md §1.9.
public struct MappingReader: Sendable {
  /// How much is read before a document is refused.
  public var limits: ReaderLimits

  /// Makes a reader.
  public init(limits: ReaderLimits = ReaderLimits()) { self.limits = limits }

  /// Reads a mapping model from the disk.
  ///
  /// - Parameter path: An `.xcmappingmodel` folder, or the `xcmapping.xml` in it.
  /// - Returns: The mapping model, `nil` when it could not be read to its end, and everything that is to
  ///   be said about it.
  public func read(path: String) -> (mapping: MappingModel?, diagnostics: [Diagnostic]) {
    var file = FilePath(path)
    if Disk.kind(of: file.text) == .folder { file = file.appending("xcmapping.xml") }
    do {
      return read(try Disk.bytes(of: file.text, limit: limits.usedFileSize), path: file.text)
    } catch {
      let place = SourceLocation(path: file.text)
      let problem: Diagnostic =
        switch (error, Disk.kind(of: file.text)) {
        case (.tooLarge, _): .tooLarge(limits.usedFileSize, at: place)
        case (_, .missing): .missingFile(file, hint: "")
        default: .unreadableFile(file, error.reason)
        }
      return (nil, [problem])
    }
  }

  /// Reads the bytes of an `xcmapping.xml`.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes.
  ///   - path: The path that diagnostics name.
  /// - Returns: The mapping model, `nil` when it could not be read to its end, and everything that is to
  ///   be said about it, sorted by place.
  public func read(
    _ contents: [UInt8], path: String
  ) -> (mapping: MappingModel?, diagnostics: [Diagnostic]) {
    contents.withUnsafeBufferPointer { bytes in
      let document = Document(bytes, path: path, limits: limits, content: .propertyList)
      if let problem = document.problem { return (nil, [problem]) }
      let reader = MappingDocumentReader(path: path, limits: limits)
      let fault = XMLParser.parse(document.bytes, handler: reader, documentType: .ignored)
      if let fault, let found = document.diagnostic(for: fault, inside: reader.open.last) {
        reader.bag.add(found)
      }
      guard fault == nil else { return (nil, reader.bag.sorted()) }
      var builder = MappingBuilder(reader)
      let mapping = builder.mapping()
      return (mapping, builder.bag.sorted())
    }
  }
}
