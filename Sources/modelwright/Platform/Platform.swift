// Every call to the system's C library is in this file and its extensions in this folder.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system: streams, files, the process.
enum Platform {
  /// The streams of a process.
  enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  /// Sees to it that a reader that goes away does not end the process, and that no file that is
  /// opened takes the place of a stream that was closed.
  static func prepareStreams() {
    _ = signal(SIGPIPE, SIG_IGN)
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  /// Writes a text to a stream; a reader that has gone away is no fault.
  ///
  /// - Returns: What is wrong, or `nil`.
  @discardableResult
  static func write(_ text: String, to stream: Stream) -> String? {
    do throws(SystemFault) {
      try write(Array(text.utf8), to: stream.rawValue)
      return nil
    } catch {
      return error.number == EPIPE ? nil : error.description
    }
  }

  /// Writes bytes to a descriptor, all of them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
    var fault: SystemFault?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty, fault == nil {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #else
          let count = Musl.write(descriptor, part.baseAddress, part.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 {
          fault = SystemFault(number: ENOSPC)
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          fault = lastFault
        }
      }
    }
    if let fault { throw fault }
  }

  /// Waits for a stream that another program has set not to wait by itself.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// The system's words for a number.
  static func explanation(of number: Int32) -> String {
    guard let text = strerror(number) else { return "fault \(number)" }
    return String(cString: text)
  }

  /// Holds back the signals that end a process until they are released.
  static func holdBackSignals() -> sigset_t {
    var signals = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    sigprocmask(SIG_BLOCK, &signals, &earlier)
    return earlier
  }

  /// Lets the signals through that were held back.
  static func releaseSignals(_ earlier: sigset_t) {
    var earlier = earlier
    sigprocmask(SIG_SETMASK, &earlier, nil)
  }

  /// Ends the process.
  static func leave(with status: Int32) -> Never { exit(status) }

  /// The fault of the call that has just failed.
  static var lastFault: SystemFault { SystemFault(number: errno) }
}
