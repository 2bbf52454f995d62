/// How much of a document is read before it is refused.
///
/// The largest model known has 475 KB, 2,100 elements and stands 6 deep; the limits leave a wide
/// margin and keep a hostile file from taking memory or time.
public struct ReaderLimits: Hashable, Sendable {
  /// The greatest size of one file, in bytes; at most 2 GB whatever is set.
  public var fileSize: Int
  /// How many elements may stand inside each other; at most 200 whatever is set.
  public var depth: Int
  /// How many elements a document may have.
  public var elements: Int
  /// How many attributes one element may have.
  public var attributesPerElement: Int
  /// The greatest length of one attribute's value, in bytes.
  public var valueLength: Int
  /// How many versions a bundle may have.
  public var versions: Int
  /// How many errors, and how many warnings, are reported for one document.
  public var diagnostics: Int

  /// Makes limits; what is left out is the default.
  public init(
    fileSize: Int = 64 << 20,
    depth: Int = 64,
    elements: Int = 500_000,
    attributesPerElement: Int = 256,
    valueLength: Int = 1 << 20,
    versions: Int = 2_000,
    diagnostics: Int = 1_000
  ) {
    self.fileSize = fileSize
    self.depth = depth
    self.elements = elements
    self.attributesPerElement = attributesPerElement
    self.valueLength = valueLength
    self.versions = versions
    self.diagnostics = diagnostics
  }

  /// The depth that is really used: libxml2 itself gives up at 256.
  var usedDepth: Int { min(depth, 200) }
  /// The file size that is really used: libxml2 counts in 32 bits.
  var usedFileSize: Int { min(fileSize, Int(Int32.max) - 1) }
}
