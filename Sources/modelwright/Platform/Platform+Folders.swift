#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Opens a folder; when it is missing it is made on demand, with those above it.
  static func openFolder(_ path: String, makesIt: Bool) throws(SystemFault) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor != -1 { return descriptor }
    let fault = lastFault
    guard makesIt, fault.number == ENOENT else { throw fault }
    try makeFolders(path)
    return try openFolder(path, makesIt: false)
  }

  /// Makes a folder and those above it.
  private static func makeFolders(_ path: String) throws(SystemFault) {
    let path = withoutTrailingSlashes(path)
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let fault = lastFault
    guard fault.number == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex
    else { throw fault }
    try makeFolders(String(path[..<slash]))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw lastFault }
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  /// A name in a folder.
  struct Entry {
    var name: String
    /// Whether it is a folder itself, not a symbolic link to one.
    var isFolder: Bool
  }

  /// What is in a folder, in the order of the names.
  static func entries(of path: String) throws(SystemFault) -> [Entry] {
    let descriptor = try openFolder(path, makesIt: false)
    defer { close(descriptor) }
    return try names(in: descriptor).sorted().map { name in
      Entry(name: name, isFolder: (try? kind(of: name, in: descriptor)) == .folder)
    }
  }

  /// The names in an open folder, in any order.
  static func names(in folder: Int32) throws(SystemFault) -> [String] {
    // Reading moves a descriptor's place in the folder: it gets one of its own.
    let descriptor = try call { openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(descriptor) else {
      let fault = lastFault
      close(descriptor)
      throw fault
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
