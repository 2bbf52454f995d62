#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Set by the handler of a signal, which may do little else; a machine word, which is written at once.
nonisolated(unsafe) private var wasInterrupted: sig_atomic_t = 0

extension Platform {
  /// Whether somebody has asked the process to end since ``noticeInterrupts()``.
  static var isInterrupted: Bool { wasInterrupted != 0 }

  /// Has the first Control-C, or the like, only be noted, so that what is being done can be undone in
  /// order. The second one ends the process at once.
  static func noticeInterrupts() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        wasInterrupted = 1
        signal(number, SIG_DFL)
      }
    }
  }
}
