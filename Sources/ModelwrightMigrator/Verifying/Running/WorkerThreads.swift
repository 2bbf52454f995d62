// The calls of the C library that threads need, in one place.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Work on several threads, one for each processor.
enum WorkerThreads {
  /// How many processors there are to work on.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls a function for every number below a count and returns what it gives, in their order.
  ///
  /// - Parameters:
  ///   - threadCount: How many threads work; numbers are dealt to them in turn.
  ///   - context: What each thread makes for itself before it begins, since it cannot be shared.
  static func map<Context, Result: Sendable>(
    _ count: Int, threadCount: Int = processorCount, context: @escaping @Sendable () -> Context,
    _ body: @escaping @Sendable (Context, Int) -> Result
  ) -> [Result] {
    let threadCount = min(threadCount, count)
    guard threadCount > 1 else {
      guard count > 0 else { return [] }
      let own = context()
      return (0..<count).map { body(own, $0) }
    }
    let workers = (0..<threadCount).map { first in
      Worker { collect in
        let own = context()
        for number in stride(from: first, to: count, by: threadCount) {
          collect(number, body(own, number))
        }
      }
    }
    for worker in workers { worker.start() }
    for worker in workers { worker.finish() }
    let found = workers.flatMap(\.results).sorted { $0.number < $1.number }
    return found.map(\.result)
  }
}

/// One thread with what it has found.
///
/// Unchecked: only the thread itself touches ``results`` until it has been waited for.
private final class Worker<Result: Sendable>: @unchecked Sendable {
  private let work: (_ collect: (Int, Result) -> Void) -> Void
  private(set) var results: [(number: Int, result: Result)] = []
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif
  private var isRunning = false

  init(_ work: @escaping (_ collect: (Int, Result) -> Void) -> Void) { self.work = work }

  /// Starts the thread; when the system gives none the work is done at once.
  func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // The stacks of further threads are small on some systems.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    defer { pthread_attr_destroy(&attributes) }
    let call = Call { self.work { self.results.append(($0, $1)) } }
    let argument = Unmanaged.passRetained(call).toOpaque()
    isRunning = pthread_create(&thread, &attributes, Call.entry, argument) == 0
    if !isRunning { Unmanaged<Call>.fromOpaque(argument).takeRetainedValue().body() }
  }

  func finish() {
    guard isRunning else { return }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}

/// What a thread is to call; a C function pointer can hold no generic class.
private final class Call {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }

  #if canImport(Darwin)
    static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Call>.fromOpaque($0).takeRetainedValue().body()
      return nil
    }
  #else
    static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let call = $0 { Unmanaged<Call>.fromOpaque(call).takeRetainedValue().body() }
      return nil
    }
  #endif
}
