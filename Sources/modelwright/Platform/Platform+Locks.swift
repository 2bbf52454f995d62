#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Locks on folders. They end with the process that holds them, however that ends.
extension Platform {
  /// What tells one folder from all others, whatever its paths are.
  struct Identity: Hashable, Comparable {
    var device: UInt64
    var number: UInt64

    static func < (lhs: Identity, rhs: Identity) -> Bool {
      (lhs.device, lhs.number) < (rhs.device, rhs.number)
    }
  }

  /// What came of asking for a lock.
  enum LockResult { case locked, taken, unavailable }

  /// The identity of an open folder.
  static func identity(of descriptor: Int32) throws(SystemFault) -> Identity {
    var status = stat()
    _ = try call { fstat(descriptor, &status) }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// The identity of what stands at a path now, links followed; `nil` when nothing does.
  static func identity(at path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Asks for the lock of an open folder without waiting. Some file systems have none to give.
  static func lock(_ descriptor: Int32, sharing: Bool) -> LockResult {
    while flock(descriptor, (sharing ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .taken
      default: return .unavailable
      }
    }
    return .locked
  }

  /// Waits for some milliseconds.
  static func wait(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }
}
