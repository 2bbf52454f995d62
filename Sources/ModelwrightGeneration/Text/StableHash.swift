/// A hash that is the same in every process, on every platform and in every version of the tool.
enum StableHash {
  /// FNV-1a over the text's UTF-8, with its bits mixed once more so that all of them count.
  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 33
    hash = hash &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
