import CGD
public import Foundation

/// Scales pictures down and encodes them as JPEG, with the GD library.
public enum Thumbnail {
  /// The length of a thumbnail's longer side, in points.
  public static let longerSide = 74

  /// A JPEG of quality 1.0 whose longer side has 74 points; the aspect is kept.
  ///
  /// - Throws: ``ThumbnailError`` when the file cannot be read or holds no picture.
  public static func jpeg(ofFile path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ThumbnailError(path: path, problem: "the file cannot be read")
    }
    guard let picture = decode(data) else {
      throw ThumbnailError(path: path, problem: "this is no JPEG, PNG, GIF or WebP picture")
    }
    defer { gdImageDestroy(picture) }
    guard let scaled = scale(picture) else {
      throw ThumbnailError(path: path, problem: "the picture cannot be scaled")
    }
    defer { gdImageDestroy(scaled) }
    var size: Int32 = 0
    guard let bytes = gdImageJpegPtr(scaled, &size, 100) else {
      throw ThumbnailError(path: path, problem: "the picture cannot be encoded")
    }
    defer { gdFree(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }

  private static func decode(_ data: Data) -> gdImagePtr? {
    guard let size = Int32(exactly: data.count) else { return nil }
    return data.withUnsafeBytes { bytes -> gdImagePtr? in
      let pointer = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      switch Array(bytes.prefix(4)) {
      case let first where first.starts(with: [0xFF, 0xD8]):
        return gdImageCreateFromJpegPtr(size, pointer)
      case [0x89, 0x50, 0x4E, 0x47]: return gdImageCreateFromPngPtr(size, pointer)
      case [0x47, 0x49, 0x46, 0x38]: return gdImageCreateFromGifPtr(size, pointer)
      case [0x52, 0x49, 0x46, 0x46]: return gdImageCreateFromWebpPtr(size, pointer)
      default: return nil
      }
    }
  }

  private static func scale(_ picture: gdImagePtr) -> gdImagePtr? {
    let (width, height) = (Int(picture.pointee.sx), Int(picture.pointee.sy))
    let longer = max(width, height)
    guard longer > 0 else { return nil }
    gdImageSetInterpolationMethod(picture, GD_BICUBIC)
    return gdImageScale(
      picture, UInt32(max(1, (width * longerSide + longer / 2) / longer)),
      UInt32(max(1, (height * longerSide + longer / 2) / longer)))
  }
}

/// A picture that cannot become a thumbnail.
public struct ThumbnailError: Error, CustomStringConvertible {
  /// The picture's file.
  public let path: String
  /// What is wrong with it.
  public let problem: String

  /// What to tell the user.
  public var description: String { "\(path): \(problem)" }
}
